"""Coordinates: square and hexagonal grids."""
