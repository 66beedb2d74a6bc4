"""The choices of the set-up: contracts, the start tile, the first trails (C-2.6 to C-3.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ribeira.core.values import Action, Event, Refusal, msg
from ribeira.games.castelos.material import START
from ribeira.games.castelos.rules import trail
from ribeira.games.castelos.rules.flow import begin_round
from ribeira.games.castelos.rules.state import Laid, State, Table, Told, on_table, with_own


def choosing(state: State) -> tuple[int, ...]:
    """The seats that have still to keep a contract (C-2.6)."""
    return tuple(seat for seat, kept in enumerate(state.kept) if not kept)


def contract_offers(state: State, seat: int) -> Iterator[Action]:
    return (Action("contract.keep", (card,)) for card in state.dealt[seat])


def keep(state: State, seat: int, card: str) -> Told:
    """C-2.6: when the last seat has chosen, all other cards are opened at once."""
    state = replace(state, kept=(*state.kept[:seat], card, *state.kept[seat + 1 :]))
    events = (
        Event("has_kept", (("seat", seat),), "C-2.6"),
        Event("kept", (("seat", seat), ("contract", card)), "C-2.6", audience=(seat,)),
    )
    if choosing(state):
        return state, events
    pairs = zip(state.dealt, state.kept, strict=True)
    opened = tuple(card for dealt, kept in pairs for card in dealt if card != kept)
    state = on_table(state, phase="face", contracts=state.table.contracts + opened)
    state = replace(state, dealt=((),) * len(state.dealt))
    event = Event("opened", (("contracts", opened),), "C-2.6", reveals=True)
    return state, (*events, event)


def face_offers(_: State) -> Iterator[Action]:
    return (Action("start.face", (face[1],)) for face in START)


def lay_start(state: State, face: str) -> Told:
    """C-2.8"""
    state = on_table(state, phase="trail", tiles=((f"S{face}", 0, 0, 0),))
    values = (("seat", state.table.seat), ("face", face))
    return state, (Event("start_laid", values, "C-2.8"),)


def trail_offers(state: State) -> Iterator[Action]:
    """C-2.9; in the family version face a (C-3.3)."""
    faces = "a" if state.table.variant.family else "ab"
    for tile in state.table.own.unplaced:
        for face in faces:
            for turned in (0, 1):
                yield Action("trail.start", (tile, face, turned))


def start_trail(state: State, laid: Laid) -> Told:
    """C-2.9, C-3.3: the cylinder stands on the leftmost space that is not a toll."""
    table = state.table
    own = trail.add(table.own, laid)
    if own.cylinder < 0:
        own = replace(own, cylinder=trail.start_space(laid))
    state = with_own(state, own)
    rule = "C-3.3" if table.variant.family else "C-2.9"
    values = (("seat", table.seat), ("laid", laid), ("cylinder", own.cylinder))
    events: tuple[Event, ...] = (Event("trail_started", values, rule),)
    if table.variant.family and own.unplaced:
        return state, events
    after = (table.seat + 1) % len(table.estates)
    if after != table.first:
        return on_table(state, seat=after), events
    state, told = begin_round(state, 1)
    return state, events + told


def why_not_keep(card: str) -> Refusal:
    return Refusal(msg("castelos.refusal.not_dealt", contract=card), "C-2.6")


def why_not_start(table: Table, laid: Laid) -> Refusal:
    if laid[0] not in table.own.unplaced:
        return Refusal(msg("castelos.refusal.not_unplaced", tile=laid[0]), "C-2.9")
    return Refusal(msg("castelos.refusal.face_a"), "C-3.3")
