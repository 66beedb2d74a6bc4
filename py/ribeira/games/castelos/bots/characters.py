"""Who plays 6 Castelos when no person does: four for each level, each with a face of its own."""

from ribeira.core.values import N_
from ribeira.kit.faces import Character, Face

CHARACTERS = {
    "first": (
        Character(
            "martim",
            "Martim",
            N_("castelos.bot.martim"),
            "careful",
            Face("light", "fair", "vine", hat="feather", mouth="grin"),
        ),
        Character(
            "aldonca",
            "Aldonça",
            N_("castelos.bot.aldonca"),
            "bold",
            Face("tan", "brown", "sun", cut="parted", behind="plaits", mouth="grin"),
        ),
        Character(
            "lopo",
            "Lopo",
            N_("castelos.bot.lopo"),
            "builder",
            Face("brown", "black", "wine", hat="cap", mouth="grin"),
        ),
        Character(
            "ines",
            "Inês",
            N_("castelos.bot.ines"),
            "spoiler",
            Face("light", "fair", "river", cut="", hat="scarf", mouth="grin"),
        ),
    ),
    "easy": (
        Character(
            "brites",
            "Brites",
            N_("castelos.bot.brites"),
            "bold",
            Face("tan", "brown", "sun", cut="", hat="veil"),
        ),
        Character(
            "fernao",
            "Fernão",
            N_("castelos.bot.fernao"),
            "builder",
            Face("light", "brown", "vine", beard="moustache"),
        ),
        Character(
            "mecia",
            "Mécia",
            N_("castelos.bot.mecia"),
            "spoiler",
            Face("brown", "black", "river", cut="parted", behind="bun"),
        ),
        Character(
            "gualdim",
            "Gualdim",
            N_("castelos.bot.gualdim"),
            "careful",
            Face("tan", "grey", "earth", hat="cap", beard="full"),
        ),
    ),
    "good": (
        Character(
            "gil",
            "Frei Gil",
            N_("castelos.bot.gil"),
            "careful",
            Face("light", "brown", "earth", cut="ring", mouth="calm"),
        ),
        Character(
            "urraca",
            "Dona Urraca",
            N_("castelos.bot.urraca"),
            "builder",
            Face("tan", "grey", "wine", cut="", hat="veil", mouth="calm", brows="keen"),
        ),
        Character(
            "vasco",
            "Vasco",
            N_("castelos.bot.vasco"),
            "spoiler",
            Face("brown", "black", "slate", hat="feather", beard="moustache", mouth="calm"),
        ),
        Character(
            "leonor",
            "Leonor",
            N_("castelos.bot.leonor"),
            "bold",
            Face("light", "fair", "sun", cut="parted", behind="long", mouth="calm"),
        ),
    ),
    "strong": (
        Character(
            "constanca",
            "Mestra Constança",
            N_("castelos.bot.constanca"),
            "builder",
            Face("brown", "black", "slate", cut="parted", hat="hood", mouth="sly", brows="keen"),
        ),
        Character(
            "egas",
            "Dom Egas",
            N_("castelos.bot.egas"),
            "spoiler",
            Face("light", "grey", "vine", cut="ring", beard="full", mouth="sly", brows="keen"),
        ),
        Character(
            "abraao",
            "Mestre Abraão",
            N_("castelos.bot.abraao"),
            "bold",
            Face(
                "tan",
                "black",
                "river",
                hat="cap",
                beard="full",
                mouth="sly",
                brows="keen",
                glasses=True,
            ),
        ),
        Character(
            "violante",
            "Violante",
            N_("castelos.bot.violante"),
            "careful",
            Face(
                "brown",
                "brown",
                "earth",
                cut="parted",
                behind="bun",
                mouth="sly",
                brows="keen",
                glasses=True,
            ),
        ),
    ),
}
"""By level. What is stored names them by the first word, which therefore never changes."""
