"""Who sits at the table: a face in a ring of the seat's colour, with its sign, and the name."""

from __future__ import annotations

from ribeira.core.values import msg
from ribeira.kit.faces import Face, draw_face
from ribeira.kit.markup import Child, Markup, el, group
from ribeira.kit.pieces import badge
from ribeira.kit.view import COLOURS, Look, View

TITLES = ("Mestre ", "Mestra ", "Dona ", "Dom ", "Don ", "Do\u00f1a ")
"""What is left out of a name where there is little room."""

PEOPLE = (
    Face("light", "brown", "sun", cut="parted", behind="long"),
    Face("tan", "black", "river", cut="short"),
    Face("brown", "black", "wine", cut="parted", behind="bun"),
    Face("light", "fair", "vine", cut="short", brows="keen"),
    Face("tan", "brown", "slate", cut="parted", behind="plaits"),
)
"""Faces of people who have chosen none, by colour."""


def portrait(look: Look) -> Markup:
    """The face in its ring, with the seat's sign as a small badge. Hidden from screen readers,
    because the name stands beside it."""
    face = look.face or PEOPLE[COLOURS.index(look.colour)]
    return el(
        "span",
        draw_face(face),
        badge(look, 16),
        class_=f"who seat-{look.colour}",
        aria_hidden="true",
    )


def name_of(look: Look) -> Markup:
    """The name. Its title is a part that may be left out."""
    title = next((title for title in TITLES if look.name.startswith(title)), "")
    shown = el("span", title, class_="who-title") if title else None
    return el("span", shown, look.name.removeprefix(title), class_="who-name", data_may_cut="")


def opener(seat: int, look: Look, view: View) -> Markup | None:
    """The button that tells more of the seat. It lies under all that the seat shows, as large as
    the seat, which has to be marked with `opened_by`."""
    if not view.opens:
        return None
    return el(
        "button",
        type="button",
        class_="seat-open",
        aria_label=view.say(msg("seat.open", name=look.name)),
        aria_haspopup="dialog",
        data_do="seat",
        data_value=str(seat),
        id=f"open-seat-{seat}",
    )


def opened_by(seat: int, view: View) -> dict[str, str]:
    """The attributes of a seat: a tap on it presses its button (`static/page/focus.js`)."""
    return {"data_presses": f"open-seat-{seat}"} if view.opens else {}


def seat_head(look: Look, view: View, *beside: Child, mine: bool = False) -> Markup:
    """Face, name, whether it is the viewer's own seat, and what stands beside them."""
    you = el("small", view.say(msg("table.you")), class_="who-you") if mine else None
    return group(portrait(look), el("div", name_of(look), you, *beside, class_="seat-title"))
