"""The second lesson of 6 Castelos, in the family version: workers and religion."""

from __future__ import annotations

from ribeira.core.learning.lesson import (
    Act,
    Answer,
    Ask,
    Free,
    Lesson,
    Outcome,
    Part,
    Recap,
    Watch,
    Wrong,
    script,
)

WORKERS = Part(
    id="workers",
    seats=2,
    seed=914,
    options=(("version", "family"),),
    before=script(
        """
P1 start.face A; P1 trail.start E06a'; P1 trail.start E01a'; P1 trail.start E18a'; P1
trail.start E21a; P2 trail.start E05a; P2 trail.start E19a'; P2 trail.start E14a; P2 trail.start
E04a; P1 tile.place T26 0,-1 r1; P1 mode.disc; P1 monte.choose 0,-1 SW; P1 cyl.advance; P1
disc.mark 3; P1 mark.done; P1 turn.end; P2 tile.place T38 -1,0 r2; P2 turn.end; P1 tile.place
T05 -1,-1 r2; P1 mode.disc; P1 monte.choose -1,-1 NE; P1 cyl.advance; P1 cyl.advance; P1
disc.mark 10; P1 mark.done; P1 sell penamacor chestnut 10; P1 turn.end; P2 tile.place T36 -2,0
r3; P2 mode.worker; P2 worker.add; P2 worker.lay NE; P2 move.done; P2 turn.end
"""
    ),
    steps=(
        Act(
            id="chapel-tile",
            says=2,
            point=("hand-T33",),
            rules=("C-12.1",),
            allow=("tile.place T33 1,-1 r3",),
            wrong=(Wrong(("tile.place T14 *",)),),
            otherwise=True,
            expect=(("my monte 1,-1 SW chapel", 2),),
        ),
        Act(
            id="workers",
            point=("seat-0-workers",),
            rules=("C-4.4",),
            allow=("mode.worker",),
            wrong=(Wrong(("mode.disc",)), Wrong(("turn.end",))),
        ),
        Act(
            id="add", point=("cell-1,-1",), rules=("C-11.1",), allow=("worker.add",), otherwise=True
        ),
        Act(
            id="lay",
            point=("lay-3",),
            rules=("C-11.6",),
            allow=("worker.lay SW",),
            wrong=(
                Wrong(("worker.step *",)),
                Wrong(("worker.lay *",), because=(Outcome((("my religious 0", 0),)),)),
            ),
        ),
        Act(
            id="religion",
            point=("religion",),
            rules=("C-12.1",),
            allow=("move.done",),
            expect=(("event religion steps", 2), ("sight table.estates.0.religion", 2)),
        ),
        Watch(
            id="bruno-again",
            says=2,
            values=(("steps", "sight table.estates.0.religion"), ("name", "name 1")),
            point=("religion",),
            rules=("C-12.1",),
            then=script(
                """
P1 turn.end; P2 tile.place T39 -1,1 r0; P2 turn.end
"""
            ),
        ),
        Act(
            id="cross-tile",
            point=("hand-T31",),
            rules=("C-1.6",),
            allow=("tile.place T31 1,0 r2",),
            wrong=(Wrong(("tile.place T14 *",)),),
            otherwise=True,
            expect=(("my monte 1,0 NW cross chapel", 3),),
        ),
        Act(
            id="workers-again",
            point=("seat-0-workers",),
            rules=("C-4.4",),
            allow=("mode.worker",),
            otherwise=True,
        ),
        Act(
            id="add-again",
            point=("seat-0-workers",),
            rules=("C-11.1", "C-11.2"),
            allow=("worker.add",),
            otherwise=True,
            expect=(("sight table.turn.moves", 2), ("my workers 0", 2)),
        ),
        Act(
            id="walk",
            point=("cell-0,0",),
            rules=("C-11.3",),
            allow=("worker.step w1 0,0",),
            wrong=(Wrong(("worker.lay *",), because=(Outcome((("my religious 0", 3),)),)),),
            otherwise=True,
            expect=(("sight table.turn.moves", 1),),
        ),
        Act(
            id="walk-on",
            point=("cell--1,0",),
            rules=("C-11.3",),
            allow=("worker.step w1 -1,0",),
            otherwise=True,
            expect=(("sight table.turn.moves", 0),),
        ),
        Ask(
            id="price",
            says=2,
            values=(("name", "name 1"), ("gold", "my gold"), ("one", "calc 1")),
            point=("cell--1,0",),
            rules=("C-11.8",),
            answers=(Answer(is_="calc 0"), Answer(is_="calc 1"), Answer(is_="my gold")),
            truth="my gold",
        ),
        Act(
            id="lay-again",
            point=("lay-0",),
            rules=("C-11.8",),
            allow=("worker.lay NW",),
            wrong=(Wrong(("worker.lay *",), because=(Outcome((("my religious 0", 3),)),)),),
            expect=(
                ("event paid mealhas", 5),
                ("event paid to", 1),
                ("sight table.estates.0.mealhas", 13),
            ),
        ),
        Act(
            id="religion-again",
            point=("religion",),
            rules=("C-12.1",),
            allow=("move.done",),
            expect=(("event religion steps", 4), ("sight table.estates.0.religion", 6)),
        ),
        Ask(
            id="count",
            says=2,
            values=(
                ("steps", "event religion steps"),
                ("space", "sight table.estates.0.religion"),
                ("mealhas", "sight table.estates.0.mealhas"),
                ("each", "my first_space 1"),
                ("gold", "my gold"),
                ("points", "score 0"),
                ("more", "calc (score 0) + 2"),
                ("less", "my religion_points 0"),
                ("wealth", "my wealth 0"),
            ),
            point=("religion", "seat-0-mealhas", "seat-0-points"),
            rules=("C-15.4",),
            given=(("score 0", 4), ("my wealth 0", 2), ("my religion_points 0", 2)),
            answers=(
                Answer(is_="my religion_points 0"),
                Answer(is_="score 0"),
                Answer(is_="calc (score 0) + 2"),
            ),
            truth="score 0",
        ),
        Free(
            id="your-turn",
            says=2,
            rules=("C-4.2",),
            then=script(
                """
P1 turn.end; P2 tile.place T30 -3,0 r0; P2 turn.end
"""
            ),
            goal=("calc (count advanced) + (count marked) + (count religion seat=0)", 1),
        ),
        Recap(id="done", says=3, rules=("C-4.2", "C-15.1")),
    ),
)

LESSON = Lesson(id="castelos.workers", rules=1, parts=(WORKERS,))
