"""What is published of the orders of Douro 1872. All others are ours (see `material`)."""

from ribeira.games.douro.material import FOG_ORDERS, FOGS_WITH_ORDER, ORDERS

BOATS = frozenset(
    {(3, 1), (3, 5), (3, 17), (3, 29), (4, 1), (4, 28), (4, 31), (4, 39), (5, 1), (5, 49)}
)
"""Orders of boats, each with its number of seats."""
FOGS = frozenset({("CAR", 3), ("RAP", 4), ("FRA", 5)})
"""Fog cards, with the number of seats for which their order is published."""


def all_boats() -> int:
    return sum(len(orders) for orders in ORDERS.values())


def made_boats() -> int:
    return all_boats() - len(BOATS)


def all_fogs() -> int:
    return len(FOGS_WITH_ORDER) * len(FOG_ORDERS)


def made_fogs() -> int:
    return all_fogs() - len(FOGS)
