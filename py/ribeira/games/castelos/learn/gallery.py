"""Every tile, castle and contract of 6 Castelos, drawn, with its text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ribeira.core.values import N_, Message, msg
from ribeira.core.wording import listing
from ribeira.games.castelos.material import (
    BONUS,
    CASTLE_CONTRACT,
    CONSTRUCTIONS,
    CONTRACTS,
    EXPLORATION,
    LANDSCAPES,
    MARKETS,
    PRODUCTS,
    START,
    TERRAIN,
)
from ribeira.games.castelos.names import say_castle, say_counted, say_terrain
from ribeira.games.castelos.table.art.printing import icon
from ribeira.games.castelos.table.boards.contract_cards import draw_bonus
from ribeira.games.castelos.table.boards.trail_board import both_faces
from ribeira.games.castelos.table.land.tile import tile_picture
from ribeira.games.castelos.words.phrases import say_shown
from ribeira.kit.learning.exhibits import Exhibit, Say, Shelf
from ribeira.kit.markup import Markup, el, group

BONUS_NAMES = {
    "mealha": N_("learn.castelos.cards.bonus.mealha"),
    "advance": N_("learn.castelos.cards.bonus.advance"),
    "religion": N_("learn.castelos.cards.bonus.religion"),
    "explore": N_("learn.castelos.cards.bonus.explore"),
}
QUARTERS = Counter(kind for shown in TERRAIN.values() for kind in shown)
"""How many quarters of each kind the terrain tiles show."""


def gallery(say: Say) -> tuple[Shelf, ...]:  # noqa: ARG001
    return (
        _kinds(msg("learn.castelos.cards.products"), PRODUCTS, "C-9.2"),
        _kinds(msg("learn.castelos.cards.landscapes"), LANDSCAPES, "C-10.1"),
        _kinds(msg("learn.castelos.cards.constructions"), CONSTRUCTIONS, "C-13.1"),
        _shelf(msg("learn.castelos.cards.start"), (_tile(tile) for tile in START)),
        _shelf(msg("learn.castelos.cards.tiles"), (_tile(tile) for tile in TERRAIN)),
        _shelf(msg("learn.castelos.cards.exploration"), (_strip(tile) for tile in EXPLORATION)),
        _shelf(msg("learn.castelos.cards.castles"), (_castle(castle) for castle in MARKETS)),
        _shelf(msg("learn.castelos.cards.contracts"), (_contract(card) for card in CONTRACTS)),
    )


def _shelf(name: Message, exhibits: Iterable[Exhibit]) -> Shelf:
    found = tuple(exhibits)
    return Shelf(name, len(found), found)


def _kinds(name: Message, kinds: tuple[str, ...], rule: str) -> Shelf:
    return _shelf(name, (_kind(kind, rule) for kind in kinds))


def _kind(kind: str, rule: str) -> Exhibit:
    count = msg("learn.castelos.cards.quarters", count=QUARTERS[kind])
    return Exhibit(icon(kind, "is-large"), say_terrain(kind), (count,), (rule,))


def _tile(tile: str) -> Exhibit:
    shown = (TERRAIN | START)[tile]
    lands = listing([say_terrain(kind) for kind in shown])
    if tile not in BONUS:
        return Exhibit(tile_picture(tile), tile, (lands,), ("C-1.2",), made=tile in TERRAIN)
    bonus = msg(BONUS_NAMES[BONUS[tile]])
    return Exhibit(tile_picture(tile), tile, (lands, bonus), ("C-1.2", "C-7.1"), made=True)


def _strip(tile: str) -> Exhibit:
    faces = tuple(say_shown(face) for face in EXPLORATION[tile])
    return Exhibit(both_faces(tile), tile, faces, ("C-8.1",), made=True)


def _castle(castle: str) -> Exhibit:
    markets = MARKETS[castle]
    buys = listing([say_terrain(product) for product in markets])
    picture = el("span", *map(icon, markets), class_="ct-stalls-only")
    return Exhibit(picture, say_castle(castle), (buys,), ("C-9.2",), made=True)


def _contract(card: str) -> Exhibit:
    _, points, bonus, amount = CONTRACTS[card]
    worth = msg("learn.castelos.cards.points", points=points)
    more = {
        "mealhas": msg("learn.castelos.cards.more.mealhas", count=amount),
        "religion": msg("learn.castelos.cards.more.religion", count=amount),
    }
    lines = (worth, more[bonus]) if bonus else (worth,)
    made = card != CASTLE_CONTRACT
    return Exhibit(_contract_card(card), say_counted(card), lines, ("C-15.2",), made=made)


def _contract_card(card: str) -> Markup:
    counted, points, _, _ = CONTRACTS[card]
    head = el("span", group(icon(counted), el("b", points), draw_bonus(card)))
    return el("span", head, class_="ct-contract ct-contract-head")
