"""What one reads about Douro 1872: a summary with pictures, and where printed examples are
taught."""

from __future__ import annotations

from ribeira.core.learning.guide import Example, Guide, Passage, Source
from ribeira.games.douro.learn.marks import MARKS
from ribeira.games.douro.learn.pictures import PICTURES
from ribeira.games.douro.learn.quiz import QUESTIONS
from ribeira.games.douro.learn.words import WORDS

SUMMARY = (
    Passage(id="aim", says=2, picture="table", rules=("D-9.6",)),
    Passage(
        id="parts",
        says=2,
        picture="fogs",
        values=(
            ("cards", "length hand"),
            ("most", "my fact HIGHEST"),
            ("boats", "my fact BOATS"),
            ("levels", "my fact LEVELS"),
            ("fogs", "my fogs"),
            ("points", "my fact START_POINTS"),
        ),
        rules=("D-1.1", "D-1.2", "D-1.3", "D-1.4", "D-8.1"),
        given=(("length hand", 10), ("my fact BOATS", 15), ("my fact START_POINTS", 5)),
    ),
    Passage(
        id="play",
        says=2,
        picture="filled",
        values=(
            ("full", "my settled R09 met 9,0,2 1 0"),
            ("share", "my settled R09 met 9,9,2 2 0"),
        ),
        rules=("D-4.3", "D-4.5", "D-5.1", "D-6.2", "D-4.8"),
        given=(("my settled R09 met 9,0,2 1 0", 2), ("my settled R09 met 9,9,2 2 0", 1)),
    ),
    Passage(
        id="missed",
        picture="missed",
        values=(
            ("sum", "event missed sum"),
            ("order", "event missed order"),
            ("name", "name (event lost seat)"),
            ("points", "event lost points"),
        ),
        rules=("D-5.1",),
    ),
    Passage(id="pest", says=2, picture="tie", rules=("D-6.3", "D-6.4", "D-6.5", "D-6.6")),
    Passage(
        id="shared",
        says=2,
        picture="tie",
        values=(
            ("gain", "my settled R14 met 8,8,4,8 3 0"),
            ("sum", "calc 8 + 8 + 4 + 8"),
            ("card", "calc 8"),
            ("low", "calc 6"),
            ("loss", "calc 0 - (my settled R14 missed 6,10,6,8 2 2)"),
        ),
        rules=("D-6.2", "D-6.3", "D-6.4"),
        given=(
            ("my settled R14 met 8,8,4,8 3 0", 1),
            ("my settled R14 met 8,8,4,8 3 1", 1),
            ("my settled R14 met 8,8,4,8 3 3", 0),
            ("my settled R14 missed 6,10,6,8 2 2", -2),
            ("my settled R14 missed 6,10,6,8 2 0", 0),
        ),
    ),
    Passage(
        id="fog",
        says=2,
        picture="fogs",
        values=(
            ("loss", "calc 0 - (my settled FRA missed 2,7,6,4,3 1 0)"),
            ("low", "calc 2"),
            ("full", "my settled BAR met 6,1,9,3,7 0 1"),
        ),
        rules=("D-4.2", "D-5.2", "D-5.3", "D-5.4", "D-5.5", "D-5.7", "D-5.8"),
        given=(
            ("my settled FRA missed 2,7,6,4,3 1 0", -4),
            ("my settled CAR missed 4,4,6 2 0", -1),
            ("my settled RAP missed 8,3,6,1 1 0", 2),
            ("my settled BAR met 6,1,9,3,7 0 1", 2),
        ),
    ),
    Passage(
        id="half",
        says=2,
        picture="half",
        values=(("gain", "my gift_gains"), ("loss", "my gift_loses")),
        rules=("D-7.1", "D-7.2", "D-7.3", "D-9.2"),
    ),
    Passage(
        id="end",
        picture="end",
        values=(("plays", "my fact PLAYS"),),
        rules=("D-9.1", "D-9.2", "D-9.6"),
        given=(("my fact PLAYS", 20),),
    ),
)

EXAMPLES = (
    Example("G-01", ("first/boats/first-boat", "summary/play")),
    Example("G-02", ("summary/fog",)),
    Example("G-03", ("summary/fog",)),
    Example("G-04", ("summary/fog",)),
    Example("G-05", ("summary/fog",)),
    Example("G-06", ("first/boats/fog-lifts", "summary/fog")),
    Example("G-07", ("first/boats/tie", "summary/shared")),
    Example("G-08", ("summary/shared",)),
    Example("G-09", ("first/boats/fog", "first/half/plan")),
)

SOURCES = (
    Source("1", (("made", "my fact MADE_BOATS"), ("all", "my fact ALL_BOATS"))),
    Source(
        "2",
        (("made", "my fact MADE_FOGS"), ("all", "my fact ALL_FOGS")),
        (("my fact MADE_FOGS", 6), ("my fact ALL_FOGS", 9)),
    ),
    Source("3"),
)

GUIDE = Guide(
    game="douro",
    pictures=PICTURES,
    summary=SUMMARY,
    words=WORDS,
    questions=QUESTIONS,
    sources=SOURCES,
    rulings=tuple(sorted(MARKS.ours)),
    examples=EXAMPLES,
)
