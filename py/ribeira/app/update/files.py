"""Games as files: exported, and imported by button, by dropping and by pasting. A pasted link is
followed, because the one-file edition has no address that a link could open.

Every imported game is replayed from its first action before it is stored.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ribeira.app import stored_games as stored
from ribeira.app.draft import new_id
from ribeira.app.notices import Notice
from ribeira.app.tables import read_file, write_file
from ribeira.codec import bundle
from ribeira.codec.errors import CodecError
from ribeira.codec.pasted import link_in
from ribeira.core.values import Message, Refusal, msg, plural

if TYPE_CHECKING:
    from ribeira.app.session import Session

ENDING = ".ribeira.json"


class Files:
    """`refused` holds, for the dialog, why each refused game of the last import was refused."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.refused: tuple[Message, ...] = ()

    # Out

    def do_export(self, name: str) -> None:
        """Exports one game; one that can not be opened as its text is in storage."""
        text = self._session.saves.text(name)
        if text is None:
            return
        try:
            text, title = write_file(stored.read(name, text)), self._title(name)
        except CodecError:
            title = name
        self._session.page.offer_file(_file_name(title), text)

    def _title(self, name: str) -> str:
        saved = stored.summary(name, self._session.saves.text(name) or "")
        return f"{self._session.library.title(saved)} {', '.join(saved.names)}"

    def do_export_all(self, _: str) -> None:
        """Exports all games that can be opened, in one file."""
        saves, files = self._session.saves, []
        for game in saves.games():
            try:
                files.append(write_file(stored.read(game.id, saves.text(game.id) or "")))
            except CodecError:
                continue
        name = _file_name(self._session.say(msg("files.all_name")))
        try:
            self._session.page.offer_file(name, bundle.write(files))
        except CodecError as error:
            self._session.refused(Refusal(error.message))

    def notice_of(self, error: Message) -> Notice:
        """A notice of a storage error, with a button to export the games if there are any."""
        if not self._session.saves.games():
            return Notice(error, stays=True)
        return Notice(error, do="export_all", label=msg("files.export_all"), stays=True)

    # In

    def do_import(self, _: str) -> None:
        self.refused = ()
        self._session.dialog = "import"

    def do_take_in(self, text: str) -> None:
        """Stores every sound game of the text, and says of the others why they are refused."""
        if link := link_in(text):
            return self._session.links.do_arrive(link)
        try:
            files = bundle.texts(text)
        except CodecError as error:
            return self._tell((), (error.message,))
        taken, refused = [], []
        for number, file in enumerate(files, 1):
            try:
                taken.append(self._keep(file))
            except CodecError as error:
                one = msg("files.refused", number=number, because=error.message)
                refused.append(one if len(files) > 1 else error.message)
        self._tell(tuple(taken), tuple(refused))
        return None

    def _keep(self, file: str) -> str:
        """Stores the game and returns its new id."""
        table = read_file(new_id(), file)
        self._session.saves.store(table)
        return table.id

    def _tell(self, taken: tuple[str, ...], refused: tuple[Message, ...]) -> None:
        session, self.refused = self._session, refused
        if refused and session.dialog != "import":
            session.refused(Refusal(refused[0]))
        elif not refused:
            session.dialog = ""
        if taken and (session.dialog or not refused):
            sentence, label = plural("files.taken", len(taken)), msg("files.open")
            session.notice = Notice(sentence, do="open", value=taken[0], label=label, stays=True)


def _file_name(title: str) -> str:
    """The title with letters and digits of any language; everything else becomes a hyphen."""
    return re.sub(r"[\W_]+", "-", title).strip("-")[:80] + ENDING
