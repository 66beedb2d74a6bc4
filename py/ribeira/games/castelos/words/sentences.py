"""What happened, in sentences: contracts, rounds and the end here, all else in two files beside it.

The rule beside each event is shown by the page. Several people may look at one screen, so everybody
has a name and nobody is "you".
"""

from __future__ import annotations

from typing import assert_never

from ribeira.core.values import Message, msg, plural
from ribeira.core.wording import Names, listing
from ribeira.games.castelos.material import SHOWN
from ribeira.games.castelos.names import say_counted
from ribeira.games.castelos.rules.events import (
    BonusEvent,
    CastleEvent,
    ClaimEvent,
    ContractEvent,
    ContractLost,
    ContractWon,
    Drawn,
    Drew,
    Ended,
    Event,
    HasKept,
    Kept,
    MarkEvent,
    Opened,
    Revealed,
    Round,
    RoundEvent,
    Scored,
    TileEvent,
    TrailEvent,
    WorkerEvent,
)
from ribeira.games.castelos.rules.steps.contracts import solo_goal
from ribeira.games.castelos.terms import TERMS
from ribeira.games.castelos.words import sentences_land, sentences_trails
from ribeira.games.castelos.words.phrases import (
    each_number,
    say_contract,
    say_contracts,
    say_gain,
    say_points,
    say_shown,
)

ALONE = "C-17.4"


def say_event(event: Event, names: Names) -> Message:
    if isinstance(event, ContractEvent):
        return _say_contract_event(event, names)
    if isinstance(event, TileEvent):
        return sentences_land.say_tile_event(event, names)
    if isinstance(event, CastleEvent):
        return sentences_land.say_castle_event(event, names)
    if isinstance(event, WorkerEvent):
        return sentences_land.say_worker_event(event, names)
    if isinstance(event, BonusEvent):
        return sentences_trails.say_bonus_event(event, names)
    if isinstance(event, TrailEvent):
        return sentences_trails.say_trail_event(event, names)
    if isinstance(event, MarkEvent):
        return sentences_trails.say_mark_event(event, names)
    if isinstance(event, ClaimEvent):
        return sentences_trails.say_claim_event(event, names)
    return _say_round_event(event, names)


def _say_contract_event(event: ContractEvent, names: Names) -> Message:
    match event:
        case HasKept():
            return msg("castelos.event.has_kept", name=names[event.seat])
        case Kept():
            contract = say_contract(event.contract)
            return msg("castelos.event.kept", name=names[event.seat], contract=contract)
        case Opened():
            return msg("castelos.event.opened", contracts=say_contracts(event.contracts))
        case Revealed():
            return _say_revealed(event, names)
        case ContractWon():
            return _say_won(event, names)
        case ContractLost():
            return _say_lost(event, names)
        case _:
            assert_never(event)


def _say_revealed(event: Revealed, names: Names) -> Message:
    pairs = zip(names, event.contracts, strict=True)
    held = [msg("castelos.words.held", name=name, what=say_counted(card)) for name, card in pairs]
    return msg("castelos.event.revealed", contracts=listing(held))


def _say_won(event: ContractWon, names: Names) -> Message:
    """C-15.2; alone against a goal (C-17.4)."""
    values: dict[str, str | Message] = {
        "contract": say_counted(event.contract),
        "name": names[event.seat],
        "measures": each_number(event.measures, names),
        "gain": say_gain(event.contract),
    }
    if event.rule == ALONE:
        goal = solo_goal(event.contract)
        return msg("castelos.event.contract_won.solo", **values, goal=goal)
    return msg("castelos.event.contract_won", **values)


def _say_lost(event: ContractLost, names: Names) -> Message:
    values = {
        "contract": say_counted(event.contract),
        "measures": each_number(event.measures, names),
    }
    if event.rule == ALONE:
        goal = solo_goal(event.contract)
        return msg("castelos.event.contract_lost.solo", **values, goal=goal)
    return msg("castelos.event.contract_lost", **values)


def _say_round_event(event: RoundEvent, names: Names) -> Message:
    match event:
        case Round():
            return msg("castelos.event.round", round=event.round, rounds=event.of)
        case Drawn():
            return plural("castelos.event.drawn", event.left, name=names[event.seat])
        case Drew():
            shown = say_shown(SHOWN[event.tile][0])
            return msg("castelos.event.drew", name=names[event.seat], shown=shown)
        case Scored():
            item, points = TERMS.say_item(event.item), say_points(event.points)
            return msg("castelos.event.scored", name=names[event.seat], item=item, points=points)
        case Ended() if len(names) == 1:
            return msg("castelos.event.ended.solo")
        case Ended():
            winners = [names[seat] for seat in event.winners]
            return plural("castelos.event.ended", len(winners), names=listing(winners))
        case _:
            assert_never(event)
