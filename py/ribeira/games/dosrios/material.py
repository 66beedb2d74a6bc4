"""What lies in the box of Dos Rios, as tables (rules 1.1, 1.2, R-1.9), and the game's numbers."""

FIELDS = "WCT"  # wheat, maize, tobacco
FOREST = "F"
HILL_HEIGHT = 4
TERRAIN_HEIGHT = {"W": 2, "C": 2, "T": 2, "F": 3, "H": HILL_HEIGHT}
LAKE_HEIGHT = 0
CITY_HEIGHT = 1  # the roads too

FRAME = {
    "A1": "F", "A2": "H", "A3": "F", "B1": "H", "B2": "H", "C1": "F", "D1": "H",
    "E1": "F", "F1": "H", "F2": "F", "G1": "F", "G2": "H", "G3": "F",
}  # fmt: skip
SLOTS = (  # hexes clockwise; slots 1 to 12
    ("B3", "B4", "A4"), ("A5", "B5", "A6"), ("B6", "B7", "A7"), ("D2", "D3", "C2"),
    ("C3", "D4", "C4"), ("D5", "D6", "C5"), ("C6", "D7", "C7"), ("E2", "F3", "E3"),
    ("E4", "F5", "E5"), ("E6", "F7", "E7"), ("G4", "G5", "F4"), ("G6", "G7", "F6"),
)  # fmt: skip
TILES = ("FTH", "FCH", "TCW", "FCF", "WCH", "WTF", "TWW", "HTC", "FWT", "TCF", "HHF", "CWF")

Layout = tuple[tuple[int, int], ...]
"""For each slot the tile that lies there (from 1) and how often it is turned (R-1.9)."""

LAYOUTS: dict[str, Layout] = {
    "R1": tuple((tile, 0) for tile in range(1, 13)),
    "R2": (
        (4, 0), (11, 0), (3, 1), (7, 2), (10, 0), (2, 1),
        (1, 2), (12, 2), (9, 2), (8, 1), (6, 1), (5, 1),
    ),
}  # fmt: skip

DESPERADOS = {"DV": "V", "DM": "M"}  # card → river
RIVER_CARDS = {"RV": "V", "RM": "M"}
CARDS = (  # 1.2
    "W", "W", "C", "C", "T", "T", "WOOD", "RV", "RV", "RV", "RM", "RM", "RM", "DV", "DM",
)  # fmt: skip

FIGURES = 6
PLACED = 3  # so many go on the board before the game, the others into the city
FIGURES_ON_A_HEX = 2
POINTS = 6
COSTS = {"step": 1, "chase1": 1, "chase2": 2, "fast": 2}

DAMS = 40
START_HAND = 2
HAND_LIMIT = 5

FINCAS = 4
PRICES = {"finca": 500, "hacienda": 1000}
BUILDS_IN_A_TURN = 2
ENOUGH_BUILDINGS = 5
ENOUGH_IRRIGATED = 4

HARVEST_MONEY = 100
RAIDED_HEXES = 3
