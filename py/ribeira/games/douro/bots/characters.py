"""Who plays Douro 1872 when no person does: four for each level, each with a face of its own."""

from ribeira.core.values import N_
from ribeira.kit.faces import Character, Face

CHARACTERS = {
    "first": (
        Character(
            "zezinho",
            "Zezinho",
            N_("douro.bot.zezinho"),
            "bold",
            Face("tan", "brown", "earth", hat="cap", mouth="grin"),
        ),
        Character(
            "tina",
            "Tina",
            N_("douro.bot.tina"),
            "careful",
            Face("light", "fair", "sun", cut="parted", behind="plaits", mouth="grin"),
        ),
        Character(
            "quim",
            "Quim",
            N_("douro.bot.quim"),
            "spoiler",
            Face("brown", "black", "vine", mouth="grin"),
        ),
        Character(
            "bia",
            "Bia",
            N_("douro.bot.bia"),
            "builder",
            Face("tan", "brown", "river", cut="parted", behind="long"),
        ),
    ),
    "easy": (
        Character(
            "rosalina",
            "Rosalina",
            N_("douro.bot.rosalina"),
            "builder",
            Face("brown", "black", "wine", cut="parted", hat="scarf"),
        ),
        Character(
            "tome",
            "Tomé",
            N_("douro.bot.tome"),
            "careful",
            Face("tan", "brown", "earth", hat="straw", beard="moustache"),
        ),
        Character(
            "ludovina",
            "Ludovina",
            N_("douro.bot.ludovina"),
            "spoiler",
            Face("light", "grey", "vine", cut="", hat="scarf"),
        ),
        Character(
            "chico",
            "Chico",
            N_("douro.bot.chico"),
            "bold",
            Face("brown", "black", "sun", beard="moustache", mouth="grin"),
        ),
    ),
    "good": (
        Character(
            "anselmo",
            "Mestre Anselmo",
            N_("douro.bot.anselmo"),
            "spoiler",
            Face("tan", "grey", "river", hat="cap", beard="full", mouth="calm"),
        ),
        Character(
            "custodia",
            "Dona Custódia",
            N_("douro.bot.custodia"),
            "bold",
            Face("tan", "grey", "wine", cut="parted", behind="bun", mouth="calm"),
        ),
        Character(
            "abel",
            "Abel",
            N_("douro.bot.abel"),
            "builder",
            Face("light", "brown", "slate", beard="full", mouth="calm", glasses=True),
        ),
        Character(
            "jacinta",
            "Jacinta",
            N_("douro.bot.jacinta"),
            "careful",
            Face(
                "brown", "black", "river", cut="parted", behind="long", mouth="calm", brows="keen"
            ),
        ),
    ),
    "strong": (
        Character(
            "benedita",
            "Dona Benedita",
            N_("douro.bot.benedita"),
            "builder",
            Face(
                "light",
                "grey",
                "slate",
                cut="parted",
                behind="bun",
                mouth="sly",
                brows="keen",
                glasses=True,
            ),
        ),
        Character(
            "gaspar",
            "Mestre Gaspar",
            N_("douro.bot.gaspar"),
            "bold",
            Face("tan", "grey", "earth", cut="ring", beard="full", mouth="sly", brows="keen"),
        ),
        Character(
            "amparo",
            "Dona Amparo",
            N_("douro.bot.amparo"),
            "spoiler",
            Face("brown", "black", "wine", cut="", hat="veil", mouth="sly", brows="keen"),
        ),
        Character(
            "teodoro",
            "Teodoro",
            N_("douro.bot.teodoro"),
            "careful",
            Face(
                "light",
                "brown",
                "river",
                hat="feather",
                beard="moustache",
                mouth="sly",
                brows="keen",
            ),
        ),
    ),
}
"""By level. What is stored names them by the first word, which therefore never changes."""
