"""The deal of the day: which it is, what is kept of it, and how it is played."""
