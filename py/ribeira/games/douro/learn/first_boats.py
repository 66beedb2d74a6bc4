"""The lesson of Douro 1872: boats, half-time and the end of a game."""

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
    Tell,
    Wrong,
    script,
)

BOATS = Part(
    id="boats",
    seats=3,
    seed=43076,
    options=(("O-8-scores", "on"),),
    steps=(
        Act(
            id="first-boat",
            says=2,
            values=(("me", "name 0"), ("level", "sight valley.0"), ("card", "allowed 0")),
            point=("valley-1", "card-4"),
            rules=("D-4.3", "D-1.3"),
            allow=("play 4",),
            wrong=(Wrong(("play 8", "play 9", "play 10")),),
            otherwise=True,
            then=script(
                """
P2 play 2; P3 play 3
"""
            ),
            expect=(
                ("event met sum", 9),
                ("event met order", 5),
                ("event gained seat", 0),
                ("event gained points", 2),
                ("score 0", 7),
            ),
        ),
        Tell(
            id="filled",
            says=2,
            values=(
                ("sum", "event met sum"),
                ("order", "event met order"),
                ("points", "event gained points"),
                ("mine", "score 0"),
            ),
            point=("discard", "seat-0-points"),
            rules=("D-5.1",),
            expect=(("score 0", 7), ("score 1", 5)),
        ),
        Ask(
            id="level",
            says=2,
            values=(
                ("level", "sight valley.0"),
                ("orders", "my orders 5"),
                ("most", "my most"),
                ("seats", "sight table"),
            ),
            point=("valley-1", "orders-5"),
            rules=("D-1.3",),
            given=(("my orders 5", "25, 27, 29"), ("my most", 30)),
            answers=(Answer(right=True), Answer()),
        ),
        Act(
            id="not-lowest",
            says=2,
            point=("valley-1", "card-6", "card-7", "card-8"),
            rules=("D-5.1",),
            allow=("play 6", "play 7", "play 8"),
            wrong=(
                Wrong(
                    ("play 0", "play 1"),
                    because=(
                        Outcome(
                            (("event lost seat seat=0", 0),),
                            script(
                                """
P2 play 1; P3 play 4
"""
                            ),
                        ),
                    ),
                ),
                Wrong(("play 2", "play 3")),
                Wrong(("play 9", "play 10")),
            ),
            then=script(
                """
P2 play 1; P3 play 4
"""
            ),
            expect=(
                ("event missed order", 27),
                ("event lost seat", 1),
                ("event lost points", 2),
                ("score 0", 7),
                ("score 1", 3),
            ),
        ),
        Tell(
            id="missed",
            says=2,
            values=(
                ("sum", "event missed sum"),
                ("order", "event missed order"),
                ("name", "name (event lost seat)"),
                ("points", "event lost points"),
            ),
            point=("seat-1-card", "seat-1-pile"),
            rules=("D-5.1", "D-4.8"),
        ),
        Act(
            id="tie",
            says=2,
            values=(("name", "name (sight holder)"), ("card", "allowed 0")),
            point=("phylloxera", "card-9"),
            rules=("D-1.4", "D-6.3"),
            given=(("sight holder", 2),),
            allow=("play 9",),
            otherwise=True,
            then=script(
                """
P2 play 0; P3 play 9
"""
            ),
            expect=(
                ("event met sum", 18),
                ("event met order", 17),
                ("event gained seat", 0),
                ("event gained points", 2),
                ("event denied seat", 2),
                ("event phylloxera to", 0),
                ("sight holder", 0),
            ),
        ),
        Ask(
            id="your-pest",
            says=3,
            values=(("name", "name (event denied seat)"), ("points", "event gained points")),
            point=("phylloxera", "seat-0"),
            rules=("D-6.3", "D-6.6"),
            answers=(
                Answer(is_="my settled R09 met 9,0,9 0 0"),
                Answer(is_="my settled R09 met 9,9,0 2 0"),
                Answer(is_="my settled R09 met 9,0,9 2 0"),
            ),
            truth="my settled R09 met 9,0,9 0 0",
        ),
        Act(
            id="fog",
            says=2,
            values=(("fogs", "my fogs"),),
            point=("stack", "fog-FRA", "fog-CAR", "fog-RAP", "fog-SIR", "fog-BAR", "fog-CUS"),
            rules=("D-4.2",),
            allow=("play *",),
            then=script(
                """
P2 play 10; P3 play 7
"""
            ),
            expect=(("event turned card", "BAR"),),
        ),
        Tell(
            id="fog-lifts",
            says=2,
            values=(
                ("fog", "my card_name (event turned card)"),
                ("effect", "my effect (event turned card)"),
            ),
            point=("fog-BAR",),
            rules=("D-5.7",),
        ),
        Recap(id="recap", says=3, rules=("D-5.1", "D-6.5")),
    ),
)

