"""What may be one of ours among the texts that a person pastes: a record, several, or a link."""

from __future__ import annotations


def link_in(text: str) -> str:
    """What stands after the last `#` in a text that is nothing but a link; empty for any other."""
    words = text.split(None, 1)
    return words[0].rpartition("#")[2] if len(words) == 1 and "#" in text else ""


def may_be_ours(text: str) -> bool:
    """A record begins with a brace, a link is one word; whether it can be read is seen later."""
    return text.lstrip().startswith("{") or link_in(text) != ""
