"""What the things of Douro 1872 are called: cards, effects, points and actions, as messages."""

from __future__ import annotations

from collections.abc import Sequence

from ribeira.core.values import N_, Action, Message, msg, plural
from ribeira.core.wording import Names, Words, listing
from ribeira.games.douro.material import is_fog, level, order

FOG_NAMES = {
    "FRA": N_("douro.card.FRA"),
    "CAR": N_("douro.card.CAR"),
    "RAP": N_("douro.card.RAP"),
    "SIR": N_("douro.card.SIR"),
    "BAR": N_("douro.card.BAR"),
    "CUS": N_("douro.card.CUS"),
}
EFFECTS = {
    "FRA": N_("douro.effect.FRA"),
    "CAR": N_("douro.effect.CAR"),
    "RAP": N_("douro.effect.RAP"),
    "SIR": N_("douro.effect.SIR"),
    "BAR": N_("douro.effect.BAR"),
    "CUS": N_("douro.effect.CUS"),
}
RAPIDS = {  # O-2
    "highest": N_("douro.effect.RAP.highest"),
    "lowest": N_("douro.effect.RAP.lowest"),
}


def say_action(action: Action) -> Message:
    (card,) = action.at
    if action.verb == "play":
        return msg("douro.action.play", card=card)
    return msg("douro.action.donate", card=card)


def say_card(card: str) -> Message:
    """A disputed card by what everybody knows of it: its level, or its name."""
    return msg(FOG_NAMES[card]) if is_fog(card) else say_level(level(card))


def say_level(number: int) -> Message:
    """A boat by its back."""
    return msg("douro.card.boat", level=number)


def say_boat(card: str, table: int) -> Message:
    """A turned card with the order it has at a table of so many seats, if it has one."""
    asked = order(card, table)
    if asked is None:
        return say_card(card)
    return msg("douro.card.ordered", card=say_card(card), order=asked)


def say_effect(card: str, rapids: str = "") -> Message:
    """What a fog card does, in one sentence; of the Rápidos both ways where O-2 is not known."""
    key = RAPIDS[rapids] if rapids and card == "RAP" else EFFECTS[card]
    return msg(key)


def say_points(points: int) -> Message:
    return plural("douro.points", points)


def say_left(cards: int) -> Message:
    """How many cards the stack still holds."""
    return plural("douro.left", cards) if cards else msg("douro.left.none")


def each_card(cards: Sequence[tuple[int, int]], names: Names) -> Words:
    """Pairs of seat and card as a list: Ana 7, Bruno 3 and Carla 9."""
    return listing([msg("douro.held", name=names[seat], card=card) for seat, card in cards])
