"""Keys that do what a button does, wherever the focus is."""

from __future__ import annotations

from collections.abc import Mapping

from ribeira.app.model import Model
from ribeira.app.msg import (
    AnswerStep,
    AskHint,
    ClickMsg,
    Key,
    Look,
    Msg,
    NextStep,
    OpenDialog,
    OpenRules,
    ShowStep,
    Skip,
    TypeLine,
    Undo,
    Unpick,
    Watch,
)
from ribeira.app.parse import parse

IN_LESSON: Mapping[str, Msg] = {
    "n": NextStep(),
    "s": ShowStep(),
    **{str(number): AnswerStep(str(number)) for number in range(1, 5)},
}
"""Keys that only a lesson has."""
KEYS: Mapping[str, Msg] = {
    "?": OpenRules(""),
    "u": Undo(),
    "h": AskHint(),
    "l": OpenDialog("log"),
    "t": OpenDialog("text"),
    "w": Watch(),
    "m": TypeLine("more"),
    " ": Skip(),
    "Escape": Unpick(),
}
LOOKING: Mapping[str, Msg] = {
    "ArrowLeft": Look("-1"),
    "ArrowRight": Look("+1"),
    "PageUp": Look("-turn"),
    "PageDown": Look("+turn"),
    "<": Look("-round"),
    ">": Look("+round"),
    "Home": Look("first"),
    "End": Look("last"),
}
"""Keys that move while one looks back."""


def means_something(key: Key) -> bool:
    return bool(key.press) or key.key in {*KEYS, *LOOKING, *IN_LESSON}


def meaning(model: Model, key: Key) -> Msg | None:
    """What a key does: what a press on the control does that has it for itself, or one of ours."""
    playing = model.playing
    if not model.settings.keys or playing is None:
        return None
    if model.arrival or model.dialog or model.crash:
        return None
    if playing.teaching and key.key in IN_LESSON:
        return IN_LESSON[key.key]
    if key.press:
        pressed = parse(*key.press.split(" ", 1))
        return pressed if isinstance(pressed, ClickMsg) else KEYS.get(key.key)
    if playing.looking is not None and key.key in LOOKING:
        return LOOKING[key.key]
    return KEYS.get(key.key)
