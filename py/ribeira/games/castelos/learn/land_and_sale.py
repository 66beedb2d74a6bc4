"""The first lesson of 6 Castelos, in the family version: tiles, the trail, a castle, a sale."""

from __future__ import annotations

from ribeira.core.learning.lesson import (
    Act,
    Answer,
    Ask,
    Lesson,
    Outcome,
    Part,
    Tell,
    Wrong,
    script,
)

LAND = Part(
    id="land",
    seats=2,
    seed=914,
    options=(("version", "family"),),
    before=script(
        """
P1 start.face A; P1 trail.start E06a'; P1 trail.start E01a'; P1 trail.start E18a'; P1
trail.start E21a; P2 trail.start E05a; P2 trail.start E19a'; P2 trail.start E14a; P2 trail.start
E04a
"""
    ),
    steps=(
        Act(
            id="first-tile",
            says=2,
            values=(("me", "name 0"),),
            point=("hand-T26",),
            rules=("C-5.1", "C-1.2"),
            allow=("tile.place T26 0,-1 r1",),
            wrong=(Wrong(("tile.place T05 *",)),),
            otherwise=True,
            expect=(("my montes 0,-1", 4),),
        ),
        Ask(
            id="montes",
            says=2,
            values=(
                ("all", "my montes 0,-1"),
                ("one", "calc 1"),
                ("cross", "calc 2"),
                ("has", "my monte 0,-1 SW"),
            ),
            point=("cell-0,-1",),
            rules=("C-1.5",),
            answers=(Answer(is_="my montes 0,-1"), Answer(is_="calc 2"), Answer(is_="calc 1")),
            truth="my montes 0,-1",
        ),
        Act(
            id="discs",
            says=2,
            point=("seat-0-trail", "seat-0-discs"),
            rules=("C-4.2",),
            allow=("mode.disc",),
            wrong=(Wrong(("mode.worker",)), Wrong(("turn.end",))),
        ),
        Act(
            id="choose-monte",
            says=2,
            values=(("next", "my terrain (my next_space 0)"),),
            point=("seat-0-space-0", "seat-0-space-1", "quarter-0,-1-3"),
            rules=("C-8.3", "C-8.4"),
            given=(("my next_space 0", "chestnut"),),
            allow=("monte.choose 0,-1 SW",),
            wrong=(Wrong(("mark.done",)),),
            otherwise=True,
            expect=(("my monte 0,-1 SW chestnut", 1),),
        ),
        Act(
            id="advance",
            point=("seat-0-space-1",),
            rules=("C-8.4", "C-8.2"),
            allow=("cyl.advance",),
            otherwise=True,
            expect=(("event advanced terrain", "chestnut"), ("my owned 0 chestnut", 1)),
        ),
        Act(
            id="disc",
            says=2,
            values=(("next", "my terrain (my next_space 0)"),),
            point=("seat-0-space-3", "seat-0-discs"),
            rules=("C-8.5", "C-8.7"),
            allow=("disc.mark 3",),
            wrong=(Wrong(("disc.mark *",)), Wrong(("mark.done",))),
            otherwise=True,
            expect=(("my owned 0 chestnut", 2),),
        ),
        Act(
            id="end-turn",
            says=2,
            values=(("goods", "my owned 0 chestnut"), ("name", "name 1")),
            point=("seat-0-trail",),
            rules=("C-8.2", "C-14.1"),
            given=(("my owned 0 chestnut", 2),),
            allow=("mark.done",),
            otherwise=True,
            then=script(
                """
P1 turn.end; P2 tile.place T38 -1,0 r2; P2 turn.end
"""
            ),
        ),
        Act(
            id="rock",
            says=2,
            point=("hand-T05",),
            rules=("C-6.1",),
            allow=("tile.place T05 -1,-1 r2",),
            wrong=(
                Wrong(
                    ("tile.place T14 -1,-1 *",), because=(Outcome((("event founded factor", 3),)),)
                ),
            ),
            otherwise=True,
            expect=(
                ("event founded factor", 4),
                ("event founded castle", "penamacor"),
                ("event mealha mealhas", 1),
            ),
        ),
        Ask(
            id="castle",
            says=3,
            values=(
                ("castle", "my castle_name (event founded castle)"),
                ("bonus", "event mealha mealhas"),
                ("factor", "my factor penamacor"),
                ("houses", "my buildings penamacor"),
                ("many", "calc (my factor penamacor) + 1"),
            ),
            point=("castle-penamacor", "markets-penamacor"),
            rules=("C-6.5", "C-7.2"),
            given=(("my buildings penamacor", 3),),
            answers=(
                Answer(is_="my factor penamacor"),
                Answer(is_="my buildings penamacor"),
                Answer(is_="calc (my factor penamacor) + 1"),
            ),
            truth="my factor penamacor",
        ),
        Act(
            id="discs-again",
            point=("seat-0-discs",),
            rules=("C-4.2",),
            allow=("mode.disc",),
            otherwise=True,
        ),
        Act(
            id="choose-again",
            values=(("next", "my terrain (my next_space 0)"),),
            point=("seat-0-space-2", "quarter--1,-1-1"),
            rules=("C-8.3",),
            given=(("my next_space 0", "wheat"),),
            allow=("monte.choose -1,-1 NE",),
            otherwise=True,
        ),
        Act(
            id="one-step",
            point=("seat-0-space-2",),
            rules=("C-8.4",),
            allow=("cyl.advance",),
            otherwise=True,
        ),
        Act(
            id="disc-back",
            point=("seat-0-space-3", "seat-0-discs"),
            rules=("C-8.7",),
            allow=("cyl.advance",),
            otherwise=True,
            expect=(("event discs_back discs", 1), ("my owned 0 chestnut", 2)),
        ),
        Act(
            id="far-disc",
            point=("seat-0-space-10",),
            rules=("C-8.5",),
            allow=("disc.mark 10",),
            wrong=(
                Wrong(("disc.mark 6",)),
                Wrong(("disc.mark 12", "disc.mark 14")),
                Wrong(("mark.done",)),
            ),
            otherwise=True,
            expect=(("my owned 0 chestnut", 3),),
        ),
        Act(
            id="to-market",
            point=("markets-penamacor",),
            rules=("C-8.10",),
            allow=("mark.done",),
            otherwise=True,
        ),
        Act(
            id="sell",
            values=(
                ("goods", "my owned 0 chestnut"),
                ("castle", "my castle_name (my castle 0)"),
                ("factor", "my factor penamacor"),
            ),
            point=("market-penamacor-chestnut", "seat-0-space-10"),
            rules=("C-9.2", "C-9.3", "C-9.4"),
            given=(("my owned 0 wheat", 1),),
            allow=("sell penamacor chestnut 10",),
            wrong=(Wrong(("sell penamacor wheat *",)), Wrong(("sell.skip",))),
            expect=(
                ("event sold goods", 3),
                ("event sold factor", 4),
                ("event sold mealhas", 12),
                ("sight table.estates.0.mealhas", 18),
            ),
        ),
        Tell(
            id="sold",
            says=2,
            values=(
                ("goods", "event sold goods"),
                ("factor", "event sold factor"),
                ("mealhas", "event sold mealhas"),
                ("gold", "my gold"),
            ),
            point=("seat-0-mealhas", "markets-penamacor"),
            rules=("C-9.3", "C-9.5", "C-15.4"),
        ),
    ),
)

LESSON = Lesson(id="castelos.family", rules=1, parts=(LAND,), leads_to="castelos.workers")
