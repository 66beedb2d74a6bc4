"""Notices that the page shows of its own accord: the site is kept for offline use, or a new version
waits. They never replace a notice that is still to be read.
"""

from __future__ import annotations

from ribeira.app.notices import Notice
from ribeira.core.values import msg

RENEWED = Notice(
    msg("offline.renewed"),
    do="reload",
    label=msg("offline.reload"),
    stays=True,
    later=msg("offline.later"),
)
NEWS = {"offline": Notice(msg("offline.ready")), "renewed": RENEWED}


def after_news(name: str, notice: Notice | None) -> Notice | None:
    """The notice that is to be shown, given the one that is shown now."""
    return NEWS[name] if notice is None or name == "renewed" else notice
