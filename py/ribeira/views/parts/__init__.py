"""Parts that screens share, and dialogs."""
