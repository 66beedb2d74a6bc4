"""The row of harvest cards as a queue: what is current, what it brings whom, who decides next."""

from __future__ import annotations

from ribeira.core.values import msg, plural
from ribeira.games.dosrios.names import say_card
from ribeira.games.dosrios.rules.payout import Payment, payments
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.table.art.printing import icon, piece
from ribeira.games.dosrios.table.card_faces import card_back, card_face
from ribeira.games.dosrios.table.highlights import Highlights
from ribeira.games.dosrios.table.labels import label
from ribeira.games.dosrios.table.looks import look_of
from ribeira.kit.markup import Markup, el, group, moving
from ribeira.kit.pieces import badge
from ribeira.kit.view import View


def draw_queue(seen: Sight, new: Highlights, view: View) -> Markup:
    row = seen.row
    waits = view.say(msg("dosrios.board.row.waits"))
    return el(
        "section",
        el("div", *(_card(seen, new, at, view) for at in range(len(row))), class_="dr-row")
        if row
        else el("p", waits, class_="dr-waits", data_tell="waits"),
        el(
            "div",
            _draw_pile(seen, view),
            _discard(seen, new, view),
            _stock(seen, view),
            class_="dr-piles",
        ),
        id="dosrios-queue",
        class_=f"dr-queue of-{len(row)}",
        data_part="boards",
        aria_label=view.say(msg("dosrios.board.row")),
    )


def _card(seen: Sight, new: Highlights, at: int, view: View) -> Markup:
    card, seat = seen.row[at], seen.decider(at)
    look = look_of(seat, view)
    current = at == 0 and not new.used and seen.stage != "over"
    title = msg("dosrios.board.card.now") if current else None
    decides = msg("dosrios.board.card.decides", name=look.name)
    return el(
        "div",
        el("span", view.say(title), class_="dr-tag", aria_hidden="true") if title else None,
        piece(f"row-{at}", label(view, say_card(card), title, decides), card_face(card, view)),
        el("p", badge(look, 18), class_="dr-decides", aria_hidden="true", data_tell="decides"),
        _brings(seen, card, view) if current else None,
        class_="dr-slot is-current" if current else "dr-slot",
        data_tell=f"row-{at}",
        **moving(f"harvest-{card}", at, start="dosrios-pile"),
    )


def _brings(seen: Sight, card: str, view: View) -> Markup:
    """What the current card would pay each seat."""
    found = sorted(payments(seen, card))
    gains = (_gain(payment, view) for payment in found)
    return el("ul", *gains, class_="dr-brings", data_tell="brings")


def _gain(payment: Payment, view: View) -> Markup:
    look = look_of(payment.seat, view)
    money, dams = payment.money, payment.dams
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


def _draw_pile(seen: Sight, view: View) -> Markup:
    left = seen.left
    if not seen.row:
        return piece(
            "pile",
            view.say(msg("dosrios.board.pile.waits")),
            card_back(),
            kind="dr-pile is-waiting",
        )
    kind = "dr-pile" if left else "dr-pile is-empty"
    drawn = group(card_back() if left else None, el("span", left, class_="dr-number"))
    return piece("pile", view.say(plural("dosrios.board.pile", left)), drawn, kind=kind)


def _discard(seen: Sight, new: Highlights, view: View) -> Markup:
    cards = seen.discard
    if not cards:
        return piece(
            "discard", view.say(msg("dosrios.board.discard.empty")), kind="dr-pile is-empty"
        )
    name = plural("dosrios.board.discard", len(cards), card=say_card(cards[-1]))
    fresh = " is-new" if new.used or new.raiders else ""
    return piece(
        "discard",
        view.say(name),
        el(
            "div",
            card_face(cards[-1], view),
            **moving(f"discard-{len(cards)}", "discard", start="dosrios-row-0"),
        ),
        el("span", len(cards), class_="dr-number"),
        kind=f"dr-pile is-discard{fresh}",
    )


def _stock(seen: Sight, view: View) -> Markup:
    stock = seen.stock
    name = view.say(plural("dosrios.board.stock", stock))
    return piece("stock", name, icon("plank"), el("b", stock), kind="dr-stock")
