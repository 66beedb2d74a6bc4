"""What a placement would bring, in signs beside the hand before it is done.

The four montes round the tile, the castle, the bonus.
"""

from __future__ import annotations

from ribeira.core.values import Message, msg
from ribeira.games.castelos.names import say_castle, say_quarter, say_terrain
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.table.art.printing import icon
from ribeira.games.castelos.table.preview import Outlook, Preview, outlooks
from ribeira.games.castelos.words.phrases import say_bonus
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import View

ORDER = (0, 1, 3, 2)  # NW, NE, SW, SE: as one reads


def draw_forecast(preview: Preview, view: View) -> Markup:
    return el(
        "div",
        _montes(preview.outlooks, view),
        el("ul", *_gains(preview, view), class_="ct-gains"),
        id="castelos-forecast",
        class_="ct-forecast",
    )


def draw_outlooks(seen: Sight, view: View) -> Markup | None:
    """The same for the tile that lies, while the monte to mark with is being chosen (C-8.3)."""
    table = seen.table
    choosing = any(action.verb == "monte.choose" for action in view.legal)
    if not choosing or table.variant.any_monte:
        return None
    return el("div", _montes(outlooks(table), view), id="castelos-outlooks", class_="ct-forecast")


def _montes(by_quarter: tuple[Outlook | None, ...], view: View) -> Markup:
    return el("ul", *(_monte(k, by_quarter[k], view) for k in ORDER), class_="ct-montes")


def _monte(k: int, outlook: Outlook | None, view: View) -> Markup:
    """One corner of the tile: the monte there, how far the cylinder goes, where discs fit."""
    if outlook is None:
        said = msg("castelos.board.forecast.covered", quarter=say_quarter(k))
        return el("li", icon("castle"), class_="ct-outlook", aria_label=view.say(said))
    return el(
        "li",
        *(icon(shown) for shown in outlook.shown),
        *_carry("advance", outlook.steps),
        *_carry("disc", outlook.markable),
        class_="ct-outlook",
        aria_label=view.say(_say_monte(k, outlook, view)),
    )


def _carry(sign: str, n: int) -> tuple[Markup, ...]:
    return (el("span", icon(sign), n, class_="ct-carry"),) if n else ()


def _say_monte(k: int, outlook: Outlook, view: View) -> Message:
    shown = ", ".join(view.say(say_terrain(terrain)) for terrain in outlook.shown)
    return msg(
        "castelos.board.forecast.monte",
        quarter=say_quarter(k),
        shown=shown,
        steps=outlook.steps,
        spaces=outlook.markable,
    )


def _gains(preview: Preview, view: View) -> list[Markup]:
    """The castle that would be founded, or the choice, and the rock bonus."""
    found = [
        msg("castelos.board.forecast.castle", castle=say_castle(castle.id), factor=castle.factor)
        for castle in preview.castles
    ]
    gains = [("castle", said) for said in found]
    if preview.bonus:
        gains.append((preview.bonus, say_bonus(preview.bonus)))
    return [
        el("li", icon(sign), el("span", view.say(said)), class_="ct-gain") for sign, said in gains
    ]
