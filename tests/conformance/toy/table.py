"""How the toy is drawn."""

from ribeira.core.match import Match
from ribeira.core.values import Action
from ribeira.kit.beats import Beat
from ribeira.kit.chart import AnyChart
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.view import View

from .rules import Sight, write
from .words import say_action, say_numbers

BEATS = {"sealed": Beat("seal", 1, "card"), "shown": Beat("show", 2, "reveal")}
SEEN = QUIET = MOVING = frozenset[str]()


def draw(seen: Sight, view: View) -> Markup:
    lines = say_numbers(seen, tuple(look.name for look in view.looks))
    return el("ul", *(el("li", view.say(line)) for line in lines), id="toy-numbers")


def draw_hand(seen: Sight, view: View) -> Markup:
    return group(*(draw_button(action, view) for action in view.legal))


def draw_button(action: Action, view: View) -> Markup:
    return el("button", view.say(say_action(action)), type="button", data_action=write(action))


def draw_cover() -> Markup:
    return el("svg", el("circle", r=9), viewBox="-9 -9 18 18", aria_hidden="true")


def draw_thumb(seen: Sight, view: View) -> Markup:
    return draw_cover()


def charts(match: Match) -> tuple[AnyChart, ...]:
    return ()
