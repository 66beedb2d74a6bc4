"""Who plays 6 Castelos when no person does, level by level."""

from ribeira.core.values import N_
from ribeira.kit.faces import Character, Face

CHARACTERS = {
    "first": Character(
        N_("castelos.bot.first"),
        N_("castelos.bot.first.says"),
        Face("light", "fair", "vine", hat="feather", mouth="grin"),
    ),
    "easy": Character(
        N_("castelos.bot.easy"),
        N_("castelos.bot.easy.says"),
        Face("tan", "brown", "sun", cut="", hat="veil"),
    ),
    "good": Character(
        N_("castelos.bot.good"),
        N_("castelos.bot.good.says"),
        Face("light", "brown", "earth", cut="ring", mouth="calm"),
    ),
    "strong": Character(
        N_("castelos.bot.strong"),
        N_("castelos.bot.strong.says"),
        Face("brown", "black", "slate", cut="parted", hat="hood", mouth="sly", brows="keen"),
    ),
}
