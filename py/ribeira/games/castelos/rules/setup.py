"""The first state: castles, tiles, trails and contracts dealt (C-2, C-3, C-17.1)."""

from __future__ import annotations

from ribeira.core import chance as draw
from ribeira.core.values import Setup
from ribeira.games.castelos.material import (
    ADVANCED_ROUNDS,
    CASTLE_CONTRACT,
    CONTRACTS,
    EXPLORATION,
    EXPLORATION_STACK,
    FAMILY_REMOVED,
    FAMILY_ROUNDS,
    GOLD,
    HAND,
    MARKETS,
    PENAFIEL,
    PIECES,
    RELIGIOUS,
    SOLO_ROUNDS,
    TERRAIN,
    TRAIL_TILES,
)
from ribeira.games.castelos.meta import META
from ribeira.games.castelos.rules.state import RESERVE, Estate, State, Table, Turn, Variant


def variant_of(setup: Setup) -> Variant:
    options = META.options_of(setup)
    family = options["version"] == "family"
    solo = setup.seats == 1
    many = FAMILY_ROUNDS[setup.seats] if family and not solo else ADVANCED_ROUNDS  # C-4.1
    return Variant(
        family=family,
        solo=solo,
        rounds=SOLO_ROUNDS if solo else many,
        per_quarter=options["markBudget"] == "quarter",
        slide=options["discSlide"] == "on",
        any_monte=options["monteScope"] == "any",
        many_sales=options["salesPerTurn"] == "unlimited",
        one_claim=options["claimsPerTurn"] == "1",
        one_per_type=options["sameTypeTwice"] == "off",
        enter_castles=options["enterCastles"] == "on",
        turn_in_place=options["turnInPlace"] == "on",
        alter=not family or options["familyAlter"] == "on",  # C-3.4
        edge_joins=options["rockJoins"] == "edge",
        more_discs=options["seenTrail"] == "moreDiscs",
    )


def castles_in(options: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    """The castles of the game; Peñafiel is an option (C-16)."""
    extra = ("penafiel", "on") in options
    return tuple(castle for castle in MARKETS if extra or castle != PENAFIEL)


def removed_first(variant: Variant, seats: int) -> int:
    """How many tiles without cross and chapel the family version takes out (C-3.2)."""
    return FAMILY_REMOVED[seats] if variant.family else 0


def removable(tile: str) -> bool:
    return RELIGIOUS.isdisjoint(TERRAIN[tile])


def deal(setup: Setup) -> State:
    variant, seats = variant_of(setup), setup.seats
    first, chance = draw.below(setup.seed, seats)  # C-2.1
    castles, chance = draw.shuffle(chance, castles_in(setup.options))  # C-2.3
    terrain, chance = deal_terrain(chance, variant, seats)
    exploration, chance = draw.shuffle(chance, tuple(EXPLORATION))  # C-2.5
    cards, chance = draw.shuffle(chance, tuple(CONTRACTS)[1:])  # C-2.6
    with_cards = not variant.family
    choose = with_cards and not variant.solo
    each = variant.rounds  # C-2.4, C-3.2: a tile for every round
    dealt = seats * HAND
    trails = seats * TRAIL_TILES
    return State(
        setup=setup,
        chance=chance,
        table=Table(
            variant=variant,
            phase="contract" if choose else "face",
            first=first,
            round=0,
            seat=first,
            tiles=(),
            castles=(),
            top=castles[0],
            contracts=_open_contracts(variant, cards),
            revealed=(),
            awards=(),
            estates=tuple(
                _estate(variant, money(variant, seats, (seat - first) % seats), tiles)
                for seat, tiles in enumerate(_hands(exploration, seats, TRAIL_TILES))
            ),
            turn=Turn(),
        ),
        hands=_hands(terrain, seats, HAND),
        dealt=_hands(cards, seats, HAND) if choose else ((),) * seats,
        kept=("",) * seats,
        pile=terrain[dealt : seats * each],
        exploration=exploration[trails : trails + EXPLORATION_STACK],
        below=castles[1:],
        rival=terrain[each : 2 * each] if variant.solo else (),  # C-17.1
    )


def deal_terrain(chance: int, variant: Variant, seats: int) -> tuple[tuple[str, ...], int]:
    """The terrain tiles in random order, without those taken out first (C-2.4, C-3.2)."""
    plain = tuple(tile for tile in TERRAIN if removable(tile))
    shuffled, chance = draw.shuffle(chance, plain)
    gone = shuffled[: removed_first(variant, seats)]
    return draw.shuffle(chance, tuple(tile for tile in TERRAIN if tile not in gone))


def _hands(cards: tuple[str, ...], seats: int, size: int) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(sorted(cards[seat * size : (seat + 1) * size])) for seat in range(seats))


def money(variant: Variant, seats: int, place: int) -> int:
    """C-2.7, C-3.1, C-17.4; `place` counts from the start seat."""
    if variant.family:
        return GOLD
    return 2 if variant.solo else seats - place


def _open_contracts(variant: Variant, cards: tuple[str, ...]) -> tuple[str, ...]:
    """C-2.6; alone, both cards lie open too (C-17.4)."""
    if variant.family:
        return ()
    return (CASTLE_CONTRACT, *sorted(cards[:2])) if variant.solo else (CASTLE_CONTRACT,)


def _estate(variant: Variant, mealhas: int, tiles: tuple[str, ...]) -> Estate:
    """C-2.2, C-3.1"""
    pieces = PIECES[variant.side]
    return Estate(
        mealhas=mealhas,
        religion=0,
        discs=pieces,
        workers=(RESERVE,) * pieces,
        trail=(),
        cylinder=-1,
        marks=(),
        unplaced=tiles,
        landscapes=(),
        constructions=(),
    )
