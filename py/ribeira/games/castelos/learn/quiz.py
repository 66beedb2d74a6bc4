"""Questions about 6 Castelos, asked for fun after its lessons."""

from ribeira.core.learning.guide import Question

QUESTIONS = (
    Question(
        id="monte",
        rules=("C-1.5",),
        picture="land",
        given=(("my montes 0,-1", 4),),
    ),
    Question(
        id="castle",
        rules=("C-6.1",),
        picture="castle",
        given=(("event founded castle", "penamacor"),),
    ),
    Question(
        id="factor",
        rules=("C-6.5",),
        picture="castle",
        values=(
            ("buildings", "my buildings penamacor"),
            ("factor", "my factor penamacor"),
            ("more", "calc (my factor penamacor) + 1"),
        ),
        given=(("my buildings penamacor", 3), ("my factor penamacor", 4)),
    ),
    Question(
        id="sale",
        rules=("C-9.3",),
        picture="sale",
        values=(
            ("goods", "event sold goods"),
            ("factor", "event sold factor"),
            ("mealhas", "event sold mealhas"),
            ("sum", "calc (event sold goods) + (event sold factor)"),
        ),
        given=(("event sold mealhas", 12),),
    ),
    Question(
        id="own",
        rules=("C-8.2",),
        picture="trail",
        given=(("my owned 0 chestnut", 2),),
    ),
    Question(
        id="moves",
        rules=("C-11.2",),
        picture="workers",
        values=(
            ("workers", "my workers 0"),
            ("moves", "calc (my workers 0) + 1"),
            ("one", "calc 1"),
        ),
        given=(("my workers 0", 2),),
    ),
    Question(
        id="price",
        rules=("C-11.8",),
        picture="workers",
        values=(("gold", "event paid mealhas"), ("one", "calc 1")),
        given=(("event paid mealhas", 5), ("event paid to", 1)),
    ),
    Question(
        id="once",
        rules=("C-12.1",),
        picture="religion",
    ),
    Question(
        id="wealth",
        rules=("C-15.4",),
        picture="final",
        values=(
            ("mealhas", "calc (my gold) * 2 + 3"),
            ("points", "calc (my gold) * 2 + 3 / (my gold)"),
            ("up", "calc (my gold) * 2 + 3 / (my gold) + 1"),
        ),
        given=(("calc (my gold) * 2 + 3 / (my gold)", 2),),
    ),
    Question(
        id="contract",
        rules=("C-15.2",),
        picture="final",
        given=(
            ("count contract_lost", 1),
            ("event contract_lost measures.0", 0),
            ("event contract_lost measures.1", 0),
        ),
    ),
)
