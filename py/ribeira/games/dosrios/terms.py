"""What the page calls the game, its actions, its options and what is counted at the end.

Each function answers with a `Message`; the texts are in the catalogues. Bad at: the board; places
and cards have their names in `naming`, which the rules use too.
"""

from __future__ import annotations

from collections.abc import Callable

from ribeira.core.terms import Terms
from ribeira.core.values import N_, Action, Message, msg
from ribeira.core.wording import Words, listing
from ribeira.games.dosrios.board_map import LOWER, UPPER
from ribeira.games.dosrios.naming import say_from, say_to

ITEMS = {"finca": N_("dosrios.item.finca"), "hacienda": N_("dosrios.item.hacienda")}
OPTIONS = {
    "layout": N_("dosrios.option.layout"),
    "riverLaying": N_("dosrios.option.riverLaying"),
    "stackLimit": N_("dosrios.option.stackLimit"),
    "fincaShield": N_("dosrios.option.fincaShield"),
    "cityDams": N_("dosrios.option.cityDams"),
    "desperadoProtectedCounts": N_("dosrios.option.desperadoProtectedCounts"),
    "winCheck": N_("dosrios.option.winCheck"),
    "simultaneousWin": N_("dosrios.option.simultaneousWin"),
    "money": N_("dosrios.option.money"),
    "turnCap": N_("dosrios.option.turnCap"),
}
OPTION_HELP = {
    "layout": N_("dosrios.option.layout.help"),
    "riverLaying": N_("dosrios.option.riverLaying.help"),
    "stackLimit": N_("dosrios.option.stackLimit.help"),
    "fincaShield": N_("dosrios.option.fincaShield.help"),
    "cityDams": N_("dosrios.option.cityDams.help"),
    "desperadoProtectedCounts": N_("dosrios.option.desperadoProtectedCounts.help"),
    "winCheck": N_("dosrios.option.winCheck.help"),
    "simultaneousWin": N_("dosrios.option.simultaneousWin.help"),
    "money": N_("dosrios.option.money.help"),
    "turnCap": N_("dosrios.option.turnCap.help"),
}
VALUES = {
    ("layout", "random"): N_("dosrios.option.layout.random"),
    ("layout", "R1"): N_("dosrios.option.layout.R1"),
    ("layout", "R2"): N_("dosrios.option.layout.R2"),
    ("riverLaying", "rotate"): N_("dosrios.option.riverLaying.rotate"),
    ("riverLaying", "startPlayer"): N_("dosrios.option.riverLaying.startPlayer"),
    ("stackLimit", "turnEnd"): N_("dosrios.option.stackLimit.turnEnd"),
    ("stackLimit", "always"): N_("dosrios.option.stackLimit.always"),
    ("fincaShield", "no"): N_("dosrios.option.fincaShield.no"),
    ("fincaShield", "yes"): N_("dosrios.option.fincaShield.yes"),
    ("cityDams", "yes"): N_("dosrios.option.cityDams.yes"),
    ("cityDams", "no"): N_("dosrios.option.cityDams.no"),
    ("desperadoProtectedCounts", "no"): N_("dosrios.option.desperadoProtectedCounts.no"),
    ("desperadoProtectedCounts", "yes"): N_("dosrios.option.desperadoProtectedCounts.yes"),
    ("winCheck", "always"): N_("dosrios.option.winCheck.always"),
    ("winCheck", "ownTurn"): N_("dosrios.option.winCheck.ownTurn"),
    ("simultaneousWin", "activeFirst"): N_("dosrios.option.simultaneousWin.activeFirst"),
    ("simultaneousWin", "shared"): N_("dosrios.option.simultaneousWin.shared"),
    ("money", "open"): N_("dosrios.option.money.open"),
    ("money", "hidden"): N_("dosrios.option.money.hidden"),
    ("turnCap", "none"): N_("dosrios.option.turnCap.none"),
    ("turnCap", "200"): N_("dosrios.option.turnCap.200"),
}

WARNINGS = {
    "dams": N_("dosrios.warning.dams.name"),
    "points": N_("dosrios.warning.points.name"),
    "danger": N_("dosrios.warning.danger.name"),
    "gift": N_("dosrios.warning.gift.name"),
}
TERMS = Terms(N_("dosrios.name"), N_("dosrios.pitch"), ITEMS, OPTIONS, OPTION_HELP, VALUES)


def say_warning(name: str) -> Message:
    """What a person may be asked before an action."""
    return msg(WARNINGS[name])


def say_action(action: Action) -> Message:
    return DEEDS[action.verb](*map(str, action.at))


def say_sources(sources: tuple[str, ...]) -> Words:
    """Where the figures of a chase come from, each place once."""
    return listing([say_from(source) for source in dict.fromkeys(sources)])


def _place(hex_: str) -> Message:
    return msg("dosrios.action.place", hex=hex_)


def _flow(border: str) -> Message:
    source, to = say_from(UPPER[border]), say_to(LOWER[border])
    return msg("dosrios.action.flow", source=source, to=to)


def _step(source: str, to: str) -> Message:
    return msg("dosrios.action.step", source=say_from(source), to=say_to(to))


def _chase_alone(source: str, to: str) -> Message:
    return msg("dosrios.action.chase1", source=say_from(source), hex=to)


def _chase_together(first: str, second: str, to: str) -> Message:
    return msg("dosrios.action.chase2", sources=say_sources((first, second)), hex=to)


def _fast(_: str, to: str) -> Message:
    return msg("dosrios.action.fast", hex=to)


def _dam(border: str) -> Message:
    source, to = say_from(UPPER[border]), say_to(LOWER[border])
    return msg("dosrios.action.dam", source=source, to=to)


def _finca(hex_: str) -> Message:
    return msg("dosrios.action.finca", hex=hex_)


def _hacienda(hex_: str) -> Message:
    return msg("dosrios.action.hacienda", hex=hex_)


def _end() -> Message:
    return msg("dosrios.action.end")


def _use() -> Message:
    return msg("dosrios.action.use")


def _shift() -> Message:
    return msg("dosrios.action.shift")


DEEDS: dict[str, Callable[..., Message]] = {
    "place": _place,
    "flow": _flow,
    "step": _step,
    "chase1": _chase_alone,
    "chase2": _chase_together,
    "fast": _fast,
    "dam": _dam,
    "finca": _finca,
    "hacienda": _hacienda,
    "end": _end,
    "use": _use,
    "shift": _shift,
}
