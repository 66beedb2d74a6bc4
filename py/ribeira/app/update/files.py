"""Games as files: exported, and imported by button, by dropping and by pasting. A pasted link is
followed, because the one-file edition has no address that a link could open.

Every imported game is replayed from its first action before it is stored.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import assert_never

from ribeira.app import stored_games as stored
from ribeira.app.effects import OfferFile
from ribeira.app.model import Effects, Model, Next, refused
from ribeira.app.msg import Export, ExportAll, FileMsg, TakeIn
from ribeira.app.notices import Notice
from ribeira.app.tables import read_file, write_file
from ribeira.app.update import links
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
            return model, _export(model, name)
        case ExportAll():
            return _export_all(model)
        case TakeIn(text):
            link = link_in(text)
            return links.arrive(model, link) if link else _take_in(model, text)
    assert_never(message)


def _export(model: Model, name: str) -> Effects:
    """Exports one game; one that can not be opened as its text is in storage."""
    text = model.stored.text(name)
    if text is None:
        return ()
    try:
        text, title = write_file(stored.read(name, text)), _title(model, name)
    except CodecError:
        title = name
    return (OfferFile(file_name(title), text),)


def _title(model: Model, name: str) -> str:
    saved = model.stored.summary(name)
    return f"{title_of(model, saved)} {', '.join(saved.names)}"


def _export_all(model: Model) -> Next:
    """Exports all games that can be opened, in one file."""
    files = []
    for game in model.stored.games():
        try:
            files.append(write_file(model.stored.load(game.id)))
        except CodecError:
            continue
    try:
        bundled = bundle.write(files)
    except CodecError as error:
        return refused(model, Refusal(error.message)), ()
    return model, (OfferFile(file_name(model.say(msg("files.all_name"))), bundled),)


def file_name(title: str) -> str:
    """The title with letters and digits of any language; everything else becomes a hyphen."""
    return re.sub(r"[\W_]+", "-", title).strip("-")[:80] + ENDING


# In


def _take_in(model: Model, text: str) -> Next:
    """Stores every sound game of the text, and says of the others why they are refused."""
    try:
        files = bundle.texts(text)
    except CodecError as error:
        return _tell(model, (), (error.message,)), ()
    effects: Effects = ()
    taken, refusals = [], []
    for number, file in enumerate(files, 1):
        try:
            table = read_file(model.new_id(number), file)
        except CodecError as error:
            one = msg("files.refused", number=number, because=error.message)
            refusals.append(one if len(files) > 1 else error.message)
        else:
            model, stored_one = keep_table(model, table)
            effects += stored_one
            taken.append(table.id)
    return _tell(model, tuple(taken), tuple(refusals)), effects


def _tell(model: Model, taken: tuple[str, ...], refusals: tuple[Message, ...]) -> Model:
    dialog = model.dialog
    if dialog and dialog.name == "import":
        dialog = replace(dialog, refused=refusals)
    elif refusals:
        model = refused(model, Refusal(refusals[0]))
    model = replace(model, dialog=dialog if refusals else None)
    if taken and (model.dialog or not refusals):
        sentence, label = plural("files.taken", len(taken)), msg("files.open")
        notice = Notice(sentence, do="open", value=taken[0], label=label, stays=True)
        model = replace(model, notice=notice)
    return model
