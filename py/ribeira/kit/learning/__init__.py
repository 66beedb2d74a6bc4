"""What the pages about a game show: parts of a drawing at rest, everything in its box."""
