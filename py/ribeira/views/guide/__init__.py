"""The pages about a game beside its rules by number."""
