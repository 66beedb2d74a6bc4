"""What `make bench` measures. Bad at: numbers for other machines; ratios travel, seconds do not."""
