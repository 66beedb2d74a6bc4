"""The rules of montes, placements, castles and workers once more, slowly and in another way.

Quarters are squares of a finer grid: quarter k of cell (x, y) is the small square (2x + a, 2y + b),
and two small squares touch where their sides do. A path lies between the quarters of one tile, so
that only small squares of different tiles hang together. Nothing here is shared with the rules but
the printed tiles.
"""

from ribeira.games.castelos.material import START, TERRAIN

SMALL = ((0, 0), (1, 0), (1, 1), (0, 1))  # NW, NE, SE, SW inside a cell
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
PRINTED = TERRAIN | START


def ground(tiles):
    """Small square → what it shows."""
    found = {}
    for tile, x, y, rotation in tiles:
        for printed, shown in enumerate(PRINTED[tile]):
            a, b = SMALL[(printed + rotation) % 4]
            found[2 * x + a, 2 * y + b] = shown
    return found


def cell(square):
    return square[0] // 2, square[1] // 2


def small(x, y, k):
    return 2 * x + SMALL[k][0], 2 * y + SMALL[k][1]


def monte(squares, start):
    """All small squares that hang together with one, tile edge by tile edge."""
    found, edge = {start}, [start]
    while edge:
        x, y = edge.pop()
        for dx, dy in SIDES:
            other = x + dx, y + dy
            if other in squares and cell(other) != cell((x, y)) and other not in found:
                found.add(other)
                edge.append(other)
    return found


def cells_of(tiles):
    return {(x, y) for _, x, y, _ in tiles}


def free_cells(tiles):
    full = cells_of(tiles)
    beside = {(x + dx, y + dy) for x, y in full for dx, dy in SIDES}
    return beside - full


def placements(tiles, tile, at_edges):
    """(x, y, rotation) by C-5.1 and C-5.2; `at_edges` is `rockJoins`."""
    anywhere = [(x, y, r) for x, y in free_cells(tiles) for r in range(4)]
    joining = [place for place in anywhere if joins(tiles, tile, place, at_edges)]
    return set(joining or anywhere)


def joins(tiles, tile, place, at_edges):
    if "rock" not in PRINTED[tile]:
        return False
    x, y, rotation = place
    squares = ground([*tiles, (tile, x, y, rotation)])
    rock = small(x, y, (PRINTED[tile].index("rock") + rotation) % 4)
    if at_edges:
        beside = [(rock[0] + dx, rock[1] + dy) for dx, dy in SIDES]
        return any(squares.get(square) == "rock" for square in beside)
    return sum(squares[square] == "rock" for square in monte(squares, rock)) > 1


def foundable(tiles, castles):
    """Corners of the last tile where a castle can stand (C-6.1), castles left or not."""
    _, x, y, _ = tiles[-1]
    squares = ground(tiles)
    for cx, cy in ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)):
        block = [(2 * cx + dx, 2 * cy + dy) for dx in (-1, 0) for dy in (-1, 0)]
        if not all(square in squares for square in block):
            continue
        near = any(max(abs(cx - a), abs(cy - b)) < 2 for a, b in castles)
        if "rock" in {squares[square] for square in block} and not near:
            yield cx, cy


def under(castles):
    """The small squares that castles cover."""
    return {(2 * cx + dx, 2 * cy + dy) for cx, cy in castles for dx in (-1, 0) for dy in (-1, 0)}


def montes_of(tiles, castles, workers):
    """Each monte with one of those workers, once."""
    squares = {s: t for s, t in ground(tiles).items() if s not in under(castles)}
    lying = [small(x, y, k) for where, x, y, k in workers if where == "quarter"]
    return squares, {frozenset(monte(squares, square)) for square in lying}


def shown(tiles, castles, workers):
    """What those montes show, together."""
    squares, montes = montes_of(tiles, castles, workers)
    return sorted(squares[square] for found in montes for square in found)


def price(tiles, castles, others, square):
    """What lying down on a small square costs: five for each other seat in its monte (C-11.8)."""
    squares = {s: t for s, t in ground(tiles).items() if s not in under(castles)}
    there = monte(squares, square)
    hosts = sum(
        any(where == "quarter" and small(x, y, k) in there for where, x, y, k in workers)
        for workers in others
    )
    return 5 * hosts
