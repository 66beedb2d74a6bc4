"""A text as a QR code, drawn as SVG. The library is imported when the first one is wanted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from ribeira.kit.markup import Markup, el

QUIET = 4
"""The empty border that readers need, in modules."""


def draw_qr(text: str, label: str) -> Markup | None:
    """Dark on white whatever the theme, as cameras want it; nothing for a text that is too long."""
    matrix = _matrix(text)
    if matrix is None:
        return None
    size = len(matrix) + 2 * QUIET
    return el(
        "svg",
        el("rect", width=size, height=size, fill="#fff"),
        el("path", d="".join(_runs(matrix)), stroke="#000", stroke_width=1),
        class_="qr",
        id="qr",
        viewBox=f"0 0 {size} {size}",
        shape_rendering="crispEdges",
        role="img",
        aria_label=label,
    )


def _matrix(text: str) -> Sequence[Sequence[int]] | None:
    from segno import encoder  # large, and seldom wanted

    try:
        code = encoder.encode(text, error="l", micro=False)  # type: ignore[no-untyped-call]
    except encoder.DataOverflowError:
        return None
    matrix: Sequence[Sequence[int]] = code.matrix
    return matrix


def _runs(matrix: Sequence[Sequence[int]]) -> Iterator[str]:
    """A stroke for each run of dark modules in a row."""
    for y, row in enumerate(matrix):
        x = 0
        for dark, run in groupby(row):
            length = len(list(run))
            if dark:
                yield f"M{x + QUIET} {y + QUIET}.5h{length}"
            x += length
