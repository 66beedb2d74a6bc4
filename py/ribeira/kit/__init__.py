"""What games draw, speak and advise with."""
