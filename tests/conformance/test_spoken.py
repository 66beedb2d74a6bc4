"""What is spoken has words that a voice can say and a person can hold: no names from the code."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from ribeira.core.values import Message
from ribeira.games.dosrios.board_map import HEXES
from ribeira.i18n.languages import LANGUAGES
from tests.conformance.drawings import drawn
from tests.conformance.played import Played, Step, seats_at, spread
from tests.i18n.catalogues import real

pytestmark = pytest.mark.cpython_only  # the sentences are the real ones
STEPS = 40
"""So many steps of each game are told, in every language."""
PLACES = 4
NAMES = ("Ana", "Bruno", "Clara", "Duarte", "Elisa")
CODES = (
    re.compile(r"\b[^\W\d_]{1,3}\d+\w*['′]?"),  # w0, T12, E07a'
    re.compile(r"\b\w+[._]\w*[a-z]\w*\b(?<!\d)"),  # tile.place, rivers_laid
    re.compile(r"\b[A-Z]{2,}\b"),  # ROADE, SV
    re.compile(r"(?<![\w–-])-\d"),  # a hyphen before a number is passed over
    re.compile("[⟨⟩]"),
)
PRINTED = frozenset(HEXES)
"""Names that stand on the board of Dos Rios."""


def names_of(played: Played, step: Step) -> tuple[str, ...]:
    """Ordinary ones: those of the other checks look like code."""
    return NAMES[: len(seats_at(played.rules, step.before))]


def told(played: Played, step: Step) -> Iterator[Message]:
    """All that a player hears in that position and of what happens next."""
    rules, words, ear = played.rules, played.game.words, played.game.ear
    seen, names = rules.sight(step.before, step.seat), names_of(played, step)
    yield words.say_status(seen=seen, names=names)
    yield words.say_progress(seen=seen)
    for section in words.say_sight(seen=seen, names=names):
        yield from (section.title, *section.lines)
    for seat in seats_at(rules, step.before):
        yield from words.say_seat(seen=seen, seat=seat).lines
    legal = rules.legal_actions(step.before, step.seat)
    for action in spread(legal, PLACES):
        yield from (words.say_action(action=action), words.say_button(action=action))
        yield words.say_hint(action=action)
    events = [event for event, _ in step.frames if event.seen_by(step.seat)]
    yield from filter(None, (words.say_event(event=event, names=names) for event in events))
    yield from filter(None, (words.say_turn(events=events, names=names),))
    if ear is None:
        return
    yield from ear.say_where(seen=seen, names=names)
    yield from ear.say_mine(seen=seen, names=names)
    yield from ear.say_score(seen=seen, names=names)
    for action in spread(legal, PLACES):
        yield from (ear.say_group(seen=seen, action=action),)
        yield from ear.say_preview(seen=seen, action=action)
    for place, _ in spread(ear.places(seen=seen), PLACES):
        yield from ear.say_around(seen=seen, place=place, names=names)


def codes_in(sentences: Iterable[str]) -> set[str]:
    found = set()
    for sentence in sentences:
        for pattern in CODES:
            found |= {f"{code}: {sentence}" for code in pattern.findall(sentence)}
    return {one for one in found if one.partition(":")[0] not in PRINTED}


def steps_of(played: Played) -> tuple[Step, ...]:
    if played.game.ear is None:
        pytest.skip("the toy says nothing of its own to who plays by ear")
    return tuple(spread(played.some_steps, STEPS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_code_is_ever_spoken(played: Played, language: str) -> None:
    say = real(language).say
    messages = {message for step in steps_of(played) for message in told(played, step)}
    assert not codes_in(map(say, messages))


def test_a_code_would_be_heard() -> None:
    spoken = ("worker w0 goes", "tile E07a'", "tile.place", "at -1,2", "to ROADE", "⟨x⟩", "on A8")
    assert all(codes_in([sentence]) for sentence in spoken)
    assert not codes_in(("C4, maize, dry", "Rule R-6.7: one step", "at −1,2", "12.500 Rio", "2–3"))


def test_no_code_is_in_the_name_of_a_thing_on_the_table(played: Played) -> None:
    say = real("en").say
    for step in steps_of(played)[::3]:
        drawing = drawn(played, step.before, step.seat, say=say)
        named = (node for node in drawing.nodes if node.get("role") or node.tag == "button")
        assert not codes_in(map(heard_name, named))


def heard_name(node: ET.Element) -> str:
    return node.get("aria-label") or " ".join(heard_texts(node))


def heard_texts(node: ET.Element) -> Iterator[str]:
    """Without what is hidden from screen readers."""
    if node.get("aria-hidden") != "true":
        yield node.text or ""
        for child in node:
            yield from heard_texts(child)
            yield child.tail or ""


# What a tooltip tells


def lines_of_tips(played: Played, step: Step) -> set[str]:
    """What the tooltips of all things on the table tell besides names and rules."""
    tooltips, say = played.game.tooltips, real("en").say
    if tooltips is None:
        return set()
    seen, names = played.rules.sight(step.before, step.seat), names_of(played, step)
    drawing = drawn(played, step.before, step.seat)
    things = {*drawing.all("data-tell"), *drawing.all("id")}
    bare = {thing.removeprefix(f"{played.meta.id}-") for thing in things}
    lines = (tooltips.say_thing(seen=seen, name=name, names=names) for name in bare)
    return {say(line) for several in lines for line in several}


def text_of(played: Played, seen: Any, names: tuple[str, ...]) -> str:
    sections = played.game.words.say_sight(seen=seen, names=names)
    return "\n".join(real("en").say(line) for section in sections for line in section.lines)


ALONE = re.compile(r"Monte: 1 × \w+(?: \w+)*, still open")
COVERED = re.compile(r"A castle covers the .+ quarter of .+")
QUARTER = re.compile(r"(?P<shown>.+), (?P<corner>[a-z-]+) quarter of (?P<cell>.+)")


def test_the_table_as_text_has_all_that_a_tooltip_tells(played: Played) -> None:
    for step in steps_of(played)[::3]:
        seen, names = (
            played.rules.sight(step.before, step.seat),
            names_of(played, step),
        )
        text = text_of(played, seen, names)
        for line in lines_of_tips(played, step):
            assert is_told(line, text), line


def is_told(line: str, text: str) -> bool:
    """As it stands; or in the sentence about all that lie alone, or about the tile."""
    if line.casefold() in text.casefold():
        return True
    if ALONE.fullmatch(line):
        return "Every other quarter is an open monte of its own." in text
    if COVERED.match(line):
        return ", multiplier " in text  # the castle is told with its corner
    quarter = QUARTER.fullmatch(line)
    return (
        bool(quarter)
        and re.search(  # type: ignore[return-value]
            f"Tile at {re.escape(quarter['cell'])}: .*{quarter['shown']}",  # type: ignore[index]
            text,
        )
        is not None
    )
