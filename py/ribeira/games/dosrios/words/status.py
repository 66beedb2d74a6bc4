"""What is asked now, how the game began, and how it ended. A reload says it again."""

from __future__ import annotations

from ribeira.core.values import N_, Message, msg, plural
from ribeira.core.wording import Names, listing
from ribeira.games.dosrios.material import PLACED
from ribeira.games.dosrios.names import say_card, say_from
from ribeira.games.dosrios.rules.score import ranking, standing
from ribeira.games.dosrios.rules.sight import Sight

WINS = {
    "five": N_("dosrios.ranking.five"),
    "irrigated": N_("dosrios.ranking.irrigated"),
    "cap": N_("dosrios.ranking.cap"),
}


def say_status(seen: Sight, names: Names) -> Message:
    """What this seat is asked, or for whom it waits."""
    if seen.stage == "over":
        winners = listing([names[seat] for seat in seen.winners])
        return plural("dosrios.status.over", len(seen.winners), names=winners)
    (seat,) = seen.acting
    return _asked(seen) if seat == seen.seat else _waiting(seen, names[seat])


def _asked(seen: Sight) -> Message:
    if seen.stage == "rivers":
        return msg("dosrios.status.rivers", source=say_from(seen.bed))
    if seen.stage == "place":
        left = PLACED - len(seen.figures[seen.placing])
        return plural("dosrios.status.place", left)
    if seen.bed:
        return msg("dosrios.status.bed", source=say_from(seen.bed))
    if seen.stage == "card":
        return msg("dosrios.status.card", card=say_card(seen.row[0]))
    if not seen.points:
        return msg("dosrios.status.actions.no_points")
    return plural("dosrios.status.actions", seen.points)


def _waiting(seen: Sight, name: str) -> Message:
    if seen.stage == "rivers":
        return msg("dosrios.status.waiting.rivers", name=name, source=say_from(seen.bed))
    if seen.stage == "place":
        return msg("dosrios.status.waiting.place", name=name)
    if seen.bed:
        return msg("dosrios.status.waiting.bed", name=name, source=say_from(seen.bed))
    if seen.stage == "card":
        return msg("dosrios.status.waiting.card", name=name, card=say_card(seen.row[0]))
    return plural("dosrios.status.waiting.actions", seen.points, name=name)


def say_progress(seen: Sight) -> Message:
    """Which round it is, once there are rounds."""
    if seen.stage == "over":
        return msg("dosrios.progress.over")
    if seen.stage in ("rivers", "place"):
        return msg("dosrios.progress.setup")
    return msg("dosrios.progress.round", round=seen.round)


def say_opening(seen: Sight, names: Names) -> tuple[Message, ...]:
    """Who begins, and who lays the rivers (R-3.1, R-4.9)."""
    name = names[seen.start]
    if seen.option("riverLaying") == "startPlayer":
        laid = msg("dosrios.opening.laid_alone", name=name)
    else:
        laid = msg("dosrios.opening.laid_in_turn", name=name)
    return msg("dosrios.opening.start", name=name), laid


def say_ranking(seen: Sight, names: Names) -> tuple[Message, ...]:
    """One line for each place: what decided it."""
    order = ranking(seen)
    return tuple(_place(seen, place, order, names) for place in range(seen.seats))


def _place(seen: Sight, place: int, order: tuple[int, ...], names: Names) -> Message:
    seat = order[place]
    shown: dict[str, int | str | Message] = {
        "place": place + 1,
        "name": names[seat],
        "standing": say_standing(seen, seat),
    }
    if seat in seen.winners:
        return msg(WINS[seen.victory], **shown)
    before = order[place - 1]
    if before not in seen.winners and standing(seen, before) == standing(seen, seat):
        return msg("dosrios.ranking.tied", **shown, before=names[before])
    return msg("dosrios.ranking.place", **shown)


def say_standing(seen: Sight, seat: int) -> Message:
    """What orders those who have not won (R-11.5)."""
    buildings, wet, money = standing(seen, seat)
    return plural("dosrios.standing", buildings, wet=wet, money=money)
