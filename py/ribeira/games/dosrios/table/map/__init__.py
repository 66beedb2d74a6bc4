"""The map: land, rivers, people, and what can be clicked on it."""
