"""What `make bench` measures. Compare its ratios between machines, not its seconds."""
