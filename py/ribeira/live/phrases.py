"""What people can say to each other over the line: set phrases and signs, never free text."""

from __future__ import annotations

PHRASES = (
    "hello",
    "your-turn",
    "a-moment",
    "well-played",
    "ouch",
    "thanks",
    "sorry",
    "again",
    "bye",
)
