"""A whole turn in one sentence: what the seat did, its walks put together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ribeira.core.values import N_, Message, msg, plural
from ribeira.core.wording import Names, Words, listing, sequence
from ribeira.games.dosrios.material import POINTS
from ribeira.games.dosrios.names import say_card, say_from, say_space, say_to
from ribeira.games.dosrios.rules import events as kinds

BUILDS = {"finca": N_("dosrios.turn.finca"), "hacienda": N_("dosrios.turn.hacienda")}


def say_turn(events: Sequence[kinds.Event], names: Names) -> Message | None:
    """Nothing for a turn in which the seat did nothing that can be told in a word."""
    acting = kinds.Stepped | kinds.ActionsEnded
    seats = {event.seat for event in events if isinstance(event, acting)}
    if len(seats) != 1:
        return None
    (seat,) = seats
    own = [event for event in events if getattr(event, "seat", None) == seat]
    deeds = list(_deeds(own, names))
    if not deeds:
        return None
    unused = next((event.unused for event in own if isinstance(event, kinds.ActionsEnded)), None)
    said = {"name": names[seat], "deeds": listing(deeds)}
    if unused is None or unused == POINTS:
        return msg("story.turn", **said)
    return plural("dosrios.turn", POINTS - unused, **said)


def _deeds(events: Sequence[kinds.Event], names: Names) -> Iterator[Words]:
    walks = list(_walks(events))
    if walks:
        yield msg("dosrios.turn.walks", ways=sequence([_say_walk(walk) for walk in walks]))
    dams = sum(isinstance(event, kinds.Dammed) for event in events)
    if dams:
        yield plural("dosrios.turn.dams", dams)
    for event in events:
        match event:
            case kinds.Rode(to=to):
                yield msg("dosrios.turn.rides", to=say_to(to))
            case kinds.Chased(victim=victim, to=to):
                yield msg("dosrios.turn.chases", victim=names[victim], hex=to)
            case kinds.Built(kind=kind, hex_=hex_):
                yield msg(BUILDS[kind], hex=hex_)
            case kinds.Used(card=card):
                yield msg("dosrios.turn.uses", card=say_card(card))
            case kinds.Shifted(card=card):
                yield msg("dosrios.turn.shifts", card=say_card(card))
            case _:
                pass


def _walks(events: Iterable[kinds.Event]) -> Iterable[list[str]]:
    """The places of each walk: a step from where one has ended goes on with it."""
    walks: list[list[str]] = []
    for event in events:
        if isinstance(event, kinds.Stepped):
            going = next((walk for walk in walks if walk[-1] == event.from_), None)
            if going is None:
                going = [event.from_]
                walks.append(going)
            going.append(event.to)
    return walks


def _say_walk(walk: list[str]) -> Message:
    first, *over, last = walk
    ends = {"source": say_from(first), "to": say_to(last)}
    if not over:
        return msg("dosrios.turn.way", **ends)
    return msg("dosrios.turn.way.by", over=sequence([_place(place) for place in over]), **ends)


def _place(place: str) -> Message:
    said = say_space(place)
    return said if isinstance(said, Message) else msg("dosrios.turn.place", hex=said)
