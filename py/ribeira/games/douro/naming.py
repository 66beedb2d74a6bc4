"""What the things of Douro 1872 are called: the game, its cards, options and score items.

Each function answers with a `Message`; the texts are in the catalogues. Bad at: sentences about
what happens; those are `telling`'s and `situation`'s.
"""

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
ITEMS = {
    "start": N_("douro.item.start"),
    "filled": N_("douro.item.filled"),
    "missed": N_("douro.item.missed"),
    **FOG_NAMES,
    "charity": N_("douro.item.charity"),
    "forgiven": N_("douro.item.forgiven"),
}
OPTIONS = {
    "O-1": N_("douro.option.O-1"),
    "O-2": N_("douro.option.O-2"),
    "O-3": N_("douro.option.O-3"),
    "O-4": N_("douro.option.O-4"),
    "O-5": N_("douro.option.O-5"),
    "O-6": N_("douro.option.O-6"),
    "O-7": N_("douro.option.O-7"),
    "O-8-scores": N_("douro.option.O-8-scores"),
    "O-8-piles": N_("douro.option.O-8-piles"),
    "O-9": N_("douro.option.O-9"),
}
OPTION_HELP = {
    "O-1": N_("douro.option.O-1.help"),
    "O-2": N_("douro.option.O-2.help"),
    "O-3": N_("douro.option.O-3.help"),
    "O-4": N_("douro.option.O-4.help"),
    "O-5": N_("douro.option.O-5.help"),
    "O-6": N_("douro.option.O-6.help"),
    "O-7": N_("douro.option.O-7.help"),
    "O-8-scores": N_("douro.option.O-8-scores.help"),
    "O-8-piles": N_("douro.option.O-8-piles.help"),
    "O-9": N_("douro.option.O-9.help"),
}
VALUES = {
    ("O-1", "full"): N_("douro.option.O-1.full"),
    ("O-1", "tie"): N_("douro.option.O-1.tie"),
    ("O-2", "highest"): N_("douro.option.O-2.highest"),
    ("O-2", "lowest"): N_("douro.option.O-2.lowest"),
    ("O-3", "anyTie"): N_("douro.option.O-3.anyTie"),
    ("O-3", "scoringTie"): N_("douro.option.O-3.scoringTie"),
    ("O-4", "yes"): N_("douro.option.O-4.yes"),
    ("O-4", "no"): N_("douro.option.O-4.no"),
    ("O-5", "donateFirst"): N_("douro.option.O-5.donateFirst"),
    ("O-5", "layOutFirst"): N_("douro.option.O-5.layOutFirst"),
    ("O-6", "reshuffle"): N_("douro.option.O-6.reshuffle"),
    ("O-6", "bury"): N_("douro.option.O-6.bury"),
    ("O-7", "literal"): N_("douro.option.O-7.literal"),
    ("O-7", "void"): N_("douro.option.O-7.void"),
    ("O-8-scores", "off"): N_("douro.option.O-8-scores.off"),
    ("O-8-scores", "on"): N_("douro.option.O-8-scores.on"),
    ("O-8-piles", "off"): N_("douro.option.O-8-piles.off"),
    ("O-8-piles", "on"): N_("douro.option.O-8-piles.on"),
    ("O-9", "off"): N_("douro.option.O-9.off"),
    ("O-9", "phantom"): N_("douro.option.O-9.phantom"),
}


def say_game() -> Message:
    return msg("douro.name")


def say_pitch() -> Message:
    """What the game is, in one sentence."""
    return msg("douro.pitch")


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
    """What a fog card does, in one sentence; all of it for the Rápidos only if O-2 is known."""
    key = RAPIDS[rapids] if rapids and card == "RAP" else EFFECTS[card]
    return msg(key)


def say_item(key: str) -> Message:
    """A score item."""
    return msg(ITEMS[key])


def say_option(option: str) -> Message:
    return msg(OPTIONS[option])


def say_option_help(option: str) -> Message:
    return msg(OPTION_HELP[option])


def say_value(option: str, value: str) -> Message:
    return msg(VALUES[option, value])


def say_points(points: int) -> Message:
    return plural("douro.points", points)


def say_left(cards: int) -> Message:
    """How many cards the stack still holds."""
    return plural("douro.left", cards) if cards else msg("douro.left.none")


def each_card(cards: Sequence[tuple[int, int]], names: Names) -> Words:
    """Pairs of seat and card as a list: Ana 7, Bruno 3 and Carla 9."""
    return listing([msg("douro.held", name=names[seat], card=card) for seat, card in cards])
