"""What happened, in sentences. The page shows the rule beside each.

Everybody has a name and nobody is "you": several people may look at one screen.
"""

from __future__ import annotations

from typing import assert_never

from ribeira.core.values import N_, Message, msg, plural
from ribeira.core.wording import Names, Words, listing
from ribeira.games.dosrios.board_map import LOWER, UPPER
from ribeira.games.dosrios.material import DESPERADOS
from ribeira.games.dosrios.names import say_card, say_from, say_river, say_to
from ribeira.games.dosrios.rules import events as kinds
from ribeira.games.dosrios.words.action_phrases import say_sources

BUILT = {
    "finca": N_("dosrios.event.built.finca"),
    "hacienda": N_("dosrios.event.built.hacienda"),
}
WON = {
    "five": N_("dosrios.event.won.five"),
    "irrigated": N_("dosrios.event.won.irrigated"),
    "cap": N_("dosrios.event.won.cap"),
}
CHASED = {
    "R-6.17": N_("dosrios.event.chased.above"),
    "R-6.18": N_("dosrios.event.chased.together"),
    "R-6.19": N_("dosrios.event.chased.two"),
}


def say_event(event: kinds.Event, names: Names) -> Message:
    match event:
        case kinds.Flowed() | kinds.RiversLaid() | kinds.Dammed() | kinds.Rerouted():
            return _say_water(event, names)
        case kinds.Placed() | kinds.Gathered() | kinds.Stepped() | kinds.Rode() | kinds.Chased():
            return _say_figures(event, names)
        case kinds.RowLaid() | kinds.Shifted() | kinds.Used() | kinds.Paid():
            return _say_row(event, names)
        case kinds.Drew() | kinds.Reshuffled() | kinds.DesperadosRode() | kinds.Raided():
            return _say_draw(event, names)
        case kinds.TurnBegun() | kinds.Built() | kinds.ActionsEnded() | kinds.Won() | kinds.Ended():
            return _say_turn(event, names)
        case _:
            assert_never(event)


def _say_water(event: kinds.WaterEvent, names: Names) -> Message:
    match event:
        case kinds.Flowed(seat=seat, border=border, chosen=1):
            return msg("dosrios.event.flowed.chosen", name=names[seat], **_way(border))
        case kinds.Flowed(border=border):
            return msg("dosrios.event.flowed.forced", **_way(border))
        case kinds.RiversLaid():
            return msg("dosrios.event.rivers_laid")
        case kinds.Dammed(seat=seat, border=border, wet=1):
            return msg("dosrios.event.dammed.wet", name=names[seat], **_way(border))
        case kinds.Dammed(seat=seat, border=border):
            return msg("dosrios.event.dammed.dry", name=names[seat], **_way(border))
        case kinds.Rerouted(dry=()):
            return msg("dosrios.event.rerouted.nothing_dry")
        case kinds.Rerouted(dry=dry):
            return plural("dosrios.event.rerouted", len(dry), hexes=listing(dry))
        case _:
            assert_never(event)


def _way(border: str) -> dict[str, Message]:
    return {"source": say_from(UPPER[border]), "to": say_to(LOWER[border])}


def _say_figures(event: kinds.FigureEvent, names: Names) -> Message:
    match event:
        case kinds.Placed(seat=seat, hex_=hex_):
            return msg("dosrios.event.placed", name=names[seat], hex=hex_)
        case kinds.Gathered(figures=figures):
            return plural("dosrios.event.gathered", figures)
        case kinds.Stepped(seat=seat, from_=source, to=to):
            way = {"source": say_from(source), "to": say_to(to)}
            return msg("dosrios.event.stepped", name=names[seat], **way)
        case kinds.Rode(seat=seat, to=to):
            return msg("dosrios.event.rode", name=names[seat], hex=to)
        case kinds.Chased(seat=seat, from_=sources, to=to, victim=victim, rule=rule):
            return msg(
                CHASED[rule],
                name=names[seat],
                sources=say_sources(sources),
                victim=names[victim],
                hex=to,
            )
        case _:
            assert_never(event)


def _say_row(event: kinds.RowEvent, names: Names) -> Message:
    match event:
        case kinds.RowLaid(row=row, aside=(), left=left):
            return plural("dosrios.event.row_laid", left, row=_cards(row))
        case kinds.RowLaid(row=row, aside=aside, left=left):
            cards = {"row": _cards(row), "aside": _cards(aside)}
            return plural("dosrios.event.row_laid.aside", left, **cards)
        case kinds.Shifted(seat=seat, card=card):
            return msg("dosrios.event.shifted", name=names[seat], card=say_card(card))
        case kinds.Used(seat=seat, card=card):
            return msg("dosrios.event.used", name=names[seat], card=say_card(card))
        case kinds.Paid(seat=seat):
            return msg("dosrios.event.paid", name=names[seat], gains=listing(_gains(event)))
        case _:
            assert_never(event)


def _cards(cards: tuple[str, ...]) -> Words:
    return listing([say_card(card) for card in cards])


def _gains(paid: kinds.Paid) -> list[Words]:
    """For which hexes, and what is withheld (R-9.5 to R-9.7, R-1.12, R-1.14)."""
    gains: list[Words] = []
    if paid.fields:
        hexes = listing(paid.fields)
        gains.append(plural("dosrios.paid.fields", len(paid.fields), money=paid.money, hexes=hexes))
    if paid.forests and paid.dams == paid.owed:
        gains.append(plural("dosrios.paid.forests", paid.dams, hexes=listing(paid.forests)))
    elif paid.forests:
        hexes = listing(paid.forests)
        gains.append(plural("dosrios.paid.withheld", paid.owed, hexes=hexes, dams=paid.dams))
    return gains


def _say_draw(event: kinds.DrawEvent, names: Names) -> Message:
    match event:
        case kinds.Drew(card=card, left=left) if card in DESPERADOS:
            return plural("dosrios.event.drew.desperados", left, card=say_card(card))
        case kinds.Drew(card=card, left=left):
            return plural("dosrios.event.drew", left, card=say_card(card))
        case kinds.Reshuffled(left=left):
            return plural("dosrios.event.reshuffled", left)
        case kinds.DesperadosRode(river=river, victims=0):
            return msg("dosrios.event.desperados.nobody", river=say_river(river))
        case kinds.DesperadosRode(river=river, victims=victims):
            return plural("dosrios.event.desperados", victims, river=say_river(river))
        case kinds.Raided(seat=seat, hex_=hex_):
            return msg("dosrios.event.raided", name=names[seat], hex=hex_)
        case _:
            assert_never(event)


def _say_turn(event: kinds.TurnEvent, names: Names) -> Message:
    match event:
        case kinds.TurnBegun(seat=seat, round=number):
            return msg("dosrios.event.turn", round=number, name=names[seat])
        case kinds.Built(seat=seat, kind=kind, hex_=hex_, price=price):
            return msg(BUILT[kind], name=names[seat], hex=hex_, price=price)
        case kinds.ActionsEnded(seat=seat, unused=0):
            return msg("dosrios.event.actions_ended", name=names[seat])
        case kinds.ActionsEnded(seat=seat, unused=unused):
            return plural("dosrios.event.actions_ended.early", unused, name=names[seat])
        case kinds.Won(seat=seat, kind=kind):
            return msg(WON[kind], name=names[seat])
        case kinds.Ended(ranking=ranking):
            return msg("dosrios.event.ended", name=names[ranking[0]])
        case _:
            assert_never(event)
