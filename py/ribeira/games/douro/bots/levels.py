"""How well a bot of each level plays Douro 1872."""

from ribeira.kit.advice import Level

LEVELS = {
    "first": Level(0.12, 1.0, 1.0),
    "easy": Level(0.8, 0.3, 0.3),
    "good": Level(1.0, 0.2, 0.2, depth=1),
    "strong": Level(1.0, 0.2, 0.2, depth=3),
}
