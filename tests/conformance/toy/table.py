"""How the toy is drawn."""

from ribeira.kit.beats import Beat
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
    return group(*(draw_button(view.say(say_action(a)), write(a)) for a in view.legal))


def draw_button(label: str, action: str) -> Markup:
    return el("button", label, type="button", data_action=action)


def draw_cover(**_: object) -> Markup:
    return el("svg", el("circle", r=9), viewBox="-9 -9 18 18", aria_hidden="true")


draw_thumb = draw_cover


def charts(match: object) -> tuple[()]:
    return ()
