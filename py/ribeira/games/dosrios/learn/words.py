"""The words of Dos Rios, each with its rules and what the printed rules call it."""

from ribeira.core.learning.guide import Word

WORDS = (
    Word("figure", ("R-5.1", "R-6.7"), (("nl", "Campesino"), ("it", "Campesino"))),
    Word("hex", ("R-1.1",), (("nl", "veld"), ("it", "casella"))),
    Word("field", ("R-1.7", "R-9.5"), (("nl", "akker"), ("it", "campo"))),
    Word("forest", ("R-1.7", "R-9.6"), (("nl", "bos"), ("it", "foresta"))),
    Word("hill", ("R-1.7",), (("nl", "heuvel"), ("it", "collina"))),
    Word("irrigated", ("R-9.5",), (("nl", "bevloeid"), ("it", "irrigato"))),
    Word("course", ("R-4.3",), (("nl", "bedding"), ("it", "corso"))),
    Word("spring", ("R-4.1",), (("nl", "bron"), ("it", "sorgente"))),
    Word("dam", ("R-7.1", "R-7.2"), (("nl", "dam"), ("it", "sbarramento"))),
    Word("border", ("R-7.1",), (("nl", "grens"),)),
    Word("dry", ("R-7.6",), (("nl", "droog"),)),
    Word("finca", ("R-8.1", "R-8.4"), (("nl", "Finca"), ("it", "Finca"))),
    Word("hacienda", ("R-8.1", "R-8.5"), (("nl", "Haciënda"), ("it", "hacienda"))),
    Word("city", ("R-1.6", "R-6.21"), (("nl", "stad"), ("it", "città"))),
    Word("road", ("R-1.6",), (("nl", "straat"), ("it", "strada"))),
    Word("chase", ("R-6.17", "R-6.21"), (("nl", "verdrijven"), ("it", "scacciare"))),
    Word("above", ("R-1.7", "R-6.17"), (("nl", "hoger"),)),
    Word("row", ("R-3.6", "R-9.1"), (("nl", "kaartenrij"),)),
    Word("use", ("R-9.3",), (("nl", "benutten"), ("it", "realizzare"))),
    Word("shift", ("R-9.1",), (("nl", "verschuiven"), ("it", "spostare"))),
    Word("desperados", ("R-10.2",), (("nl", "Desperado’s"), ("it", "fuorilegge"))),
    Word("rio", ("R-1.13",), (("nl", "Rio"), ("it", "Rio"))),
    Word("woodcutter", ("R-9.6",), (("nl", "houthakker"),)),
    Word("point", ("R-6.2",), (("nl", "bewegingsstap"), ("it", "punto movimento"))),
    Word("fast", ("R-6.16",)),
)
