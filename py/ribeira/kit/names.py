"""Names of people and games, which anybody may have written: what cannot be seen is shown, names
that look alike are numbered, and no name can turn the text around it.

Told apart is what differs only in case, accents, width or the signs of `COMPATIBLE` forms. Letters
of two alphabets that look alike (Latin a and Cyrillic а), letters and digits (l and 1), and pairs
such as rn and m are not noticed.
"""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import bidirectional, category, normalize

SHOWN = "\ufffd"
"""Stands for what cannot be seen: �."""

UNSEEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
EMPTY = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc")
"""Letters and signs that are drawn as nothing."""
JOINERS = "\u200c\u200d"
SELECTORS = frozenset(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))

FROM_THE_RIGHT = frozenset({"R", "AL", "AN"})
ISOLATE, END = "\u2068", "\u2069"


def clean(name: str, most: int) -> str:
    """The name in one line, with a sign for everything that cannot be seen, at most so long."""
    line = " ".join(name.split())
    shown = (sign if _is_seen(line, at) else SHOWN for at, sign in enumerate(line))
    return "".join(shown)[:most].rstrip()


def clean_title(title: str, most: int) -> str:
    """The same for a title, which is printable in the sense of the file's format."""
    return "".join(c if c.isprintable() else SHOWN for c in clean(title, most))


def _is_seen(line: str, at: int) -> bool:
    """Joiners and selectors are let be where writing needs them: within Arabic or Indian words, and
    within the pictures that phones make."""
    sign = line[at]
    before = category(line[at - 1]) if at else ""
    if sign in JOINERS:
        return before in ("Lo", "Mn", "Mc", "So", "Sk")
    if sign in SELECTORS:
        return before in ("So", "Sm", "Sk", "Po", "Nd", "Lo")
    return category(sign) not in UNSEEN and sign not in EMPTY


def tell_apart(names: Iterable[str], most: int) -> tuple[str, ...]:
    """The names, a later one that looks like an earlier one with a number."""
    told: list[str] = []
    looks: set[str] = set()
    for name in names:
        own, number = name, 1
        while _look(own) in looks:
            number += 1
            mark = f" ({number})"
            own = name[: most - len(mark)].rstrip() + mark
        told.append(own)
        looks.add(_look(own))
    return tuple(told)


def _look(name: str) -> str:
    """What is left of a name when one looks at it quickly."""
    plain = normalize("NFKD", normalize("NFKC", name).casefold())
    return "".join(c for c in plain if category(c)[0] not in "MCZ")


def isolated(name: str) -> str:
    """The name as it stands in a text. One that is written from the right gets the signs that keep
    its direction to itself; they also work in attributes and in SVG, where `<bdi>` does not."""
    from_the_right = any(bidirectional(sign) in FROM_THE_RIGHT for sign in name)
    return f"{ISOLATE}{name}{END}" if from_the_right else name
