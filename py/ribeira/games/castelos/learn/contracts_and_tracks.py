"""The third lesson of 6 Castelos: what the advanced version adds."""

from __future__ import annotations

from ribeira.core.learning.lesson import (
    Act,
    Answer,
    Ask,
    Free,
    Lesson,
    Part,
    Recap,
    Tell,
    Wrong,
    script,
)
from ribeira.games.castelos.learn.last_turn import ENDING

OPENING = Part(
    id="opening",
    seats=2,
    seed=24,
    steps=(
        Act(
            id="contract",
            says=2,
            point=("offer-K07", "offer-K13"),
            rules=("C-2.6", "C-15.2"),
            allow=("contract.keep K07", "contract.keep K13"),
            then=script(
                """
P2 contract.keep K02
"""
            ),
        ),
        Tell(
            id="castle-contract",
            says=2,
            values=(("points", "my contract_points K00"),),
            point=("contracts",),
            rules=("C-15.2", "C-9.5"),
        ),
        Act(
            id="face", rules=("C-2.8",), allow=("start.face B",), wrong=(Wrong(("start.face A",)),)
        ),
        Act(
            id="trail",
            says=2,
            point=("unplaced-E05", "unplaced-E07"),
            rules=("C-2.9",),
            allow=("trail.start *",),
            then=script(
                """
P2 trail.start E20b'
"""
            ),
        ),
        Act(
            id="cross-tile",
            point=("hand-T20",),
            rules=("C-5.1", "C-13.1"),
            allow=("tile.place T20 -1,0 r3",),
            wrong=(Wrong(("tile.place T15 *",)),),
            otherwise=True,
            expect=(("my monte -1,0 NE cross", 2), ("event explored tile", "E18")),
        ),
        Act(
            id="workers",
            point=("seat-0-workers",),
            rules=("C-7.5", "C-4.4"),
            allow=("mode.worker",),
            otherwise=True,
        ),
        Act(
            id="add",
            point=("seat-0-workers",),
            rules=("C-11.1",),
            allow=("worker.add",),
            otherwise=True,
        ),
        Act(
            id="lay",
            point=("lay-1",),
            rules=("C-11.6",),
            allow=("worker.lay NE",),
            wrong=(Wrong(("worker.step *",)),),
            otherwise=True,
        ),
        Act(
            id="moved",
            point=("tracks",),
            rules=("C-13.1",),
            allow=("move.done",),
            otherwise=True,
            expect=(("event religion steps", 2),),
        ),
        Act(
            id="claim",
            says=2,
            values=(("crosses", "my held 0 cross"), ("value", "my cell construction 2")),
            point=("track-cross-2", "seat-0-workers"),
            rules=("C-13.1", "C-13.3"),
            allow=("cons.claim cross 2 w1",),
            wrong=(Wrong(("cons.claim cross 2 w0",)), Wrong(("turn.end",))),
            otherwise=True,
            expect=(("event claimed points", 2), ("item 0 constructions", 2)),
        ),
        Ask(
            id="cells",
            says=2,
            values=(
                ("low", "my cell construction 2"),
                ("middle", "my cell construction 1"),
                ("top", "my cell construction 0"),
                ("name", "name 1"),
            ),
            point=("tracks",),
            rules=("C-13.2",),
            answers=(Answer(right=True), Answer(), Answer()),
        ),
    ),
)

