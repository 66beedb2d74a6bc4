"""The words of Douro 1872, each with its rules and what the printed rules call it."""

from ribeira.core.learning.guide import Word

WORDS = (
    Word("boat", ("D-1.1", "D-1.3"), (("en", "Rabelo"), ("fr", "Rabelo"), ("pt", "rabelo"))),
    Word("level", ("D-1.3",), (("en", "card level"), ("fr", "niveau"))),
    Word("order", ("D-1.3", "D-5.1"), (("en", "order"), ("fr", "commande"))),
    Word("sum", ("D-1.3",), (("en", "total"), ("fr", "total"))),
    Word("valley", ("D-1.2", "D-4.1"), (("en", "Douro Valley"), ("fr", "Vallée du Douro"))),
    Word("stack", ("D-1.2",), (("en", "stack"), ("fr", "pile"))),
    Word("fog", ("D-4.2", "D-5.2"), (("en", "fog Rabelo"), ("fr", "brouillard"))),
    Word("card", ("D-1.1",), (("en", "barrel card"), ("fr", "carte baril"))),
    Word("phylloxera", ("D-1.4", "D-6.6"), (("en", "phylloxera"), ("fr", "phylloxéra"))),
    Word("holder", ("D-6.3", "D-6.4")),
    Word("tie", ("D-6.1", "D-6.2"), (("en", "tie"), ("fr", "égalité"))),
    Word("lottery", ("D-2.6",), (("en", "lottery"), ("fr", "loterie"))),
    Word("half-time", ("D-7.1",), (("en", "the middle of the game"),)),
    Word("charity", ("D-7.2", "D-9.2"), (("en", "charity"), ("fr", "charité"))),
    Word("donation", ("D-7.2",), (("en", "donation"), ("fr", "don"))),
    Word("forgiven", ("D-8.2",), (("en", "forgiven"),)),
    Word("fragas", ("D-5.2",), (("en", "Fragas, river rocks"), ("fr", "rochers"))),
    Word("cardia", ("D-5.3",), (("en", "Our Lady of Cardia"),)),
    Word("rapidos", ("D-5.4",), (("en", "Rápidos, rapids"), ("fr", "rapides"))),
    Word("sirga", ("D-5.5",), (("fr", "Sirga, remorquage"),)),
    Word("barraca", ("D-5.7",), (("fr", "Barraca, taverne flottante"),)),
    Word("customs", ("D-5.8",), (("en", "Customs formalities"),)),
    Word("phantom", ("D-11",)),
)
