"""How a bot of each level takes the advice."""

from ribeira.kit.advice import Level, Style

LEVELS = {
    "first": Level(0.3, 4.5, 6.0),
    "easy": Level(0.8, 3.8, 5.0, purposely=("worker.step",)),
    "good": Level(0.4, 20.0, 1.0),
    "strong": Level(1.0, 0.1, 0.1),
}

STYLES = {
    "careful": Style(
        {"castelos.why.wealth": 1.0, "castelos.why.sales": 1.0, "castelos.why.pieces": 1.0}, 0.4
    ),
    "bold": Style({"castelos.why.contracts": 1.0, "castelos.why.growth": 0.5}, 0.4),
    "builder": Style({"castelos.why.constructions": 1.0, "castelos.why.works": 1.0}, 0.4),
    "spoiler": Style({"castelos.why.rivals": 1.0, "castelos.why.cells": 0.5}, 0.4),
}
