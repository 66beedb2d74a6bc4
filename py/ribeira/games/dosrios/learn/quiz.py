"""Questions about Dos Rios, asked for fun after its lessons."""

from ribeira.core.learning.guide import Question

QUESTIONS = (
    Question(
        id="lowest",
        rules=("R-4.3",),
        picture="land",
        given=(("my height A4", 4), ("my height B3", 3), ("my height B4", 2)),
    ),
    Question(
        id="level",
        rules=("R-6.17",),
        picture="land",
        given=(("my height C3", 2), ("my height B4", 2), ("legal chase1 C3 B4", 0)),
    ),
    Question(
        id="hill",
        rules=("R-6.23",),
        picture="land",
        given=(("my height A4", 4),),
    ),
    Question(
        id="chased",
        rules=("R-6.21",),
        picture="row",
        given=(("my in_city 1", 4),),
    ),
    Question(
        id="price",
        rules=("R-7.2",),
        picture="dammed",
        values=(("one", "calc 1"), ("points", "my fact POINTS")),
        given=(("sight points", 6),),
    ),
    Question(
        id="where",
        rules=("R-7.2",),
        picture="dammed",
    ),
    Question(
        id="paid",
        rules=("R-9.3",),
        picture="row",
        given=(("my pay 0 T", 3), ("my pay 1 T", 0)),
    ),
    Question(
        id="clock",
        rules=("R-3.6",),
        picture="row",
        given=(("length row", 3),),
    ),
    Question(
        id="hacienda",
        rules=("R-2.1",),
        picture="houses",
        values=(("all", "my fact ENOUGH_IRRIGATED"),),
        given=(("my fact ENOUGH_IRRIGATED", 4),),
    ),
    Question(
        id="gift",
        rules=("R-11.1",),
        picture="victory",
        given=(("sight victory", "irrigated"),),
    ),
)
