"""How a match stands, as lines for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ribeira.core.match import Match
from ribeira.core.values import Score


def result(match: Match, names: Sequence[str] = ()) -> Iterator[str]:
    setup, game, state = match.setup, match.game, match.state
    yield f"{setup.game}, {setup.seats} seats, seed {setup.seed}, {len(match.steps)} actions"
    scores = game.scores(state=state)
    if game.to_act(state=state):
        yield "not finished"
        yield from (_line("-", seat, names, score) for seat, score in enumerate(scores))
        return
    for place, seat in enumerate(game.ranking(state=state), start=1):
        yield _line(f"{place}.", seat, names, scores[seat])


def _line(place: str, seat: int, names: Sequence[str], score: Score) -> str:
    name = f" ({names[seat]})" if seat < len(names) else ""
    items = ", ".join(f"{item.key} {item.points}" for item in score.items)
    points = "1 point" if score.total == 1 else f"{score.total} points"
    return f"{place} P{seat + 1}{name}: {points}" + (f" ({items})" if items else "")
