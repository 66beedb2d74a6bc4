"""What a person can do, one file for each concern."""
