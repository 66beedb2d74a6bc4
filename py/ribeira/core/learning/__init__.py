"""What a game is learnt by: lessons, what the coach tells, the pages about the game."""
