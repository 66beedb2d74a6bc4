"""How a bot of each level follows the advice."""

from ribeira.kit.advice import Level

LEVELS = {
    "first": Level(0.5, 5.0, 6.0),
    "easy": Level(1.0, 2.75, 3.25),
    "good": Level(1.0, 3.0, 0.75),
    "strong": Level(1.0, 0.1, 0.1),
}

PURPOSELY: tuple[str, ...] = ()
"""No action of Dos Rios is done only when nothing is better."""
