"""The row of harvest cards as a queue: what is current, what it brings whom, who decides next.

Bad at: buttons; use and shift stand in the own area.
"""

from __future__ import annotations

from ribeira.core.values import msg, plural
from ribeira.games.dosrios.names import say_card
from ribeira.games.dosrios.rules.prospects import Gain, decider, gains
from ribeira.games.dosrios.table.art.printing import icon, piece
from ribeira.games.dosrios.table.card_faces import card_back, card_face
from ribeira.games.dosrios.table.highlights import Moment
from ribeira.games.dosrios.table.labels import label
from ribeira.games.dosrios.table.looks import look_of
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.pieces import badge
from ribeira.kit.view import View


def draw_queue(now: Moment, view: View) -> Markup:
    row = now.seen.row
    return el(
        "section",
        el("div", *(_card(now, at, view) for at in range(len(row))), class_="dr-row")
        if row
        else el("p", view.say(msg("dosrios.board.row.waits")), class_="dr-waits"),
        el("div", _draw_pile(now, view), _discard(now, view), _stock(now, view), class_="dr-piles"),
        id="dosrios-queue",
        class_=f"dr-queue of-{len(row)}",
        aria_label=view.say(msg("dosrios.board.row")),
    )


def _card(now: Moment, at: int, view: View) -> Markup:
    card, seat = now.seen.row[at], decider(now.seen, at)
    look = look_of(seat, view)
    current = at == 0 and not now.used and now.seen.stage != "over"
    title = msg("dosrios.board.card.now") if current else None
    decides = msg("dosrios.board.card.decides", name=look.name)
    return el(
        "div",
        el("span", view.say(title), class_="dr-tag", aria_hidden="true") if title else None,
        piece(f"row-{at}", label(view, say_card(card), title, decides), card_face(card, view)),
        el("p", badge(look, 18), class_="dr-decides", aria_hidden="true"),
        _brings(now, card, view) if current else None,
        class_="dr-slot is-current" if current else "dr-slot",
    )


def _brings(now: Moment, card: str, view: View) -> Markup:
    """What the current card would pay each seat."""
    found = gains(now.seen, card)
    return el(
        "ul", *(_gain(seat, gain, view) for seat, gain in enumerate(found)), class_="dr-brings"
    )


def _gain(seat: int, gain: Gain, view: View) -> Markup:
    look = look_of(seat, view)
    money, dams = gain
    return el(
        "li",
        badge(look, 14),
        el(
            "span",
            view.say(msg("dosrios.board.brings", name=look.name, money=money, dams=dams)),
            class_="visually-hidden",
        ),
        el("span", amounts(money, dams), aria_hidden="true"),
        class_=None if money or dams else "is-nothing",
    )


def amounts(money: int, dams: int) -> Markup:
    """Money and dams as figures and signs."""
    nothing = "–" if not money and not dams else None
    return group(
        f"+{money}" if money else None,
        group(f" +{dams}", icon("plank")) if dams else None,
        nothing,
    )


def _draw_pile(now: Moment, view: View) -> Markup:
    left = now.seen.left
    if not now.seen.row:
        return piece(
            "pile",
            view.say(msg("dosrios.board.pile.waits")),
            card_back(),
            kind="dr-pile is-waiting",
        )
    kind = "dr-pile" if left else "dr-pile is-empty"
    drawn = group(card_back() if left else None, el("span", left, class_="dr-number"))
    return piece("pile", view.say(plural("dosrios.board.pile", left)), drawn, kind=kind)


def _discard(now: Moment, view: View) -> Markup:
    cards = now.seen.discard
    if not cards:
        return piece(
            "discard", view.say(msg("dosrios.board.discard.empty")), kind="dr-pile is-empty"
        )
    name = plural("dosrios.board.discard", len(cards), card=say_card(cards[-1]))
    fresh = " is-new" if now.used or now.raiders else ""
    return piece(
        "discard",
        view.say(name),
        card_face(cards[-1], view),
        el("span", len(cards), class_="dr-number"),
        kind=f"dr-pile is-discard{fresh}",
    )


def _stock(now: Moment, view: View) -> Markup:
    stock = now.seen.stock
    name = view.say(plural("dosrios.board.stock", stock))
    return piece("stock", name, icon("plank"), el("b", stock), kind="dr-stock")
