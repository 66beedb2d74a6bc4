"""What is said of a link or a file while it is read, and the person's wish to go on or to stop."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app.effects import ReadLonger, StopReading
from ribeira.app.incoming.reading import Reading
from ribeira.app.model import Dialog, Model, Next
from ribeira.app.msg import FileRead, GameRead, LinkRead, Msg, ReadFar, ReadMsg, ReadOn
from ribeira.app.update.exchange import duels, files, links


def update(model: Model, message: ReadMsg) -> Next:
    reading, duel = model.reading, model.duel
    if duel and isinstance(message, ReadFar | LinkRead) and message.run == duel.run:
        return duels.hear(model, duel, message)
    if reading is None:
        return model, ()
    if isinstance(message, ReadOn):
        return _go_on(model, reading)
    if message.run != reading.run:
        return model, ()
    match message:
        case ReadFar(run, far, game, games, asks):
            return _show(model, Reading(run, far, game, games, asks)), ()
        case LinkRead():
            return (links.show(model, model.arrival, message) if model.arrival else model), ()
        case GameRead():
            return files.store(model, model.intake, message) if model.intake else (model, ())
        case FileRead():
            return files.end(model, model.intake) if model.intake else (model, ())
    assert_never(message)


def _go_on(model: Model, reading: Reading) -> Next:
    if not reading.asks:
        return model, ()
    return _with(model, replace(reading, asks=False)), (ReadLonger(reading.run),)


def _with(model: Model, reading: Reading) -> Model:
    if model.arrival and model.arrival.reading:
        return replace(model, arrival=replace(model.arrival, reading=reading))
    assert model.intake
    return replace(model, intake=replace(model.intake, reading=reading))


def _show(model: Model, reading: Reading) -> Model:
    """The arrival shows a link by itself; a file that takes long is shown in the dialog."""
    model = _with(model, reading)
    if model.intake is None or model.intake.reading.run != reading.run:
        return model
    intake = replace(model.intake, shown=True)
    if model.dialog and model.dialog.name == "import":
        return replace(model, intake=intake)
    return replace(model, intake=intake, dialog=Dialog("import"))


def settle(model: Model, before: Reading | None, message: Msg) -> Next:
    """What is not on the screen any more is not read on."""
    intake = model.intake
    if intake and intake.shown and (model.dialog is None or model.dialog.name != "import"):
        model = files.give_up(model, intake)
    now = model.reading
    ended = isinstance(message, LinkRead | FileRead)
    if before is None or ended or (now and now.run == before.run):
        return model, ()
    return model, (StopReading(before.run),)
