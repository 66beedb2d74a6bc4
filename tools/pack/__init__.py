"""Packs our Python, scripts and styles for the page."""
