"""Playing by ear: a line to type into, and answers in words."""
