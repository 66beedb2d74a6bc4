"""The river: the Valley of boats, the stack with its fog, the discard and the charity.

Bad at: seats. What is being revealed lies here; what it is worth is drawn by `ticket` and `seats`.
"""

from __future__ import annotations

from functools import cache

from ribeira.core.values import Message, msg, plural
from ribeira.games.douro.material import PLAYS
from ribeira.games.douro.names import say_boat, say_left, say_level
from ribeira.games.douro.table.art.cards import (
    barrel_back,
    blank_back,
    boat_back,
    charity_card,
    fog_back,
    turned,
)
from ribeira.games.douro.table.art.landscape import landscape
from ribeira.games.douro.table.art.printing import piece
from ribeira.games.douro.table.highlights import Table
from ribeira.games.douro.table.looks import look_of
from ribeira.games.douro.table.ticket import draw_ticket
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.shapes import box
from ribeira.kit.view import View


def draw_river(table: Table, view: View) -> Markup:
    return el(
        "section",
        landscape("douro-landscape"),
        _cartouche(table, view),
        draw_ticket(table, view),
        _charity(table, view),
        el(
            "div",
            _discard(table, view),
            _quay(table, view),
            _valley(table, view),
            _stack(table, view),
            class_="water",
        ),
        id="douro-river",
        class_="river",
        aria_label=view.say(msg("douro.board.river")),
    )


def _cartouche(table: Table, view: View) -> Markup:
    """Which play of how many, and which half."""
    now = min(table.seen.plays + 1, PLAYS)
    return el(
        "p",
        el("strong", view.say(msg("douro.board.play", play=now, plays=PLAYS))),
        el("span", view.say(_half(table))),
        id="douro-progress",
        class_="cartouche",
    )


def _half(table: Table) -> Message:
    if table.seen.stage == "over":
        return msg("douro.board.over")
    if table.seen.stage == "donate":
        return msg("douro.board.half_time")
    return msg("douro.board.half.first") if table.seen.half == 1 else msg("douro.board.half.second")


def _discard(table: Table, view: View) -> Markup:
    """The turned cards; only the newest is seen."""
    cards = table.discard
    if not cards:
        label = view.say(msg("douro.board.discard.empty"))
        return piece("discard", label, kind="pile is-empty")
    newest = say_boat(cards[-1], table.seen.table)
    return piece(
        "discard",
        view.say(plural("douro.board.discard", len(cards), card=newest)),
        _thickness(len(cards)),
        turned(cards[-1], table.seen.table, table.rapids),
        kind="pile",
    )


def _quay(table: Table, view: View) -> Markup:
    """The place of the disputed card; empty while that is the fog on the stack (D-4.2)."""
    seats = table.seen.table
    if table.turned:
        label = say_boat(table.towed or table.turned, seats)
        cards = group(_turned(table.turned, table), _turned(table.towed, table, "is-towed"))
        kind = "quay is-turned"
    elif table.valley:
        label = msg("douro.board.disputed", card=say_level(table.valley[0]))
        cards, kind = boat_back(table.valley[0]), "quay"
    else:
        label, cards, kind = msg("douro.board.quay.empty"), Markup(), "quay is-empty"
    return piece("valley-1", view.say(label), cards, _now(table, view), kind=kind)


def _now(table: Table, view: View) -> Markup | None:
    """The tag at the disputed card."""
    if table.seen.stage != "play" or table.scene:
        return None
    return el("span", view.say(msg("douro.board.disputed.tag")), class_="tag", aria_hidden="true")


def _turned(card: str, table: Table, kind: str = "") -> Markup | None:
    if not card:
        return None
    return el("div", turned(card, table.seen.table, table.rapids), class_=f"turn {kind}".strip())


def _valley(table: Table, view: View) -> Markup:
    """The boats that wait behind the disputed one, oldest first."""
    first = 0 if table.turned or not table.valley else 1
    boats = enumerate(table.valley[first:], start=2)
    return el(
        "div",
        *(
            piece(f"valley-{at}", view.say(say_level(lv)), boat_back(lv), kind="boat")
            for at, lv in boats
        ),
        id="douro-valley",
        class_=_crowd(len(table.valley) - first) + (" is-new" if table.fresh else ""),
        role="group",
        aria_label=view.say(msg("douro.board.valley")),
    )


def _crowd(boats: int) -> str:
    """How tightly they must lie for every level to stay visible."""
    return "valley is-few" if boats < 4 else "valley is-some" if boats < 10 else "valley is-many"


def _stack(table: Table, view: View) -> Markup:
    """Seen from above: how many cards, and that the top one is fog."""
    if not table.stack:
        return piece("stack", view.say(say_left(0)), kind="pile is-empty")
    disputed = not table.valley and not table.turned and _now(table, view)
    return piece(
        "stack",
        view.say(_say_stack(table, bool(disputed))),
        _thickness(table.stack),
        fog_back() if table.fogs else blank_back(),
        el("span", table.stack, class_="count"),
        disputed or None,
        kind="pile stack is-disputed" if disputed else "pile stack",
    )


def _say_stack(table: Table, disputed: bool) -> Message:
    left = say_left(table.stack)
    if disputed:
        return msg("douro.board.stack.disputed", left=left)
    return msg("douro.board.stack.fog", left=left) if table.fogs else left


@cache
def _thickness(cards: int) -> Markup:
    """The edges of the cards that lie under the top one."""
    edges = (box(0.6 + 0.45 * i, 0.6 + 0.6 * i, 68.8, 96.8, "edge", 5) for i in range(cards, 0, -1))
    return el("svg", *edges, viewBox="0 0 70 98", class_="thickness", aria_hidden="true")


def _charity(table: Table, view: View) -> Markup:
    """The charity card and the gifts face down under it (D-7.2)."""
    seats = [seat for seat in range(table.seen.table) if _has_given(table, seat)]
    looks = [look_of(seat, view) for seat in seats]
    gifts = (el("div", barrel_back(look.colour, look.shape), class_="gift") for look in looks)
    return piece(
        "charity",
        view.say(plural("douro.board.charity", len(seats))),
        *gifts,
        charity_card(),
        kind="charity-place is-asked" if table.seen.stage == "donate" else "charity-place",
    )


def _has_given(table: Table, seat: int) -> bool:
    if table.seen.stage == "donate":
        return table.scene == "second_half" or table.sealed[seat]
    return table.seen.half == 2 and not table.gifts_shown