HALF = Part(
    id="half",
    seats=3,
    seed=43076,
    options=(("O-8-scores", "on"),),
    before=script(
        """
P1 play 4; P2 play 2; P3 play 3; P1 play 7; P2 play 1; P3 play 4; P1 play 9; P2 play 0; P3 play
9; P1 play 3; P2 play 10; P3 play 7; P1 play 8; P2 play 3; P3 play 1; P1 play 6; P2 play 7; P3
play 8; P1 play 0; P2 play 6; P3 play 2; P1 play 1; P2 play 9; P3 play 6; P1 play 2; P2 play 8;
P3 play 0; P1 play 10; P2 play 4; P3 play 10
"""
    ),
    steps=(
        Act(
            id="gift",
            says=2,
            values=(
                ("cards", "length hand"),
                ("gain", "my gift_gains"),
                ("loss", "my gift_loses"),
                ("points", "my settled R09 met 9,0,2 2 0"),
            ),
            point=("charity", "card-6", "card-7", "card-8"),
            rules=("D-7.2", "D-9.2"),
            allow=("donate 6", "donate 7", "donate 8"),
            wrong=(
                Wrong(("donate 0", "donate 1", "donate 2", "donate 3", "donate 4")),
                Wrong(("donate 9", "donate 10")),
            ),
            then=script(
                """
P2 donate 4; P3 donate 0
"""
            ),
            expect=(("length hand", 9),),
        ),
        Act(
            id="plan",
            says=2,
            values=(
                ("one", "sight valley.0"),
                ("next", "sight valley.1"),
                ("last", "sight valley.2"),
            ),
            point=("valley-1", "valley-2", "valley-3"),
            rules=("D-4.1", "D-4.2"),
            given=(("length valley", 3),),
            allow=("play *",),
            then=script(
                """
P2 play 8; P3 play 6
"""
            ),
            expect=(("event turned level", 3),),
        ),
    ),
)

END = Part(
    id="end",
    seats=3,
    seed=43076,
    options=(("O-8-scores", "on"),),
    before=script(
        """
P1 play 4; P2 play 2; P3 play 3; P1 play 7; P2 play 1; P3 play 4; P1 play 9; P2 play 0; P3 play
9; P1 play 3; P2 play 10; P3 play 7; P1 play 8; P2 play 3; P3 play 1; P1 play 6; P2 play 7; P3
play 8; P1 play 0; P2 play 6; P3 play 2; P1 play 1; P2 play 9; P3 play 6; P1 play 2; P2 play 8;
P3 play 0; P1 play 10; P2 play 4; P3 play 10; P1 donate 7; P2 donate 4; P3 donate 0; P1 play 4;
P2 play 8; P3 play 6; P1 play 1; P2 play 0; P3 play 10; P1 play 3; P2 play 7; P3 play 1; P1 play
6; P2 play 10; P3 play 3; P1 play 2; P2 play 6; P3 play 2; P1 play 2; P2 play 6; P3 play 8; P1
play 9; P2 play 1; P3 play 4; P1 play 8; P2 play 9; P3 play 7; P1 play 0; P2 play 3; P3 play 2
"""
    ),
    steps=(
        Act(
            id="last-boat",
            says=2,
            values=(
                ("level", "sight valley.0"),
                ("card", "allowed 0"),
                ("gift", "sight donated"),
                ("mine", "score 0"),
                ("name", "name 1"),
                ("most", "score 1"),
            ),
            point=("valley-1", "card-10", "charity"),
            rules=("D-9.1",),
            given=(("score 0", 6), ("score 1", 9), ("score 2", 6)),
            allow=("play 10",),
            then=script(
                """
P2 play 2; P3 play 9
"""
            ),
            expect=(
                ("event met order", 1),
                ("event gained points item=filled", 2),
                ("score 0", 9),
                ("score 1", 9),
                ("score 2", 5),
                ("event ended ranking.0", 0),
            ),
        ),
        Tell(
            id="charity",
            says=2,
            values=(
                ("boat", "event gained points item=filled"),
                ("gain", "event gained points item=charity"),
                ("name", "name (event lost seat)"),
                ("loss", "event lost points"),
            ),
            point=("charity", "seat-0-points"),
            rules=("D-9.2",),
        ),
        Ask(
            id="winner",
            values=(("name", "name (sight holder)"), ("points", "score 0")),
            point=("phylloxera", "seat-0-place"),
            rules=("D-9.6",),
            given=(("sight holder", 1), ("event ended ranking.0", 0), ("score 1", 9)),
            answers=(Answer(right=True), Answer()),
        ),
        Recap(id="done", says=2, rules=("D-7.2", "D-9.6")),
    ),
)

YOURS = Part(
    id="yours",
    seats=3,
    seed=7,
    options=(("O-8-scores", "on"),),
    steps=(
        Free(
            id="your-boat",
            says=2,
            values=(("left", "name 1"), ("right", "name 2")),
            point=("valley-1",),
            rules=("D-4.3",),
            goal=("count chose", 1),
            always=True,
        ),
        Recap(id="go-on", says=2, rules=("D-4.3",)),
    ),
)

LESSON = Lesson(
    id="douro.first",
    rules=1,
    parts=(
        BOATS,
        HALF,
        END,
        YOURS,
    ),
)
