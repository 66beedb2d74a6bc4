"""A match as the part of an address after `#`: nothing but what cannot be derived (docs/record.md).

Each action is its index among the sorted legal actions, and all numbers are packed as one. What is
read may come from anybody: it opens wholly or raises a `CodecError`, never another, and soon.
Bad at: secrecy. The seed travels, and with it all that is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ribeira.codec import envelope, errors
from ribeira.codec.checksum import checksum
from ribeira.codec.order import in_order, seat_to_act
from ribeira.codec.radix import (
    Digit,
    RadixError,
    Unpacker,
    bytes_from_text,
    bytes_to_text,
    count_digits,
    from_text,
    pack,
    take_count,
    to_text,
)
from ribeira.codec.textfile import MAX_ACTIONS
from ribeira.core.chance import SEEDS
from ribeira.core.game import AnyRules
from ribeira.core.match import Match, branch, play, start
from ribeira.core.meta import Meta, SetupError, make_setup
from ribeira.core.values import Setup
from ribeira.games.catalog import GAMES, load

FORMAT = 1
NUMBERS = ("douro", "dosrios", "castelos")
"""The games by their numbers in links. New ones come last."""

MAX_GAMES = 8
MAX_RULES = 64
KINDS_OF_PLAYERS = 8
CHECKS = 1 << 16
FRESH, OVER, GOING_ON = range(3)


@dataclass(frozen=True, slots=True)
class Linked:
    """A match and who sits at it. `kinds` has a number below 8 for each seat, 0 being a person;
    `labels` are texts without line breaks. Both only the page understands."""

    match: Match
    kinds: tuple[int, ...]
    practice: bool = False
    labels: tuple[str, ...] = ()


# Writing


def write(linked: Linked) -> str:
    """The payload. Raises `CodecError` when the match is too long for a link."""
    match = in_order(branch(linked.match))
    if len(match.steps) > MAX_ACTIONS:
        raise errors.TooManyActionsError(MAX_ACTIONS)
    content = to_text(pack([*_about(linked), *_course(match)]))
    if linked.labels:
        lines = "".join(f"{label}\n" for label in linked.labels)
        content += envelope.BESIDE + bytes_to_text(lines.encode(errors="replace"))
    payload = envelope.seal(FORMAT, content)
    if len(payload) > envelope.MAX_CHARACTERS:
        raise errors.TooLargeError(envelope.MAX_CHARACTERS)
    return payload


def _about(linked: Linked) -> Iterator[Digit]:
    """What is known before the first action."""
    setup, meta = linked.match.setup, linked.match.game.META
    yield NUMBERS.index(setup.game), MAX_GAMES
    yield meta.rules, MAX_RULES
    yield meta.seats.index(setup.seats), len(meta.seats)
    for option in meta.options:
        if not option.by_seats:
            yield option.values.index(setup.option(option.id)), len(option.values)
    yield setup.seed, SEEDS
    yield from ((kind, KINDS_OF_PLAYERS) for kind in linked.kinds)
    yield int(linked.practice), 2


def _course(match: Match) -> Iterator[Digit]:
    """How far it went, where it led, and the way."""
    game, count = match.game, len(match.steps)
    going_on = bool(game.to_act(match.state))
    progress = (GOING_ON if count else FRESH) if going_on else OVER
    yield progress, 3
    if progress == GOING_ON:
        yield from count_digits(count)
    yield _check(match), CHECKS
    for number, (state, step) in enumerate(zip(match.states, match.steps, strict=False)):
        acting = game.to_act(state)
        if seat_to_act(acting, count - number) is None:
            yield acting.index(step.seat), len(acting)
        legal = game.legal_actions(state, step.seat)
        yield legal.index(step.action), len(legal)


def _check(match: Match) -> int:
    return int(checksum(match.states[-1])[:4], 16)


# Reading


def read(payload: str) -> Linked:
    """What `write` wrote, its sealed choices in the order of the seats."""
    found, content = envelope.unseal(payload, FORMAT)
    if found != FORMAT:
        raise errors.FormatError(found, FORMAT)
    numbers, beside, labels = content.partition(envelope.BESIDE)
    try:
        unpacker, texts = Unpacker(from_text(numbers)), _labels(labels) if beside else ()
    except (RadixError, UnicodeDecodeError) as trouble:
        raise errors.ImpossibleLinkError from trouble
    game = _game(unpacker)
    setup = _setup(unpacker, game.META)
    kinds = tuple(unpacker.take(KINDS_OF_PLAYERS) for _ in range(setup.seats))
    practice = bool(unpacker.take(2))
    return Linked(_match(unpacker, game, setup), kinds, practice, texts)


def _labels(text: str) -> tuple[str, ...]:
    *lines, rest = bytes_from_text(text).decode().split("\n")
    if rest or not lines:
        raise errors.ImpossibleLinkError
    return tuple(lines)


def _game(unpacker: Unpacker) -> AnyRules:
    number, rules = unpacker.take(MAX_GAMES), unpacker.take(MAX_RULES)
    if number >= len(NUMBERS) or NUMBERS[number] not in GAMES:
        raise errors.UnknownGameError(str(number + 1))
    game = load(NUMBERS[number])
    if rules != game.META.rules:
        raise errors.RulesError(rules, game.META.rules)
    return game


def _setup(unpacker: Unpacker, meta: Meta) -> Setup:
    seats = meta.seats[unpacker.take(len(meta.seats))]
    options = {
        option.id: option.values[unpacker.take(len(option.values))]
        for option in meta.options
        if not option.by_seats
    }
    return make_setup(meta, seats, unpacker.take(SEEDS), options)


def _match(unpacker: Unpacker, game: AnyRules, setup: Setup) -> Match:
    """The match, played again; everything in the link must be used, and lead where it says."""
    progress = unpacker.take(3)
    count = {FRESH: 0, OVER: None}.get(progress, 0)
    if progress == GOING_ON:
        count = take_count(unpacker)
    if count and count > MAX_ACTIONS:
        raise errors.TooManyActionsError(MAX_ACTIONS)
    check = unpacker.take(CHECKS)
    try:
        match = start(game, setup)
    except SetupError as trouble:
        raise errors.BadSetupError(str(trouble)) from trouble
    match = _play_all(unpacker, match, count)
    over = not game.to_act(match.state)
    if not unpacker.is_empty or over != (progress == OVER):
        raise errors.ImpossibleLinkError
    if _check(match) != check:
        raise errors.ChecksumError
    return match


def _play_all(unpacker: Unpacker, match: Match, count: int | None) -> Match:
    """So many steps more, or all to the end."""
    game = match.game
    while len(match.steps) != count:
        acting = game.to_act(match.state)
        if not acting:
            break
        if len(match.steps) == MAX_ACTIONS:
            raise errors.TooManyActionsError(MAX_ACTIONS)
        seat = seat_to_act(acting, None if count is None else count - len(match.steps))
        if seat is None:
            seat = acting[unpacker.take(len(acting))]
        legal = game.legal_actions(match.state, seat)
        match = play(match, seat, legal[unpacker.take(len(legal))])
    return match
