"""The bill of lading: what is being revealed, barrels loaded against the order, the outcome.

Shown only while an action is animated. Who gains is shown at the seats.
"""

from __future__ import annotations

from functools import cache

from ribeira.core.values import Message, msg, plural
from ribeira.games.douro.material import is_fog
from ribeira.games.douro.names import say_card, say_effect
from ribeira.games.douro.rules.sight import Sight
from ribeira.games.douro.table.highlights import Highlights
from ribeira.kit.markup import Markup, el, group, moving
from ribeira.kit.shapes import disc, path
from ribeira.kit.view import View

A_ROW = 13
"""Barrels in the lowest row on deck."""


def draw_ticket(seen: Sight, lit: Highlights, view: View) -> Markup:
    """Always there, so that it can come and go; empty when there is nothing to show."""
    content = _title(lit, view) or _play(seen, lit, view)
    kind = f"ticket printed is-{lit.verdict}" if lit.verdict else "ticket printed"
    return el("div", content, id="douro-ticket", class_=kind if content else "ticket is-empty")


def _title(lit: Highlights, view: View) -> Markup | None:
    titles = {
        "half_time": msg("douro.board.half_time"),
        "second_half": msg("douro.board.half.second"),
        "charity": msg("douro.board.charity.title"),
        "ended": msg("douro.board.over"),
    }
    if not lit.title:
        return None
    return el("p", view.say(titles[lit.title]), class_="ticket-title")


def _play(seen: Sight, lit: Highlights, view: View) -> Markup | None:
    if lit.total is None:
        return None
    asked = seen.last.order if seen.last and seen.turned else None
    return group(
        _load(lit, asked, view),
        el(
            "div",
            _numbers(lit.total, asked),
            _card(seen, view),
            _stamp(lit, view),
            class_="ticket-words",
        ),
    )


def _load(lit: Highlights, asked: int | None, view: View) -> Markup:
    total = lit.total or 0
    label = (
        plural("douro.board.sum", total)
        if asked is None
        else plural("douro.board.sum.order", total, order=asked)
    )
    return el(
        "svg",
        *_barrels(total, asked or 0, lit.revealed),
        viewBox="0 18 200 82",
        id="douro-load",
        class_="load",
        role="img",
        aria_label=view.say(label),
    )


@cache
def _barrels(total: int, asked: int, cards: tuple[int, ...]) -> tuple[Markup, ...]:
    """Barrels on deck: loaded, still missing, or beyond the order. Each comes from the card that
    brings it."""
    start = [f"douro-seat-{seat}-card" for seat, card in enumerate(cards) for _ in range(card)]
    places = _places(max(total, asked))
    kinds = (
        "loaded" if i < min(total, asked or total) else "over" if i < total else "lacking"
        for i in range(len(places))
    )
    drawn = (
        _barrel(i, place, kind, start[i] if i < min(len(start), total) else None)
        for i, (place, kind) in enumerate(zip(places, kinds, strict=True))
    )
    hull = (
        "M6 66C16 74 24 92 42 95H146C168 93 182 80 192 60L184 58C176 68 164 72 146 73H42"
        "C28 72 16 70 6 66Z"
    )
    oar = path("M160 52L196 92L199 98L195 93Z", "fill-wood inked")
    stage = path("M158 73V52M178 66V49M150 54L188 50", "line thick")
    return (
        *drawn,
        oar,
        stage,
        path(hull, "fill-hull inked"),
        path("M20 76Q34 87 48 87H146Q168 84 178 72", "line pale"),
    )


def _barrel(n: int, place: tuple[float, float], kind: str, start: str | None) -> Markup:
    barrel = disc(*place, 5.4, f"cargo is-{kind}")
    if start is None:
        return barrel
    return el("g", barrel, **moving(f"barrel-{n}", "boat", start=start, manner="roll"))


def _places(count: int) -> list[tuple[float, float]]:
    """Where the barrels lie: rows of 13, 12, 11 … as one stacks round things."""
    places: list[tuple[float, float]] = []
    row = 0
    while len(places) < count:
        wide = A_ROW - row
        places += [(24 + 5.6 * row + 11.2 * i, 66.5 - 9.8 * row) for i in range(wide)]
        row += 1
    return places[:count]


def _numbers(total: int, asked: int | None) -> Markup:
    order = None if asked is None else group(el("i", "/"), el("b", asked))
    return el("p", el("strong", total), order, class_="tally", aria_hidden="true")


def _card(seen: Sight, view: View) -> Markup | None:
    """The turned card by name, and what it does if it came out of the fog."""
    if not seen.turned:
        return None
    card = seen.turned[0]
    effect = say_effect(card, seen.option("O-2")) if is_fog(card) else None
    return group(
        el("p", view.say(say_card(card)), class_="ticket-card"),
        el("p", view.say(effect), class_="ticket-effect") if effect else None,
    )


def _stamp(lit: Highlights, view: View) -> Markup | None:
    words: dict[str, Message] = {
        "met": msg("douro.board.met"),
        "missed": msg("douro.board.missed"),
        "customs": msg("douro.board.customs"),
    }
    if not lit.verdict:
        return None
    return el("p", view.say(words[lit.verdict]), class_="rubber")
