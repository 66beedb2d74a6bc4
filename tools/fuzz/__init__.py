"""Bends links, files and stored values, and looks whether the page opens or refuses them."""
