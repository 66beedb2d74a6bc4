"""A game is kept by its set-up and its actions: whatever way it is kept, the same game comes back.

What was cut or changed on the way is refused, never half-opened.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from ribeira.codec import link, textfile
from ribeira.codec.errors import CodecError
from ribeira.core import match as matches
from ribeira.core.match import Match
from ribeira.core.record import Record, ReplayError, record_of, replay
from tests.conformance.played import Played, spread

FEW = 150
"""Actions of the games that are kept whole: codecs play each of them again."""


def left_somewhere(played: Played) -> Iterator[Match]:
    """Games that have just begun, that were left, and the last states that there are."""
    for number, match in enumerate(played.matches):
        end = min(len(match.steps), FEW)
        for at in {0, end * number // len(played.matches), end}:
            yield matches.branch(matches.jump(match, at))


def test_undo_and_redo_lead_there_and_back(played: Played) -> None:
    for match in played.matches:
        back = match
        for _ in range(min(len(match.steps), 20)):
            back = matches.undo(back)
        assert back.state == match.states[back.at]
        while not back.is_at_end:
            back = matches.redo(back)
        assert back == match


def test_what_is_undone_can_be_played_again(played: Played) -> None:
    for match in played.matches:
        for at in (*spread(range(1, len(match.steps)), 20), len(match.steps)):
            there, step = matches.jump(match, at), match.steps[at - 1]
            assert matches.redo(matches.undo(there)) == there
            again = matches.play(matches.undo(there), step.seat, step.action)
            assert again == matches.branch(there)


def test_nobody_takes_back_what_was_revealed_or_what_another_did(played: Played) -> None:
    for match in played.matches:
        for at, step in enumerate(match.steps[:FEW], start=1):
            there = matches.jump(match, at)
            drawn = match.states[at].chance != match.states[at - 1].chance
            firm = drawn or any(event.reveals for event in step.events)
            assert bool(matches.why_not_undo(there, step.seat)) == firm
            assert matches.why_not_undo(there, step.seat + 1)
            assert matches.why_not_undo(there, step.seat + 1, practice=True) is None


def test_a_record_gives_the_game_back(played: Played) -> None:
    for match in left_somewhere(played):
        assert replay(played.rules, record_of(match)) == match


def test_a_step_of_the_wrong_seat_is_named(played: Played) -> None:
    for match in played.matches:
        steps = record_of(match).steps[:FEW]
        seat, action = steps[-1]
        wrong = Record(match.setup, (*steps[:-1], (seat + 1, action)))
        with pytest.raises(ReplayError) as refused:
            replay(played.rules, wrong)
        assert refused.value.step == len(steps)


def test_a_file_gives_the_game_back(played: Played) -> None:
    for match in left_somewhere(played):
        saved = textfile.Saved(match, practice=True, title="Sunday")
        assert textfile.read(textfile.write(saved)) == saved


def test_a_link_gives_the_game_back(played: Played) -> None:
    for match in left_somewhere(played):
        kinds = (0,) * match.setup.seats
        linked = link.read(link.write(link.Linked(match, kinds, labels=("Ana", "Rui"))))
        assert linked.match.setup == match.setup
        assert linked.match.state == match.state
        assert (linked.kinds, linked.labels) == (kinds, ("Ana", "Rui"))


def test_a_cut_file_is_refused(played: Played) -> None:
    text = textfile.write(textfile.Saved(next(iter(left_somewhere(played)))))
    for length in range(0, len(text) - 2, 7):
        with pytest.raises(CodecError):
            textfile.read(text[:length])


def test_a_cut_or_changed_link_is_refused(played: Played) -> None:
    match = max(left_somewhere(played), key=lambda match: len(match.steps))
    text = link.write(link.Linked(match, (0,) * match.setup.seats))
    for at in range(0, len(text), max(1, len(text) // 40)):
        for other in (text[:at], text[:at] + text[at + 1 :], f"{text[:at]}~{text[at + 1 :]}"):
            with pytest.raises(CodecError):
                link.read(other)


def test_a_changed_file_is_refused(played: Played) -> None:
    match = max(left_somewhere(played), key=lambda match: len(match.steps))
    fields = json.loads(textfile.write(textfile.Saved(match)))
    for name, value in changes(fields):
        with pytest.raises(CodecError):
            textfile.read(json.dumps(fields | {name: value}))


def changes(fields: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Fields with values that do not fit."""
    yield "format", 99
    yield "rules", 63
    yield "game", "no such game"
    yield "seats", 99
    yield "seed", -1
    yield "options", {"no such option": "on"}
    yield "actions", fields["actions"][:-1]
    yield "actions", [*fields["actions"][:-1], "P1 no such verb"]
    yield "actions", [*fields["actions"], fields["actions"][0]]
    yield "state", "0" * 16
