"""The printed art: symbols drawn once, and what is stamped with them."""
