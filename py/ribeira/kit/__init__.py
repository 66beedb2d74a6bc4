"""What games draw, speak and advise with, and what a game has to offer (`game_module`)."""
