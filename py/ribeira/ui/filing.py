"""Games as files: handed to the person, and taken in by button, by dropping and by pasting. A link
that is pasted is followed: that is how one gets into a page that lies in a file.

What comes in is played again from its first action before it is stored.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ribeira.codec import bundle
from ribeira.codec.errors import CodecError
from ribeira.core.values import Message, Refusal, msg, plural
from ribeira.ui import stored
from ribeira.ui.draft import new_id
from ribeira.ui.notices import Notice
from ribeira.ui.tables import read_file, write_file

if TYPE_CHECKING:
    from ribeira.ui.session import Session

ENDING = ".ribeira.json"
LINK = re.compile(r"\S*#(\S+)")


class Filing:
    """`refused` holds, in the dialog, why each of the last games was not taken."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.refused: tuple[Message, ...] = ()

    # Out

    def do_export(self, name: str) -> None:
        """One game; where it can not be opened, as it lies in storage."""
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
        return f"{self._session.shelf.title(saved)} {', '.join(saved.names)}"

    def do_export_all(self, _: str) -> None:
        """All that can be opened, in one file."""
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

    def notice_of(self, trouble: Message) -> Notice:
        """A trouble of storage, with the games as a file beside it where there are any."""
        if not self._session.saves.games():
            return Notice(trouble, stays=True)
        return Notice(trouble, do="export_all", label=msg("files.export_all"), stays=True)

    # In

    def do_import(self, _: str) -> None:
        self.refused = ()
        self._session.dialog = "import"

    def do_take_in(self, text: str) -> None:
        """Keeps every game of the text that is sound, and says of the others why they are not."""
        if link := LINK.fullmatch(text.strip()):
            return self._session.links.do_arrive(link[1])
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
        """The id under which the game is kept from now on."""
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
            told, label = plural("files.taken", len(taken)), msg("files.open")
            session.notice = Notice(told, do="open", value=taken[0], label=label, stays=True)


def _file_name(title: str) -> str:
    """Letters and digits of any language; what file systems dislike becomes a hyphen."""
    return re.sub(r"[\W_]+", "-", title).strip("-")[:80] + ENDING
