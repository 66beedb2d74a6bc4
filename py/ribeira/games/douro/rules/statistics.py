"""What random games of Douro 1872 look like on average (rules 4.5), beside how we measure it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import pairwise, takewhile

from ribeira.core.events import Event
from ribeira.core.match import Match
from ribeira.core.measure import Measure
from ribeira.games.douro.rules.events import Forgiven, GiftsShown, Met, Missed, PassedOn
from ribeira.games.douro.rules.state import Resolved

Figures = tuple[float, float, float]
SEATS = (3, 4, 5)


def _by_seats(figures: Figures) -> dict[int, float]:
    return dict(zip(SEATS, figures, strict=True))


def _plays(match: Match) -> Iterator[Resolved]:
    """Every play of the match, resolved."""
    for before, after in pairwise(match.states):
        if after.plays > before.plays:
            yield after.last


def _per_play(name: str, figures: Figures, is_so: Callable[[Resolved], bool]) -> Measure:
    """The share of plays of which something is so."""
    return Measure(name, lambda match: map(is_so, _plays(match)), _by_seats(figures))


def _per_game(name: str, figures: Figures, count: Callable[[Match], int]) -> Measure:
    return Measure(name, lambda match: [count(match)], _by_seats(figures))


def _orders(match: Match) -> Iterable[float]:
    return (isinstance(event, Met) for event in _events(match) if isinstance(event, Met | Missed))


def _events(match: Match) -> Iterator[Event]:
    return (event for step in match.steps for event in step.events)


def _moves(match: Match, rule: str) -> int:
    return sum(isinstance(event, PassedOn) and event.rule == rule for event in _events(match))


def _forgiven_plays(match: Match) -> int:
    """Plays, not charity: what happens after the donations are shown does not count."""
    return sum(_forgives(step.events) for step in match.steps)


def _forgives(events: tuple[Event, ...]) -> bool:
    play = takewhile(lambda event: not isinstance(event, GiftsShown), events)
    return any(isinstance(event, Forgiven) for event in play)


def _shared_first(match: Match) -> int:
    points: Sequence[int] = match.state.points
    return points.count(max(points)) > 1


def _has_tie(play: Resolved) -> bool:
    return len(set(play.cards)) < len(play.cards)


def _tied_with_holder(play: Resolved) -> int:
    """How many others played the holder's value."""
    return play.cards.count(play.cards[play.holder]) - 1


def _holder_in_top_pair(play: Resolved) -> bool:
    return play.cards[play.holder] == max(play.cards) and _tied_with_holder(play) == 1


def _holder_tied_in_the_middle(play: Resolved) -> bool:
    ends = (min(play.cards), max(play.cards))
    return _tied_with_holder(play) > 0 and play.cards[play.holder] not in ends


def _two_ties(play: Resolved) -> bool:
    return sum(play.cards.count(value) > 1 for value in set(play.cards)) > 1


MEASURES = (
    Measure(
        "final score",
        lambda match: match.state.points,
        _by_seats((6.99, 6.40, 6.06)),
        _by_seats((3.79, 3.41, 3.12)),
    ),
    Measure("orders met, share", _orders, _by_seats((0.519, 0.515, 0.512))),
    _per_game(
        "plays with some tie", (5.6, 9.9, 13.9), lambda match: sum(map(_has_tie, _plays(match)))
    ),
    _per_game(
        "phylloxera moves in the plays",
        (3.75, 5.33, 6.78),
        lambda match: _moves(match, "D-6.6"),
    ),
    _per_game("charity moves the card", (0.185, 0.264, 0.340), lambda m: _moves(m, "D-9.5")),
    _per_game("first place tied before the tie-break", (0.091, 0.124, 0.154), _shared_first),
    _per_game(
        "extra lottery draws",
        (0.16, 0.21, 0.26),
        lambda match: len(match.state.lottery) - 1,
    ),
    _per_game("plays that forgave somebody", (0.40, 0.34, 0.27), _forgiven_plays),
    _per_play(
        "plays with the holder tied", (0.19, 0.27, 0.34), lambda play: _tied_with_holder(play) > 0
    ),
    _per_play("plays with the holder in a top pair", (0.090, 0.085, 0.082), _holder_in_top_pair),
    _per_play(
        "plays with the holder tied at neither end", (0, 0.072, 0.144), _holder_tied_in_the_middle
    ),
    _per_play("plays with two separate ties", (0, 0.027, 0.117), _two_ties),
)

TABLES: tuple[tuple[dict[str, str], tuple[Measure, ...]], ...] = (({}, MEASURES),)
"""The options of random games, and what is compared of them."""
