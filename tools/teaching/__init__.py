"""What lessons and pages teach, held against the rules."""
