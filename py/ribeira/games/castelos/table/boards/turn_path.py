"""The turn as a path of steps: where it is, what is done, what may still come."""

from __future__ import annotations

from collections.abc import Iterable

from ribeira.core.values import N_, msg
from ribeira.games.castelos.rules import flow
from ribeira.games.castelos.rules.sight import Sight
from ribeira.games.castelos.table.art.printing import icon
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import View

SIGNS = {
    "place": "tile",
    "mark": "disc",
    "sell": "mealha",
    "land": "forest",
    "move": "worker",
    "religion": "religion",
    "cons": "chapel",
    "end": "tile",
}
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
ADVANCED = frozenset({"land", "cons"})


def draw_path(seen: Sight, view: View) -> Markup:
    """Place; then discs above or workers below; then draw."""
    return el(
        "ol",
        el("li", *_steps(("place",), seen, view), class_="ct-stage"),
        el("li", *_steps(flow.DISCS, seen, view), class_="ct-stage is-discs"),
        el("li", *_steps(flow.WORKERS, seen, view), class_="ct-stage is-workers"),
        el("li", *_steps(("end",), seen, view), class_="ct-stage"),
        _then(seen, view),
        id="castelos-path",
        class_="ct-path",
        aria_label=view.say(msg("castelos.board.path")),
    )


def _then(seen: Sight, view: View) -> Markup | None:
    """What comes after the placing, in words, where only the step that runs has its word."""
    if _state("place", seen.table.phase) != "now":
        return None
    return el("li", view.say(msg("castelos.board.path.then")), class_="ct-then")


def _steps(steps: Iterable[str], seen: Sight, view: View) -> list[Markup]:
    family = seen.table.variant.family
    return [_step(step, seen, view) for step in steps if not (family and step in ADVANCED)]


def _step(step: str, seen: Sight, view: View) -> Markup:
    state = _state(step, seen.table.phase)
    return el(
        "span",
        icon(SIGNS[step]),
        el("span", view.say(msg(NAMES[step])), class_="ct-step-name"),
        class_=f"ct-step is-{state}",
        aria_current="step" if state == "now" else None,
    )


def _state(step: str, phase: str) -> str:
    """ "now", "done", "off" or "open"."""
    is_placing = phase in flow.ROUND or phase in flow.PLACING
    if step == phase:
        return "now"
    if step == "place":
        return "now" if is_placing else "done"
    if step == "end" or is_placing or phase in flow.MODE:
        return "open"
    half = flow.DISCS if step in flow.DISCS else flow.WORKERS
    if phase not in half:
        return "off"
    return "done" if flow.is_past(step, phase) else "open"
