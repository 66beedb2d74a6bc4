"""Steps and chases: the position as movement sees it, what is legal there, and why not."""