LAKES = Part(
    id="lakes",
    seats=2,
    seed=24,
    before=script(
        """
P1 contract.keep K07; P2 contract.keep K02; P1 start.face B; P1 trail.start E05b'; P2
trail.start E20b'; P1 tile.place T20 -1,0 r3; P1 mode.worker; P1 worker.add; P1 worker.lay NE;
P1 move.done; P1 cons.claim cross 2 w1; P1 turn.end; P2 tile.place T07 -2,0 r2; P2 mode.worker;
P2 worker.add; P2 worker.lay NE; P2 move.done; P2 turn.end; P1 tile.place T40 -2,1 r0; P1
mode.worker; P1 worker.add; P1 worker.step w2 -2,0; P1 worker.step w2 -2,1; P1 worker.lay SE; P1
move.done; P1 cons.claim cross 3 w3; P1 turn.end; P2 tile.place T23 0,1 r0; P2 mode.disc; P2
trail.add E02a'; P2 trail.add E10a'; P2 trail.add E03a'; P2 monte.choose 0,1 NW; P2 cyl.advance;
P2 disc.mark 13; P2 toll.pay; P2 cyl.advance; P2 disc.mark 15; P2 trail.alter 1 E02b'; P2
cyl.advance; P2 cyl.advance; P2 mark.done; P2 land.claim wasteland 3 reserve; P2 land.claim
wasteland 2 reserve; P2 turn.end
"""
    ),
    steps=(
        Act(
            id="close",
            values=(("round", "sight table.round"),),
            point=("hand-T15",),
            rules=("C-5.2",),
            allow=("tile.place T15 -1,1 r0",),
            otherwise=True,
            expect=(("event founded castle", "idanha"), ("my monte -1,1 SW lake", 1)),
        ),
        Act(
            id="discs",
            point=("tracks", "seat-0-discs"),
            rules=("C-10.1",),
            allow=("mode.disc",),
            otherwise=True,
        ),
        Act(
            id="build",
            says=2,
            point=("unplaced-E07",),
            rules=("C-8.8",),
            allow=("trail.add E07b*",),
            wrong=(
                Wrong(("trail.add E08b*", "trail.add E11b*")),
                Wrong(("trail.add E07a*",)),
                Wrong(("mark.done",)),
            ),
            otherwise=True,
        ),
        Act(
            id="build-more",
            point=("unplaced-E11",),
            rules=("C-8.8",),
            allow=("trail.add E11b*",),
            wrong=(Wrong(("trail.add E08b*",)),),
            otherwise=True,
        ),
        Act(
            id="monte",
            point=("quarter--1,1-3",),
            rules=("C-8.6",),
            allow=("monte.choose -1,1 SW",),
            otherwise=True,
            expect=(("my monte -1,1 SW lake", 1),),
        ),
        Act(
            id="mark",
            point=("seat-0-trail", "seat-0-discs"),
            rules=("C-8.5",),
            allow=("disc.mark *",),
            otherwise=True,
        ),
        Act(
            id="mark-more",
            point=("seat-0-discs",),
            rules=("C-8.5",),
            allow=("disc.mark *",),
            otherwise=True,
        ),
        Act(
            id="mark-on",
            point=("seat-0-discs",),
            rules=("C-8.5",),
            allow=("disc.mark *",),
            otherwise=True,
        ),
        Act(
            id="mark-last",
            point=("seat-0-discs",),
            rules=("C-8.5",),
            allow=("disc.mark *",),
            otherwise=True,
            expect=(("my owned 0 lake", 4),),
        ),
        Act(
            id="marked",
            values=(("lakes", "my owned 0 lake"),),
            point=("tracks",),
            rules=("C-10.1",),
            allow=("mark.done",),
            otherwise=True,
        ),
        Ask(
            id="how-much",
            says=2,
            values=(
                ("lakes", "my owned 0 lake"),
                ("both", "calc (my cell landscape 0) + (my cell landscape 1)"),
                ("top", "my cell landscape 0"),
                ("next", "my cell landscape 1"),
                ("wrong", "calc (my cell landscape 0) + (my cell landscape 0)"),
            ),
            point=("track-lake-4", "track-lake-3"),
            rules=("C-10.3", "C-10.4"),
            given=(("my owned 0 lake", 4),),
            answers=(
                Answer(is_="my cell landscape 0"),
                Answer(is_="calc (my cell landscape 0) + (my cell landscape 1)"),
                Answer(is_="calc (my cell landscape 0) + (my cell landscape 0)"),
            ),
            truth="calc (my cell landscape 0) + (my cell landscape 1)",
        ),
        Act(
            id="top",
            point=("track-lake-4",),
            rules=("C-10.2",),
            allow=("land.claim lake 4 *",),
            wrong=(Wrong(("land.claim lake 3 *", "land.claim lake 2 *")), Wrong(("turn.end",))),
            expect=(("event claimed points", 4), ("my owned 0 lake", 3)),
        ),
        Act(
            id="next",
            point=("track-lake-3",),
            rules=("C-10.3",),
            allow=("land.claim lake 3 *",),
            wrong=(Wrong(("land.claim lake 2 *",)), Wrong(("turn.end",))),
            expect=(("event claimed points", 3), ("my owned 0 lake", 2), ("item 0 landscapes", 7)),
        ),
        Tell(
            id="landscapes",
            says=2,
            values=(("points", "item 0 landscapes"), ("discs", "sight table.estates.0.discs")),
            point=("tracks", "seat-0-discs"),
            rules=("C-10.4",),
        ),
    ),
)

YOURS = Part(
    id="yours",
    seats=LAKES.seats,
    seed=LAKES.seed,
    options=LAKES.options,
    before=LAKES.before,
    steps=(
        Free(
            id="your-turn",
            says=2,
            values=(("round", "sight table.round"),),
            rules=("C-4.2",),
            goal=("calc (count advanced) + (count marked) + (count religion seat=0)", 1),
        ),
        Recap(id="go-on", rules=("C-15.1",)),
    ),
)

LESSON = Lesson(
    id="castelos.advanced",
    rules=1,
    parts=(
        OPENING,
        LAKES,
        ENDING,
        YOURS,
    ),
)
