"""A match as a transcript that people can read and tools can compare, line by line.

`python -m tests.golden FOLDER` writes the transcript beside every record of a folder anew: do it
after a change that is meant, and read the difference. Bad at: saying which of two is right.
"""

import sys
from pathlib import Path

from ribeira.codec.textfile import read

ENDING = ".ribeira.json"


def transcript(match):
    return "\n".join(_lines(match)) + "\n"


def _lines(match):
    game, setup = match.game, match.setup
    yield f"{setup.game}, rules {game.META.rules}, {setup.seats} seats, seed {setup.seed}"
    yield " ".join(f"{name}={value}" for name, value in setup.options)
    for number, step in enumerate(match.steps):
        before, after = match.states[number : number + 2]
        legal = " ".join(map(game.write, game.legal_actions(before, step.seat)))
        yield ""
        yield f"{number + 1}. P{step.seat + 1} {game.write(step.action)}   of {legal}"
        yield from map(_event, step.events)
        yield "   scores " + " ".join(str(score.total) for score in game.scores(after))
    yield ""
    for seat, score in enumerate(game.scores(match.state)):
        items = ", ".join(f"{item.key} {item.points}" for item in score.items)
        yield f"P{seat + 1}: {score.total} ({items})"
    yield "ranking " + " ".join(f"P{seat + 1}" for seat in game.ranking(match.state))


def _event(event):
    values = " ".join(f"{name}={value}" for name, value in event.values)
    audience = "" if event.audience is None else f" only for {event.audience}"
    return f"   {event.key} {values} [{event.rule}]{' reveals' * event.reveals}{audience}"


def records(folder):
    return sorted(Path(folder).glob("*" + ENDING))


def transcript_path(record):
    return record.with_name(record.name.removesuffix(ENDING) + ".txt")


def match_in(record):
    return read(record.read_text(encoding="utf-8")).match


if __name__ == "__main__":
    for path in records(sys.argv[1]):
        transcript_path(path).write_text(transcript(match_in(path)), encoding="utf-8")
