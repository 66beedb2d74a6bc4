"""What happened, in sentences: contracts, rounds and the end here, all else in two files beside it.

Everybody is called by name, never "you": several people may look at one screen.
"""

from __future__ import annotations

from typing import assert_never

from ribeira.core.values import Message, msg, plural
from ribeira.core.wording import Names, listing
from ribeira.games.castelos.names import say_counted
from ribeira.games.castelos.rules.events import (
    ContractLost,
    ContractWon,
    Ended,
    Event,
    GameEvent,
    HasKept,
    Kept,
    LandEvent,
    Opened,
    Revealed,
    Round,
    Scored,
    TrailEvent,
)
from ribeira.games.castelos.rules.steps.contracts import solo_goal
from ribeira.games.castelos.terms import TERMS
from ribeira.games.castelos.words.phrases import (
    each_number,
    say_contract,
    say_contracts,
    say_gain,
    say_points,
)
from ribeira.games.castelos.words.sentences_land import say_land_event
from ribeira.games.castelos.words.sentences_trails import say_trail_event

ALONE = "C-17.4"


def say_event(event: Event, names: Names) -> Message:
    if isinstance(event, LandEvent):
        return say_land_event(event, names)
    if isinstance(event, TrailEvent):
        return say_trail_event(event, names)
    return _say_game_event(event, names)


def _say_game_event(event: GameEvent, names: Names) -> Message:
    match event:
        case HasKept():
            return msg("castelos.event.has_kept", name=names[event.seat])
        case Kept():
            contract = say_contract(event.contract)
            return msg("castelos.event.kept", name=names[event.seat], contract=contract)
        case Opened():
            return msg("castelos.event.opened", contracts=say_contracts(event.contracts))
        case Round():
            return msg("castelos.event.round", round=event.round, rounds=event.of)
        case Revealed():
            return _say_revealed(event, names)
        case ContractWon():
            return _say_won(event, names)
        case ContractLost():
            return _say_lost(event, names)
        case Scored():
            item, points = TERMS.say_item(event.item), say_points(event.points)
            return msg("castelos.event.scored", name=names[event.seat], item=item, points=points)
        case Ended():
            return _say_end(event, names)
        case _:
            assert_never(event)


def _say_revealed(event: Revealed, names: Names) -> Message:
    pairs = zip(names, event.contracts, strict=True)
    held = [msg("castelos.words.held", name=name, what=say_counted(card)) for name, card in pairs]
    return msg("castelos.event.revealed", contracts=listing(held))


def _say_won(event: ContractWon, names: Names) -> Message:
    """C-15.2; alone against a goal (C-17.4)."""
    card = event.contract
    values: dict[str, str | Message] = {
        "contract": say_counted(card),
        "name": names[event.seat],
        "measures": each_number(event.measures, names),
        "gain": say_gain(card),
    }
    if event.rule == ALONE:
        return msg("castelos.event.contract_won.solo", **values, goal=solo_goal(card))
    return msg("castelos.event.contract_won", **values)


def _say_lost(event: ContractLost, names: Names) -> Message:
    """C-15.2; alone against a goal (C-17.4)."""
    card = event.contract
    values: dict[str, str | Message] = {
        "contract": say_counted(card),
        "measures": each_number(event.measures, names),
    }
    if event.rule == ALONE:
        return msg("castelos.event.contract_lost.solo", **values, goal=solo_goal(card))
    return msg("castelos.event.contract_lost", **values)


def _say_end(event: Ended, names: Names) -> Message:
    if len(names) == 1:
        return msg("castelos.event.ended.solo")
    winners = [names[seat] for seat in event.winners]
    return plural("castelos.event.ended", len(winners), names=listing(winners))
