"""Who plays Dos Rios when no person does: four for each level, each with a face of its own."""

from ribeira.core.values import N_
from ribeira.kit.faces import Character, Face

CHARACTERS = {
    "first": (
        Character(
            "pepito",
            "Pepito",
            N_("dosrios.bot.pepito"),
            "careful",
            Face("brown", "black", "sun", hat="straw", mouth="grin"),
        ),
        Character(
            "lupe",
            "Lupe",
            N_("dosrios.bot.lupe"),
            "builder",
            Face("tan", "black", "wine", cut="parted", behind="plaits", mouth="grin"),
        ),
        Character(
            "nico",
            "Nico",
            N_("dosrios.bot.nico"),
            "bold",
            Face("light", "fair", "earth", mouth="grin"),
        ),
        Character(
            "flora",
            "Flora",
            N_("dosrios.bot.flora"),
            "spoiler",
            Face("brown", "brown", "vine", cut="parted", behind="long", mouth="grin"),
        ),
    ),
    "easy": (
        Character(
            "carmela",
            "Carmela",
            N_("dosrios.bot.carmela"),
            "bold",
            Face("brown", "black", "wine", cut="parted", behind="plaits"),
        ),
        Character(
            "ramiro",
            "Ramiro",
            N_("dosrios.bot.ramiro"),
            "spoiler",
            Face("tan", "brown", "sun", hat="straw", beard="moustache"),
        ),
        Character(
            "chela",
            "Chela",
            N_("dosrios.bot.chela"),
            "careful",
            Face("light", "fair", "river", cut="", hat="scarf"),
        ),
        Character(
            "tadeo",
            "Tadeo",
            N_("dosrios.bot.tadeo"),
            "builder",
            Face("brown", "black", "slate", beard="full"),
        ),
    ),
    "good": (
        Character(
            "evaristo",
            "Don Evaristo",
            N_("dosrios.bot.evaristo"),
            "builder",
            Face("tan", "grey", "vine", hat="sombrero", beard="moustache", mouth="calm"),
        ),
        Character(
            "paloma",
            "Paloma",
            N_("dosrios.bot.paloma"),
            "spoiler",
            Face("brown", "black", "wine", cut="parted", behind="bun", mouth="calm"),
        ),
        Character(
            "anton",
            "Antón",
            N_("dosrios.bot.anton"),
            "bold",
            Face("light", "grey", "earth", cut="ring", beard="full", mouth="calm"),
        ),
        Character(
            "zoraida",
            "Zoraida",
            N_("dosrios.bot.zoraida"),
            "careful",
            Face("tan", "brown", "sun", cut="parted", behind="long", mouth="calm", glasses=True),
        ),
    ),
    "strong": (
        Character(
            "remedios",
            "Doña Remedios",
            N_("dosrios.bot.remedios"),
            "spoiler",
            Face(
                "tan",
                "black",
                "river",
                cut="parted",
                behind="long",
                mouth="sly",
                brows="keen",
                glasses=True,
            ),
        ),
        Character(
            "lazaro",
            "Don Lázaro",
            N_("dosrios.bot.lazaro"),
            "builder",
            Face("light", "grey", "slate", hat="sombrero", beard="full", mouth="sly", brows="keen"),
        ),
        Character(
            "candela",
            "Candela",
            N_("dosrios.bot.candela"),
            "bold",
            Face("brown", "black", "vine", behind="long", hat="feather", mouth="sly", brows="keen"),
        ),
        Character(
            "ismael",
            "Ismael",
            N_("dosrios.bot.ismael"),
            "careful",
            Face(
                "tan", "black", "earth", beard="moustache", mouth="sly", brows="keen", glasses=True
            ),
        ),
    ),
}
"""By level. What is stored names them by the first word, which therefore never changes."""
