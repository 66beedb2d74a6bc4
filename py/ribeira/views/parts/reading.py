"""How far a link or a file has been read, with buttons to stop and, after a while, to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.incoming.reading import Reading
from ribeira.core.values import Message, msg, plural
from ribeira.kit.markup import Markup, el
from ribeira.views.parts.controls import button

if TYPE_CHECKING:
    from ribeira.app.model import Model


def draw_reading(model: Model, reading: Reading, stop: str) -> Markup:
    """`stop` is the command that stops it."""
    say, asks = model.say, reading.asks
    go_on = button("read_on", say(msg("reading.on")), rank="primary", id="read-on")
    return el(
        "div",
        el("p", say(msg("reading.what"))),
        el("p", *_lines(model, reading), class_="small"),
        _bar(model, reading),
        el("p", say(msg("reading.asks")), role="alert") if asks else None,
        el(
            "div",
            go_on if asks else None,
            button(stop, say(msg("reading.stop")), id="read-stop", data_autofocus=True),
            class_="row",
        ),
        class_="reading",
        id="reading",
    )


def _bar(model: Model, reading: Reading) -> Markup | None:
    far = reading.far
    label = model.say(msg("reading.far"))
    return el("progress", value=far.done, max=far.of, aria_label=label) if far.of else None


def _lines(model: Model, reading: Reading) -> tuple[str, ...]:
    played = model.say(_played(reading))
    if reading.games == 1:
        return (played,)
    return model.say(msg("reading.game", n=reading.game, of=reading.games)), " ", played


def _played(reading: Reading) -> Message:
    done, of = reading.far.done, reading.far.of
    return msg("reading.actions_of", n=done, of=of) if of else plural("reading.actions", done)
