"""Turns a `Message` into a sentence of a language. Imports nothing of the project but the core."""
