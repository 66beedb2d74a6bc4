"""The territory: tiles, castles, workers."""
