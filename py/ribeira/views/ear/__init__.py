"""The table in words, with a line to type into: as a dialog, and as the whole table."""
