"""The pictures of the pages about 6 Castelos: positions of its lessons."""

from __future__ import annotations

from ribeira.core.learning.guide import Picture
from ribeira.core.learning.lesson import script
from ribeira.games.castelos.learn.contracts_and_tracks import LAKES
from ribeira.games.castelos.learn.land_and_sale import LAND
from ribeira.games.castelos.learn.last_turn import ENDING
from ribeira.games.castelos.learn.workers_and_religion import WORKERS

FIRST_TILE = script("P1 tile.place T26 0,-1 r1")
MARKED = script("P1 mode.disc; P1 monte.choose 0,-1 SW; P1 cyl.advance; P1 disc.mark 3")
FOUNDED = script(
    """
P1 mark.done; P1 turn.end; P2 tile.place T38 -1,0 r2; P2 turn.end; P1 tile.place T05 -1,-1 r2
"""
)
SOLD = script(
    """
P1 mode.disc; P1 monte.choose -1,-1 NE; P1 cyl.advance; P1 cyl.advance; P1 disc.mark 10;
P1 mark.done; P1 sell penamacor chestnut 10
"""
)
PRAYED = script(
    """
P1 tile.place T33 1,-1 r3; P1 mode.worker; P1 worker.add; P1 worker.lay SW; P1 move.done;
P1 turn.end; P2 tile.place T39 -1,1 r0; P2 turn.end; P1 tile.place T31 1,0 r2; P1 mode.worker;
P1 worker.add; P1 worker.step w1 0,0; P1 worker.step w1 -1,0; P1 worker.lay NW
"""
)
CLAIMED = script(
    """
P1 tile.place T15 -1,1 r0; P1 mode.disc; P1 trail.add E07b; P1 trail.add E11b;
P1 monte.choose -1,1 SW
"""
)
LAST_TURN = script("P1 sell.skip; P1 land.claim forest 3 17; P1 turn.end")

PICTURES = (
    Picture(
        id="land",
        part=LAND,
        then=FIRST_TILE,
        show=("territory",),
        point=("cell-0,-1",),
        values=(("montes", "my montes 0,-1"),),
        given=(("my montes 0,-1", 4),),
    ),
    Picture(
        id="trail",
        part=LAND,
        then=(*FIRST_TILE, *MARKED),
        show=("seat-0-trail",),
        values=(("space", "sight table.estates.0.cylinder"), ("goods", "my owned 0 chestnut")),
        given=(("my owned 0 chestnut", 2),),
    ),
    Picture(
        id="castle",
        part=LAND,
        then=(*FIRST_TILE, *MARKED, *FOUNDED),
        show=("territory",),
        point=("castle-penamacor",),
        values=(("buildings", "my buildings penamacor"), ("factor", "my factor penamacor")),
        given=(("my buildings penamacor", 3), ("my factor penamacor", 4)),
    ),
    Picture(
        id="sale",
        part=LAND,
        then=(*FIRST_TILE, *MARKED, *FOUNDED, *SOLD),
        show=("markets",),
        point=("market-penamacor-chestnut",),
        values=(
            ("goods", "event sold goods"),
            ("factor", "event sold factor"),
            ("mealhas", "event sold mealhas"),
        ),
        given=(("event sold goods", 3), ("event sold factor", 4), ("event sold mealhas", 12)),
    ),
    Picture(
        id="workers",
        part=WORKERS,
        then=PRAYED,
        show=("territory",),
        values=(("gold", "event paid mealhas"),),
        given=(("event paid mealhas", 5), ("event paid to", 1), ("my workers 0", 2)),
    ),
    Picture(
        id="religion",
        part=WORKERS,
        then=(*PRAYED, "P1 move.done"),
        show=("religion",),
        values=(("steps", "event religion steps"), ("space", "sight table.estates.0.religion")),
        given=(("event religion steps", 4), ("sight table.estates.0.religion", 6)),
    ),
    Picture(
        id="tracks",
        part=LAKES,
        show=("tracks",),
        given=(("event claimed points", 2),),
    ),
    Picture(
        id="contracts",
        part=LAKES,
        show=("contracts",),
    ),
    Picture(
        id="kingdom",
        part=ENDING,
        then=LAST_TURN,
        show=("territory",),
    ),
    Picture(
        id="final",
        part=ENDING,
        then=LAST_TURN,
        show=("contracts",),
        values=(("mine", "score 0"), ("other", "score 1")),
        given=(("count contract_lost", 1), ("event contract_won seat contract=K07", 1)),
    ),
)
