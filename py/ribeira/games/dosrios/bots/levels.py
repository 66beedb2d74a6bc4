"""How a bot of each level follows the advice."""

from ribeira.kit.advice import Level, Style

WALKING = ("step", "fast")

LEVELS = {
    "first": Level(0.5, 5.0, 6.0),
    "easy": Level(1.0, 2.75, 3.25, purposely=WALKING),
    "good": Level(1.0, 3.0, 0.75),
    "strong": Level(1.0, 0.1, 0.1),
}

PURPOSELY: tuple[str, ...] = ()
"""No action of Dos Rios is done only when nothing is better, whatever the level."""

STYLES = {
    "careful": Style(
        {"dosrios.why.danger": 1.0, "dosrios.why.exposed": 1.0, "dosrios.why.dams": 1.0},
        0.4,
        WALKING,
    ),
    "bold": Style(
        {"dosrios.why.dams": -1.0, "dosrios.why.danger": -1.0, "dosrios.why.exposed": -1.0},
        0.4,
        WALKING,
    ),
    "builder": Style({"dosrios.why.buildings": 1.0, "dosrios.why.harvest": 0.7}, 0.4, WALKING),
    "spoiler": Style({"dosrios.why.rivals": 1.0}, 0.4, WALKING),
}
