"""The deals of the day: the row in the lobby, the calendar, and the result to share."""
