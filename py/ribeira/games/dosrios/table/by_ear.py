"""What Dos Rios says to who plays by ear (`ribeira.kit.game_module.Ear`)."""

from __future__ import annotations

from ribeira.core.values import N_, Action, Message, msg, plural
from ribeira.core.wording import Names, Words, listing, sequence
from ribeira.games.dosrios.board_map import HEXES, LAKES, LOWER, NEIGHBOURS, PLACES, UPPER
from ribeira.games.dosrios.names import say_space
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.table.clicks.intended import intended
from ribeira.games.dosrios.table.labels import say_bed
from ribeira.games.dosrios.words.spaces import say_height, say_place, say_water
from ribeira.games.dosrios.words.text_view import say_things

GROUPS = {
    "place": N_("dosrios.ear.place"),
    "flow": N_("dosrios.ear.flow"),
    "step": N_("dosrios.ear.step"),
    "chase1": N_("dosrios.ear.chase"),
    "chase2": N_("dosrios.ear.chase"),
    "fast": N_("dosrios.ear.fast"),
    "dam": N_("dosrios.ear.dam"),
    "finca": N_("dosrios.ear.finca"),
    "hacienda": N_("dosrios.ear.hacienda"),
    "end": N_("dosrios.ear.end"),
    "use": N_("dosrios.ear.card"),
    "shift": N_("dosrios.ear.card"),
}
WEIGHTY = (
    "won", "built", "desperados", "raided", "rerouted", "dammed", "chased", "used", "shifted",
    "paid", "rode", "placed", "stepped",
)  # fmt: skip


def say_group(seen: Sight, action: Action) -> Message:  # noqa: ARG001 - as the protocol asks
    return msg(GROUPS[action.verb])


def places(seen: Sight) -> tuple[tuple[str, Words], ...]:  # noqa: ARG001 - as the protocol asks
    return tuple((place, say_space(place)) for place in (*PLACES, *LAKES, "SV", "SM"))


def names_of(action: Action) -> tuple[str, ...]:
    """Where it leads: the place, or the space below a border."""
    if action.verb in ("dam", "flow"):
        return (LOWER[str(action.at[0])],)
    return (str(action.at[-1]),) if action.at else ()


def meant(seen: Sight, name: str) -> Action | None:
    """As if one had touched the place first."""
    return intended(seen, (), name) if name in HEXES else None


def say_around(seen: Sight, place: str, names: Names) -> tuple[Message, ...]:
    """The place and its neighbours: land, height, water, who is there."""
    if place not in NEIGHBOURS:
        above = [border for border, below in LOWER.items() if below == place]
        below = [border for border, upper in UPPER.items() if upper == place]
        near = [UPPER[border] for border in above] + [LOWER[border] for border in below]
        near = list(dict.fromkeys(near))
    else:
        near = list(NEIGHBOURS[place])
    beside = (msg("dosrios.ear.beside", place=_say(seen, other, names)) for other in near)
    return (_say(seen, place, names), *beside)


def _say(seen: Sight, place: str, names: Names) -> Message:
    parts = (*say_place(seen, place, names), *say_height(seen, place), *say_water(seen, place))
    return sequence(parts)


def say_where(seen: Sight, names: Names) -> tuple[Message, ...]:
    """The places of the viewer's figures, with what is there."""
    if seen.seat is None:
        return ()
    return tuple(_say(seen, place, names) for place in dict.fromkeys(seen.figures[seen.seat]))


def say_mine(seen: Sight, names: Names) -> tuple[Message, ...]:  # noqa: ARG001
    return () if seen.seat is None else say_things(seen, seen.seat)


def say_score(seen: Sight, names: Names) -> tuple[Message, ...]:
    """Buildings, those with water, and money."""
    return tuple(_standing(seen, seat, names[seat]) for seat in range(seen.seats))


def _standing(seen: Sight, seat: int, name: str) -> Message:
    built, wet = len(seen.buildings(seat)), len(seen.wet_buildings(seat))
    if not seen.shows_money(seat):
        return plural("dosrios.ear.standing.hidden", built, name=name, wet=wet)
    return plural("dosrios.ear.standing", built, name=name, wet=wet, money=seen.money[seat])


def say_preview(seen: Sight, action: Action) -> tuple[Message, ...]:
    """Where it leads, and what is beside it; where the water goes."""
    if action.verb == "dam":
        return (say_bed(seen.bed_after_dam(str(action.at[0]))),)
    if not action.at or action.verb == "flow":
        return ()
    place = str(action.at[-1])
    beside = listing([say_space(near) for near in NEIGHBOURS[place]])
    return _say_ground(seen, place), msg("dosrios.ear.neighbours", places=beside)


def _say_ground(seen: Sight, place: str) -> Message:
    return sequence((*say_place(seen, place, ("",) * seen.seats)[:2], *say_height(seen, place)))
