"""The gallery has every card and tile, and tells what is printed of them."""

from collections import Counter

import pytest

from ribeira.games import registry
from ribeira.games.castelos import material as castelos
from ribeira.games.castelos.learn.gallery import QUARTERS
from ribeira.games.dosrios import material as dosrios
from ribeira.games.douro import material as douro
from ribeira.games.douro.learn import published
from ribeira.kit.markup import Markup

BOXES = {
    "douro": (len(douro.REGULARS), len(douro.FOGS), len(douro.BARRELS), 2),
    "dosrios": (len(dosrios.CARDS), len(dosrios.TILES), 4),
    "castelos": (
        *(len(castelos.PRODUCTS), len(castelos.LANDSCAPES), len(castelos.CONSTRUCTIONS)),
        *(len(castelos.START), len(castelos.TERRAIN), len(castelos.EXPLORATION)),
        *(len(castelos.MARKETS), len(castelos.CONTRACTS)),
    ),
}


def say(message):
    return f"{message.key} {[value for _, value in message.values]}"


def shelves(game):
    return registry.load(game).learn.gallery(say=say)


@pytest.mark.parametrize("game", registry.game_ids())
def test_everything_in_the_box_is_there(game):
    assert tuple(shelf.count for shelf in shelves(game)) == BOXES[game]
    names = [str(each.name) for shelf in shelves(game) for each in shelf.exhibits]
    assert all(names)


@pytest.mark.parametrize("game", registry.game_ids())
def test_each_thing_is_drawn_and_leads_to_a_rule(game):
    numbers = {number for _, rules in registry.load(game).words.CHAPTERS for number, _ in rules}
    for shelf in shelves(game):
        for exhibit in shelf.exhibits:
            assert isinstance(exhibit.picture, Markup)
            assert exhibit.picture.count("<use") + exhibit.picture.count("<path") > 0
            assert exhibit.rules
            assert set(exhibit.rules) <= numbers


def test_cards_of_dos_rios_are_counted():
    cards = shelves("dosrios")[0]
    counted = [dict(each.lines[1].values)["count"] for each in cards.exhibits]
    assert counted == list(Counter(dosrios.CARDS).values())
    assert sum(counted) == cards.count


def test_what_is_made_up_of_douro():
    """The page counts them by the orders that are published."""
    asked = {(n, order) for n, orders in douro.ORDERS.items() for order in orders.values()}
    assert asked >= published.BOATS
    assert (published.made_boats(), len(asked)) == (35, 45)
    fogs = {(card, n) for card in douro.FOGS_WITH_ORDER for n in douro.FOG_ORDERS}
    assert fogs >= published.FOGS
    assert (published.made_fogs(), len(fogs)) == (6, 9)


def test_quarters_of_castelos_are_counted():
    assert sum(QUARTERS.values()) == 4 * len(castelos.TERRAIN)
