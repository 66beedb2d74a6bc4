"""How a language writes large whole numbers: 524,288 in English, 524.288 in German."""

from __future__ import annotations

PLAIN = 10_000
"""Below this no language needs a mark: a thousand Rio are 1000."""
MARKS = {
    "en": ",",
    "de": ".",
    "es": ".",
    "fr": "\u00a0",
    "it": ".",
    "nl": ".",
    "pt": "\u00a0",
}
"""What stands between the thousands."""
NAMES = frozenset({"seed"})
"""Gaps whose number is a name: people type it as it stands."""


def written(language: str, gap: str, number: int) -> str:
    """The number as it stands in that gap of a sentence."""
    if number < PLAIN or gap in NAMES:
        return str(number)
    return f"{number:,}".replace(",", MARKS.get(language, ""))
