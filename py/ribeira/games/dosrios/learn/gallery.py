"""Every card, tile and building of Dos Rios, drawn, with its text."""

from __future__ import annotations

from collections import Counter

from ribeira.core.values import N_, Message, msg
from ribeira.core.wording import listing
from ribeira.games.dosrios.material import CARDS, DAMS, FIGURES, FINCAS, SLOTS, TILES
from ribeira.games.dosrios.names import say_card
from ribeira.games.dosrios.table.art.printing import icon, points, stamp
from ribeira.games.dosrios.table.card_faces import card_face
from ribeira.games.dosrios.table.map.land import NAMES
from ribeira.games.dosrios.table.map.layout import outline, spot
from ribeira.games.dosrios.table.seats import plot
from ribeira.games.dosrios.words.rulebook import say_rule
from ribeira.kit.learning.exhibits import Exhibit, Say, Shelf
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.shapes import path
from ribeira.kit.view import View

CARD_RULES = {
    **dict.fromkeys(("W", "C", "T"), "R-9.5"),
    "WOOD": "R-9.6",
    **dict.fromkeys(("RV", "RM"), "R-9.7"),
    **dict.fromkeys(("DV", "DM"), "R-10.2"),
}
LANDS = {
    "W": N_("learn.dosrios.cards.wheat"),
    "C": N_("learn.dosrios.cards.maize"),
    "T": N_("learn.dosrios.cards.tobacco"),
    "F": N_("learn.dosrios.cards.forest"),
    "H": N_("learn.dosrios.cards.hill"),
}
SHAPE = "circle"


def gallery(say: Say) -> tuple[Shelf, ...]:
    counts = Counter(CARDS)
    cards = tuple(_card(card, n, say) for card, n in counts.items())
    tiles = tuple(_tile(n, kinds) for n, kinds in enumerate(TILES, 1))
    return (
        Shelf(msg("learn.dosrios.cards.harvest"), len(CARDS), cards),
        Shelf(msg("learn.dosrios.cards.tiles"), len(tiles), tiles),
        Shelf(msg("learn.dosrios.cards.pieces"), len(_pieces()), _pieces()),
    )


def _card(card: str, count: int, say: Say) -> Exhibit:
    rule = CARD_RULES[card]
    lines = (say_rule(rule), msg("learn.cards.count", count=count))
    return Exhibit(card_face(card, View((), say)), say_card(card), lines, (rule,))


def _tile(number: int, kinds: str) -> Exhibit:
    said = listing([msg(LANDS[kind]) for kind in kinds])
    name = msg("learn.dosrios.cards.tile", number=number)
    return Exhibit(_land(kinds), name, (said,), ("R-1.9",), made=True)


def _land(kinds: str) -> Markup:
    places = SLOTS[0]
    hexes = (_hex(place, kind) for place, kind in zip(places, kinds, strict=True))
    xs, ys = zip(*(corner for place in places for corner in outline(place)), strict=True)
    box = f"{min(xs)} {min(ys)} {max(xs) - min(xs)} {max(ys) - min(ys)}"
    return el("svg", *hexes, viewBox=box, class_="printed dr-map", aria_hidden="true")


def _hex(place: str, kind: str) -> Markup:
    x, y = spot(place)
    ground = path(points(outline(place)), "dr-ground")
    return el("g", group(ground, stamp(f"land-{kind}", x, y)), class_=f"is-{NAMES[kind]} is-wet")


def _pieces() -> tuple[Exhibit, ...]:
    return (
        _piece("figure", _figure(), FIGURES, "R-5.1"),
        _piece("finca", plot("finca", SHAPE), FINCAS, "R-8.4"),
        _piece("hacienda", plot("hacienda", SHAPE), 1, "R-8.5"),
        _piece("dam", icon("plank"), DAMS, "R-1.12"),
    )


def _figure() -> Markup:
    return el("svg", stamp(f"figure-{SHAPE}"), viewBox="-24 -34 48 56", class_="dr-plot")


def _piece(name: str, picture: Markup, count: int, rule: str) -> Exhibit:
    title, means = PIECES[name]
    lines: tuple[Message, ...] = (msg(means), msg("learn.cards.count", count=count))
    return Exhibit(picture, msg(title), lines, (rule,))


PIECES = {
    "figure": ("learn.dosrios.word.figure", "learn.dosrios.word.figure.means"),
    "finca": ("learn.dosrios.word.finca", "learn.dosrios.word.finca.means"),
    "hacienda": ("learn.dosrios.word.hacienda", "learn.dosrios.word.hacienda.means"),
    "dam": ("learn.dosrios.word.dam", "learn.dosrios.word.dam.means"),
}
