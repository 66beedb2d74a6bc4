"""Bots. They get a sight and the list of legal actions, never a state, so they cannot cheat."""
