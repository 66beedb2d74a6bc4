"""A match as the part of an address after `#`: nothing but what cannot be derived (docs/record.md).

Each action is its index among the sorted legal actions, and all numbers are packed as one. What is
read may come from anybody: it opens wholly or raises a `CodecError`, never another, and soon.
Not secret: the seed travels, and with it all that is hidden.

Format 2 also names options that came after the first format. It is written only where one of them
does not stand as before there was a choice, so that the link of an old game stays what it was.
Format 3 says besides whether the bots do the same everywhere, and whether the game is a challenge,
and is written only where one of both is so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ribeira.codec import envelope, errors, games, upgrade
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
from ribeira.codec.upgrade import OnlyLooking, Way
from ribeira.core.chance import SEEDS
from ribeira.core.match import Course, IllegalAction, Match, branch
from ribeira.core.meta import Meta, Option, SetupError
from ribeira.core.slices import Far, Slices, whole
from ribeira.core.values import Setup

FORMAT = 3
"""The newest."""

MAX_GAMES = 8
MAX_RULES = 64
MAX_LATER = 64
KINDS_OF_PLAYERS = 8
CHECKS = 1 << 16
FRESH, OVER, GOING_ON = range(3)


@dataclass(frozen=True, slots=True)
class Linked:
    """A match and who sits at it. `kinds` has a number below 8 for each seat, 0 being a person;
    `labels` are texts without line breaks. Both only the page understands. `only_looking`: the
    match is as much as can be shown of a game of older rules. `fixed`: its bots do the same on
    every device. `sealed`: a challenge, a game that is over and is shown to nobody who has not
    played it."""

    match: Match
    kinds: tuple[int, ...]
    practice: bool = False
    labels: tuple[str, ...] = ()
    only_looking: OnlyLooking | None = None
    fixed: bool = False
    sealed: bool = False


# Options: those that every link names, and those that came later


def _first_options(meta: Meta) -> tuple[Option, ...]:
    return tuple(option for option in meta.options if option.since == 1 and not option.by_seats)


def _later_options(meta: Meta) -> tuple[Option, ...]:
    """In the order in which they came, which never changes."""
    later = (option for option in meta.options if option.since > 1 and not option.by_seats)
    return tuple(sorted(later, key=lambda option: option.since))


# Writing


def write(linked: Linked) -> str:
    """The payload. Raises `CodecError` when the match is too long for a link; a game that is only
    looked back at keeps the payload that it came from."""
    if linked.only_looking:
        return linked.only_looking.text
    match = in_order(branch(linked.match))
    if len(match.steps) > MAX_ACTIONS:
        raise errors.TooManyActionsError(MAX_ACTIONS)
    later, marks = tuple(_later(match)), (linked.fixed, linked.sealed)
    marked: tuple[Digit, ...] = ()
    if any(marks):
        later, marked = later or ((0, MAX_LATER),), tuple((int(mark), 2) for mark in marks)
    content = to_text(pack([*_about(linked), *later, *marked, *_course(match)]))
    if linked.labels:
        lines = "".join(f"{label}\n" for label in linked.labels)
        content += envelope.BESIDE + bytes_to_text(lines.encode(errors="replace"))
    payload = envelope.seal(3 if marked else 2 if later else 1, content)
    if len(payload) > envelope.MAX_CHARACTERS:
        raise errors.TooLargeError(envelope.MAX_CHARACTERS)
    return payload


def _about(linked: Linked) -> Iterator[Digit]:
    """What is known before the first action."""
    setup, meta = linked.match.setup, linked.match.game.META
    chosen = meta.options_of(setup)
    yield meta.link, MAX_GAMES
    yield meta.rules, MAX_RULES
    yield meta.seats.index(setup.seats), len(meta.seats)
    for option in _first_options(meta):
        yield option.values.index(chosen[option.id]), len(option.values)
    yield setup.seed, SEEDS
    yield from ((kind, KINDS_OF_PLAYERS) for kind in linked.kinds)
    yield int(linked.practice), 2


def _later(match: Match) -> Iterator[Digit]:
    """The later options up to the last that does not stand at `absent`; nothing if they all do."""
    meta = match.game.META
    chosen = meta.options_of(match.setup)
    later = list(_later_options(meta))
    while later and chosen[later[-1].id] == later[-1].absent:
        later.pop()
    if later:
        yield len(later), MAX_LATER
        for option in later:
            yield option.values.index(chosen[option.id]), len(option.values)


def _course(match: Match) -> Iterator[Digit]:
    """How far it went, where it led, and the way."""
    game, count = match.game, len(match.steps)
    going_on = bool(game.to_act(state=match.state))
    progress = (GOING_ON if count else FRESH) if going_on else OVER
    yield progress, 3
    if progress == GOING_ON:
        yield from count_digits(count)
    yield _check(match), CHECKS
    for number, (state, step) in enumerate(zip(match.states, match.steps, strict=False)):
        acting = game.to_act(state=state)
        if seat_to_act(acting, count - number) is None:
            yield acting.index(step.seat), len(acting)
        legal = game.legal_actions(state=state, seat=step.seat)
        yield legal.index(step.action), len(legal)


def _check(match: Match) -> int:
    return int(checksum(match.states[-1])[:4], 16)


# Reading


def read(payload: str) -> Linked:
    """What `write` wrote, its sealed choices in the order of the seats."""
    return whole(reading(payload))


def reading(payload: str) -> Slices[Linked]:
    """The same in slices, an action each."""
    found, content = envelope.unseal(payload, FORMAT)
    if found > FORMAT:
        raise errors.FormatError(found, FORMAT)
    numbers, beside, labels = content.partition(envelope.BESIDE)
    try:
        unpacker, texts = Unpacker(from_text(numbers)), _labels(labels) if beside else ()
    except (RadixError, UnicodeDecodeError) as error:
        raise errors.ImpossibleLinkError from error
    way = _way(unpacker)
    meta = way.game.META
    seats = meta.seats[unpacker.take(len(meta.seats))]
    options = _take(unpacker, _first_options(meta))
    seed = unpacker.take(SEEDS)
    kinds = tuple(unpacker.take(KINDS_OF_PLAYERS) for _ in range(seats))
    practice = bool(unpacker.take(2))
    later = _take_later(unpacker, meta, found) if found > 1 else {}
    fixed, sealed = _take_marks(unpacker) if found > 2 else (False, False)
    setup = upgrade.set_up(meta, seats, seed, _by_seats(meta, seats) | options | later)
    only_looking = OnlyLooking(way.ends, payload) if way.ends else None
    match = yield from _match(unpacker, way, setup)
    if sealed and match.game.to_act(state=match.state):
        raise errors.ImpossibleLinkError
    return Linked(match, kinds, practice, texts, only_looking, fixed, sealed)


def _labels(text: str) -> tuple[str, ...]:
    *lines, rest = bytes_from_text(text).decode().split("\n")
    if rest or not lines:
        raise errors.ImpossibleLinkError
    return tuple(lines)


def _way(unpacker: Unpacker) -> Way:
    number, rules = unpacker.take(MAX_GAMES), unpacker.take(MAX_RULES)
    game = games.find_by_link(number)
    way = upgrade.way_from(game, rules)
    if not way.opens_links:
        raise errors.CodecError(way.ends) if way.ends else errors.RulesError(rules, game.META.rules)
    return way


def _take(unpacker: Unpacker, options: tuple[Option, ...]) -> dict[str, str]:
    return {option.id: option.values[unpacker.take(len(option.values))] for option in options}


def _take_marks(unpacker: Unpacker) -> tuple[bool, bool]:
    """At least one of them is set; else an earlier format would do."""
    fixed, sealed = bool(unpacker.take(2)), bool(unpacker.take(2))
    if not (fixed or sealed):
        raise errors.ImpossibleLinkError
    return fixed, sealed


def _take_later(unpacker: Unpacker, meta: Meta, found: int) -> dict[str, str]:
    """The last of them does not stand at `absent`. In format 2 there is at least one; else format 1
    would do."""
    later, count = _later_options(meta), unpacker.take(MAX_LATER)
    if count > len(later):
        raise errors.UnknownOptionError(str(count))
    taken = _take(unpacker, later[:count])
    if not taken and found > 2:
        return {}
    if not taken or taken[later[count - 1].id] == later[count - 1].absent:
        raise errors.ImpossibleLinkError
    return taken


def _by_seats(meta: Meta, seats: int) -> dict[str, str]:
    """Options that follow from the seats; links do not name them."""
    return {option.id: option.default_for(seats) for option in meta.options if option.by_seats}


def _match(unpacker: Unpacker, way: Way, setup: Setup) -> Slices[Match]:
    """The match, played again; everything in the link must be used, and lead where it says."""
    progress = unpacker.take(3)
    count = {FRESH: 0, OVER: None}.get(progress, 0)
    if progress == GOING_ON:
        count = take_count(unpacker)
    if count and count > MAX_ACTIONS:
        raise errors.TooManyActionsError(MAX_ACTIONS)
    check = unpacker.take(CHECKS)
    try:
        course = Course(way.game, setup)
    except SetupError as error:
        raise errors.BadSetupError(str(error)) from error
    yield from _play_all(unpacker, course, count, way)
    match = course.match()
    over = not way.game.to_act(state=match.state)
    if not way.ends and (not unpacker.is_empty or over != (progress == OVER)):
        raise errors.ImpossibleLinkError
    if way.keeps_checksum and _check(match) != check:
        raise errors.ChecksumError
    return match


def _play_all(unpacker: Unpacker, course: Course, count: int | None, way: Way) -> Slices[None]:
    """So many steps more, or all to the end; a game that is only looked back at as far as today's
    rules go along."""
    while (played := len(course.steps)) != count:
        yield Far(played, count)
        acting = way.game.to_act(state=course.state)
        if not acting:
            break
        if played == MAX_ACTIONS:
            raise errors.TooManyActionsError(MAX_ACTIONS)
        seat = seat_to_act(acting, None if count is None else count - played)
        if seat is None:
            seat = acting[unpacker.take(len(acting))]
        legal = way.legal(course.state, seat)
        if not legal:
            raise errors.ImpossibleLinkError
        try:
            course.play(seat, legal[unpacker.take(len(legal))])
        except IllegalAction as refused:  # only an upgrade lists what is not legal any more
            if not way.ends:
                raise errors.ImpossibleLinkError from refused
            break
