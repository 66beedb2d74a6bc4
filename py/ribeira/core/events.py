"""What happens in a game, as values: each kind of event is a small frozen class of its own.

    class Turned(Event, key="turned", rule="D-4.5", reveals=True):
        card: str
        level: int

Events are made and matched by the names of their fields, so that mypy finds every renamed one.
A kind whose rule differs from case to case declares the field `rule: str`. A kind that only
some seats may know of overrides `audience`. A field that would be a Python keyword ends in `_`.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, ClassVar, dataclass_transform

from ribeira.core.plain import is_shown
from ribeira.core.values import Plain


@dataclass_transform(frozen_default=True, kw_only_default=True)
class Event:
    """The base of every kind. `reveals`: it cannot be unseen, so nothing before it is undone."""

    key: ClassVar[str]
    reveals: ClassVar[bool]

    if TYPE_CHECKING:

        @property
        def rule(self) -> str:
            """The number of the rule that this event carries out."""

    def __init_subclass__(cls, *, key: str, rule: str = "", reveals: bool = False) -> None:
        cls.key, cls.reveals = key, reveals
        if "rule" not in cls.__annotations__:
            cls.rule = rule  # type: ignore[method-assign, assignment]
        dataclass(frozen=True, kw_only=True)(cls)

    @property
    def audience(self) -> tuple[int, ...] | None:
        """The seats that may know of it; `None` is everybody."""
        return None

    def seen_by(self, seat: int | None) -> bool:
        audience = self.audience
        return audience is None or seat in audience

    @property
    def values(self) -> tuple[tuple[str, Plain], ...]:
        """The event's own fields by name, for traces and tests."""
        return tuple(
            (field.name.rstrip("_"), getattr(self, field.name))
            for field in fields(self)  # type: ignore[arg-type] # every subclass is a dataclass
            if field.name != "rule" and is_shown(field, self)
        )
