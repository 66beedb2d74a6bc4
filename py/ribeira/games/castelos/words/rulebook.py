"""The rules in short, each with the number that events and refusals cite.

`CHAPTERS` is the order of reading; the texts are in the catalogues.
"""

from ribeira.core.values import N_, Message, msg

Chapter = tuple[str, tuple[tuple[str, str], ...]]
"""The key of a title, and the chapter's rules: number and key of the text."""

CHAPTERS: tuple[Chapter, ...] = (
    (
        N_("castelos.rules.C-1"),
        (
            ("C-1.1", N_("castelos.rule.C-1.1")),
            ("C-1.2", N_("castelos.rule.C-1.2")),
            ("C-1.3", N_("castelos.rule.C-1.3")),
            ("C-1.4", N_("castelos.rule.C-1.4")),
            ("C-1.5", N_("castelos.rule.C-1.5")),
            ("C-1.6", N_("castelos.rule.C-1.6")),
            ("C-1.7", N_("castelos.rule.C-1.7")),
            ("C-1.8", N_("castelos.rule.C-1.8")),
            ("C-1.9", N_("castelos.rule.C-1.9")),
            ("C-1.10", N_("castelos.rule.C-1.10")),
            ("C-1.11", N_("castelos.rule.C-1.11")),
            ("C-1.12", N_("castelos.rule.C-1.12")),
        ),
    ),
    (
        N_("castelos.rules.C-2"),
        (
            ("C-2.1", N_("castelos.rule.C-2.1")),
            ("C-2.2", N_("castelos.rule.C-2.2")),
            ("C-2.3", N_("castelos.rule.C-2.3")),
            ("C-2.4", N_("castelos.rule.C-2.4")),
            ("C-2.5", N_("castelos.rule.C-2.5")),
            ("C-2.6", N_("castelos.rule.C-2.6")),
            ("C-2.7", N_("castelos.rule.C-2.7")),
            ("C-2.8", N_("castelos.rule.C-2.8")),
            ("C-2.9", N_("castelos.rule.C-2.9")),
        ),
    ),
    (
        N_("castelos.rules.C-3"),
        (
            ("C-3.1", N_("castelos.rule.C-3.1")),
            ("C-3.2", N_("castelos.rule.C-3.2")),
            ("C-3.3", N_("castelos.rule.C-3.3")),
            ("C-3.4", N_("castelos.rule.C-3.4")),
        ),
    ),
    (
        N_("castelos.rules.C-4"),
        (
            ("C-4.1", N_("castelos.rule.C-4.1")),
            ("C-4.2", N_("castelos.rule.C-4.2")),
            ("C-4.3", N_("castelos.rule.C-4.3")),
            ("C-4.4", N_("castelos.rule.C-4.4")),
            ("C-4.5", N_("castelos.rule.C-4.5")),
        ),
    ),
    (
        N_("castelos.rules.C-5"),
        (
            ("C-5.1", N_("castelos.rule.C-5.1")),
            ("C-5.2", N_("castelos.rule.C-5.2")),
            ("C-5.3", N_("castelos.rule.C-5.3")),
            ("C-5.4", N_("castelos.rule.C-5.4")),
        ),
    ),
    (
        N_("castelos.rules.C-6"),
        (
            ("C-6.1", N_("castelos.rule.C-6.1")),
            ("C-6.2", N_("castelos.rule.C-6.2")),
            ("C-6.3", N_("castelos.rule.C-6.3")),
            ("C-6.4", N_("castelos.rule.C-6.4")),
            ("C-6.5", N_("castelos.rule.C-6.5")),
            ("C-6.6", N_("castelos.rule.C-6.6")),
        ),
    ),
    (
        N_("castelos.rules.C-7"),
        (
            ("C-7.1", N_("castelos.rule.C-7.1")),
            ("C-7.2", N_("castelos.rule.C-7.2")),
            ("C-7.3", N_("castelos.rule.C-7.3")),
            ("C-7.4", N_("castelos.rule.C-7.4")),
            ("C-7.5", N_("castelos.rule.C-7.5")),
        ),
    ),
    (
        N_("castelos.rules.C-8"),
        (
            ("C-8.1", N_("castelos.rule.C-8.1")),
            ("C-8.2", N_("castelos.rule.C-8.2")),
            ("C-8.3", N_("castelos.rule.C-8.3")),
            ("C-8.4", N_("castelos.rule.C-8.4")),
            ("C-8.5", N_("castelos.rule.C-8.5")),
            ("C-8.6", N_("castelos.rule.C-8.6")),
            ("C-8.7", N_("castelos.rule.C-8.7")),
            ("C-8.8", N_("castelos.rule.C-8.8")),
            ("C-8.9", N_("castelos.rule.C-8.9")),
            ("C-8.10", N_("castelos.rule.C-8.10")),
        ),
    ),
    (
        N_("castelos.rules.C-9"),
        (
            ("C-9.1", N_("castelos.rule.C-9.1")),
            ("C-9.2", N_("castelos.rule.C-9.2")),
            ("C-9.3", N_("castelos.rule.C-9.3")),
            ("C-9.4", N_("castelos.rule.C-9.4")),
            ("C-9.5", N_("castelos.rule.C-9.5")),
        ),
    ),
    (
        N_("castelos.rules.C-10"),
        (
            ("C-10.1", N_("castelos.rule.C-10.1")),
            ("C-10.2", N_("castelos.rule.C-10.2")),
            ("C-10.3", N_("castelos.rule.C-10.3")),
            ("C-10.4", N_("castelos.rule.C-10.4")),
        ),
    ),
    (
        N_("castelos.rules.C-11"),
        (
            ("C-11.1", N_("castelos.rule.C-11.1")),
            ("C-11.2", N_("castelos.rule.C-11.2")),
            ("C-11.3", N_("castelos.rule.C-11.3")),
            ("C-11.4", N_("castelos.rule.C-11.4")),
            ("C-11.5", N_("castelos.rule.C-11.5")),
            ("C-11.6", N_("castelos.rule.C-11.6")),
            ("C-11.7", N_("castelos.rule.C-11.7")),
            ("C-11.8", N_("castelos.rule.C-11.8")),
            ("C-11.9", N_("castelos.rule.C-11.9")),
            ("C-11.10", N_("castelos.rule.C-11.10")),
            ("C-11.11", N_("castelos.rule.C-11.11")),
        ),
    ),
    (
        N_("castelos.rules.C-12"),
        (
            ("C-12.1", N_("castelos.rule.C-12.1")),
            ("C-12.2", N_("castelos.rule.C-12.2")),
        ),
    ),
    (
        N_("castelos.rules.C-13"),
        (
            ("C-13.1", N_("castelos.rule.C-13.1")),
            ("C-13.2", N_("castelos.rule.C-13.2")),
            ("C-13.3", N_("castelos.rule.C-13.3")),
        ),
    ),
    (
        N_("castelos.rules.C-14"),
        (
            ("C-14.1", N_("castelos.rule.C-14.1")),
            ("C-14.2", N_("castelos.rule.C-14.2")),
        ),
    ),
    (
        N_("castelos.rules.C-15"),
        (
            ("C-15.1", N_("castelos.rule.C-15.1")),
            ("C-15.2", N_("castelos.rule.C-15.2")),
            ("C-15.3", N_("castelos.rule.C-15.3")),
            ("C-15.4", N_("castelos.rule.C-15.4")),
            ("C-15.5", N_("castelos.rule.C-15.5")),
        ),
    ),
    (
        N_("castelos.rules.C-16"),
        (("C-16", N_("castelos.rule.C-16")),),
    ),
    (
        N_("castelos.rules.C-17"),
        (
            ("C-17.1", N_("castelos.rule.C-17.1")),
            ("C-17.2", N_("castelos.rule.C-17.2")),
            ("C-17.3", N_("castelos.rule.C-17.3")),
            ("C-17.4", N_("castelos.rule.C-17.4")),
        ),
    ),
)

TEXTS = {number: key for _, rules in CHAPTERS for number, key in rules}


def say_rule(number: str) -> Message:
    """The text of a rule; `KeyError` for a number that there is not."""
    return msg(TEXTS[number])
