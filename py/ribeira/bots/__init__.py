"""Players who are not people. They get a sight and the legal list, never a state."""
