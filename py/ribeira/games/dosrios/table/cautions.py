"""Warnings shown before a legal action that the player may regret: water that leaves its bed,
points and dams lost, rivals near to winning or brought to it."""

from __future__ import annotations

from collections.abc import Iterator

from ribeira.core.game import after
from ribeira.core.values import N_, Action, Message, msg, plural
from ribeira.games.dosrios import rules
from ribeira.games.dosrios.bots.danger import ONE_DAM, threat
from ribeira.games.dosrios.rules.payout import room_in_hand, yields
from ribeira.games.dosrios.rules.sight import Sight, guess
from ribeira.games.dosrios.table.labels import say_bed
from ribeira.kit.cautions import Caution

WARNINGS = {
    "dams": N_("dosrios.warning.dams.name"),
    "points": N_("dosrios.warning.points.name"),
    "danger": N_("dosrios.warning.danger.name"),
    "gift": N_("dosrios.warning.gift.name"),
}


def say_warning(name: str) -> Message:
    return msg(WARNINGS[name])


def warn(seen: Sight, action: Action) -> tuple[Caution, ...]:
    """What to ask before this legal action of the seat that looks."""
    return tuple(_warnings(seen, action))


def _warnings(seen: Sight, action: Action) -> Iterator[Caution]:
    if action.verb == "dam":
        yield from _reroute(seen, str(action.at[0]))
    if action.verb in ("dam", "flow"):
        yield from _gift(seen, action)
    if action.verb == "end":
        yield from _points(seen)
        yield from _danger(seen)
    if action.verb in ("end", "use"):
        yield from _dams(seen)


def _reroute(seen: Sight, border: str) -> Iterator[Caution]:
    """A dam on a wet border always asks: it moves a river."""
    if border in seen.pieces:
        yield Caution("", msg("dosrios.warning.reroute", bed=say_bed(seen.bed_after_dam(border))))


def _gift(seen: Sight, action: Action) -> Iterator[Caution]:
    """Water that makes a rival win, whoever let it in (R-11.1); nothing hidden has a part in it."""
    world, _ = guess(seen, 0)
    changed = after(rules, world, seen.active, action)
    if changed.winners and seen.active not in changed.winners:
        yield Caution("gift", msg("dosrios.warning.gift"))


def _points(seen: Sight) -> Iterator[Caution]:
    if seen.points:
        yield Caution("points", plural("dosrios.warning.points", seen.points))


def _dams(seen: Sight) -> Iterator[Caution]:
    """Dams that the hand could not hold, were the current card used (R-1.14)."""
    if not seen.row or not seen.has_card_part:
        return
    _, forests = yields(seen, seen.row[0], seen.active)
    lost = len(forests) - room_in_hand(seen, seen.active)
    if lost > 0:
        yield Caution("dams", plural("dosrios.warning.dams", lost))


def _danger(seen: Sight) -> Iterator[Caution]:
    rivals = (seat for seat in range(seen.seats) if seat != seen.active)
    if any(threat(seen, rival) >= ONE_DAM for rival in rivals):
        yield Caution("danger", msg("dosrios.warning.danger"))
