"""A game between devices: messages, the host that has the match, guests that see their seat."""
