"""A game's sheet of symbols: each is drawn once and printed wherever it is needed."""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.kit.markup import Child, Markup, el


@dataclass(frozen=True, slots=True)
class Sheet:
    """`game` begins the ids of its symbols."""

    game: str

    def symbol(self, name: str, width: float, height: float, *children: Child) -> Markup:
        box = f"0 0 {width} {height}"
        return el("symbol", *children, id=f"{self.game}-art-{name}", viewBox=box)

    def stamp(
        self, name: str, x: float, y: float, width: float, height: float, kind: str = ""
    ) -> Markup:
        """Prints a symbol of the sheet."""
        return el(
            "use",
            href=f"#{self.game}-art-{name}",
            x=x,
            y=y,
            width=width,
            height=height,
            class_=kind or None,
        )
