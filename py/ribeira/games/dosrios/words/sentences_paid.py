"""Who is paid by a harvest, for which hexes, and what is withheld (R-9.5 to R-9.7, R-1.12, R-1.14).

Bad at: telling hand limit and stock apart; the event does not, and either may be the reason.
"""

from __future__ import annotations

from typing import cast

from ribeira.core.values import Event, Message, msg, plural
from ribeira.core.wording import Names, Words, listing


def say_paid(event: Event, names: Names) -> Message:
    gains: list[Words] = []
    if event["fields"]:
        gains.append(_money(event))
    if event["forests"]:
        gains.append(_dams(event))
    name = names[cast(int, event["seat"])]
    return msg("dosrios.event.paid", name=name, gains=listing(gains))


def _money(event: Event) -> Message:
    fields = cast(tuple[str, ...], event["fields"])
    money = cast(int, event["money"])
    return plural("dosrios.paid.fields", len(fields), money=money, hexes=listing(fields))


def _dams(event: Event) -> Message:
    forests = listing(cast(tuple[str, ...], event["forests"]))
    dams, owed = cast(int, event["dams"]), cast(int, event["owed"])
    if dams == owed:
        return plural("dosrios.paid.forests", dams, hexes=forests)
    return plural("dosrios.paid.withheld", owed, hexes=forests, dams=dams)
