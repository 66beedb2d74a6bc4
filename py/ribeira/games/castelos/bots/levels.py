"""How a bot of each level takes the advice."""

from ribeira.kit.advice import Level

LEVELS = {
    "first": Level(0.3, 4.5, 6.0),
    "easy": Level(0.8, 3.8, 5.0),
    "good": Level(0.4, 20.0, 1.0),
    "strong": Level(1.0, 0.1, 0.1),
}
