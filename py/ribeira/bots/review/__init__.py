"""What a review tells of a game that is over: how it stood, and which choices cost how much."""
