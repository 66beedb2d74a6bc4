"""A whole game of 6 Castelos as text: every action, what it was chosen from, what came of it.

The first lines are the set-up, so that a transcript can be played again from itself. Of the long
legal lists only the length and a checksum are kept. `python -m tests.games.castelos.transcript`
writes all transcripts anew from their actions: do it after a change that is meant, and read the
difference.
"""

import re
from pathlib import Path
from zlib import crc32

from ribeira.core import match as matches_of
from ribeira.core.contract import make_setup
from ribeira.games.castelos import rules

FOLDER = Path(__file__).with_name("golden")
ACTION = re.compile(r"\d+\. P(\d) (.+?)   of ")


def transcript(match):
    return "\n".join(_lines(match)) + "\n"


def _lines(match):
    setup = match.setup
    yield f"rules {rules.META.rules}, {setup.seats} seats, seed {setup.seed}"
    yield " ".join(f"{name}={value}" for name, value in setup.options)
    for number, step in enumerate(match.steps):
        before, after = match.states[number : number + 2]
        legal = "\n".join(map(rules.write, rules.legal_actions(before, step.seat)))
        offered = f"of {legal.count(chr(10)) + 1} {crc32(legal.encode()):08x}"
        yield f"{number + 1}. P{step.seat + 1} {rules.write(step.action)}   {offered}"
        yield from map(_event, step.events)
        if step.action.verb == "turn.end":
            yield "   scores " + " ".join(str(score.total) for score in rules.scores(after))
    for seat, score in enumerate(rules.scores(match.state)):
        items = ", ".join(f"{item.key} {item.points}" for item in score.items)
        yield f"P{seat + 1}: {score.total} ({items})"
    yield "ranking " + " ".join(f"P{seat + 1}" for seat in rules.ranking(match.state))


def _event(event):
    values = " ".join(f"{name}={value}" for name, value in event.values)
    audience = "" if event.audience is None else f" only for {event.audience}"
    return f"   {event.key} {values} [{event.rule}]{' reveals' * event.reveals}{audience}"


def match_in(path):
    """The match that a transcript tells of, played again."""
    head, options, *rest = path.read_text(encoding="utf-8").splitlines()
    seats, seed = map(int, re.findall(r"(\d+) seats, seed (\d+)", head)[0])
    chosen = dict(option.split("=") for option in options.split())
    match = matches_of.start(rules, make_setup(rules.META, seats, seed, chosen))
    for seat, text in filter(None, map(_action, rest)):
        match = matches_of.play(match, seat, rules.read(text))
    return match


def _action(line):
    found = ACTION.match(line)
    return found and (int(found[1]) - 1, found[2])


if __name__ == "__main__":
    for path in FOLDER.glob("*.txt"):
        path.write_text(transcript(match_in(path)), encoding="utf-8")
