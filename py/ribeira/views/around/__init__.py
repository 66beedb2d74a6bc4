"""What the screens before and after a game are made of."""
