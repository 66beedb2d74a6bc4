"""What the Makefile calls. Runs on the builder's machine, never in the page."""
