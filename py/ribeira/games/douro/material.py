"""The cards of Douro 1872, as tables (rules 1.2 to 1.6). A card's id is its one name everywhere.

The barrels are as published. Of the boats' orders only these are known: 1, 5, 17, 29 with three
players, 1, 28, 31, 39 with four, 1 and 49 with five; the others, and which card carries which, are
reconstructed by a straight line through them. Of the fogs' orders FRA with five players, CAR with
three and RAP with four are known; the others follow their pattern.
"""

BARRELS = (0, 1, 2, 3, 4, 6, 7, 8, 9, 10)  # 1.2

REGULARS = tuple(f"R{n:02}" for n in range(1, 16))
LEVELS = dict(zip(REGULARS, (1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5), strict=True))
ORDERS = {  # 1.4: seats at the table → order of each regular boat
    3: dict(zip(REGULARS, (1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29), strict=True)),
    4: dict(zip(REGULARS, (1, 4, 6, 9, 12, 15, 17, 20, 23, 25, 28, 31, 34, 36, 39), strict=True)),
    5: dict(zip(REGULARS, (1, 4, 8, 11, 15, 18, 22, 25, 28, 32, 35, 39, 42, 46, 49), strict=True)),
}

FOGS = ("FRA", "CAR", "RAP", "SIR", "BAR", "CUS")  # 1.5
FOG_ORDERS = {3: 15, 4: 20, 5: 25}
FOGS_WITH_ORDER = frozenset({"FRA", "CAR", "RAP"})

START_POINTS = 5  # D-2.2
BOTTOM = 3  # D-2.3: so many cards at the bottom of the stack are surely regular
PLAYS = 20  # D-7.5


def is_fog(card: str) -> bool:
    return card in FOGS


def level(card: str) -> int:
    """The number on a regular boat's back; fogs have none: 0."""
    return LEVELS.get(card, 0)


def order(card: str, table: int) -> int | None:
    """How many barrels the card asks for with so many seats at the table."""
    if is_fog(card):
        return FOG_ORDERS[table] if card in FOGS_WITH_ORDER else None
    return ORDERS[table][card]
