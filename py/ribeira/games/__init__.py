"""The games. Each folder is one game; the same file names in each."""
