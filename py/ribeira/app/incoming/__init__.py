"""What comes from outside, as a link or a file, until it is opened or stored."""
