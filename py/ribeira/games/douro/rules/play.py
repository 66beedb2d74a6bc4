"""One play, from the reveal until its cards are put away (D-4.4 to D-4.8, D-5)."""

from __future__ import annotations

from ribeira.core.replace import replace
from ribeira.games.douro.material import is_fog, level, order
from ribeira.games.douro.rules.events import (
    Customs,
    Emit,
    Met,
    Missed,
    PassedOn,
    Returned,
    Revealed,
    Towed,
    Turned,
)
from ribeira.games.douro.rules.score import emit_points, post
from ribeira.games.douro.rules.settle import is_met, moves_on, settle, stake_of
from ribeira.games.douro.rules.state import Resolved, State
from ribeira.games.douro.rules.valley import known_fogs


def play(state: State, emit: Emit) -> State:
    """All have chosen, and the barrels decide about the disputed card."""
    cards = tuple([card for card in state.chosen if card is not None])
    state = _reveal(state, cards, emit)
    state, resolved = _turn(state, cards, emit)
    state, ends = _score(state, resolved, emit)
    if moves_on(cards, state.holder, ends, state.options):  # D-4.7
        state = pass_on(state, "D-6.6", emit)
    if resolved.card == "CAR":
        state = _give_back(state, cards, emit)
    return _put_away(state, resolved)


def _reveal(state: State, cards: tuple[int, ...], emit: Emit) -> State:
    """The barrels go from the hands onto their owners' piles (D-4.4)."""
    state = replace(
        state,
        hands=tuple(map(_without, state.hands, cards)),
        spent=tuple([(*pile, card) for pile, card in zip(state.spent, cards, strict=True)]),
        chosen=(None,) * len(cards),
    )
    emit(Revealed(cards=cards, sum=sum(cards)), state)
    return state


def _without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def _turn(state: State, cards: tuple[int, ...], emit: Emit) -> tuple[State, Resolved]:
    """The disputed card is turned, and Sirga tows another one (D-4.5)."""
    card = state.disputed
    asked, nothing = order(card, state.table), (0,) * state.table
    resolved = Resolved(card, "", cards, asked, state.holder, nothing)
    if state.valley:
        state = replace(state, valley=state.valley[1:], last=resolved)
    else:
        state = _take_from_stack(state, 0, state.fogs_on_top - 1, resolved)
    emit(Turned(card=card, level=level(card), missed=_unusual(state, card)), state)
    return _tow(state, resolved, emit) if card == "SIR" else (state, resolved)


def _unusual(state: State, card: str) -> str:
    """Who gains on the Rápidos, if it is not as usual (O-2)."""
    missed = state.options.missed_rapids
    return missed if card == "RAP" and missed != "highest" else ""


def _take_from_stack(state: State, place: int, known: int, resolved: Resolved) -> State:
    stack = state.stack[:place] + state.stack[place + 1 :]
    return replace(state, stack=stack, fogs_on_top=known_fogs(stack, known), last=resolved)


def _tow(state: State, resolved: Resolved, emit: Emit) -> tuple[State, Resolved]:
    """The topmost regular card leaves the stack; the fogs above it stay in their order (D-5.5)."""
    boats = ((place, card) for place, card in enumerate(state.stack) if not is_fog(card))
    passed, towed = next(boats, (0, ""))
    if not towed:  # D-5.6
        return state, resolved
    resolved = replace(resolved, towed=towed, order=order(towed, state.table))
    state = _take_from_stack(state, passed, passed, resolved)
    emit(Towed(card=towed, level=level(towed), passed=passed), state)
    return state, resolved


def _score(
    state: State, resolved: Resolved, emit: Emit
) -> tuple[State, tuple[tuple[int, ...], ...]]:
    """Gains and losses, all together (D-4.6), and the groups of seats at the ends they were for."""
    card, cards, options = resolved.towed or resolved.card, resolved.cards, state.options
    met = _compare(state, card, resolved, emit)
    stake = stake_of(card, met, options)
    if stake is None:
        return state, ()
    verdict = settle(cards, state.holder, stake, options)
    source = resolved.card if is_fog(resolved.card) else "filled" if met else "missed"
    tally, forgiven = post(state.tally, verdict.deltas, source)
    state = replace(state, tally=tally, last=replace(resolved, deltas=verdict.deltas))
    emit_points(state, verdict, stake, source, forgiven, emit)
    return state, (verdict.extreme,)


def _compare(state: State, card: str, resolved: Resolved, emit: Emit) -> bool:
    """D-1.3"""
    if card == "CUS":
        emit(Customs(), state)
    total = sum(resolved.cards)
    met = is_met(total, resolved.order)
    if resolved.order is not None:
        outcome = Met if met else Missed
        emit(outcome(card=card, sum=total, order=resolved.order), state)
    return met


def pass_on(state: State, rule: str, emit: Emit) -> State:
    """The phylloxera card goes one seat clockwise, once (D-6.6, D-6.7)."""
    before, after = state.holder, (state.holder + 1) % state.table
    state = replace(state, holder=after)
    emit(PassedOn(seat=before, to=after, rule=rule), state)
    return state


def _give_back(state: State, cards: tuple[int, ...], emit: Emit) -> State:
    """Cardia: the barrels go back into the hands (D-5.3)."""
    state = replace(
        state,
        hands=tuple(
            [tuple(sorted((*hand, card))) for hand, card in zip(state.hands, cards, strict=True)]
        ),
        spent=tuple([pile[:-1] for pile in state.spent]),
        returned=cards,
    )
    emit(Returned(cards=cards), state)
    return state


def _put_away(state: State, resolved: Resolved) -> State:
    """The turned cards go to the discard (D-4.8)."""
    turned = (resolved.card, resolved.towed) if resolved.towed else (resolved.card,)
    return replace(state, plays=state.plays + 1, discard=state.discard + turned)
