"""The viewer's own area: what the viewer holds, and the buttons for modes and whole actions.

A mode is the first click of an action, a whole action is played at once.
"""

from __future__ import annotations

from ribeira.core.values import N_, msg, plural
from ribeira.games.dosrios.material import POINTS, PRICES
from ribeira.games.dosrios.rules.notation import action_of, write
from ribeira.games.dosrios.rules.payout import payments
from ribeira.games.dosrios.rules.sight import Sight
from ribeira.games.dosrios.table.art.printing import icon, piece
from ribeira.games.dosrios.table.card_queue import amounts
from ribeira.games.dosrios.table.clicks.paths import paths
from ribeira.games.dosrios.table.looks import look_of
from ribeira.games.dosrios.table.seats import plot
from ribeira.kit.clicks import next_names
from ribeira.kit.markup import Child, Markup, el, group
from ribeira.kit.view import View

MODE_NAMES = {
    "dam": N_("dosrios.board.mode.dam"),
    "finca": N_("dosrios.board.mode.finca"),
    "hacienda": N_("dosrios.board.mode.hacienda"),
}
VERBS = {"actions": ("end",), "card": ("use", "shift")}
"""The whole actions of each stage."""
WHOLE_NAMES = {
    "end": N_("dosrios.board.end"),
    "use": N_("dosrios.board.use"),
    "shift": N_("dosrios.board.shift"),
}
KEYS = {"dam": "d", "finca": "f", "hacienda": "a", "end": "e", "use": "p", "shift": "s"}
"""Letters that press the buttons."""


def _key(name: str) -> Markup:
    """The letter that does the same."""
    return el("kbd", KEYS[name].upper(), aria_hidden="true")


def draw_hand(seen: Sight, view: View) -> Markup:
    if seen.seat is None:
        return el("div", id="dosrios-hand", class_="dr-own is-nobody")
    seat = seen.seat
    look = look_of(seat, view)
    return el(
        "div",
        _points(seen, view) if seen.stage == "actions" else None,
        _modes(look.shape, seen, view) if seen.stage == "actions" else None,
        _build(view) if seen.stage == "actions" and view.legal else None,
        _wholes(seen, view),
        id="dosrios-hand",
        class_=f"dr-own seat-{look.colour}",
    )


def _points(seen: Sight, view: View) -> Markup:
    """The movement points left, always in view."""
    left = seen.points if seen.active == seen.seat and seen.stage == "actions" else 0
    boots = (icon("boot", "is-left" if at < left else "is-spent") for at in range(POINTS))
    name = view.say(plural("dosrios.board.points", left))
    return piece("points", name, el("b", left), *boots, kind="dr-points")


def _modes(shape: str, seen: Sight, view: View) -> Markup:
    return el(
        "div",
        *(_mode(name, shape, seen, view) for name in MODE_NAMES),
        class_="dr-modes",
        role="group",
        aria_label=view.say(msg("dosrios.board.modes")),
    )


def _build(view: View) -> Markup:
    """Opens the three on a screen that has no room for them."""
    return el(
        "button",
        view.say(msg("dosrios.board.build")),
        type="button",
        id="dosrios-build",
        class_="button dr-build",
        data_rank="plain",
        data_do="tab",
        data_value="build",
    )


def _mode(name: str, shape: str, seen: Sight, view: View) -> Markup:
    open_now = name in next_names(view.legal, paths)
    pressed = view.clicked[:1] == (name,)
    return el(
        "button",
        icon("plank") if name == "dam" else plot(name, shape),
        el("span", view.say(msg(MODE_NAMES[name])), " ", _key(name), class_="dr-mode-name"),
        el("small", *_price(name, open_now, seen, view)),
        type="button",
        id=f"dosrios-mode-{name}",
        class_="button dr-mode",
        data_rank="plain",
        data_pick=name if open_now else None,
        data_ask=None if open_now else name,
        data_key=KEYS[name],
        aria_keyshortcuts=KEYS[name],
        aria_pressed=("true" if pressed else "false") if open_now else None,
        aria_disabled=None if open_now else "true",
    )


def _price(name: str, is_open: bool, seen: Sight, view: View) -> tuple[Child, ...]:
    """What it costs, and why it cannot be had."""
    assert seen.seat is not None
    if name == "dam":
        held = seen.hands[seen.seat]
        left = msg("dosrios.board.mode.none")
        return (view.say(plural("dosrios.board.mode.dams", held) if held else left),)
    price, money = PRICES[name], seen.money[seen.seat]
    if is_open or money >= price:
        return (price,)
    have = view.say(msg("dosrios.board.mode.have", money=money))
    return price, el("span", f", {have}", class_="dr-have")


def _wholes(seen: Sight, view: View) -> Markup:
    """What ends a part of the turn; nothing while rivers are laid and figures placed."""
    verbs = VERBS.get(seen.stage, ())
    return el("div", *(_whole(verb, seen, view) for verb in verbs), class_="dr-whole")


def _whole(verb: str, seen: Sight, view: View) -> Markup:
    action = action_of(verb)
    legal = action in view.legal
    return el(
        "button",
        el("span", view.say(msg(WHOLE_NAMES[verb])), " ", _key(verb)),
        _own_gain(seen, view) if verb == "use" else None,
        type="button",
        id=f"dosrios-{verb}",
        class_="button",
        data_rank="primary" if legal and view.legal == (action,) else "plain",
        data_mark="hint" if action == view.hint else None,
        data_action=write(action) if legal else None,
        data_ask=None if legal else verb,
        data_key=KEYS[verb],
        aria_keyshortcuts=KEYS[verb],
        aria_disabled=None if legal else "true",
    )


def _own_gain(seen: Sight, view: View) -> Markup:
    """What the viewer gets; what the others get stands beside the card."""
    assert seen.seat is not None
    payment = sorted(payments(seen, seen.row[0]))[seen.seat]
    money, dams = payment.money, payment.dams
    name = look_of(seen.seat, view).name
    words = view.say(msg("dosrios.board.brings", name=name, money=money, dams=dams))
    return group(
        el("small", amounts(money, dams), aria_hidden="true"),
        el("span", words, class_="visually-hidden"),
    )
