"""Links, files and stored values, bent where it matters: whoever does this knows the formats.

Numbers of a link are changed one by one and sealed again; a file's JSON is changed as a tree.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ribeira.app.storage import DEAL, GAME, UNREAD
from ribeira.codec import envelope, link
from ribeira.codec.link import Linked
from ribeira.codec.order import in_order
from ribeira.codec.radix import Digit, bytes_to_text, pack, to_text
from ribeira.core.match import Match
from ribeira.kit.view import COLOURS, SHAPES

LABELS = (
    "",
    " ",
    "A",
    "a",
    "Ana\u202e",
    "\u200b",
    "דנה",
    "<b>",
    "x" * 25,
    "é" * 24,
    "\u2028",
    "😀",
)
JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2**31, 2**63, 10**400, 1.5, float("nan"), float("inf"), "", " ",
    "douro", "dosrios", "castelos", "wine", "circle", "phantom", "away", "random", "gentle",
    "P1 play 7", "P9 end", "\ud800", "\u202e", "<script>", "</div>", "x" * 5000, [], {}, [[]],
    {"a": {}}, [1] * 300, {"format": 1}, [None], ["P1 play 7"] * 50, [[[[[[[[[[]]]]]]]]]],
)  # fmt: skip
KEYS = ("format", "games", "game", "rules", "seats", "title", "players", "file", "__class__", "")

Path = tuple[int | str, ...]


# Links

NO_LATER = 0, link.MAX_LATER
MARKS: Sequence[tuple[Digit, ...]] = (
    (),
    (),
    *((NO_LATER, (fixed, 2), (sealed, 2)) for fixed in (0, 1) for sealed in (0, 1)),
)
"""What format 3 says besides: nothing, or how its bots think, and whether it is a challenge."""


def bent_link(luck: Random, match: Match) -> str:
    """A sealed link of the match with some of its numbers or names bent."""
    seats = match.setup.seats
    linked = Linked(
        match,
        tuple(luck.choice((0, 0, 1, 2, 3, 4, 5, luck.randrange(8))) for _ in range(seats)),
        luck.random() < 0.5,
    )
    marks = luck.choice(MARKS)
    digits = [*link._about(linked), *marks, *link._course(in_order(match))]
    for _ in range(luck.choice((0, 1, 1, 1, 2, 4))):
        luck.choice(DIGITS)(luck, digits)
    packed = pack([(value % radix, radix) for value, radix in digits if radix > 0])
    content = to_text(packed)
    if luck.random() < 0.5:
        lines = "".join(f"{label}\n" for label in _labels(luck, seats))
        content += envelope.BESIDE + bytes_to_text(lines.encode(errors="replace"))
    usual = 3 if marks else 1
    return envelope.seal(luck.choice((usual, usual, usual, 1, 2, 3, 4)), content)


def _labels(luck: Random, seats: int) -> list[str]:
    count = seats if luck.random() < 0.9 else luck.randrange(8)
    labels: list[str] = []
    for seat in range(count):
        labels += [f"N{seat}", COLOURS[seat % 5], SHAPES[seat % 5]]
    for _ in range(luck.choice((0, 0, 1, 1, 2))):
        if labels:
            labels[luck.randrange(len(labels))] = luck.choice((*LABELS, *COLOURS, *SHAPES))
    return labels


def _other_value(luck: Random, digits: list[Digit]) -> None:
    at = luck.randrange(len(digits))
    digits[at] = luck.randrange(max(1, digits[at][1])), digits[at][1]


def _early_value(luck: Random, digits: list[Digit]) -> None:
    """One of those that say what is meant, rather than an action."""
    at = luck.randrange(min(20, len(digits)))
    digits[at] = luck.choice((0, 1, digits[at][1] - 1)), digits[at][1]


def _other_radix(luck: Random, digits: list[Digit]) -> None:
    at = luck.randrange(len(digits))
    digits[at] = digits[at][0], luck.choice((1, 2, 3, 8, 13, 64, 1 << 16))


def _one_more(luck: Random, digits: list[Digit]) -> None:
    digits.insert(luck.randrange(len(digits) + 1), (luck.randrange(64), 64))


def _one_less(luck: Random, digits: list[Digit]) -> None:
    del digits[luck.randrange(len(digits))]
    digits[:] = digits or [(0, 1)]


def _go_on_long(luck: Random, digits: list[Digit]) -> None:
    digits += [(luck.randrange(16), 16) for _ in range(luck.choice((10, 1000, 8000)))]


DIGITS: Sequence[Callable[[Random, list[Digit]], None]] = (
    _other_value, _other_value, _early_value, _early_value, _other_radix, _one_more, _one_less,
    _go_on_long,
)  # fmt: skip


# Files


def bent_file(luck: Random, files: Sequence[str]) -> str:
    """The text of a file of one game or many, some of it bent."""
    games = [json.loads(luck.choice(files)) for _ in range(luck.choice((1, 1, 1, 1, 2, 6)))]
    whole: Any = games[0] if len(games) == 1 else {"format": 1, "games": games}
    if luck.random() < 0.02:
        whole = {"format": 1, "games": [luck.choice(JUNK)] * luck.choice((100, 20_000))}
    return written(luck, bent(luck, whole))


def written(luck: Random, value: Any) -> str:
    return json.dumps(value, indent=luck.choice((None, None, 2)), ensure_ascii=luck.random() < 0.5)


def bent(luck: Random, value: Any) -> Any:
    """The value with some of its parts replaced, moved, doubled, renamed or gone."""
    for _ in range(luck.choice((0, 1, 1, 1, 2, 3))):
        value = _bent_once(luck, value)
    return value


def _bent_once(luck: Random, value: Any) -> Any:
    """Mostly deep within the value."""
    if not isinstance(value, list | dict) or not value or luck.random() < 0.05:
        return luck.choice(JUNK)
    value = value.copy()
    at = luck.choice(list(value) if isinstance(value, dict) else range(len(value)))
    if isinstance(value[at], list | dict) and luck.random() < 0.7:
        value[at] = _bent_once(luck, value[at])
        return value
    how = luck.randrange(5)
    if how == 0:
        del value[at]
    elif how == 1:
        value[at] = [value[at]] if luck.random() < 0.5 else {"games": value[at]}
    elif how == 2 and isinstance(value, dict):
        value[luck.choice(KEYS)] = value.pop(at)
    elif how == 3 and isinstance(value, list):
        value *= luck.choice((2, 10, 2000 if len(value) < 10 else 2))
    else:
        value[at] = luck.choice(JUNK)
    return value


# Storage


def bent_storage(luck: Random, sound: dict[str, str]) -> dict[str, str]:
    """The texts of a browser's storage, some of them bent, at the keys that the page reads."""
    texts = dict(sound)
    for _ in range(luck.choice((1, 2, 3))):
        small = [key for key in sound if not key.startswith(GAME)]
        key = luck.choice((*sound, *small, GAME + "x", DEAL + "x", UNREAD + "x"))
        texts[key] = _bent_text(luck, texts.get(key, "{}"))
    return texts


def _bent_text(luck: Random, text: str) -> str:
    if luck.random() < 0.2:
        return luck.choice(("", "{", "null", "[]", '"x"', "\ud800", "[" * 100_000, "9" * 5000))
    value = _read(text)
    if value is None:
        return text[: luck.randrange(len(text) + 1)] + luck.choice(("", "x", "\u0000"))
    if isinstance(value, dict) and isinstance(value.get("file"), str) and luck.random() < 0.5:
        value["file"] = written(luck, bent(luck, _read(value["file"])))
        return json.dumps(value)
    return written(luck, bent(luck, value))


def _read(text: str) -> Any:
    """Nothing for what was bent before so that nobody can read it."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None
