"""The rules to read, short and in our own words, with the numbers that events and refusals cite.

The texts are in the catalogues.
"""

from ribeira.core.values import N_, Message, msg
from ribeira.kit.game_module import Chapter

CHAPTERS: tuple[Chapter, ...] = (
    (
        N_("douro.rules.D-1"),
        (
            ("D-1.1", N_("douro.rule.D-1.1")),
            ("D-1.2", N_("douro.rule.D-1.2")),
            ("D-1.3", N_("douro.rule.D-1.3")),
            ("D-1.4", N_("douro.rule.D-1.4")),
            ("D-1.5", N_("douro.rule.D-1.5")),
        ),
    ),
    (
        N_("douro.rules.D-2"),
        (
            ("D-2.1", N_("douro.rule.D-2.1")),
            ("D-2.2", N_("douro.rule.D-2.2")),
            ("D-2.3", N_("douro.rule.D-2.3")),
            ("D-2.4", N_("douro.rule.D-2.4")),
            ("D-2.5", N_("douro.rule.D-2.5")),
            ("D-2.6", N_("douro.rule.D-2.6")),
            ("D-2.7", N_("douro.rule.D-2.7")),
        ),
    ),
    (
        N_("douro.rules.D-3"),
        (
            ("D-3.1", N_("douro.rule.D-3.1")),
            ("D-3.2", N_("douro.rule.D-3.2")),
            ("D-3.3", N_("douro.rule.D-3.3")),
            ("D-3.4", N_("douro.rule.D-3.4")),
        ),
    ),
    (
        N_("douro.rules.D-4"),
        (
            ("D-4.1", N_("douro.rule.D-4.1")),
            ("D-4.2", N_("douro.rule.D-4.2")),
            ("D-4.3", N_("douro.rule.D-4.3")),
            ("D-4.4", N_("douro.rule.D-4.4")),
            ("D-4.5", N_("douro.rule.D-4.5")),
            ("D-4.6", N_("douro.rule.D-4.6")),
            ("D-4.7", N_("douro.rule.D-4.7")),
            ("D-4.8", N_("douro.rule.D-4.8")),
            ("D-4.9", N_("douro.rule.D-4.9")),
            ("D-4.10", N_("douro.rule.D-4.10")),
            ("D-4.11", N_("douro.rule.D-4.11")),
        ),
    ),
    (
        N_("douro.rules.D-5"),
        (
            ("D-5.1", N_("douro.rule.D-5.1")),
            ("D-5.2", N_("douro.rule.D-5.2")),
            ("D-5.3", N_("douro.rule.D-5.3")),
            ("D-5.4", N_("douro.rule.D-5.4")),
            ("D-5.5", N_("douro.rule.D-5.5")),
            ("D-5.6", N_("douro.rule.D-5.6")),
            ("D-5.7", N_("douro.rule.D-5.7")),
            ("D-5.8", N_("douro.rule.D-5.8")),
        ),
    ),
    (
        N_("douro.rules.D-6"),
        (
            ("D-6.1", N_("douro.rule.D-6.1")),
            ("D-6.2", N_("douro.rule.D-6.2")),
            ("D-6.3", N_("douro.rule.D-6.3")),
            ("D-6.4", N_("douro.rule.D-6.4")),
            ("D-6.5", N_("douro.rule.D-6.5")),
            ("D-6.6", N_("douro.rule.D-6.6")),
            ("D-6.7", N_("douro.rule.D-6.7")),
            ("D-6.8", N_("douro.rule.D-6.8")),
        ),
    ),
    (
        N_("douro.rules.D-7"),
        (
            ("D-7.1", N_("douro.rule.D-7.1")),
            ("D-7.2", N_("douro.rule.D-7.2")),
            ("D-7.3", N_("douro.rule.D-7.3")),
            ("D-7.4", N_("douro.rule.D-7.4")),
            ("D-7.5", N_("douro.rule.D-7.5")),
            ("D-7.6", N_("douro.rule.D-7.6")),
            ("D-7.7", N_("douro.rule.D-7.7")),
            ("D-7.8", N_("douro.rule.D-7.8")),
            ("D-7.9", N_("douro.rule.D-7.9")),
            ("D-7.10", N_("douro.rule.D-7.10")),
        ),
    ),
    (
        N_("douro.rules.D-8"),
        (
            ("D-8.1", N_("douro.rule.D-8.1")),
            ("D-8.2", N_("douro.rule.D-8.2")),
            ("D-8.3", N_("douro.rule.D-8.3")),
            ("D-8.4", N_("douro.rule.D-8.4")),
        ),
    ),
    (
        N_("douro.rules.D-9"),
        (
            ("D-9.1", N_("douro.rule.D-9.1")),
            ("D-9.2", N_("douro.rule.D-9.2")),
            ("D-9.3", N_("douro.rule.D-9.3")),
            ("D-9.4", N_("douro.rule.D-9.4")),
            ("D-9.5", N_("douro.rule.D-9.5")),
            ("D-9.6", N_("douro.rule.D-9.6")),
            ("D-9.7", N_("douro.rule.D-9.7")),
        ),
    ),
    (
        N_("douro.rules.D-10"),
        (
            ("O-1", N_("douro.rule.O-1")),
            ("O-2", N_("douro.rule.O-2")),
            ("O-3", N_("douro.rule.O-3")),
            ("O-4", N_("douro.rule.O-4")),
            ("O-5", N_("douro.rule.O-5")),
            ("O-6", N_("douro.rule.O-6")),
            ("O-7", N_("douro.rule.O-7")),
            ("O-8", N_("douro.rule.O-8")),
            ("O-9", N_("douro.rule.O-9")),
        ),
    ),
    (N_("douro.rules.D-11"), (("D-11", N_("douro.rule.D-11")),)),
)

TEXTS = {number: key for _, rules in CHAPTERS for number, key in rules}


def say_rule(number: str) -> Message:
    """The text of a rule; `KeyError` for a number that there is not."""
    return msg(TEXTS[number])
