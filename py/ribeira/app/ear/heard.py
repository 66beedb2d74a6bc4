"""What was typed last and what was answered, as a value that a table keeps."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ribeira.core.values import Message, plural
from ribeira.i18n.catalogue import Catalogue

ENDS = (".", "!", "?", ":", "…", ";", "”", ")")
AT_ONCE = 12
"""So many lines of an answer are said together; the others when more is wanted."""


@dataclass(frozen=True, slots=True)
class Heard:
    """`typed` is empty for what nobody has asked. Of the lines so many have been `told`. `since` is
    the number of actions up to which all has been told, -1 for all but the last one; `waits` says
    what a bot has been asked for, `knows_key` that it was said by which key one hears more."""

    typed: str = ""
    lines: tuple[Message, ...] = ()
    told: int = 0
    since: int = -1
    waits: str = ""
    knows_key: bool = False


def answered(heard: Heard, typed: str, lines: tuple[Message, ...]) -> Heard:
    return replace(heard, typed=typed, lines=lines, told=min(AT_ONCE, len(lines)), waits="")


def with_rest(lines: tuple[Message, ...], left: int, by_key: bool = False) -> tuple[Message, ...]:
    """The lines, and how many more there are, for who types or presses a key."""
    if not left:
        return lines
    return (*lines, plural("ear.more.key", left) if by_key else plural("ear.more", left))


def aloud(heard: Heard) -> tuple[Message, ...]:
    """What is said of an answer at once."""
    return with_rest(heard.lines[: heard.told], len(heard.lines) - heard.told)


def further(heard: Heard, by_key: bool = False) -> tuple[Heard, tuple[Message, ...]]:
    """With more of its lines told, and these lines."""
    told = min(heard.told + AT_ONCE, len(heard.lines))
    lines = heard.lines[heard.told : told]
    return replace(heard, told=told), with_rest(lines, len(heard.lines) - told, by_key)


def as_speech(words: Catalogue, lines: tuple[Message, ...]) -> str:
    """The lines one after the other, each with an end that a voice hears."""
    said = [words.say(line) for line in lines]
    return " ".join(text if text.endswith(ENDS) else f"{text}." for text in said if text)


NOTHING = Heard()
