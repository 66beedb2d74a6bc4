"""What is asked now, and the moments of their own: lottery, half-time, charity, final order.

Said from a sight, so that a reload says it again. Bad at: what has just changed; that is `telling`.
"""

from __future__ import annotations

from ribeira.core.values import Message, msg, plural
from ribeira.core.wording import Names, listing, numbers
from ribeira.games.douro import score
from ribeira.games.douro.naming import each_card, say_level, say_points
from ribeira.games.douro.sight import Sight
from ribeira.games.douro.state import loser


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
    waited = listing([names[seat] for seat in missing])
    if seen.stage == "donate":
        if seen.donated is None:
            return msg("douro.status.donate.waiting", names=waited)
        return msg("douro.status.donated", card=seen.donated, names=waited)
    if seen.chosen is None:
        return msg("douro.status.waiting", names=waited)
    return msg("douro.status.chosen", card=seen.chosen, names=waited)


def say_opening(seen: Sight, names: Names) -> tuple[Message, ...]:
    """Who drew which cards, and who therefore begins with the phylloxera (D-3)."""
    rounds = tuple(msg("douro.lottery.round", cards=each_card(s, names)) for s in seen.lottery)
    holder = names[loser(seen.lottery[-1])]
    return (*rounds, msg("douro.lottery.holder", name=holder))


def say_interlude(scene: str, seen: Sight) -> tuple[Message, tuple[Message, ...]]:
    """Heading and sentences of a scene that waits for the person; Douro has one, the half-time."""
    assert scene == "half_time"
    return msg("douro.half_time.title"), say_half_time(seen)


def say_half_time(seen: Sight) -> tuple[Message, ...]:
    """What happens at half-time, and what lies ahead while one chooses a gift (D-7.2, D-7.3)."""
    if seen.valley:
        levels = numbers(seen.valley)
        ahead = plural("douro.half_time.valley", len(seen.valley), levels=levels)
    else:
        ahead = msg("douro.half_time.no_valley")
    return (
        plural("douro.half_time.plays", seen.plays),
        msg("douro.half_time.gift"),
        msg("douro.half_time.later"),
        ahead,
    )


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
