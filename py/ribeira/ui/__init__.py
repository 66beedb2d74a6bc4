"""The app: one session that changes, and pages that are drawn from it."""
