"""Who plays the toy when no person does, and what they know."""

from ribeira.core.values import N_, Action, msg
from ribeira.kit.advice import Level, Part, Ranked, Sliced, Style, best_first
from ribeira.kit.faces import Character, Face

from .rules import Sight

LEVELS = dict.fromkeys(("first", "easy", "good", "strong"), Level(1.0, slack=9.0, limit=9.0))
SOMEBODY = Character("toy", "Toy", N_("toy.bot.says"), "bold", Face("tan", "brown", "earth"))
CHARACTERS = dict.fromkeys(LEVELS, (SOMEBODY,))
STYLES, PURPOSELY = dict[str, Style](), frozenset[str]()


def rank(seen: Sight, legal: tuple[Action, ...]) -> Sliced[tuple[Ranked, ...]]:
    yield
    return best_first([Ranked(a, (Part(msg("toy.reason"), float(a.at[0])),)) for a in legal])
