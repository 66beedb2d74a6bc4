"""What a game is. This room knows no particular game and no browser."""
