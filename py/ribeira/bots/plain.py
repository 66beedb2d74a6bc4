"""Reasons as plain values, for requests and answers."""

from __future__ import annotations

from typing import Any

from ribeira.core.values import Message
from ribeira.kit.advice import Part


def plain_part(part: Part) -> dict[str, Any]:
    return {
        "key": part.reason.key,
        "values": dict(part.reason.values),
        "points": part.points,
        "later": part.later,
    }


def as_part(plain: dict[str, Any]) -> Part:
    reason = Message(plain["key"], tuple(plain["values"].items()))
    return Part(reason, plain["points"], plain["later"])
