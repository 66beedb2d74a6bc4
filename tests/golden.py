"""A match as a transcript that people can read and tools can compare, line by line.

`python -m tests.golden FOLDER` writes the transcript beside every record of a folder anew: do it
after an intended change, and read the difference, since only a person can say which of the two is
right. Of each state only a checksum is kept, and of a long legal list the length and a checksum.
"""

import sys
from pathlib import Path
from zlib import crc32

from ribeira.codec.checksum import checksum
from ribeira.codec.textfile import read

ENDING = ".ribeira.json"
LONG = 200  # characters of a legal list


def transcript(match):
    return "\n".join(_lines(match)) + "\n"


def _lines(match):
    game, setup = match.game, match.setup
    yield f"{setup.game}, rules {game.META.rules}, {setup.seats} seats, seed {setup.seed}"
    yield " ".join(f"{name}={value}" for name, value in setup.options)
    for number, step in enumerate(match.steps):
        before, after = match.states[number : number + 2]
        legal = _offered([game.write(a) for a in game.legal_actions(before, step.seat)])
        yield ""
        yield f"{number + 1}. P{step.seat + 1} {game.write(step.action)}   of {legal}"
        yield from map(_event, step.events)
        totals = " ".join(str(score.total) for score in game.scores(after))
        yield f"   scores {totals}   state {checksum(after)}"
    yield ""
    for seat, score in enumerate(game.scores(match.state)):
        items = ", ".join(f"{item.key} {item.points}" for item in score.items)
        yield f"P{seat + 1}: {score.total} ({items})"
    yield "ranking " + " ".join(f"P{seat + 1}" for seat in game.ranking(match.state))


def _offered(legal):
    whole = " ".join(legal)
    return whole if len(whole) <= LONG else f"{len(legal)} {crc32(whole.encode()):08x}"


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
