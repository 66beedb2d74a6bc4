"""What one reads about Dos Rios: a summary with pictures, and where printed examples are taught."""

from __future__ import annotations

from ribeira.core.learning.guide import Example, Guide, Passage, Source
from ribeira.games.dosrios.learn.marks import MARKS
from ribeira.games.dosrios.learn.pictures import PICTURES
from ribeira.games.dosrios.learn.quiz import QUESTIONS
from ribeira.games.dosrios.learn.words import WORDS

SUMMARY = (
    Passage(
        id="aim",
        says=2,
        picture="victory",
        values=(("wet", "my fact ENOUGH_IRRIGATED"), ("all", "my fact ENOUGH_BUILDINGS")),
        rules=("R-2.1",),
        given=(("my fact ENOUGH_IRRIGATED", 4), ("my fact ENOUGH_BUILDINGS", 5)),
    ),
    Passage(id="water", says=2, picture="land", rules=("R-1.7", "R-4.3", "R-4.4", "R-4.6")),
    Passage(
        id="start",
        picture="land",
        values=(
            ("placed", "my fact PLACED"),
            ("rest", "calc (my fact FIGURES) - (my fact PLACED)"),
        ),
        rules=("R-5.1", "R-5.2", "R-5.3"),
        given=(("my fact PLACED", 3), ("my fact FIGURES", 6)),
    ),
    Passage(
        id="turn",
        picture="row",
        values=(("points", "my fact POINTS"),),
        rules=("R-6.2", "R-6.3", "R-9.1"),
        given=(("my fact POINTS", 6),),
    ),
    Passage(
        id="chase",
        says=2,
        picture="chase",
        values=(("most", "my fact FIGURES_ON_A_HEX"), ("pair", "my fact PAIR")),
        rules=("R-6.7", "R-6.14", "R-6.17", "R-6.18", "R-6.19", "R-6.21"),
        given=(("my fact FIGURES_ON_A_HEX", 2), ("my fact PAIR", 2)),
    ),
    Passage(
        id="dams",
        says=2,
        picture="dammed",
        values=(("dry", "place A7"), ("wet", "place C6")),
        rules=("R-7.2", "R-7.4", "R-7.6", "R-7.7"),
    ),
    Passage(
        id="buildings",
        says=2,
        picture="houses",
        values=(
            ("finca", "my price finca"),
            ("hacienda", "my price hacienda"),
            ("most", "my fact BUILDS_IN_A_TURN"),
        ),
        rules=("R-8.1", "R-8.3", "R-8.4", "R-8.5"),
        given=(("my price finca", 500), ("my price hacienda", 1000)),
    ),
    Passage(
        id="cards",
        says=2,
        picture="row",
        values=(
            ("pay", "my harvest"),
            ("dams", "my fact HAND_LIMIT"),
            ("fields", "my pay 0 T"),
            ("money", "calc (my harvest) * (my pay 0 T)"),
        ),
        rules=("R-9.1", "R-9.3", "R-9.5", "R-9.6", "R-1.14"),
        given=(("my harvest", 100), ("my fact HAND_LIMIT", 5), ("my pay 0 T", 3)),
    ),
    Passage(
        id="desperados",
        picture="land",
        values=(("raided", "my fact RAIDED_HEXES"),),
        rules=("R-10.1", "R-10.2", "R-10.4"),
        given=(("my fact RAIDED_HEXES", 3),),
    ),
    Passage(id="end", picture="victory", rules=("R-2.1", "R-11.1")),
)

EXAMPLES = (
    Example("GE-1", ("first/water/lead", "first/water/why-not", "summary/water")),
    Example("GE-2", ("first/water/lead", "summary/water")),
    Example("GE-3", ("first/turn/climb", "first/turn/chase", "summary/chase")),
    Example("GE-4", ("summary/chase",)),
    Example("GE-5", ("first/dam/build-dam", "first/dam/dry", "summary/dams")),
    Example("GE-6", ("first/victory/last-dam", "summary/water")),
    Example("GE-7", ("summary/desperados",)),
)

SOURCES = (
    Source("1", (("tiles", "my fact TILES"),), (("my fact TILES", 12),)),
    Source("2"),
)

GUIDE = Guide(
    game="dosrios",
    pictures=PICTURES,
    summary=SUMMARY,
    words=WORDS,
    questions=QUESTIONS,
    sources=SOURCES,
    rulings=tuple(sorted(MARKS.ours)),
    examples=EXAMPLES,
)
