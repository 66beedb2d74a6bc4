"""Games as files: exported, and imported by button, by dropping and by pasting. A pasted link is
followed, because the one-file edition has no address that a link could open.

Every imported game is replayed from its first action before it is stored, in slices.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import assert_never

from ribeira.app import stored_games as stored
from ribeira.app.effects import OfferFile, ReadFile
from ribeira.app.incoming.reading import MAX_WAITING, Intake, Reading
from ribeira.app.model import Model, Next, refused
from ribeira.app.msg import (
    Export,
    ExportAll,
    ExportAside,
    ExportUnkept,
    FileMsg,
    GameRead,
    GiveUp,
    TakeIn,
)
from ribeira.app.notices import Notice
from ribeira.app.storage import GAME, UNREAD
from ribeira.app.tables import table_of_file
from ribeira.app.update.exchange import links, secrets
from ribeira.app.update.keeping import keep_table
from ribeira.app.update.library import title_of
from ribeira.codec import bundle
from ribeira.codec.errors import CodecError
from ribeira.codec.pasted import link_in
from ribeira.core.values import Message, Refusal, msg, plural

ENDING = ".ribeira.json"


def update(model: Model, message: FileMsg) -> Next:
    match message:
        case Export(name):
            return _export(model, name)
        case ExportAll():
            games = (game.id for game in model.stored.games() if not game.error)
            return _export_several(model, tuple(games), ExportAll())
        case ExportUnkept():
            names = (name.removeprefix(GAME) for name in model.unkept if name.startswith(GAME))
            return _export_several(model, tuple(names), ExportUnkept())
        case ExportAside(name):
            aside = model.stored.texts.get(name) if name.startswith(UNREAD) else None
            return model, (OfferFile(file_name(name), aside),) if aside is not None else ()
        case TakeIn(text):
            link = link_in(text)
            return links.arrive(model, link) if link else _take_in(model, text)
        case GiveUp():
            stopped = give_up(model, model.intake) if model.intake else model
            return replace(stopped, dialog=None), ()
    assert_never(message)


def _export(model: Model, name: str) -> Next:
    """Exports one game; what is not known to be one as its text is in storage."""
    text = model.stored.text(name)
    if text is None:
        return model, ()
    if asking := secrets.ask_first(model, secrets.of_stored(model, (name,)), Export(name)):
        return asking, ()
    saved = model.stored.summary(name)
    if saved.error:
        return model, (OfferFile(file_name(name), text),)
    title = f"{title_of(model, saved)} {', '.join(saved.names)}"
    return model, (OfferFile(file_name(title), stored.file_with_title(text)),)


def _export_several(model: Model, names: tuple[str, ...], then: FileMsg) -> Next:
    """Exports games in one file, without those whose text is none."""
    if asking := secrets.ask_first(model, secrets.of_stored(model, names), then):
        return asking, ()
    texts = (model.stored.text(name) for name in names)
    files = [file for text in texts if text and (file := stored.file_with_title(text))]
    try:
        bundled = bundle.write(filter(bundle.may_hold, files))
    except CodecError as error:
        return refused(model, Refusal(error.message)), ()
    return model, (OfferFile(file_name(model.say(msg("files.all_name"))), bundled),)


def file_name(title: str) -> str:
    """The title with letters and digits of any language; everything else becomes a hyphen."""
    return re.sub(r"[\W_]+", "-", title).strip("-")[:80] + ENDING


# In


def _take_in(model: Model, text: str) -> Next:
    """Reads the games of a file, after those that are being read already."""
    if model.intake is None:
        return _begin(model, text)
    intake = model.intake
    if len(intake.waiting) == MAX_WAITING:
        return refused(model, Refusal(msg("files.too_many", limit=MAX_WAITING))), ()
    return replace(model, intake=replace(intake, waiting=(*intake.waiting, text))), ()


def _begin(model: Model, text: str, waiting: tuple[str, ...] = (), shown: bool = False) -> Next:
    run = model.runs + 1
    intake = Intake(Reading(run), waiting=waiting, shown=shown)
    return replace(model, runs=run, intake=intake), (ReadFile(run, text),)


def store(model: Model, intake: Intake, read: GameRead) -> Next:
    """Stores a sound game of the file at once, or notes why another is refused."""
    error = read.refused
    if read.saved:
        try:
            table = table_of_file(model.new_id(read.game), read.saved)
        except CodecError as refusal:
            error = refusal.message
        else:
            intake = replace(intake, taken=(*intake.taken, table.id))
            return keep_table(replace(model, intake=intake), table)
    assert error
    if read.games > 1:
        error = msg("files.refused", number=read.game, because=error)
    return replace(model, intake=intake.without(error)), ()


def end(model: Model, intake: Intake) -> Next:
    """The file is read: says what has come of it, and goes on to the next."""
    model = _tell(replace(model, intake=None), intake)
    if not intake.waiting:
        return model, ()
    text, *others = intake.waiting
    return _begin(model, text, tuple(others))


def give_up(model: Model, intake: Intake) -> Model:
    """Stops, also for the files that wait; what was taken in stays."""
    model = replace(model, intake=None)
    sentence = plural("files.stopped", len(intake.taken))
    return replace(model, notice=_notice(sentence, intake.taken))


def _tell(model: Model, intake: Intake) -> Model:
    dialog, refusals, taken = model.dialog, _refusals(intake), intake.taken
    if dialog and dialog.name == "import":
        dialog = replace(dialog, refused=refusals)
    elif refusals:
        model = refused(model, Refusal(refusals[0]))
    model = replace(model, dialog=dialog if refusals else None)
    if taken and (model.dialog or not refusals):
        model = replace(model, notice=_notice(plural("files.taken", len(taken)), taken))
    return model


def _refusals(intake: Intake) -> tuple[Message, ...]:
    """The first few, and how many more there are."""
    more = intake.refused - len(intake.refusals)
    return (*intake.refusals, plural("files.more_refused", more)) if more else intake.refusals


def _notice(sentence: Message, taken: tuple[str, ...]) -> Notice:
    if not taken:
        return Notice(sentence)
    return Notice(sentence, do="open", value=taken[0], label=msg("files.open"), stays=True)
