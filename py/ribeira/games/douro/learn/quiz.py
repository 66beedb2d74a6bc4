"""Questions about Douro 1872, asked for fun after its lessons."""

from ribeira.core.learning.guide import Question

QUESTIONS = (
    Question(
        id="exact",
        rules=("D-1.3",),
        picture="filled",
    ),
    Question(
        id="lowest",
        rules=("D-5.1",),
        picture="filled",
        values=(
            ("share", "my settled R09 met 9,9,2 2 0"),
            ("full", "my settled R09 met 9,0,2 1 0"),
        ),
        given=(("my settled R09 met 9,0,2 1 1", 0), ("my settled R09 met 9,0,2 1 0", 2)),
    ),
    Question(
        id="share",
        rules=("D-6.2",),
        picture="tie",
        values=(
            ("share", "my settled R09 met 9,9,2 2 0"),
            ("full", "my settled R09 met 9,0,2 1 0"),
        ),
        given=(("my settled R09 met 9,9,2 2 0", 1), ("my settled R09 met 9,9,2 2 1", 1)),
    ),
    Question(
        id="pest",
        rules=("D-6.4",),
        picture="tie",
        values=(
            ("full", "my settled R09 met 9,0,2 1 0"),
            ("share", "my settled R09 met 9,9,2 2 0"),
        ),
        given=(("my settled R09 missed 2,2,9 0 0", -2), ("my settled R09 missed 2,2,9 0 1", 0)),
    ),
    Question(
        id="moves",
        rules=("D-6.6",),
        picture="tie",
        given=(("event phylloxera to", 0),),
    ),
    Question(
        id="high",
        rules=("D-5.1",),
        picture="missed",
        given=(("my orders 5", "25, 27, 29"), ("my most", 30)),
    ),
    Question(
        id="fog",
        rules=("D-4.5",),
        picture="fogs",
    ),
    Question(
        id="half",
        rules=("D-7.2",),
        picture="half",
        given=(("length hand", 10),),
    ),
    Question(
        id="owe",
        rules=("D-8.2",),
        picture="missed",
    ),
    Question(
        id="winner",
        rules=("D-9.6",),
        picture="end",
        given=(("score 0", 9), ("score 1", 9), ("sight holder", 1), ("event ended ranking.0", 0)),
    ),
)
