"""Douro 1872: boats of barrels, sealed choices, and a pest that goes round the table."""
