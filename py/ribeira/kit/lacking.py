"""For tables that need no tabs, and games that are told by no charts or whose turns need no
telling."""

from __future__ import annotations


def no_tabs(*_: object, **__: object) -> dict[str, str]:
    return {}


def no_tab(*_: object, **__: object) -> str:
    return ""


def no_charts(*_: object, **__: object) -> tuple[()]:
    return ()


def no_turn(*_: object, **__: object) -> None:
    return None
