"""What is asked now, how the game began and how it ends.

Made from a sight, so that it is the same after the page is loaded again.
"""

from __future__ import annotations

from ribeira.core.values import N_, Message, msg, plural
from ribeira.core.wording import Names, listing
from ribeira.games.castelos.rules.flow import SETTING_UP
from ribeira.games.castelos.rules.score import order, place, standing, total, winners
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import NOBODY, Table
from ribeira.games.castelos.rules.steps.opening import choosing
from ribeira.games.castelos.terms import TERMS
from ribeira.games.castelos.words.phrases import say_markets, say_mealhas, say_points

ASKED = {
    "contract": N_("castelos.status.contract"),
    "face": N_("castelos.status.face"),
    "trail": N_("castelos.status.trail"),
    "rival": N_("castelos.status.rival"),
    "shift": N_("castelos.status.shift"),
    "place": N_("castelos.status.place"),
    "found": N_("castelos.status.found"),
    "mode": N_("castelos.status.mode"),
    "sell": N_("castelos.status.sell"),
    "land": N_("castelos.status.land"),
    "cons": N_("castelos.status.cons"),
    "end": N_("castelos.status.end"),
}


def say_status(seen: Sight, names: Names) -> Message:
    """What this seat is asked, or for whom it waits."""
    if seen.table.phase == "over":
        return _over(seen.table, names)
    waited = _acting(seen)
    if not waited:  # while what was chosen is shown
        return msg("table.all_chosen")
    if seen.seat not in waited:
        listed = listing([names[seat] for seat in waited])
        return msg("castelos.status.waiting", names=listed)
    return _asked(seen.table)


def _acting(seen: Sight) -> tuple[int, ...]:
    if seen.table.phase == "contract":
        return choosing(seen.has_kept)
    return (seen.table.seat,)


def _asked(table: Table) -> Message:
    turn = table.turn
    if table.phase == "bonus":
        explore = turn.bonus == "explore"
        return msg("castelos.status.bonus.explore" if explore else "castelos.status.bonus.advance")
    if table.phase == "mark":
        return msg("castelos.status.mark" if turn.monte else "castelos.status.mark.choose")
    if table.phase == "move":
        if turn.walker != NOBODY:
            return plural("castelos.status.move.walker", turn.moves)
        return plural("castelos.status.move", turn.moves)
    return msg(ASKED[table.phase])


def _over(table: Table, names: Names) -> Message:
    first = winners(table)
    said, listed = say_points(total(table, first[0])), listing([names[seat] for seat in first])
    if table.variant.solo:
        return msg("castelos.status.over.solo", name=listed, points=said)
    return plural("castelos.status.over", len(first), names=listed, points=said)


def say_progress(seen: Sight) -> Message:
    """Which round of how many."""
    table = seen.table
    if table.phase == "over":
        return msg("castelos.board.over")
    if table.phase in SETTING_UP:
        return msg("castelos.board.setup")
    return msg("castelos.board.round", round=table.round, rounds=table.variant.rounds)


def say_opening(seen: Sight, names: Names) -> tuple[Message, ...]:
    """Who begins, with how much money, and below which castle (C-2, C-3)."""
    table = seen.table
    version = TERMS.say_value("version", table.variant.side)
    money = [
        msg("castelos.words.held", name=name, what=say_mealhas(estate.mealhas))
        for name, estate in zip(names, table.estates, strict=True)
    ]
    begins = () if table.variant.solo else (msg("castelos.opening.first", name=names[table.first]),)
    return (
        msg("castelos.opening.version", version=version, rounds=table.variant.rounds),
        *begins,
        msg("castelos.opening.money", money=listing(money)),
        msg("castelos.event.next_castle", castle=say_markets(table.top)),
    )


def say_ranking(seen: Sight, names: Names) -> tuple[Message, ...]:
    """One line for each seat, the first one first; ties say how they were broken."""
    return tuple(_say_place(seen.table, seat, names) for seat in order(seen.table))


def _say_place(table: Table, seat: int, names: Names) -> Message:
    at, name, said = place(table, seat), names[seat], say_points(total(table, seat))
    tie = say_tie(table, seat, names)
    if tie is None:
        return msg("castelos.ranking.place", place=at, name=name, points=said)
    return msg("castelos.ranking.tied", place=at, name=name, points=said, tie=tie)


def say_tie(table: Table, seat: int, names: Names) -> Message | None:
    """What parts this seat from those with as many points, or that nothing does (C-15.5)."""
    mine = standing(table, seat)
    rivals = [other for other in range(len(table.estates)) if other != seat]
    shared = [names[other] for other in rivals if standing(table, other) == mine]
    if shared:
        return msg("castelos.tie.shared", names=listing(shared))
    equal = [names[other] for other in rivals if total(table, other) == mine[0]]
    if not equal:
        return None
    return plural("castelos.tie.mealhas", mine[1], names=listing(equal))
