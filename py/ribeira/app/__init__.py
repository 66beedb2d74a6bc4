"""The app without a browser: a session that changes, and pages drawn from it."""
