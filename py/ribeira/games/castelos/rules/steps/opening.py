"""The choices of the set-up: contracts, the start tile, the first trails (C-2.6 to C-3.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ribeira.core.replace import replace
from ribeira.core.values import Action, Refusal, msg
from ribeira.games.castelos.material import START
from ribeira.games.castelos.rules import trail
from ribeira.games.castelos.rules.events import Emit, HasKept, Kept, Opened, StartLaid, TrailStarted
from ribeira.games.castelos.rules.state import Laid, State, Table, on_table, with_own


def choosing(kept: Iterable[str | bool]) -> tuple[int, ...]:
    """The seats that have still to keep a contract (C-2.6)."""
    return tuple(seat for seat, its in enumerate(kept) if not its)


def contract_offers(state: State, seat: int) -> Iterator[Action]:
    return (Action("contract.keep", (card,)) for card in state.dealt[seat])


def keep(state: State, emit: Emit, seat: int, card: str) -> State:
    """C-2.6"""
    state = replace(state, kept=(*state.kept[:seat], card, *state.kept[seat + 1 :]))
    emit(HasKept(seat=seat), state)
    emit(Kept(seat=seat, contract=card), state)
    return state


def open_contracts(state: State, emit: Emit) -> State:
    """C-2.6: once the last seat has chosen, all other cards are opened at once."""
    pairs = zip(state.dealt, state.kept, strict=True)
    opened = tuple(card for dealt, kept in pairs for card in dealt if card != kept)
    state = replace(state, dealt=((),) * len(state.dealt))
    state = on_table(state, contracts=state.table.contracts + opened)
    emit(Opened(contracts=opened), state)
    return state


def face_offers(_: State) -> Iterator[Action]:
    return (Action("start.face", (face[1],)) for face in START)


def lay_start(state: State, emit: Emit, face: str) -> State:
    """C-2.8"""
    state = on_table(state, tiles=((f"S{face}", 0, 0, 0),))
    emit(StartLaid(seat=state.table.seat, face=face), state)
    return state


def trail_offers(state: State) -> Iterator[Action]:
    """C-2.9; in the family version face a (C-3.3)."""
    faces = "a" if state.table.variant.family else "ab"
    for tile in state.table.own.unplaced:
        for face in faces:
            for turned in (0, 1):
                yield Action("trail.start", (tile, face, turned))


def start_trail(state: State, emit: Emit, laid: Laid) -> State:
    """C-2.9, C-3.3: the cylinder stands on the leftmost space that is not a toll."""
    table = state.table
    own = trail.add(table.own, laid)
    if own.cylinder < 0:
        own = replace(own, cylinder=trail.start_space(laid))
    state = with_own(state, own)
    rule = "C-3.3" if table.variant.family else "C-2.9"
    emit(TrailStarted(seat=table.seat, laid=laid, cylinder=own.cylinder, rule=rule), state)
    return state


def why_not_keep(card: str) -> Refusal:
    return Refusal(msg("castelos.refusal.not_dealt", contract=card), "C-2.6")


def why_not_start(table: Table, laid: Laid) -> Refusal:
    if laid[0] not in table.own.unplaced:
        return Refusal(msg("castelos.refusal.not_unplaced", tile=laid[0]), "C-2.9")
    return Refusal(msg("castelos.refusal.face_a"), "C-3.3")
