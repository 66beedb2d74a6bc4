"""Challenges: a game that somebody has played is played by another, and both are compared."""
