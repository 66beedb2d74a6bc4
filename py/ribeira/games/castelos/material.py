"""Tiles, castles, contracts and tracks of 6 Castelos, as tables (section 1 of the rules).

An id is the one name of its thing everywhere. Most printed values are of our own design: a copy of
the printed game may replace any number here without touching the rules.
"""

from __future__ import annotations

Quarters = tuple[str, str, str, str]
"""What the quarters NW, NE, SE, SW show."""

PRODUCTS = ("chestnut", "flax", "meat", "wheat", "olive")  # 1.2
LANDSCAPES = ("pasture", "scrub", "lake", "wasteland", "forest", "rock")
CONSTRUCTIONS = ("cross", "chapel", "camp", "house", "milestone")
RELIGIOUS = frozenset({"cross", "chapel"})
CASTLE_BUILDINGS = frozenset({"house", "chapel", "camp"})
TOLL = "toll"

TERRAIN: dict[str, Quarters] = {  # 1.3, at rotation 0
    "T01": ("rock", "forest", "milestone", "meat"),
    "T02": ("rock", "house", "flax", "chapel"),
    "T03": ("rock", "camp", "flax", "lake"),
    "T04": ("rock", "chapel", "house", "wheat"),
    "T05": ("rock", "chapel", "forest", "chestnut"),
    "T06": ("rock", "milestone", "camp", "wheat"),
    "T07": ("rock", "flax", "camp", "cross"),
    "T08": ("rock", "chapel", "olive", "scrub"),
    "T09": ("rock", "olive", "chapel", "house"),
    "T10": ("rock", "meat", "house", "scrub"),
    "T11": ("rock", "milestone", "camp", "olive"),
    "T12": ("rock", "chestnut", "pasture", "cross"),
    "T13": ("rock", "wasteland", "chestnut", "house"),
    "T14": ("rock", "cross", "chestnut", "meat"),
    "T15": ("rock", "wheat", "milestone", "lake"),
    "T16": ("rock", "meat", "pasture", "milestone"),
    "T17": ("rock", "wheat", "cross", "camp"),
    "T18": ("rock", "meat", "house", "wasteland"),
    "T19": ("rock", "chapel", "flax", "chestnut"),
    "T20": ("rock", "camp", "cross", "olive"),
    "T21": ("pasture", "scrub", "flax", "house"),
    "T22": ("cross", "olive", "house", "wasteland"),
    "T23": ("wasteland", "cross", "chestnut", "pasture"),
    "T24": ("milestone", "forest", "scrub", "flax"),
    "T25": ("meat", "pasture", "milestone", "scrub"),
    "T26": ("lake", "chapel", "chestnut", "wheat"),
    "T27": ("milestone", "pasture", "forest", "meat"),
    "T28": ("lake", "wheat", "olive", "camp"),
    "T29": ("chapel", "wheat", "flax", "wasteland"),
    "T30": ("forest", "flax", "house", "wasteland"),
    "T31": ("wheat", "pasture", "cross", "lake"),
    "T32": ("camp", "olive", "lake", "scrub"),
    "T33": ("chapel", "lake", "chestnut", "forest"),
    "T34": ("pasture", "lake", "house", "meat"),
    "T35": ("forest", "wasteland", "flax", "milestone"),
    "T36": ("cross", "milestone", "olive", "scrub"),
    "T37": ("camp", "chestnut", "scrub", "wasteland"),
    "T38": ("pasture", "scrub", "meat", "camp"),
    "T39": ("forest", "olive", "chapel", "wasteland"),
    "T40": ("wheat", "forest", "cross", "lake"),
}
BONUSES = ("mealha", "advance", "religion", "explore")
BONUS = {f"T{n:02}": BONUSES[(n - 1) % 4] for n in range(1, 21)}  # printed with the rock
START: dict[str, Quarters] = {
    "SA": ("rock", "house", "wheat", "pasture"),
    "SB": ("cross", "lake", "chestnut", "forest"),
}
SHOWN = {  # C-1.3: tile → rotation → what the board quarters show
    tile: tuple((q[-r % 4], q[(1 - r) % 4], q[(2 - r) % 4], q[(3 - r) % 4]) for r in range(4))
    for tile, q in (TERRAIN | START).items()
}

