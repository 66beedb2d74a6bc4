"""The boards beside the territory."""
