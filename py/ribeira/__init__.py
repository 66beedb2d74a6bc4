"""Ribeira: modern board games whose rules run anywhere Python runs, a web page included."""
