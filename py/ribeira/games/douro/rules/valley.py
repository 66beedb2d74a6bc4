"""The row of boats that everybody sees coming, and what is known of the stack above it (D-4.1)."""

from __future__ import annotations

from ribeira.games.douro.material import is_fog


def lay_out(
    valley: tuple[str, ...], stack: tuple[str, ...], fogs_on_top: int
) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """Valley, stack and known fogs after a layout (D-4.1)."""
    laid = next((i for i, card in enumerate(stack) if is_fog(card)), len(stack))
    valley, stack = valley + stack[:laid], stack[laid:]
    return valley, stack, known_fogs(stack, fogs_on_top)


def known_fogs(stack: tuple[str, ...], known: int) -> int:
    """How many top cards everybody knows to be fogs: the top card's back is always seen."""
    return max(known, 1 if stack and is_fog(stack[0]) else 0)
