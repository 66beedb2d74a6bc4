"""The review of a finished game: its page, and a choice on the board."""
