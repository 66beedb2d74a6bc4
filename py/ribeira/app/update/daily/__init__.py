"""Plays the deals of the day, and notes what becomes of them."""
