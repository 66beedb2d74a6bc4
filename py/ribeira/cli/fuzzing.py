"""`fuzz`: changes sound links and files at random; each must then open or be refused, never fail.

Half of the links get a fresh checksum after the change, or the checksum alone would refuse them
all. The changes are blind: an attacker who knows the format could do better.
"""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.cli import CommandError
from ribeira.codec import envelope, link, textfile
from ribeira.codec.errors import CodecError
from ribeira.codec.link import Linked
from ribeira.codec.textfile import Saved
from ribeira.core.chance import SEEDS
from ribeira.core.match import Match, branch, jump
from ribeira.core.meta import make_setup
from ribeira.games import registry

SEEDLINGS = 6
"""How many sound records of each game the changes start from."""

MOST_STEPS = 120
"""Longer records are cut to this, or replaying would take most of the time."""

Change = Callable[[Random, str, str], str]


def fuzz(args: Namespace) -> Iterator[str]:
    """A line for links and one for files: how many were refused, for what, and how many opened."""
    luck = Random(args.seed)
    matches = [_some_match(luck, game) for game in registry.game_ids() for _ in range(SEEDLINGS)]
    links = [link.write(Linked(m, (0,) * m.setup.seats, labels=("A", "é"))) for m in matches]
    files = [textfile.write(Saved(m, ({"name": "é"},))) for m in matches]
    yield _counted("links", Counter(_link(luck, links) for _ in range(args.links)))
    yield _counted("files", Counter(_file(luck, files) for _ in range(args.files)))


def _some_match(luck: Random, game: str) -> Match:
    rules = registry.rules(game)
    setup = make_setup(rules.META, luck.choice(rules.META.seats), luck.randrange(SEEDS))
    match = play_game(rules, setup, (make(game, "random"),) * setup.seats, luck.randrange(SEEDS))
    if luck.random() < 0.5:
        return match if len(match.steps) <= MOST_STEPS else _cut(luck, match)
    return _cut(luck, match)


def _cut(luck: Random, match: Match) -> Match:
    return branch(jump(match, luck.randrange(min(MOST_STEPS, len(match.steps)))))


def _link(luck: Random, sound: list[str]) -> str:
    text = _change(luck, luck.choice(sound), envelope.SIGNS + envelope.BESIDE)
    if luck.random() < 0.5:
        text = envelope.seal(luck.choice((1, 1, 1, 2, 3)), text[envelope.HEAD :])
    return _outcome(text, link.read, link.write)


def _file(luck: Random, sound: list[str]) -> str:
    text = _change(luck, luck.choice(sound), '0123456789"{}[],:. truefalsnPé\\')
    return _outcome(text, textfile.read, textfile.write)


def _change(luck: Random, text: str, signs: str) -> str:
    for _ in range(luck.choice((1, 1, 1, 2, 5))):
        text = luck.choice(CHANGES)(luck, text, signs)
    return text


def _outcome(text: str, read: Callable[[str], object], write: Callable[..., str]) -> str:
    """Opened, or the reason of the refusal. What opens must be the same when written and read."""
    try:
        found = read(text)
        if read(write(found)) != found:
            raise CommandError(f"It opened, but not wholly: {text!r}", 1)
        return "opened"
    except CodecError as refused:
        return refused.message.key.rpartition(".")[2]
    except CommandError:
        raise
    except Exception as escaped:
        raise CommandError(f"{type(escaped).__name__} escaped from {text!r}", 1) from escaped


def _counted(what: str, outcomes: Counter[str]) -> str:
    counts = ", ".join(f"{count} {outcome}" for outcome, count in outcomes.most_common())
    return f"{outcomes.total()} {what}: {counts}"


# Changes


def _span(luck: Random, text: str) -> tuple[int, int]:
    """A stretch of the text, mostly short."""
    begin = luck.randrange(len(text) + 1)
    return begin, min(len(text), begin + luck.choice((1, 1, 2, 3, 8, 40)))


def _lose(luck: Random, text: str, _: str) -> str:
    begin, end = _span(luck, text)
    return text[:begin] + text[end:]


def _end_early(luck: Random, text: str, _: str) -> str:
    return text[: luck.randrange(len(text) + 1)]


def _replace(luck: Random, text: str, signs: str) -> str:
    begin, end = _span(luck, text)
    return text[:begin] + "".join(luck.choices(signs, k=end - begin)) + text[end:]


def _insert(luck: Random, text: str, signs: str) -> str:
    begin, end = _span(luck, text)
    return text[:begin] + "".join(luck.choices(signs, k=end - begin)) + text[begin:]


def _repeat(luck: Random, text: str, _: str) -> str:
    begin, end = _span(luck, text)
    return text[:end] + text[begin:end] * luck.choice((1, 2, 50)) + text[end:]


def _pollute(luck: Random, text: str, _: str) -> str:
    begin, end = _span(luck, text)
    return text[:begin] + chr(luck.choice((0, 10, 127, 233, 8232, 65533, 128512))) + text[end:]


CHANGES: tuple[Change, ...] = (_lose, _end_early, _replace, _insert, _repeat, _pollute)
