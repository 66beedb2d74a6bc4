"""The castles and their markets: multiplier, who has sold what, what a sale would bring."""

from __future__ import annotations

from ribeira.core.values import Message, msg, plural
from ribeira.games.castelos.material import MARKETS
from ribeira.games.castelos.names import say_castle, say_terrain
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import Castle
from ribeira.games.castelos.rules.steps.sales import income
from ribeira.games.castelos.table.art.printing import icon, piece, stamp
from ribeira.games.castelos.table.art.tokens import disc
from ribeira.games.castelos.table.clicks.controls import button, control, thing
from ribeira.games.castelos.table.clicks.paths import market
from ribeira.games.castelos.table.highlights import classes
from ribeira.games.castelos.table.looks import look_of
from ribeira.games.castelos.words.phrases import say_next
from ribeira.kit.markup import Markup, el, moving
from ribeira.kit.shapes import box, moved
from ribeira.kit.view import View


def draw_markets(seen: Sight, view: View) -> Markup:
    return el(
        "section",
        *(_castle(castle, seen, view) for castle in seen.table.castles),
        _next(seen, view),
        id="castelos-markets",
        class_="ct-panel ct-markets",
        aria_label=view.say(msg("castelos.board.markets")),
    )


def _castle(castle: Castle, seen: Sight, view: View) -> Markup:
    return el(
        "div",
        el(
            "p",
            el("span", say_castle(castle.id), class_="ct-castle-name"),
            el("b", f"×{castle.factor}", class_="ct-times"),
            class_="ct-castle-head",
        ),
        el(
            "div",
            *(_market(castle, product, seen, view) for product in MARKETS[castle.id]),
            class_="ct-stalls",
        ),
        id=f"castelos-markets-{castle.id}",
        class_=classes("ct-castle-card", view, castle.id),
        role="group",
        aria_label=view.say(
            msg("castelos.board.castle", castle=say_castle(castle.id), factor=castle.factor)
        ),
    )


def _market(castle: Castle, product: str, seen: Sight, view: View) -> Markup:
    """Closed with the disc of who sold there, or open with what it would bring the viewer."""
    name = market(castle.id, product)
    seller = dict(castle.discs).get(product)
    if seller is not None:
        look = look_of(seller, view)
        label = msg("castelos.board.market.sold", product=say_terrain(product), name=look.name)
        start = f"castelos-seat-{seller}-discs"
        moves = moving(f"sold-{name}", "market", start=start, manner="hop")
        stall = _stall(product, moved(24, 24, el("g", disc(look), **moves), scale=0.95))
        kind = classes("ct-stall is-closed", view, name)
        return piece(name, view.say(label), stall, kind=kind, asked=thing(view, name))
    viewer = None if seen.seat is None else seen.table.estates[seen.seat]
    paid = income(viewer, product, castle.factor) if viewer else 0
    label = _say_open(product, paid)
    brings = el("span", paid, class_="ct-brings") if paid else None
    attributes = control(view, name)
    if attributes:
        drawn = (_stall(product), brings or Markup())
        return button(view, name, label, attributes, *drawn, kind="ct-stall is-lit")
    return piece(
        name, view.say(label), _stall(product), brings, kind="ct-stall", asked=thing(view, name)
    )


def _say_open(product: str, mealhas: int) -> Message:
    shown = say_terrain(product)
    if not mealhas:
        return msg("castelos.board.market.open", product=shown)
    return plural("castelos.board.market.brings", mealhas, product=shown)


def _stall(product: str, token: Markup | None = None) -> Markup:
    return el(
        "svg",
        box(1, 1, 34, 34, f"ct-field ca-ground-{product}", 4),
        stamp(product, 3, 3, 30, 30),
        token,
        viewBox="0 0 36 36",
        class_="printed ct-stall-picture",
        aria_hidden="true",
    )


def _next(seen: Sight, view: View) -> Markup | None:
    """The castle on top of the stack: the only one of it that is known (C-2.3)."""
    top = seen.table.top
    if not top:
        return None
    return piece(
        "next-castle",
        view.say(say_next(top, seen.below)),
        el(
            "p",
            icon("castle"),
            el("span", say_castle(top), class_="ct-castle-name"),
            el("span", seen.below + 1, class_="ct-left"),
            class_="ct-castle-head",
        ),
        el("div", *(_small(product) for product in MARKETS[top]), class_="ct-stalls"),
        kind=classes("ct-castle-card is-next", view, "next-castle"),
    )


def _small(product: str) -> Markup:
    return el("div", _stall(product), class_="ct-stall is-waiting")
