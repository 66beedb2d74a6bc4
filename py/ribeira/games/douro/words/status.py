"""How the game began, what is asked now, and how it has ended: said of a sight.

What has just happened is said of events, in `sentences`.
"""

from __future__ import annotations

from ribeira.core.values import Message, msg
from ribeira.core.wording import Names, listing
from ribeira.games.douro.material import PLAYS
from ribeira.games.douro.names import each_card, say_level, say_points
from ribeira.games.douro.rules import score
from ribeira.games.douro.rules.setup import loser
from ribeira.games.douro.rules.sight import Sight


def say_status(seen: Sight, names: Names) -> Message:
    """What this seat is asked, or for whom it waits."""
    if seen.stage == "over":
        winner = final_order(seen)[0]
        points = say_points(seen.points[winner])
        return msg("douro.status.over", name=names[winner], points=points)
    if seen.seat is None or seen.has_chosen[seen.seat]:
        return _waiting(seen, names)
    if seen.stage == "donate":
        return msg("douro.status.donate")
    if seen.valley:
        return msg("douro.status.play.boat", boat=say_level(seen.valley[0]))
    return msg("douro.status.play.fog")


def _waiting(seen: Sight, names: Names) -> Message:
    missing = [seat for seat in range(seen.seats) if not seen.has_chosen[seat]]
    if not missing:  # while what was chosen is shown
        return msg("table.all_chosen")
    waited = listing([names[seat] for seat in missing])
    if seen.stage == "donate":
        if seen.donated is None:
            return msg("douro.status.donate.waiting", names=waited)
        return msg("douro.status.donated", card=seen.donated, names=waited)
    if seen.chosen is None:
        return msg("douro.status.waiting", names=waited)
    return msg("douro.status.chosen", card=seen.chosen, names=waited)


def say_progress(seen: Sight) -> Message:
    """Which play of how many, and which half."""
    if seen.stage == "over":
        return msg("douro.board.over")
    half = msg("douro.board.half.first") if seen.half == 1 else msg("douro.board.half.second")
    if seen.stage == "donate":
        half = msg("douro.board.half_time")
    now = min(seen.plays + 1, PLAYS)
    return msg("douro.progress", play=msg("douro.board.play", play=now, plays=PLAYS), half=half)


def say_opening(seen: Sight, names: Names) -> tuple[Message, ...]:
    """Who drew which cards, and who therefore begins with the phylloxera (D-3)."""
    rounds = tuple(msg("douro.lottery.round", cards=each_card(s, names)) for s in seen.lottery)
    holder = names[loser(seen.lottery[-1])]
    return (*rounds, msg("douro.lottery.holder", name=holder))


def say_charity(seen: Sight, names: Names) -> tuple[Message, ...]:
    """The donations, once they are revealed, and what they are about (D-9.1, D-9.2)."""
    return (
        msg("douro.event.charity", cards=each_card(tuple(enumerate(seen.gifts)), names)),
        msg("douro.charity.rule"),
    )


def final_order(seen: Sight) -> tuple[int, ...]:
    return score.final_order(seen.points, seen.holder, seen.seats)


def say_ranking(seen: Sight, names: Names) -> tuple[Message, ...]:
    """One line for each place; ties say how they were broken."""
    return tuple(
        _place(seen, place, seat, names) for place, seat in enumerate(final_order(seen), start=1)
    )


def _place(seen: Sight, place: int, seat: int, names: Names) -> Message:
    name, points = names[seat], say_points(seen.points[seat])
    tie = say_tie(seen, seat, names)
    if tie is None:
        return msg("douro.ranking.place", place=place, name=name, points=points)
    return msg("douro.ranking.tied", place=place, name=name, points=points, tie=tie)


def say_tie(seen: Sight, seat: int, names: Names) -> Message | None:
    """Why this seat stands where it does among those with the same points (D-9.6, D-9.7)."""
    equal = [other for other in final_order(seen) if seen.points[other] == seen.points[seat]]
    if len(equal) == 1:
        return None
    name = names[seat]
    if seat == seen.holder:
        others = listing([names[other] for other in equal if other != seat])
        return msg("douro.tie.holder", name=name, others=others)
    holder = names[seen.holder]
    if seat == equal[0]:
        others = listing([names[other] for other in equal[1:]])
        return msg("douro.tie.first", name=name, others=others, holder=holder)
    before = names[equal[equal.index(seat) - 1]]
    return msg("douro.tie.after", before=before, holder=holder)
