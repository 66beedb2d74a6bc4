"""The character that each level appears as."""

from ribeira.core.values import N_
from ribeira.kit.faces import Character, Face

CHARACTERS = {
    "first": Character(
        N_("dosrios.bot.first"),
        N_("dosrios.bot.first.says"),
        Face("brown", "black", "sun", hat="straw", mouth="grin"),
    ),
    "easy": Character(
        N_("dosrios.bot.easy"),
        N_("dosrios.bot.easy.says"),
        Face("brown", "black", "wine", cut="parted", behind="plaits"),
    ),
    "good": Character(
        N_("dosrios.bot.good"),
        N_("dosrios.bot.good.says"),
        Face("tan", "grey", "vine", hat="sombrero", beard="moustache", mouth="calm"),
    ),
    "strong": Character(
        N_("dosrios.bot.strong"),
        N_("dosrios.bot.strong.says"),
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
}
