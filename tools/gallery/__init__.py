"""Pages that show all there is to see of a game: every card and piece, and tables of every kind."""
