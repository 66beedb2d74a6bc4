"""What happened, in sentences. The rule beside each event is shown by the page.

Bad at: saying "you". Several people may look at one screen, so that everybody has a name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ribeira.core.values import N_, Event, Message, msg, plural
from ribeira.core.wording import Names, Words, listing
from ribeira.games.dosrios.board_map import LOWER, UPPER
from ribeira.games.dosrios.material import DESPERADOS
from ribeira.games.dosrios.names import say_card, say_from, say_river, say_to
from ribeira.games.dosrios.words.action_phrases import say_sources
from ribeira.games.dosrios.words.sentences_paid import say_paid

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


def say_event(event: Event, names: Names) -> Message | None:
    """The event as a sentence; nothing for one that this game does not have."""
    teller = TELLERS.get(event.key)
    return teller(event, names) if teller else None


def _number(event: Event, name: str) -> int:
    return cast(int, event[name])


def _word(event: Event, name: str) -> str:
    return cast(str, event[name])


def _words(event: Event, name: str) -> tuple[str, ...]:
    return cast(tuple[str, ...], event[name])


def _name(event: Event, names: Names) -> str:
    return names[_number(event, "seat")]


def _way(border: str) -> dict[str, Message]:
    return {"source": say_from(UPPER[border]), "to": say_to(LOWER[border])}


def _cards(cards: tuple[str, ...]) -> Words:
    return listing([say_card(card) for card in cards])


def _flowed(event: Event, names: Names) -> Message:
    way = _way(_word(event, "border"))
    if event["chosen"]:
        return msg("dosrios.event.flowed.chosen", name=_name(event, names), **way)
    return msg("dosrios.event.flowed.forced", **way)


def _rivers_laid(_: Event, __: Names) -> Message:
    return msg("dosrios.event.rivers_laid")


def _placed(event: Event, names: Names) -> Message:
    return msg("dosrios.event.placed", name=_name(event, names), hex=_word(event, "hex"))


def _gathered(event: Event, _: Names) -> Message:
    return plural("dosrios.event.gathered", _number(event, "figures"))


def _row_laid(event: Event, _: Names) -> Message:
    row, aside, left = _cards(_words(event, "row")), _words(event, "aside"), _number(event, "left")
    if aside:
        return plural("dosrios.event.row_laid.aside", left, row=row, aside=_cards(aside))
    return plural("dosrios.event.row_laid", left, row=row)


def _turn(event: Event, names: Names) -> Message:
    return msg("dosrios.event.turn", round=_number(event, "round"), name=_name(event, names))


def _stepped(event: Event, names: Names) -> Message:
    source, to = say_from(_word(event, "from")), say_to(_word(event, "to"))
    return msg("dosrios.event.stepped", name=_name(event, names), source=source, to=to)


def _rode(event: Event, names: Names) -> Message:
    return msg("dosrios.event.rode", name=_name(event, names), hex=_word(event, "to"))


def _chased(event: Event, names: Names) -> Message:
    return msg(
        CHASED[event.rule],
        name=_name(event, names),
        sources=say_sources(_words(event, "from")),
        victim=names[_number(event, "victim")],
        hex=_word(event, "to"),
    )


def _dammed(event: Event, names: Names) -> Message:
    name, way = _name(event, names), _way(_word(event, "border"))
    if event["wet"]:
        return msg("dosrios.event.dammed.wet", name=name, **way)
    return msg("dosrios.event.dammed.dry", name=name, **way)


def _rerouted(event: Event, _: Names) -> Message:
    dry = _words(event, "dry")
    if not dry:
        return msg("dosrios.event.rerouted.nothing_dry")
    return plural("dosrios.event.rerouted", len(dry), hexes=listing(dry))


def _built(event: Event, names: Names) -> Message:
    key, name = BUILT[_word(event, "kind")], _name(event, names)
    return msg(key, name=name, hex=_word(event, "hex"), price=_number(event, "price"))


def _actions_ended(event: Event, names: Names) -> Message:
    name, unused = _name(event, names), _number(event, "unused")
    if unused:
        return plural("dosrios.event.actions_ended.early", unused, name=name)
    return msg("dosrios.event.actions_ended", name=name)


def _used(event: Event, names: Names) -> Message:
    card = say_card(_word(event, "card"))
    return msg("dosrios.event.used", name=_name(event, names), card=card)


def _shifted(event: Event, names: Names) -> Message:
    card = say_card(_word(event, "card"))
    return msg("dosrios.event.shifted", name=_name(event, names), card=card)


def _drew(event: Event, _: Names) -> Message:
    card, left = _word(event, "card"), _number(event, "left")
    if card in DESPERADOS:
        return plural("dosrios.event.drew.desperados", left, card=say_card(card))
    return plural("dosrios.event.drew", left, card=say_card(card))


def _reshuffled(event: Event, _: Names) -> Message:
    return plural("dosrios.event.reshuffled", _number(event, "left"))


def _desperados(event: Event, _: Names) -> Message:
    victims, river = _number(event, "victims"), say_river(_word(event, "river"))
    if not victims:
        return msg("dosrios.event.desperados.nobody", river=river)
    return plural("dosrios.event.desperados", victims, river=river)


def _raided(event: Event, names: Names) -> Message:
    return msg("dosrios.event.raided", name=_name(event, names), hex=_word(event, "hex"))


def _won(event: Event, names: Names) -> Message:
    return msg(WON[_word(event, "kind")], name=_name(event, names))


def _ended(event: Event, names: Names) -> Message:
    ranking = cast(tuple[int, ...], event["ranking"])
    return msg("dosrios.event.ended", name=names[ranking[0]])


TELLERS: dict[str, Callable[[Event, Names], Message]] = {
    "flowed": _flowed,
    "rivers_laid": _rivers_laid,
    "placed": _placed,
    "gathered": _gathered,
    "row_laid": _row_laid,
    "turn": _turn,
    "stepped": _stepped,
    "rode": _rode,
    "chased": _chased,
    "dammed": _dammed,
    "rerouted": _rerouted,
    "built": _built,
    "actions_ended": _actions_ended,
    "used": _used,
    "shifted": _shifted,
    "paid": say_paid,
    "drew": _drew,
    "reshuffled": _reshuffled,
    "desperados": _desperados,
    "raided": _raided,
    "won": _won,
    "ended": _ended,
}
