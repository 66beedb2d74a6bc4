"""Who plays Douro 1872 when no person does, level by level."""

from ribeira.core.values import N_
from ribeira.kit.faces import Character, Face

CHARACTERS = {
    "first": Character(
        N_("douro.bot.first"),
        N_("douro.bot.first.says"),
        Face("tan", "brown", "earth", hat="cap", mouth="grin"),
    ),
    "easy": Character(
        N_("douro.bot.easy"),
        N_("douro.bot.easy.says"),
        Face("brown", "black", "wine", cut="parted", hat="scarf"),
    ),
    "good": Character(
        N_("douro.bot.good"),
        N_("douro.bot.good.says"),
        Face("tan", "grey", "river", hat="cap", beard="full", mouth="calm"),
    ),
    "strong": Character(
        N_("douro.bot.strong"),
        N_("douro.bot.strong.says"),
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
}
