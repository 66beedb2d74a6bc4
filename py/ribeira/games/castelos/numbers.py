"""What a seat of 6 Castelos may know, as a flat array. Seats count from the own one, clockwise."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from ribeira.core.numbers import (
    KEPT,
    Numbers,
    amounts,
    chooser,
    counter,
    floats,
    from_seat,
    options_of,
    remembered,
    zeros,
)
from ribeira.games.castelos.action_numbers import SPACES, TILES, TRAIL, VALUES, WORKERS, names, of
from ribeira.games.castelos.material import (
    BONUSES,
    COLUMNS,
    CONSTRUCTIONS,
    CONTRACTS,
    EXPLORATION,
    LANDSCAPES,
    MARKETS,
    PRODUCTS,
    SHOWN,
    TERRAIN,
)
from ribeira.games.castelos.meta import META
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import (
    Castle,
    CellTaken,
    Estate,
    Laid,
    Tile,
    Trail,
    Worker,
)

S = 4
CASTLES = 7
PHASES = (
    "contract", "face", "trail", "rival", "shift", "place", "found", "bonus", "mode", "mark",
    "sell", "land", "move", "cons", "end", "over",
)  # fmt: skip
WHERE = ("reserve", "track", "castle", "crossroads", "quarter")
SHOWABLE = tuple(dict.fromkeys(name for tile in SHOWN.values() for side in tile for name in side))
OF_WORKER = len(WHERE) + 3
OF_TILE = 2 + 4 * len(SHOWABLE)
OF_CASTLE = CASTLES + 3 + S * len(PRODUCTS)
OF_TRAIL = len(EXPLORATION) + 2
ESTATE = {
    "mealhas, religion, discs, cylinder": (4,),
    "workers": (WORKERS, OF_WORKER),
    "trail": (TRAIL, OF_TRAIL),
    "marks": (SPACES,),
    "unplaced": (len(EXPLORATION),),
    "landscapes": (len(LANDSCAPES) * len(VALUES),),
    "constructions": (len(CONSTRUCTIONS) * len(VALUES),),
}
SHAPES = {
    "options": (len(META.options),),
    "seats, rounds, round": (3,),
    "phase": (len(PHASES),),
    "whose turn, first": (2, S),
    "tiles": (TILES, OF_TILE),
    "castles": (CASTLES, OF_CASTLE),
    "top castle": (CASTLES,),
    "contracts": (len(CONTRACTS),),
    "revealed": (S, len(CONTRACTS)),
    "awards": (S, len(CONTRACTS)),
    **{f"estate {n}: {name}": shape for n in range(S) for name, shape in ESTATE.items()},
    "turn: placed": (3,),
    "turn: bonus": (len(BONUSES),),
    "turn: monte": (4,),
    "turn: sales, claims, moves": (3,),
    "turn: spent": (len(SHOWABLE),),
    "turn: walker": (WORKERS,),
    "turn: moved": (WORKERS,),
    "turn: rival's tile": (len(TERRAIN) + 1,),
    "hand": (len(TERRAIN),),
    "hand sizes": (S,),
    "dealt": (len(CONTRACTS),),
    "kept": (len(CONTRACTS),),
    "has kept": (S,),
    "piles": (4,),
}
OF_ESTATE = sum(a * (b[0] if b else 1) for a, *b in ESTATE.values())
ABSENT = tuple(zeros(OF_ESTATE * seats) for seats in range(S))
CELLS_OF = {
    kind: tuple((name, value) for name in COLUMNS[kind] for value in VALUES) for kind in COLUMNS
}
DISCS = tuple(product(PRODUCTS, range(S)))
AWARDS = tuple(product(range(S), CONTRACTS))

options, phase, castle_id, shown = (
    options_of(META),
    chooser(PHASES),
    chooser(MARKETS),
    chooser(SHOWABLE),
)
away, contract, contracts, awards = (
    chooser(range(S)),
    chooser(CONTRACTS),
    counter(CONTRACTS),
    counter(AWARDS),
)
discs, bonus, spent, terrain, terrains = (
    counter(DISCS),
    chooser(BONUSES),
    counter(SHOWABLE),
    chooser(TERRAIN),
    counter(TERRAIN),
)
worker, workers, where, spaces = (
    chooser(range(WORKERS)),
    counter(range(WORKERS)),
    chooser(WHERE),
    counter(range(SPACES)),
)
exploration, explorations = chooser(EXPLORATION), counter(EXPLORATION)
landscapes, constructions = counter(CELLS_OF["landscape"]), counter(CELLS_OF["construction"])


@lru_cache(KEPT)
def _tile(tile: Tile) -> bytes:
    name, x, y, turned = tile
    return floats(x / 10, y / 10) + b"".join(map(shown, SHOWN[name][turned]))


@remembered
def _tiles(tiles: tuple[Tile, ...]) -> bytes:
    """As laid."""
    return b"".join(map(_tile, tiles)) + zeros(OF_TILE * (TILES - len(tiles)))


@remembered
def _castles(castles: tuple[Castle, ...], first: int, seats: int) -> bytes:
    found: list[bytes] = []
    for castle in castles:
        sold = tuple((product, (seat - first) % seats) for product, seat in castle.discs)
        corner = floats(castle.corner[0] / 10, castle.corner[1] / 10, castle.factor / 4)
        found += (castle_id(castle.id), corner, discs(sold))
    return b"".join(found) + zeros(OF_CASTLE * (CASTLES - len(castles)))


@lru_cache(KEPT)
def _worker(its: Worker) -> bytes:
    place, x, y, quarter = its
    return where(place) + floats(x / 10, y / 10, quarter / 3)


@lru_cache(KEPT)
def _laid(laid: Laid) -> bytes:
    tile, face, turned = laid
    return exploration(tile) + floats(face == "b", turned)


@remembered
def _trail(trail: Trail) -> bytes:
    return b"".join(map(_laid, trail)) + zeros(OF_TRAIL * (TRAIL - len(trail)))


@lru_cache(KEPT)
def _workers(its: tuple[Worker, ...]) -> bytes:
    return b"".join(map(_worker, its)) + zeros(OF_WORKER * (WORKERS - len(its)))


@lru_cache(KEPT)
def _gained(
    unplaced: tuple[str, ...],
    land_cells: tuple[CellTaken, ...],
    built_cells: tuple[CellTaken, ...],
) -> bytes:
    return explorations(unplaced) + landscapes(land_cells) + constructions(built_cells)


@remembered
def _estate(estate: Estate) -> bytes:
    return b"".join(
        (
            floats(
                estate.mealhas / 20,
                estate.religion / 40,
                estate.discs / 5,
                estate.cylinder / SPACES,
            ),
            _workers(estate.workers),
            _trail(estate.trail),
            spaces(estate.marks),
            _gained(estate.unplaced, estate.landscapes, estate.constructions),
        )
    )


@lru_cache(KEPT)
def _clock(
    options_chosen: tuple[tuple[str, str], ...], seats: int, rounds: int, number: int
) -> bytes:
    return options(options_chosen) + floats(seats / S, rounds / 12, number / 12)


@lru_cache(KEPT)
def _order(its_phase: str, seat: int, begins: int, first: int, seats: int) -> bytes:
    turns = away((seat - first) % seats) + away((begins - first) % seats)
    return phase(its_phase) + turns


@lru_cache(KEPT)
def _cards(
    top: str,
    open_ones: tuple[str, ...],
    revealed: tuple[str, ...],
    won: tuple[tuple[str, int], ...],
    first: int,
    seats: int,
) -> bytes:
    """The castle on the stack, and contracts: open, revealed and won."""
    its = tuple([((seat - first) % seats, card) for card, seat in won])
    return b"".join(
        (
            castle_id(top),
            contracts(open_ones),
            *map(contract, from_seat(revealed, first)),
            zeros(len(CONTRACTS) * (S - len(revealed))),
            awards(its),
        )
    )


@lru_cache(KEPT)
def _chosen(
    placed: tuple[int, ...], its_bonus: str, monte: tuple[int, ...], done: tuple[int, int, int]
) -> bytes:
    sales, claims, moves = done
    return b"".join(
        (
            floats(bool(placed), *[n / 10 for n in placed or (0, 0)]),
            bonus(its_bonus),
            floats(bool(monte), *[n / 10 for n in monte or (0, 0, 0)]),
            floats(sales / 5, claims / 5, moves / 10),
        )
    )


@lru_cache(KEPT)
def _moved(walker: int, moved: tuple[int, ...], face_up: str, rivals: bool) -> bytes:
    return worker(walker) + workers(moved) + terrain(face_up) + floats(rivals)


@lru_cache(KEPT)
def _hands(
    hand: tuple[str, ...],
    sizes: tuple[int, ...],
    dealt: tuple[str, ...],
    kept: str,
    has_kept: tuple[bool, ...],
    first: int,
) -> bytes:
    return b"".join(
        (
            terrains(hand),
            amounts(sizes, first, S, 2),
            contracts(dealt),
            contract(kept),
            amounts(has_kept, first, S),
        )
    )


@lru_cache(KEPT)
def _piles(pile: int, exploration_tiles: int, below: int, rival: int) -> bytes:
    return floats(pile / 40, exploration_tiles / 6, below / 7, rival / 40)


def pack(seen: Sight) -> tuple[bytes, ...]:
    """In few pieces, each of which is remembered: most actions change one or two of them."""
    first, table = seen.seat or 0, seen.table
    estates, turn = table.estates, table.turn
    seats = len(estates)
    return (
        _clock(seen.options, seats, table.variant.rounds, table.round),
        _order(table.phase, table.seat, table.first, first, seats),
        _tiles(table.tiles),
        _castles(table.castles, first, seats),
        _cards(table.top, table.contracts, table.revealed, table.awards, first, seats),
        *map(_estate, estates[first:] + estates[:first]),
        ABSENT[S - seats],
        _chosen(turn.placed, turn.bonus, turn.monte, (turn.sales, turn.claims, turn.moves)),
        spent(turn.spent),
        _moved(turn.walker, turn.moved, turn.face_up, turn.rivals),
        _hands(seen.hand, seen.hand_sizes, seen.dealt, seen.kept, seen.has_kept, first),
        _piles(seen.pile, seen.exploration, seen.below, seen.rival),
    )


NUMBERS = Numbers[Sight](tuple(names()), SHAPES, of, pack)
