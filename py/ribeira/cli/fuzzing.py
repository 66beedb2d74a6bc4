"""`fuzz`: sound links and files, changed in every way that comes to mind, must open or be refused.

Half of the links are sealed again after the change, so that what lies behind the seal is tried too.
Bad at: thinking like an enemy. It is only diligent.
"""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.cli import Trouble
from ribeira.codec import envelope, link, textfile
from ribeira.codec.errors import CodecError
from ribeira.codec.link import Linked
from ribeira.codec.textfile import Saved
from ribeira.core.chance import SEEDS
from ribeira.core.match import Match, branch, jump
from ribeira.core.meta import make_setup
from ribeira.games import registry

SEEDLINGS = 6
"""Sound records of each game that changes grow from."""

MOST_STEPS = 120
"""Records are cut to this, or most of the time would go into replaying."""

Change = Callable[[Random, str, str], str]


def fuzz(args: Namespace) -> Iterator[str]:
    """A line for links and one for files: how many were refused, for what, and how many opened."""
    luck = Random(args.seed)
    matches = [_some_match(luck, game) for game in registry.game_ids() for _ in range(SEEDLINGS)]
    links = [link.write(Linked(m, (0,) * m.setup.seats, labels=("A", "é"))) for m in matches]
    files = [textfile.write(Saved(m, ({"name": "é"},))) for m in matches]
    yield _tell("links", Counter(_link(luck, links) for _ in range(args.links)))
    yield _tell("files", Counter(_file(luck, files) for _ in range(args.files)))


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
        text = envelope.seal(luck.choice((1, 1, 1, 2)), text[envelope.HEAD :])
    return _outcome(text, link.read, link.write)


def _file(luck: Random, sound: list[str]) -> str:
    text = _change(luck, luck.choice(sound), '0123456789"{}[],:. truefalsnPé\\')
    return _outcome(text, textfile.read, textfile.write)


def _change(luck: Random, text: str, signs: str) -> str:
    for _ in range(luck.choice((1, 1, 1, 2, 5))):
        text = luck.choice(CHANGES)(luck, text, signs)
    return text


def _outcome(text: str, read: Callable[[str], object], write: Callable[..., str]) -> str:
    """What became of it. What opens must be whole: written and read again it is the same."""
    try:
        found = read(text)
        if read(write(found)) != found:
            raise Trouble(f"It opened, but not wholly: {text!r}", 1)
        return "opened"
    except CodecError as refused:
        return refused.message.key.rpartition(".")[2]
    except Trouble:
        raise
    except Exception as escaped:
        raise Trouble(f"{type(escaped).__name__} escaped from {text!r}", 1) from escaped


def _tell(what: str, outcomes: Counter[str]) -> str:
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
