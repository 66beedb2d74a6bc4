"""From one state to the next: sealed choices, the reveal and all that follows (D-4, D-5, D-7, D-9).

The comments carry the rule numbers; read this file beside the rules, top to bottom.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ribeira.core import chance as draw
from ribeira.core.values import Action, Event
from ribeira.games.douro.material import BARRELS, is_fog, level, order
from ribeira.games.douro.rules.score import happened, post, ranking
from ribeira.games.douro.rules.settle import Stake, Verdict, moves_on, settle, stake_of
from ribeira.games.douro.rules.state import PHANTOM, Resolved, State
from ribeira.games.douro.rules.valley import known_fogs, lay_out

Events = tuple[Event, ...]
Told = tuple[State, Events]

PAYS = Stake("lowest", -1, 1, 1, "D-9.2")
GETS = Stake("highest", +1, 1, 1, "D-9.2")


def apply(state: State, seat: int, action: Action) -> Told:
    """One sealed choice; the last one of a play or of the half-time resolves it."""
    (card,) = action.at
    assert isinstance(card, int)
    if action.verb == "play":
        state = replace(state, chosen=_put(state.chosen, seat, card))
        return _then(state, _sealed("chose", "chosen", seat, card, "D-4.3"), state.chosen, resolve)
    state = replace(state, donated=_put(state.donated, seat, card))
    return _then(state, _sealed("gave", "given", seat, card, "D-7.2"), state.donated, second_half)


def _put(choices: tuple[int | None, ...], seat: int, card: int) -> tuple[int | None, ...]:
    return (*choices[:seat], card, *choices[seat + 1 :])


def _sealed(own: str, public: str, seat: int, card: int, rule: str) -> Events:
    """Everybody learns that the seat has chosen, only the seat what."""
    return (
        Event(public, (("seat", seat),), rule),
        Event(own, (("seat", seat), ("card", card)), rule, audience=(seat,)),
    )


def _then(
    state: State,
    events: Events,
    choices: tuple[int | None, ...],
    everyone_has: Callable[[State], Told],
) -> Told:
    if None in choices[: state.setup.seats]:
        return state, events
    state, more = everyone_has(_phantom_chooses(state))
    return state, events + more


def _phantom_chooses(state: State) -> State:
    """D-11: the third seat of a two-player game chooses at random."""
    if state.setup.seats == state.table:
        return state
    card, chance = draw.pick(state.chance, state.hands[PHANTOM])
    state = replace(state, chance=chance)
    if state.stage == "play":
        return replace(state, chosen=_put(state.chosen, PHANTOM, card))
    return replace(state, donated=_put(state.donated, PHANTOM, card))


def resolve(state: State) -> Told:
    """D-4.4 to D-4.11, with all cards chosen."""
    cards = tuple(card for card in state.chosen if card is not None)
    options = dict(state.setup.options)
    state, card, towed, events = _turn(state, cards)
    counted = towed or card
    asked = order(counted, state.table)
    met = asked is not None and sum(cards) >= asked  # D-1.3
    stake = stake_of(counted, met, options)
    events += _outcome(counted, sum(cards), asked, met)
    state, deltas, told, ends = _score(state, cards, stake, card, met)  # D-4.6
    events += told
    last = Resolved(card, towed, cards, asked, state.holder, deltas)
    if moves_on(cards, state.holder, ends, options):  # D-4.7
        state, told = _pass_on(state, "D-6.6")
        events += told
    state, told = _clean_up(replace(state, last=last), cards, card)
    events += told
    state, told = _go_on(state)
    return state, events + told


def _turn(state: State, cards: tuple[int, ...]) -> tuple[State, str, str, Events]:
    """Reveal the barrels, turn the disputed card, and tow another if it is Sirga (D-4.4, D-4.5)."""
    card = state.disputed
    events: Events = (
        Event("revealed", (("cards", cards), ("sum", sum(cards))), "D-4.4", reveals=True),
        Event("turned", (("card", card), ("level", level(card))), "D-4.5", reveals=True),
    )
    if state.valley:
        return replace(state, valley=state.valley[1:]), card, "", events
    state = _with_stack(state, state.stack[1:], state.fogs_on_top - 1)
    if card != "SIR":
        return state, card, "", events
    state, towed, told = _tow(state)
    return state, card, towed, events + told


def _with_stack(state: State, stack: tuple[str, ...], known: int) -> State:
    return replace(state, stack=stack, fogs_on_top=known_fogs(stack, known))


def _tow(state: State) -> tuple[State, str, Events]:
    """The topmost regular card leaves the stack; the fogs above it stay in their order (D-5.5)."""
    stack = state.stack
    passed = next((i for i, card in enumerate(stack) if not is_fog(card)), None)
    if passed is None:  # D-5.6
        return state, "", ()
    towed = stack[passed]
    values = (("card", towed), ("level", level(towed)), ("passed", passed))
    state = _with_stack(state, stack[:passed] + stack[passed + 1 :], passed)
    return state, towed, (Event("towed", values, "D-5.5", reveals=True),)


def _outcome(card: str, total: int, asked: int | None, met: bool) -> Events:
    if card == "CUS":
        return (Event("customs", (), "D-5.8"),)
    if asked is None:
        return ()
    values = (("card", card), ("sum", total), ("order", asked))
    return (Event("met" if met else "missed", values, "D-1.3"),)


def _score(
    state: State, cards: tuple[int, ...], stake: Stake | None, card: str, met: bool
) -> tuple[State, tuple[int, ...], Events, tuple[tuple[int, ...], ...]]:
    """Points of a play: the state, the deltas, what happened, and the ends that were scored."""
    if stake is None:
        return state, (0,) * state.table, (), ()
    verdict = settle(cards, state.holder, stake, dict(state.setup.options))
    source = card if is_fog(card) else "filled" if met else "missed"
    tally, forgiven = post(state.tally, verdict.deltas, source)
    events = happened(verdict, state.holder, stake, source, forgiven)
    return replace(state, tally=tally), verdict.deltas, events, (verdict.extreme,)


def _pass_on(state: State, rule: str) -> Told:
    """One seat clockwise, once (D-6.6, D-6.7)."""
    after = (state.holder + 1) % state.table
    event = Event("phylloxera", (("seat", state.holder), ("to", after)), rule)
    return replace(state, holder=after), (event,)


def _clean_up(state: State, cards: tuple[int, ...], card: str) -> Told:
    """D-4.8: barrels to their piles, or back into the hands with Cardia (D-5.3)."""
    assert state.last is not None
    turned = (card, state.last.towed) if state.last.towed else (card,)
    state = replace(
        state,
        plays=state.plays + 1,
        discard=state.discard + turned,
        chosen=(None,) * state.table,
    )
    if card == "CAR":
        return replace(state, returned=cards), (Event("returned", (("cards", cards),), "D-5.3"),)
    pairs = tuple(zip(state.hands, cards, strict=True))
    hands = tuple(tuple(c for c in hand if c != played) for hand, played in pairs)
    spent = tuple((*pile, played) for pile, played in zip(state.spent, cards, strict=True))
    return replace(state, hands=hands, spent=spent), ()


def _go_on(state: State) -> Told:
    """Half-time, a new Valley, or the end (D-4.9 to D-4.11)."""
    if state.half == 1 and not any(state.hands):  # D-7.1, D-7.2
        state = replace(
            state,
            stage="donate",
            hands=(BARRELS,) * state.table,
            spent=((),) * state.table,
            earlier=state.spent,
            returned=(None,) * state.table,
        )
        events: Events = (Event("half_time", (("plays", state.plays),), "D-7.2"),)
        if dict(state.setup.options)["O-5"] == "layOutFirst":
            state, told = _lay_out(state)
            events = told + events
        return state, events
    return _next_play(state)


def _next_play(state: State) -> Told:
    return _unless_over(*_lay_out(state))


def _unless_over(state: State, events: Events) -> Told:
    if (state.valley or state.stack) and any(state.hands):
        return state, events
    state, told = finish(state)  # D-4.11, D-7.10
    return state, events + told


def _lay_out(state: State) -> Told:
    """D-4.10"""
    if state.valley or not state.stack:
        return state, ()
    valley, stack, fogs = lay_out(state.valley, state.stack, state.fogs_on_top)
    state = replace(state, valley=valley, stack=stack, fogs_on_top=fogs)
    if not valley:
        return state, (Event("fog_next", (("left", len(stack)),), "D-4.2", reveals=True),)
    values = (("levels", tuple(map(level, valley))), ("left", len(stack)))
    return state, (Event("laid_out", values, "D-4.1", reveals=True),)


def second_half(state: State) -> Told:
    """All have donated: nine cards each, and on with the plays (D-7.3, D-7.4)."""
    pairs = zip(state.hands, state.donated, strict=True)
    hands = tuple(tuple(c for c in hand if c != gift) for hand, gift in pairs)
    state = replace(state, stage="play", half=2, hands=hands)
    laid_out = dict(state.setup.options)["O-5"] == "layOutFirst"
    state, events = _unless_over(state, ()) if laid_out else _next_play(state)
    return state, (Event("second_half", (), "D-7.3"), *events)


def finish(state: State) -> Told:
    """Charity, the last move of the phylloxera card, the ranking (D-9)."""
    gifts = tuple(gift for gift in state.donated if gift is not None)
    options = dict(state.setup.options)
    events: Events = (Event("charity", (("cards", gifts),), "D-9.1", reveals=True),)
    low = settle(gifts, state.holder, PAYS, options)
    high = settle(gifts, state.holder, GETS, options)
    if len(set(gifts)) == 1 and options["O-7"] == "void":  # D-9.4
        events += (Event("charity_void", (), "D-9.4"),)
    else:
        for verdict, stake in ((low, PAYS), (high, GETS)):  # D-9.3: losses first
            state, told = _charity_points(state, verdict, stake)
            events += told
    ends = (low.extreme, high.extreme)
    if options["O-4"] == "yes" and moves_on(gifts, state.holder, ends, options):  # D-9.5
        state, told = _pass_on(state, "D-9.5")
        events += told
    state = replace(state, stage="over")
    return state, (*events, Event("ended", (("ranking", ranking(state)),), "D-9.6"))


def _charity_points(state: State, verdict: Verdict, stake: Stake) -> Told:
    tally, forgiven = post(state.tally, verdict.deltas, "charity")
    events = happened(verdict, state.holder, stake, "charity", forgiven)
    return replace(state, tally=tally), events
