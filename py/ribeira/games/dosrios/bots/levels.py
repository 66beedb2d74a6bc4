"""How a bot of each level follows the advice."""

from ribeira.kit.advice import Level, Style

LEVELS = {
    "first": Level(0.5, 5.0, 6.0),
    "easy": Level(1.0, 2.75, 3.25),
    "good": Level(1.0, 3.0, 0.75),
    "strong": Level(1.0, 0.1, 0.1),
}

PURPOSELY = ("step", "fast")
"""Figures walk only where that is best: for variety, they would walk to and fro."""

STYLES = {
    "careful": Style(
        {"dosrios.why.danger": 1.0, "dosrios.why.exposed": 1.0, "dosrios.why.dams": 1.0},
        0.4,
        PURPOSELY,
    ),
    "bold": Style(
        {"dosrios.why.dams": -1.0, "dosrios.why.danger": -1.0, "dosrios.why.exposed": -1.0},
        0.4,
        PURPOSELY,
    ),
    "builder": Style({"dosrios.why.buildings": 1.0, "dosrios.why.harvest": 0.7}, 0.4, PURPOSELY),
    "spoiler": Style({"dosrios.why.rivals": 1.0}, 0.4, PURPOSELY),
}
