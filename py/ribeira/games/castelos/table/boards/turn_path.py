"""The turn as a path of steps: where it is, what is done, what may still come."""

from __future__ import annotations

from ribeira.core.values import N_, msg
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.table.art.printing import icon
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import View

Step = tuple[str, str]
"""A phase and the sign it goes by."""

START: tuple[Step, ...] = (("place", "tile"),)
DISCS: tuple[Step, ...] = (("mark", "disc"), ("sell", "mealha"), ("land", "forest"))
WORKERS: tuple[Step, ...] = (("move", "worker"), ("religion", "religion"), ("cons", "chapel"))
FINISH: tuple[Step, ...] = (("end", "tile"),)
NAMES = {
    "place": N_("castelos.board.step.place"),
    "mark": N_("castelos.board.step.mark"),
    "sell": N_("castelos.board.step.sell"),
    "land": N_("castelos.board.step.land"),
    "move": N_("castelos.board.step.move"),
    "religion": N_("castelos.board.step.religion"),
    "cons": N_("castelos.board.step.cons"),
    "end": N_("castelos.board.step.end"),
}
BEFORE_PLACED = frozenset({"rival", "shift", "place"})
PLACING = BEFORE_PLACED | {"found", "bonus"}
ADVANCED = frozenset({"land", "cons"})


def draw_path(seen: Sight, view: View) -> Markup:
    """Place; then discs above or workers below; then draw."""
    return el(
        "ol",
        el("li", *_steps(START, seen, view), class_="ct-stage"),
        el("li", *_steps(DISCS, seen, view), class_="ct-stage is-discs"),
        el("li", *_steps(WORKERS, seen, view), class_="ct-stage is-workers"),
        el("li", *_steps(FINISH, seen, view), class_="ct-stage"),
        id="castelos-path",
        class_="ct-path",
        aria_label=view.say(msg("castelos.board.path")),
    )


def _steps(steps: tuple[Step, ...], seen: Sight, view: View) -> list[Markup]:
    family = seen.table.variant.family
    return [_step(step, seen, view) for step in steps if not (family and step[0] in ADVANCED)]


def _step(step: Step, seen: Sight, view: View) -> Markup:
    phase, sign = step
    state = _state(phase, seen.table.phase)
    return el(
        "span",
        icon(sign),
        el("span", view.say(msg(NAMES[phase])), class_="ct-step-name"),
        class_=f"ct-step is-{state}",
        aria_current="step" if state == "now" else None,
    )


def _state(step: str, phase: str) -> str:
    """ "now", "done", "off" or "open"."""
    if step == "place":
        return "now" if phase in PLACING else "done"
    if step == phase:
        return "now"
    half = _half(step)
    if half is None:
        return "open"
    if phase in PLACING or phase == "mode":
        return "open"
    if phase == "end" or _half(phase) != half:
        return "off"
    order = [name for name, _ in half]
    return "done" if order.index(step) < order.index(phase) else "open"


def _half(step: str) -> tuple[Step, ...] | None:
    return next((half for half in (DISCS, WORKERS) if step in dict(half)), None)