FACES = ("a", "b")
SPACES = 4  # on a face of an exploration tile
EXPLORATION: dict[str, tuple[Quarters, Quarters]] = {  # 1.4: faces a and b, left to right
    "E01": (
        ("meat", "wheat", "meat", "scrub"),
        ("scrub", "toll", "scrub", "lake"),
    ),
    "E02": (
        ("meat", "toll", "meat", "olive"),
        ("wasteland", "pasture", "wasteland", "olive"),
    ),
    "E03": (
        ("olive", "toll", "olive", "meat"),
        ("pasture", "lake", "pasture", "meat"),
    ),
    "E04": (
        ("flax", "toll", "flax", "chestnut"),
        ("lake", "scrub", "lake", "chestnut"),
    ),
    "E05": (
        ("meat", "flax", "meat", "wasteland"),
        ("pasture", "toll", "pasture", "forest"),
    ),
    "E06": (
        ("chestnut", "wheat", "chestnut", "lake"),
        ("scrub", "toll", "scrub", "wasteland"),
    ),
    "E07": (
        ("wheat", "chestnut", "wheat", "lake"),
        ("lake", "toll", "lake", "scrub"),
    ),
    "E08": (
        ("wheat", "olive", "wheat", "wasteland"),
        ("lake", "toll", "lake", "rock"),
    ),
    "E09": (
        ("flax", "toll", "flax", "meat"),
        ("forest", "pasture", "forest", "wheat"),
    ),
    "E10": (
        ("wheat", "toll", "wheat", "flax"),
        ("pasture", "forest", "pasture", "meat"),
    ),
    "E11": (
        ("olive", "chestnut", "olive", "forest"),
        ("lake", "toll", "lake", "pasture"),
    ),
    "E12": (
        ("chestnut", "toll", "chestnut", "flax"),
        ("pasture", "scrub", "pasture", "flax"),
    ),
    "E13": (
        ("wheat", "meat", "wheat", "rock"),
        ("forest", "toll", "forest", "wasteland"),
    ),
    "E14": (
        ("olive", "toll", "olive", "wheat"),
        ("scrub", "wasteland", "scrub", "olive"),
    ),
    "E15": (
        ("olive", "flax", "olive", "pasture"),
        ("forest", "toll", "forest", "lake"),
    ),
    "E16": (
        ("chestnut", "toll", "chestnut", "olive"),
        ("wasteland", "forest", "wasteland", "flax"),
    ),
    "E17": (
        ("chestnut", "toll", "chestnut", "meat"),
        ("wasteland", "scrub", "wasteland", "meat"),
    ),
    "E18": (
        ("meat", "chestnut", "meat", "scrub"),
        ("forest", "toll", "forest", "rock"),
    ),
    "E19": (
        ("flax", "toll", "flax", "wheat"),
        ("rock", "forest", "rock", "chestnut"),
    ),
    "E20": (
        ("flax", "olive", "flax", "pasture"),
        ("wasteland", "toll", "wasteland", "lake"),
    ),
    "E21": (
        ("chestnut", "olive", "chestnut", "forest"),
        ("rock", "toll", "rock", "wasteland"),
    ),
    "E22": (
        ("wheat", "toll", "wheat", "flax"),
        ("scrub", "pasture", "scrub", "wheat"),
    ),
}

MARKETS = {  # 1.5
    "penamacor": ("chestnut", "meat", "wheat"),
    "sabugal": ("chestnut", "flax", "meat"),
    "sortelha": ("chestnut", "olive", "wheat"),
    "monsanto": ("flax", "olive", "wheat"),
    "penha-garcia": ("chestnut", "meat", "olive"),
    "idanha": ("flax", "meat", "wheat"),
    "penafiel": ("chestnut", "flax", "olive"),
}
PENAFIEL = "penafiel"

CASTLE_CONTRACT = "K00"
CONTRACTS: dict[str, tuple[str, int, str, int]] = {  # 1.6: what is counted, VP, bonus
    "K00": ("castle", 5, "", 0),
    "K01": ("chestnut", 3, "mealhas", 2),
    "K02": ("flax", 4, "", 0),
    "K03": ("meat", 3, "mealhas", 2),
    "K04": ("wheat", 3, "mealhas", 2),
    "K05": ("olive", 4, "", 0),
    "K06": ("pasture", 3, "religion", 1),
    "K07": ("scrub", 3, "religion", 1),
    "K08": ("lake", 4, "", 0),
    "K09": ("wasteland", 3, "mealhas", 2),
    "K10": ("forest", 3, "religion", 1),
    "K11": ("rock", 4, "", 0),
    "K12": ("cross", 3, "religion", 1),
    "K13": ("chapel", 3, "religion", 1),
    "K14": ("camp", 4, "", 0),
    "K15": ("house", 3, "mealhas", 2),
    "K16": ("milestone", 4, "", 0),
}
CELLS = {  # 1.7: values of a column, the open one first
    "landscape": (4, 3, 2),
    "construction": (5, 3, 2),
}
COLUMNS = {"landscape": LANDSCAPES, "construction": CONSTRUCTIONS}
RELIGION = {  # first space of each further VP; the last one ends the track
    "advanced": (2, 4, 7, 10, 13, 16, 20, 24, 28, 33),
    "family": tuple(range(3, 49, 3)),
}

GOLD = 5  # mealhas (C-1.12)
HAND = 2  # C-2.4
UNDRAWN_ROUNDS = 2  # C-14.1
TRAIL_TILES = 4  # C-2.5
EXPLORATION_STACK = 6
PIECES = {"advanced": 5, "family": 4}  # C-2.2, C-3.1: workers, and as many discs
ADVANCED_ROUNDS = 10  # C-4.1
FAMILY_ROUNDS = {2: 12, 3: 10, 4: 8}
FAMILY_REMOVED = {1: 10, 2: 10, 3: 5, 4: 0}  # C-3.2; alone as for two
SOLO_ROUNDS = 12  # C-17.1
SOLO_GOALS = {"trail": 4, "workers": 3}  # C-17.4: measure that earns a contract
