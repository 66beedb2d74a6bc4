"""Challenges: the dialog that makes one, and both games side by side."""
