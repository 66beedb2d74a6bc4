"""How the toy is drawn."""

from ribeira.kit.beats import Beat
from ribeira.kit.lacking import no_charts, no_tab, no_tabs
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.view import View

from .rules import Sight, write
from .words import say_action, say_numbers

BEATS = {"sealed": Beat("seal", 1, "card"), "shown": Beat("show", 2, "reveal")}
SEEN = QUIET = MOVING = frozenset[str]()


def draw(seen: Sight, view: View) -> Markup:
    return el("ul", *(el("li", view.say(line)) for line in say_numbers(seen, view.names)))


def draw_hand(seen: Sight, view: View) -> Markup:
    named = ((view.say(say_action(action)), write(action)) for action in view.legal)
    return group(*(el("button", name, type="button", data_action=text) for name, text in named))


def draw_cover(**_: object) -> Markup:
    return el("svg", el("circle", r=9), viewBox="-9 -9 18 18", aria_hidden="true")


draw_thumb, charts, tabs, tab_of = draw_cover, no_charts, no_tabs, no_tab
