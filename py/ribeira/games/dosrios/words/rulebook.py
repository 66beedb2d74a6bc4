"""The rules in short, in our own words, each with the number that events and refusals cite.

`CHAPTERS` is the order of reading. The numbers that are left out (R-1.2 to R-1.4) only count hexes.
"""

from ribeira.core.values import N_, Message, msg

Chapter = tuple[str, tuple[tuple[str, str], ...]]
"""The key of a title, and the chapter's rules: number and key of the text."""

CHAPTERS: tuple[Chapter, ...] = (
    (
        N_("dosrios.rules.R-1"),
        (
            ("R-1.1", N_("dosrios.rule.R-1.1")),
            ("R-1.5", N_("dosrios.rule.R-1.5")),
            ("R-1.6", N_("dosrios.rule.R-1.6")),
            ("R-1.7", N_("dosrios.rule.R-1.7")),
            ("R-1.8", N_("dosrios.rule.R-1.8")),
            ("R-1.9", N_("dosrios.rule.R-1.9")),
            ("R-1.10", N_("dosrios.rule.R-1.10")),
            ("R-1.11", N_("dosrios.rule.R-1.11")),
            ("R-1.12", N_("dosrios.rule.R-1.12")),
            ("R-1.13", N_("dosrios.rule.R-1.13")),
            ("R-1.14", N_("dosrios.rule.R-1.14")),
        ),
    ),
    (
        N_("dosrios.rules.R-2"),
        (
            ("R-2.1", N_("dosrios.rule.R-2.1")),
            ("R-2.2", N_("dosrios.rule.R-2.2")),
        ),
    ),
    (
        N_("dosrios.rules.R-3"),
        (
            ("R-3.1", N_("dosrios.rule.R-3.1")),
            ("R-3.2", N_("dosrios.rule.R-3.2")),
            ("R-3.3", N_("dosrios.rule.R-3.3")),
            ("R-3.4", N_("dosrios.rule.R-3.4")),
            ("R-3.5", N_("dosrios.rule.R-3.5")),
            ("R-3.6", N_("dosrios.rule.R-3.6")),
        ),
    ),
    (
        N_("dosrios.rules.R-4"),
        (
            ("R-4.1", N_("dosrios.rule.R-4.1")),
            ("R-4.2", N_("dosrios.rule.R-4.2")),
            ("R-4.3", N_("dosrios.rule.R-4.3")),
            ("R-4.4", N_("dosrios.rule.R-4.4")),
            ("R-4.5", N_("dosrios.rule.R-4.5")),
            ("R-4.6", N_("dosrios.rule.R-4.6")),
            ("R-4.7", N_("dosrios.rule.R-4.7")),
            ("R-4.8", N_("dosrios.rule.R-4.8")),
            ("R-4.9", N_("dosrios.rule.R-4.9")),
            ("R-4.10", N_("dosrios.rule.R-4.10")),
        ),
    ),
    (
        N_("dosrios.rules.R-5"),
        (
            ("R-5.1", N_("dosrios.rule.R-5.1")),
            ("R-5.2", N_("dosrios.rule.R-5.2")),
            ("R-5.3", N_("dosrios.rule.R-5.3")),
        ),
    ),
    (
        N_("dosrios.rules.R-6"),
        (
            ("R-6.1", N_("dosrios.rule.R-6.1")),
            ("R-6.2", N_("dosrios.rule.R-6.2")),
            ("R-6.3", N_("dosrios.rule.R-6.3")),
            ("R-6.4", N_("dosrios.rule.R-6.4")),
            ("R-6.5", N_("dosrios.rule.R-6.5")),
            ("R-6.6", N_("dosrios.rule.R-6.6")),
            ("R-6.7", N_("dosrios.rule.R-6.7")),
            ("R-6.8", N_("dosrios.rule.R-6.8")),
            ("R-6.9", N_("dosrios.rule.R-6.9")),
            ("R-6.10", N_("dosrios.rule.R-6.10")),
            ("R-6.11", N_("dosrios.rule.R-6.11")),
            ("R-6.12", N_("dosrios.rule.R-6.12")),
            ("R-6.13", N_("dosrios.rule.R-6.13")),
            ("R-6.14", N_("dosrios.rule.R-6.14")),
            ("R-6.15", N_("dosrios.rule.R-6.15")),
            ("R-6.16", N_("dosrios.rule.R-6.16")),
            ("R-6.17", N_("dosrios.rule.R-6.17")),
            ("R-6.18", N_("dosrios.rule.R-6.18")),
            ("R-6.19", N_("dosrios.rule.R-6.19")),
            ("R-6.20", N_("dosrios.rule.R-6.20")),
            ("R-6.21", N_("dosrios.rule.R-6.21")),
            ("R-6.22", N_("dosrios.rule.R-6.22")),
            ("R-6.23", N_("dosrios.rule.R-6.23")),
            ("R-6.24", N_("dosrios.rule.R-6.24")),
            ("R-6.25", N_("dosrios.rule.R-6.25")),
            ("R-6.26", N_("dosrios.rule.R-6.26")),
            ("R-6.27", N_("dosrios.rule.R-6.27")),
        ),
    ),
    (
        N_("dosrios.rules.R-7"),
        (
            ("R-7.1", N_("dosrios.rule.R-7.1")),
            ("R-7.2", N_("dosrios.rule.R-7.2")),
            ("R-7.3", N_("dosrios.rule.R-7.3")),
            ("R-7.4", N_("dosrios.rule.R-7.4")),
            ("R-7.5", N_("dosrios.rule.R-7.5")),
            ("R-7.6", N_("dosrios.rule.R-7.6")),
            ("R-7.7", N_("dosrios.rule.R-7.7")),
            ("R-7.8", N_("dosrios.rule.R-7.8")),
            ("R-7.9", N_("dosrios.rule.R-7.9")),
            ("R-7.10", N_("dosrios.rule.R-7.10")),
            ("R-7.11", N_("dosrios.rule.R-7.11")),
            ("R-7.12", N_("dosrios.rule.R-7.12")),
        ),
    ),
    (
        N_("dosrios.rules.R-8"),
        (
            ("R-8.1", N_("dosrios.rule.R-8.1")),
            ("R-8.2", N_("dosrios.rule.R-8.2")),
            ("R-8.3", N_("dosrios.rule.R-8.3")),
            ("R-8.4", N_("dosrios.rule.R-8.4")),
            ("R-8.5", N_("dosrios.rule.R-8.5")),
        ),
    ),
    (
        N_("dosrios.rules.R-9"),
        (
            ("R-9.1", N_("dosrios.rule.R-9.1")),
            ("R-9.2", N_("dosrios.rule.R-9.2")),
            ("R-9.3", N_("dosrios.rule.R-9.3")),
            ("R-9.4", N_("dosrios.rule.R-9.4")),
            ("R-9.5", N_("dosrios.rule.R-9.5")),
            ("R-9.6", N_("dosrios.rule.R-9.6")),
            ("R-9.7", N_("dosrios.rule.R-9.7")),
            ("R-9.8", N_("dosrios.rule.R-9.8")),
            ("R-9.9", N_("dosrios.rule.R-9.9")),
            ("R-9.10", N_("dosrios.rule.R-9.10")),
        ),
    ),
    (
        N_("dosrios.rules.R-10"),
        (
            ("R-10.1", N_("dosrios.rule.R-10.1")),
            ("R-10.2", N_("dosrios.rule.R-10.2")),
            ("R-10.3", N_("dosrios.rule.R-10.3")),
            ("R-10.4", N_("dosrios.rule.R-10.4")),
            ("R-10.5", N_("dosrios.rule.R-10.5")),
            ("R-10.6", N_("dosrios.rule.R-10.6")),
        ),
    ),
    (
        N_("dosrios.rules.R-11"),
        (
            ("R-11.1", N_("dosrios.rule.R-11.1")),
            ("R-11.2", N_("dosrios.rule.R-11.2")),
            ("R-11.3", N_("dosrios.rule.R-11.3")),
            ("R-11.4", N_("dosrios.rule.R-11.4")),
            ("R-11.5", N_("dosrios.rule.R-11.5")),
        ),
    ),
)

TEXTS = {number: key for _, rules in CHAPTERS for number, key in rules}


def say_rule(number: str) -> Message:
    """The text of a rule; `KeyError` for a number that there is not."""
    return msg(TEXTS[number])
