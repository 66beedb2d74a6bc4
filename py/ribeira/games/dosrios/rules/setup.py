"""Deals the first state, and brings the figures together before the first turn (R-3, R-5.3)."""

from __future__ import annotations

from ribeira.core import chance as draw
from ribeira.core.replace import replace
from ribeira.core.values import Setup
from ribeira.games.dosrios.board_map import CITY, SPRINGS, assemble
from ribeira.games.dosrios.material import (
    FIGURES,
    LAYOUTS,
    PLACED,
    START_HAND,
    TILES,
    Layout,
)
from ribeira.games.dosrios.rules.events import Emit, Gathered
from ribeira.games.dosrios.rules.state import State, option_values
from ribeira.games.dosrios.rules.water import bed_from


def deal(setup: Setup) -> State:
    """Start player, board, and the forced pieces at the head of the Verde (R-3.1 to R-3.4)."""
    seats = setup.seats
    start, chance = draw.below(setup.seed, seats)
    layout, chance = _layout(option_values(setup.options)["layout"], chance)
    terrain = assemble(layout)
    bed = bed_from(terrain, (), (), SPRINGS["V"])
    return State(
        terrain=terrain,
        start=start,
        stage="rivers",
        turns=0,
        points=0,
        built=0,
        pieces=bed.laid,
        bed=bed.end,
        dams=(),
        figures=((),) * seats,
        fincas=((),) * seats,
        haciendas=("",) * seats,
        money=(0,) * seats,
        hands=(START_HAND,) * seats,
        row=(),
        discard=(),
        winners=(),
        victory="",
        setup=setup,
        chance=chance,
        deck=(),
    )


def _layout(wanted: str, chance: int) -> tuple[Layout, int]:
    """A reference layout, or every tile anywhere, turned anyhow (R-3.2)."""
    if wanted in LAYOUTS:
        return LAYOUTS[wanted], chance
    tiles, chance = draw.shuffle(chance, range(1, len(TILES) + 1))
    layout: Layout = ()
    for tile in tiles:
        turned, chance = draw.below(chance, 3)
        layout += ((tile, turned),)
    return layout, chance


def gather(state: State, emit: Emit) -> State:
    """Everybody's remaining figures go into the city (R-5.3)."""
    resting = (CITY,) * (FIGURES - PLACED)
    state = replace(state, figures=tuple(tuple(sorted(own + resting)) for own in state.figures))
    emit(Gathered(figures=len(resting)), state)
    return state
