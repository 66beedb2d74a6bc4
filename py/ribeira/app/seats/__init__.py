"""Who sits at a table, with which name and face."""
