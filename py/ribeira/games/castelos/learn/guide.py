"""What one reads about 6 Castelos: a summary with pictures, and where printed examples are
taught."""

from __future__ import annotations

from ribeira.core.learning.guide import Example, Guide, Passage, Source
from ribeira.games.castelos.learn.marks import MARKS
from ribeira.games.castelos.learn.pictures import PICTURES
from ribeira.games.castelos.learn.quiz import QUESTIONS
from ribeira.games.castelos.learn.words import WORDS

SUMMARY = (
    Passage(
        id="aim",
        says=2,
        picture="kingdom",
        values=(("rounds", "my fact ROUNDS"), ("family", "my fact FAMILY_ROUNDS")),
        rules=("C-4.1", "C-15.1", "C-3.1"),
        given=(("my fact ROUNDS", 10), ("my fact FAMILY_ROUNDS", 12)),
    ),
    Passage(
        id="turn",
        says=2,
        picture="land",
        values=(("montes", "my montes 0,-1"),),
        rules=("C-1.5", "C-4.2", "C-5.1", "C-8.3", "C-14.1"),
    ),
    Passage(id="castles", says=2, picture="castle", rules=("C-5.2", "C-6.1", "C-6.2", "C-7.1")),
    Passage(
        id="trail",
        says=2,
        picture="trail",
        rules=("C-8.2", "C-8.4", "C-8.5", "C-8.7"),
    ),
    Passage(
        id="sale",
        says=2,
        picture="sale",
        values=(
            ("goods", "event sold goods"),
            ("factor", "event sold factor"),
            ("mealhas", "event sold mealhas"),
        ),
        rules=("C-6.5", "C-9.1", "C-9.3", "C-9.5"),
    ),
    Passage(
        id="landscapes",
        picture="tracks",
        values=(("most", "my cell landscape 0"), ("next", "my cell landscape 1")),
        rules=("C-10.1", "C-10.2", "C-10.4"),
        given=(("my cell landscape 0", 4), ("my cell landscape 1", 3)),
    ),
    Passage(
        id="workers",
        says=2,
        picture="workers",
        values=(("gold", "my gold"),),
        rules=("C-11.1", "C-11.2", "C-11.3", "C-11.6", "C-11.8"),
        given=(("my gold", 5),),
    ),
    Passage(
        id="religion",
        picture="religion",
        values=(("steps", "event religion steps"),),
        rules=("C-12.1", "C-12.2"),
    ),
    Passage(id="constructions", picture="tracks", rules=("C-13.1", "C-13.2", "C-13.3")),
    Passage(id="contracts", picture="contracts", rules=("C-2.6", "C-15.2")),
    Passage(
        id="end",
        picture="final",
        values=(("gold", "my gold"),),
        rules=("C-15.1", "C-15.4", "C-15.5"),
    ),
)

EXAMPLES = (
    Example("G1", ("family/land/montes", "summary/turn")),
    Example("G2", ("family/land/rock", "summary/castles")),
    Example("G3", ("family/land/disc", "family/land/disc-back", "summary/trail")),
    Example("G4", ("family/land/sell", "summary/sale")),
    Example("G5", ("advanced/lakes/how-much", "summary/landscapes")),
    Example("G6", ("workers/workers/walk", "summary/workers")),
    Example("G7", ("workers/workers/religion-again", "summary/religion")),
    Example("G8", ("advanced/opening/claim", "summary/constructions")),
)

SOURCES = (
    Source(
        "1",
        (("tiles", "my fact TILES"), ("strips", "my fact STRIPS")),
        (("my fact TILES", 40), ("my fact STRIPS", 22)),
    ),
    Source("2"),
    Source("3", (("trail", "my fact ALONE_TRAIL"), ("workers", "my fact ALONE_WORKERS"))),
)

GUIDE = Guide(
    game="castelos",
    pictures=PICTURES,
    summary=SUMMARY,
    words=WORDS,
    questions=QUESTIONS,
    sources=SOURCES,
    rulings=tuple(sorted(MARKS.ours)),
    examples=EXAMPLES,
)
