"""Pages that show everything a game draws: every card and piece, and tables of every kind."""
