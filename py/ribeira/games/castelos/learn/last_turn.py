"""The last turn of an advanced game, in which everything is counted: a part of the third lesson."""

from __future__ import annotations

from ribeira.core.learning.lesson import (
    Act,
    Answer,
    Ask,
    Outcome,
    Part,
    Recap,
    Tell,
    Wrong,
    script,
)

ENDING = Part(
    id="ending",
    seats=2,
    seed=11,
    options=(("rockJoins", "monte"), ("seenTrail", "never")),
    before=script(
        """
P1 contract.keep K15; P2 contract.keep K07; P2 start.face B; P2 trail.start E13b'; P1
trail.start E18b'; P2 tile.place T36 0,-1 r2; P2 mode.worker; P2 worker.add; P2 worker.step w0
0,0; P2 worker.lay NW; P2 move.done; P2 turn.end; P1 tile.place T02 1,-1 r0; P1 toll.pay; P1
mode.worker; P1 worker.add; P1 worker.lay SW; P1 move.done; P1 turn.end; P2 tile.place T32 -1,-1
r3; P2 mode.worker; P2 worker.add; P2 worker.lay SE; P2 worker.step w0 0,-1; P2 worker.step w0
-1,-1; P2 worker.lay NE; P2 move.done; P2 turn.end; P1 tile.place T30 2,-1 r0; P1 mode.disc; P1
trail.add E09b'; P1 monte.choose 2,-1 NW; P1 trail.add E21b'; P1 trail.add E01a; P1 cyl.advance;
P1 disc.mark 5; P1 disc.mark 7; P1 mark.done; P1 land.claim forest 4 7; P1 land.claim forest 2
5; P1 turn.end; P2 tile.place T11 0,-2 r2; P2 mode.worker; P2 worker.add; P2 worker.step w2
0,-1; P2 worker.lay SW; P2 worker.step w0 0,-1; P2 worker.lay NE; P2 move.done; P2 turn.end; P1
tile.place T20 1,-2 r3; P1 mode.worker; P1 worker.add; P1 worker.lay NE; P1 worker.step w0 0,-1;
P1 worker.step w0 1,-1; P1 worker.lay SW; P1 move.done; P1 turn.end; P2 tile.place T09 -2,-1 r2;
P2 mode.worker; P2 worker.add; P2 worker.lay NE; P2 worker.step w1 -2,-1; P2 worker.lay NW; P2
worker.step w2 -1,-1; P2 worker.lay NW; P2 worker.step w0 1,-1; P2 worker.lay NE; P2 move.done;
P2 cons.claim house 2 w4; P2 turn.end; P1 tile.place T25 -1,0 r3; P1 mode.worker; P1 worker.add;
P1 worker.step w2 0,0; P1 worker.step w2 0,-1; P1 worker.step w2 0,0; P1 worker.lay NW; P1
move.done; P1 turn.end; P2 tile.place T33 3,-1 r1; P2 mode.worker; P2 worker.step w1 -1,-1; P2
worker.lay SW; P2 worker.step w2 0,-1; P2 worker.step w2 1,-1; P2 worker.step w2 2,-1; P2
worker.lay NE; P2 move.done; P2 turn.end; P1 tile.place T29 -3,-1 r1; P1 mode.worker; P1
worker.add; P1 worker.lay NE; P1 worker.step w0 2,-1; P1 worker.step w0 3,-1; P1 worker.lay NE;
P1 worker.step w2 0,-1; P1 worker.lay SE; P1 move.done; P1 cons.claim cross 2 w4; P1 turn.end;
P2 tile.place T39 -1,1 r2; P2 mode.disc; P2 trail.add E12b; P2 trail.add E07b'; P2 trail.add
E06b; P2 monte.choose -1,1 NE; P2 cyl.advance; P2 toll.pay; P2 cyl.advance; P2 disc.mark 5; P2
disc.mark 8; P2 disc.mark 12; P2 disc.mark 14; P2 mark.done; P2 land.claim scrub 4 5; P2
land.claim scrub 3 8; P2 land.claim scrub 2 12; P2 turn.end; P1 tile.place T12 -2,0 r1; P1
mode.disc; P1 trail.add E08a'; P1 trail.add E05b'; P1 monte.choose -2,0 NW; P1 cyl.advance; P1
disc.mark 13; P1 disc.mark 17; P1 disc.mark 19; P1 mark.done; P1 sell idanha wheat 13; P1
turn.end; P2 tile.place T16 -1,-2 r0; P2 mode.worker; P2 worker.step w1 -1,-1; P2 worker.lay NW;
P2 worker.step w3 -2,0; P2 worker.lay NW; P2 worker.step w0 0,-1; P2 worker.lay SW; P2
worker.step w2 3,-1; P2 worker.lay SE; P2 move.done; P2 cons.claim milestone 3 w1; P2 cons.claim
milestone 2 w2; P2 turn.end; P1 tile.place T18 -2,-2 r1; P1 mode.disc; P1 monte.choose -2,-2 SW;
P1 mark.done; P1 sell monsanto wheat 19; P1 turn.end; P2 tile.place T24 -4,-1 r1; P2 mode.disc;
P2 trail.add E22a; P2 monte.choose -4,-1 NE; P2 disc.mark 15; P2 mark.done; P2 land.claim
wasteland 2 15; P2 turn.end; P1 tile.place T21 3,0 r2; P1 mode.worker; P1 worker.step w2 0,0; P1
worker.step w2 0,-1; P1 worker.step w2 0,0; P1 worker.lay NE; P1 worker.step w3 -2,-1; P1
worker.lay NW; P1 move.done; P1 turn.end; P2 tile.place T19 -2,-3 r2; P2 mode.disc; P2
trail.alter 1 E12a'; P2 monte.choose -2,-3 NW; P2 mark.done; P2 turn.end; P1 tile.place T10
-1,-3 r3; P1 mode.worker; P1 worker.step w3 -2,0; P1 worker.lay SE; P1 worker.step w1 0,-2; P1
worker.step w1 -1,-2; P1 worker.step w1 -2,-2; P1 worker.lay SW; P1 move.done; P1 cons.claim
chapel 5 w2; P1 cons.claim chapel 2 w0; P1 cons.claim chapel 3 w3; P1 turn.end; P2 tile.place
T04 -1,2 r2; P2 mode.worker; P2 worker.step w3 -1,0; P2 worker.lay SW; P2 worker.step w0 0,-2;
P2 worker.lay SW; P2 move.done; P2 turn.end; P1 tile.place T17 0,2 r3; P1 mode.disc; P1
mark.done
"""
    ),
    steps=(
        Act(
            id="last-disc",
            says=2,
            values=(("castle", "my castle_name (my castle 2)"), ("points", "my cell landscape 1")),
            point=("markets-sortelha", "track-forest-3", "seat-0-space-17"),
            rules=("C-9.1", "C-10.1"),
            given=(("my owned 0 forest", 3), ("my owned 0 wheat", 2), ("my castle 2", "sortelha")),
            allow=("sell.skip",),
            wrong=(
                Wrong(
                    ("sell *",), because=(Outcome((("event sold mealhas", 8), ("my wealth 0", 7))),)
                ),
            ),
        ),
        Act(
            id="forests",
            values=(("forests", "my owned 0 forest"),),
            point=("track-forest-3",),
            rules=("C-10.1",),
            allow=("land.claim forest 3 17",),
            otherwise=True,
            expect=(("event claimed points", 3),),
        ),
        Act(
            id="over",
            point=("contracts",),
            rules=("C-14.2", "C-15.1"),
            allow=("turn.end",),
            expect=(
                ("event contract_won seat contract=K00", 0),
                ("event contract_won seat contract=K13", 0),
                ("event contract_won seat contract=K07", 1),
                ("count contract_lost", 1),
                ("score 0", 47),
                ("score 1", 25),
            ),
        ),
        Ask(
            id="nobody",
            says=2,
            values=(
                ("name", "name (event contract_won seat contract=K07)"),
                ("count", "event contract_lost measures.0"),
            ),
            point=("contracts",),
            rules=("C-15.2",),
            given=(("event contract_lost measures.0", 0), ("event contract_lost measures.1", 0)),
            answers=(Answer(right=True), Answer()),
        ),
        Tell(
            id="sum",
            says=2,
            values=(
                ("contracts", "item 0 contracts"),
                ("landscapes", "item 0 landscapes"),
                ("constructions", "item 0 constructions"),
                ("religion", "item 0 religion"),
                ("wealth", "item 0 wealth"),
                ("points", "score 0"),
            ),
            point=("seats",),
            rules=("C-15.1",),
        ),
        Recap(id="done", says=3, rules=("C-15.2", "C-10.4", "C-13.3")),
    ),
)
