"""Matches to and from what can be stored and sent. What comes in is never trusted."""
