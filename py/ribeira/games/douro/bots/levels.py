"""How well a bot of each level plays Douro 1872."""

from ribeira.kit.advice import Level, Style

LEVELS = {
    "first": Level(0.12, 1.0, 1.0),
    "easy": Level(0.8, 0.3, 0.3),
    "good": Level(1.0, 0.2, 0.2, depth=1),
    "strong": Level(1.0, 0.2, 0.2, depth=3),
}

STYLES = {
    "careful": Style(
        {"douro.why.catches": 2.0, "douro.why.passes_on": 2.0, "douro.why.keeps": 0.2}, 0.1
    ),
    "bold": Style({"douro.why.here": 1.0}, 0.1),
    "builder": Style({"douro.why.keeps": 1.0, "douro.why.keeps_for": 1.0}, 0.1),
    "spoiler": Style({"douro.why.others": 1.0}, 0.1),
}
