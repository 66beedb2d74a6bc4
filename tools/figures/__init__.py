"""Figures of many games between bots, beside those that the rules and the documentation name."""
