"""Digests of frozen games as they are drawn, frame by frame, to see what a change has changed.

    python -m tests.records.frames [GAME ...]
    python -m tests.records.frames GAME --out FILE [--markup FILE.gz] [--most 5000]

The first writes `drawn/GAME.txt` anew, with which `test_frames.py` compares: do it after a drawing
was changed on purpose. The second draws many more frames, to compare two versions of a game.

A frame is the table as one viewer sees it during one beat of an action, or at rest after it. Drawn
are actions spread over the games, and those with events that have been drawn only a few times. A
line has the game, the action, the beat or "rest", the viewer and the digest; `--markup` keeps what
was drawn, so that frames that differ can be looked at.
"""

import gzip
import json
from argparse import ArgumentParser
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, replace
from hashlib import sha256
from math import ceil
from pathlib import Path

from ribeira.codec import link
from ribeira.core import match as matches
from ribeira.core.values import Message
from ribeira.games import registry
from ribeira.kit.beats import beats
from ribeira.kit.view import COLOURS, SHAPES, Look, View
from tests.records.freeze import frozen_records

FOLDER = Path(__file__).parent / "drawn"
NAMES = ("Ana", "Bruno", "Clara", "Duarte", "Eva")


@dataclass(frozen=True, slots=True)
class Sample:
    """The first so many games, and about so many frames of them. Actions with an event are always
    drawn until there are so many of them (`rare`)."""

    games: int
    most: int
    rare: int


KEPT = Sample(games=8, most=500, rare=1)
MANY = Sample(games=40, most=5000, rare=8)


def say(message):
    """The key and the values, so that no language matters."""
    values = (
        say(value) if isinstance(value, Message) else str(value) for _, value in message.values
    )
    return f"{message.key}({', '.join(values)})"


def frames_of(match, number, viewer):
    """(beat, sight, events to point at) of each frame of an action, then of the table at rest."""
    rules, found = match.game, matches.frames_of(match, number)
    events = tuple(event for event, _ in found)
    plan = beats(events, registry.load(match.setup.game).table.BEATS)
    for index, (_, shown) in enumerate(plan):
        seen = tuple(event for event in events[:shown] if event.seen_by(viewer))
        yield index, rules.sight(found[shown - 1][1], viewer), seen
    yield "rest", rules.sight(match.states[number + 1], viewer), ()


def drawn(match, number, viewer):
    """(beat, markup) of each frame of an action. At rest there is also what may be clicked."""
    rules, table = match.game, registry.load(match.setup.game).table
    looks = tuple(map(Look, NAMES, COLOURS, SHAPES))[: len(rules.scores(match.state))]
    for beat, seen, events in frames_of(match, number, viewer):
        resting = beat == "rest" and viewer is not None
        legal = rules.legal_actions(match.states[number + 1], viewer) if resting else ()
        view = View(looks, say, legal, events=events)
        yield beat, str(table.draw(seen, view)) + str(table.draw_hand(seen, view))


def chosen(match, budget, rare, met):
    """The numbers of the actions to draw. Only events decide: they never change."""
    costs = [1 + len({event.key for event in step.events}) for step in match.steps]
    every = ceil(sum(costs) * (match.setup.seats + 1) / budget)
    for number, step in enumerate(match.steps):
        keys = {event.key for event in step.events}
        if number % max(every, 1) == 0 or any(met[key] < rare for key in keys):
            met.update(keys)
            yield number


def lines(name, sample):
    """Each frame as a line, and the markup of it."""
    met = Counter()
    for place, record in enumerate(frozen_records(name)[: sample.games]):
        match = link.read(record["link"]).match
        for number in chosen(match, sample.most / sample.games, sample.rare, met):
            for viewer in (*range(match.setup.seats), None):
                for beat, markup in drawn(match, number, viewer):
                    digest = sha256(markup.encode()).hexdigest()[:12]
                    who = "all" if viewer is None else f"P{viewer + 1}"
                    yield f"{place} {number + 1} {beat} {who} {digest}", markup


def kept_path(name):
    return FOLDER / f"{name}.txt"


def keep(names):
    for name in names:
        text = "".join(f"{line}\n" for line, _ in lines(name, KEPT))
        kept_path(name).write_text(text, encoding="utf-8")


def write(name, sample, out, packed):
    with ExitStack() as files:
        digests = files.enter_context(out.open("w"))
        kept = files.enter_context(gzip.open(packed, "wt", 3)) if packed else None
        for line, markup in lines(name, sample):
            digests.write(f"{line}\n")
            if kept:
                kept.write(f"{json.dumps([line, markup])}\n")


def main():
    parser = ArgumentParser("python -m tests.records.frames")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(registry.game_ids()))
    parser.add_argument("--out", type=Path, help="the digests of many frames, a line a frame")
    parser.add_argument("--markup", type=Path, help="the markup too, packed, a JSON line a frame")
    parser.add_argument("--most", type=int, default=MANY.most, help="about so many frames")
    args = parser.parse_args()
    if unknown := set(args.games) - set(registry.game_ids()):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    if not args.out:
        keep(args.games or registry.game_ids())
    elif len(args.games) != 1:
        parser.error("name one game")
    else:
        write(args.games[0], replace(MANY, most=args.most), args.out, args.markup)


if __name__ == "__main__":
    main()
