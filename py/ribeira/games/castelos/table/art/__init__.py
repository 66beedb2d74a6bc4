"""What is printed on tiles, boards and pieces."""
