"""The river: the Valley of boats, the stack with its fog, the discard and the charity.

What is turned lies here; what it is worth is shown by `ticket` and `seats`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ribeira.core.values import Message, msg, plural
from ribeira.games.douro.names import say_boat, say_left, say_level
from ribeira.games.douro.rules.sight import Sight
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
from ribeira.games.douro.table.highlights import Highlights
from ribeira.games.douro.table.looks import look_of
from ribeira.games.douro.table.ticket import draw_ticket
from ribeira.kit.markup import Markup, el, group, moving
from ribeira.kit.shapes import box
from ribeira.kit.view import View


def draw_river(seen: Sight, lit: Highlights, view: View) -> Markup:
    return el(
        "section",
        landscape("douro-landscape"),
        draw_ticket(seen, lit, view),
        _charity(seen, view),
        el(
            "div",
            _discard(seen, view),
            _quay(seen, lit, view),
            _valley(seen, lit, view),
            _stack(seen, lit, view),
            class_="water",
        ),
        id="douro-river",
        class_="river",
        data_part="stage",
        aria_label=view.say(msg("douro.board.river")),
    )


def _discard(seen: Sight, view: View) -> Markup:
    """The turned cards; only the newest is seen."""
    cards = seen.discard
    if not cards:
        label = view.say(msg("douro.board.discard.empty"))
        return piece("discard", label, kind="pile is-empty")
    newest = say_boat(cards[-1], seen.table)
    return piece(
        "discard",
        view.say(plural("douro.board.discard", len(cards), card=newest)),
        _thickness(len(cards)),
        el(
            "div",
            turned(cards[-1], seen.table, seen.option("O-2")),
            **moving(_turned_name(len(cards) - 1), "discard", manner="leave"),
        ),
        kind="pile",
    )


def _turned_name(n: int) -> str:
    """The nth turned card of the game, from 0."""
    return f"turned-{n}"


def _quay(seen: Sight, lit: Highlights, view: View) -> Markup:
    """The place of the disputed card; empty while that is the fog on the stack (D-4.2)."""
    if seen.turned:
        label = say_boat(seen.turned[-1], seen.table)
        cards, kind = group(*_turned(seen)), "quay is-turned"
    elif seen.valley:
        label = msg("douro.board.disputed", card=say_level(seen.valley[0]))
        cards, kind = boat_back(seen.valley[0]), "quay"
    else:
        label, cards, kind = msg("douro.board.quay.empty"), Markup(), "quay is-empty"
    return piece("valley-1", view.say(label), cards, _now(seen, lit, view), kind=kind)


def _now(seen: Sight, lit: Highlights, view: View) -> Markup | None:
    """The tag at the disputed card."""
    if seen.stage != "play" or lit.title:
        return None
    return el("span", view.say(msg("douro.board.disputed.tag")), class_="tag", aria_hidden="true")


def _turned(seen: Sight) -> Iterator[Markup]:
    """The disputed card, and above it the one that Sirga towed."""
    kinds = ("turn", "turn is-towed")
    for n, (card, kind) in enumerate(
        zip(seen.turned, kinds, strict=False), start=len(seen.discard)
    ):
        drawn = turned(card, seen.table, seen.option("O-2"))
        yield el("div", drawn, class_=kind, **moving(_turned_name(n), "quay"))


def _valley(seen: Sight, lit: Highlights, view: View) -> Markup:
    """The boats that wait behind the disputed one, oldest first."""
    waiting = seen.valley if seen.turned else seen.valley[1:]
    boats = enumerate(waiting, start=2)
    return el(
        "div",
        *(
            piece(f"valley-{at}", view.say(say_level(lv)), boat_back(lv), kind="boat")
            for at, lv in boats
        ),
        id="douro-valley",
        class_=_crowd(len(waiting)) + (" is-new" if lit.has_new_valley else ""),
        role="group",
        aria_label=view.say(msg("douro.board.valley")),
    )


def _crowd(boats: int) -> str:
    """How tightly they must lie for every level to stay visible."""
    return "valley is-few" if boats < 4 else "valley is-some" if boats < 10 else "valley is-many"


def _stack(seen: Sight, lit: Highlights, view: View) -> Markup:
    """Seen from above: how many cards, and that the top one is fog."""
    if not seen.stack:
        return piece("stack", view.say(say_left(0)), kind="pile is-empty")
    disputed = not seen.valley and not seen.turned and _now(seen, lit, view)
    return piece(
        "stack",
        view.say(_say_stack(seen, bool(disputed))),
        _thickness(seen.stack),
        fog_back() if seen.fogs_on_top else blank_back(),
        el("span", seen.stack, class_="count"),
        disputed or None,
        kind="pile stack is-disputed" if disputed else "pile stack",
    )


def _say_stack(seen: Sight, disputed: bool) -> Message:
    left = say_left(seen.stack)
    if disputed:
        return msg("douro.board.stack.disputed", left=left)
    return msg("douro.board.stack.fog", left=left) if seen.fogs_on_top else left


@cache
def _thickness(cards: int) -> Markup:
    """The edges of the cards that lie under the top one."""
    edges = (box(0.6 + 0.45 * i, 0.6 + 0.6 * i, 68.8, 96.8, "edge", 5) for i in range(cards, 0, -1))
    return el("svg", *edges, viewBox="0 0 70 98", class_="thickness", aria_hidden="true")


def _charity(seen: Sight, view: View) -> Markup:
    """The charity card and the gifts face down under it (D-7.2)."""
    seats = [seat for seat in range(seen.table) if _has_given(seen, seat)]
    looks = [look_of(seat, view) for seat in seats]
    gifts = (
        el(
            "div",
            barrel_back(look.colour, look.shape),
            class_="gift",
            **moving(f"gift-{seat}", "charity", start=f"douro-seat-{seat}-card"),
        )
        for seat, look in zip(seats, looks, strict=True)
    )
    return piece(
        "charity",
        view.say(plural("douro.board.charity", len(seats))),
        *gifts,
        charity_card(),
        kind="charity-place is-asked" if seen.stage == "donate" else "charity-place",
    )


def _has_given(seen: Sight, seat: int) -> bool:
    if seen.stage == "donate":
        return seen.has_chosen[seat]
    return seen.half == 2 and seen.stage != "over"
