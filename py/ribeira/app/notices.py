"""Notices: a sentence shown above the screen, with an optional button."""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.core.values import Message, msg


@dataclass(frozen=True, slots=True)
class Notice:
    """`rule` is the number of the rule behind it; `do` is the command of a button `label`.
    A notice with `stays` is shown until it is dismissed; others go with the next command.
    `later` is the label of the dismiss button, where a cross would say too little. One that
    `answers` a touch stands beside it."""

    message: Message
    rule: str = ""
    do: str = ""
    value: str = ""
    label: Message | None = None
    stays: bool = False
    later: Message | None = None
    answers: bool = False


RENEWED = Notice(
    msg("offline.renewed"),
    do="reload",
    label=msg("offline.reload"),
    stays=True,
    later=msg("offline.later"),
)
NEWS = {"offline": Notice(msg("offline.ready")), "renewed": RENEWED}


def after_news(name: str, notice: Notice | None) -> Notice | None:
    """The notice when the site is kept for offline use, or when a new version waits. It never
    replaces one that is still to be read."""
    return NEWS[name] if notice is None or name == "renewed" else notice
