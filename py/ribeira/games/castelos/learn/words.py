"""The words of 6 Castelos, each with its rules and what the printed rules call it."""

from ribeira.core.learning.guide import Word

WORDS = (
    Word("monte", ("C-1.5",), (("pt", "monte"),)),
    Word("quarter", ("C-1.2",), (("pt", "terreno"),)),
    Word("path", ("C-1.2",), (("pt", "caminho"),)),
    Word("crossroads", ("C-11.1",), (("pt", "cruzamento"),)),
    Word("closed", ("C-1.6", "C-6.1"), (("pt", "monte fechado"),)),
    Word("rock", ("C-5.2", "C-7.1"), (("pt", "rochedo"),)),
    Word("castle", ("C-6.1",), (("pt", "castelo"),)),
    Word("ring", ("C-6.5",), (("pt", "primeira linha de terrenos"),)),
    Word("factor", ("C-6.5", "C-9.3")),
    Word("market", ("C-9.2", "C-9.5"), (("pt", "mercado"),)),
    Word("trail", ("C-8.1",), (("pt", "trilho de exploração"),)),
    Word("exploration", ("C-8.1", "C-8.8"), (("pt", "peça de exploração"),)),
    Word("cylinder", ("C-8.4",), (("pt", "cilindro"),)),
    Word("disc", ("C-8.5", "C-10.4"), (("pt", "disco"),)),
    Word("own", ("C-8.2",), (("pt", "propriedade"),)),
    Word("toll", ("C-8.9",), (("pt", "tributo"),)),
    Word("worker", ("C-11.1",), (("pt", "trabalhador"),)),
    Word("reserve", ("C-2.2",), (("pt", "reserva"),)),
    Word("mealha", ("C-1.12", "C-15.4"), (("pt", "mealha"),)),
    Word("religion", ("C-12.1",), (("pt", "religião"),)),
    Word("product", ("C-9.2",), (("pt", "terreno agrícola"),)),
    Word("landscape", ("C-10.1",), (("pt", "paisagem"),)),
    Word("construction", ("C-13.1",), (("pt", "construção"),)),
    Word("cell", ("C-10.2", "C-13.2"), (("pt", "casa do pontuador"),)),
    Word("contract", ("C-2.6", "C-15.2"), (("pt", "foral, contrato"),)),
    Word("family", ("C-3.1",), (("pt", "versão familiar"),)),
)
