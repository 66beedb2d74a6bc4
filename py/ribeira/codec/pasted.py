"""What may be one of ours among the texts that a person pastes: a record, several, or a link."""

from __future__ import annotations

import re

LINK = re.compile(r"\S*#(\S+)")


def link_in(text: str) -> str:
    """What stands after `#` in a text that is nothing but a link; empty for any other."""
    found = LINK.fullmatch(text.strip())
    return found[1] if found else ""


def may_be_ours(text: str) -> bool:
    """A record begins with a brace, a link is one word; whether it can be read is seen later."""
    return text.strip().startswith("{") or link_in(text) != ""
