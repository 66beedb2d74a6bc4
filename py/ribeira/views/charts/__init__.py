"""Charts of a finished game."""
