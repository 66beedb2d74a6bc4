"""A full state drawn fairly to fit what a seat knows (5.1 of the rules)."""

from __future__ import annotations

from ribeira.core import chance as draw
from ribeira.core.replace import replace
from ribeira.core.values import Setup
from ribeira.games.castelos.material import CONTRACTS, EXPLORATION, TERRAIN
from ribeira.games.castelos.rules.setup import castles_in, removable, removed_first
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.rules.state import State


def unseen_terrain(seen: Sight) -> tuple[str, ...]:
    """Terrain tiles that may be anywhere: in other hands, in a pile, or out of the game."""
    known = {tile[0] for tile in seen.table.tiles} | {*seen.hand, seen.table.turn.face_up}
    return tuple(tile for tile in TERRAIN if tile not in known)


def unseen_exploration(seen: Sight) -> tuple[str, ...]:
    estates = seen.table.estates
    known = {laid[0] for estate in estates for laid in estate.trail}
    known |= {tile for estate in estates for tile in estate.unplaced}
    return tuple(tile for tile in EXPLORATION if tile not in known)


def unseen_contracts(seen: Sight) -> tuple[str, ...]:
    known = {*seen.table.contracts, *seen.table.revealed, *seen.dealt, seen.kept}
    return tuple(card for card in tuple(CONTRACTS)[1:] if card not in known)


def unseen_castles(seen: Sight) -> tuple[str, ...]:
    known = {castle.id for castle in seen.table.castles} | {seen.table.top}
    return tuple(castle for castle in castles_in(seen.options) if castle not in known)


def guess(seen: Sight, chance: int) -> tuple[State, int]:
    """A state that looks the same, every one that does being equally likely."""
    terrain, chance = _guess_terrain(seen, chance)
    exploration, chance = draw.shuffle(chance, unseen_exploration(seen))
    below, chance = draw.shuffle(chance, unseen_castles(seen))
    dealt, kept, chance = _guess_contracts(seen, chance)
    seed, chance = draw.below(chance, draw.SEEDS)
    hands = []
    for seat, size in enumerate(seen.hand_sizes):
        if seat == seen.seat:
            hands.append(seen.hand)
        else:
            hands.append(tuple(sorted(terrain[:size])))
            terrain = terrain[size:]
    state = State(
        setup=Setup("castelos", seen.seats, seed, seen.options),
        chance=seed,
        table=seen.table,
        hands=tuple(hands),
        dealt=dealt,
        kept=kept,
        pile=terrain[: seen.pile],
        exploration=exploration[: seen.exploration],
        below=below,
        rival=terrain[seen.pile : seen.pile + seen.rival],
    )
    return state, chance


def _guess_terrain(seen: Sight, chance: int) -> tuple[tuple[str, ...], int]:
    """The unseen tiles of the game in random order. What the family version took out first has
    neither cross nor chapel, so that the rest is richer in them (C-3.2)."""
    unseen = unseen_terrain(seen)
    plain, chance = draw.shuffle(chance, tuple(filter(removable, unseen)))
    gone = plain[: removed_first(seen.table.variant, seen.seats)]
    return draw.shuffle(chance, tuple(tile for tile in unseen if tile not in gone))


def _guess_contracts(
    seen: Sight, chance: int
) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...], int]:
    """The contracts dealt to each seat while they choose, and those kept."""
    cards, chance = draw.shuffle(chance, unseen_contracts(seen))
    dealt: list[tuple[str, ...]] = []
    kept: list[str] = []
    for seat, has_kept in enumerate(seen.has_kept):
        if seat == seen.seat:
            dealt.append(seen.dealt)
            kept.append(seen.kept)
        elif seen.table.phase == "contract":
            dealt.append(tuple(sorted(cards[:2])))
            kept.append(cards[0] if has_kept else "")
            cards = cards[2:]
        else:
            dealt.append(())
            kept.append(_kept(seen, seat, cards[0]) if has_kept else "")
            cards = cards[1:]
    return tuple(dealt), tuple(kept), chance


def _kept(seen: Sight, seat: int, guessed: str) -> str:
    """At the end the kept contracts lie open (C-15.2)."""
    return seen.table.revealed[seat] if seen.table.revealed else guessed


def unseal(state: State, seat: int | None) -> State:
    """While contracts are chosen, others have still to choose (C-2.6)."""
    if state.table.phase != "contract":
        return state
    return replace(state, kept=tuple(c if s == seat else "" for s, c in enumerate(state.kept)))
