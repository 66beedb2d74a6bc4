"""Learning by playing: a lesson as a value, where it was left, what comes of what one does."""
