"""Links from the page and to it: the dialog that makes one, and the screen that shows what one
holds before it is opened. The session finds the commands here by their names.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import TYPE_CHECKING

from ribeira.app import draft as drafts
from ribeira.app import sharing
from ribeira.app.notices import Notice
from ribeira.app.sharing import Address
from ribeira.app.tables import AWAY, PHANTOM, Player, Table
from ribeira.codec.errors import CodecError
from ribeira.core.match import Step
from ribeira.core.plain import to_plain
from ribeira.core.values import Message, Setup, msg

if TYPE_CHECKING:
    from ribeira.app.session import Session

EVERYBODY = "all"


@dataclass(frozen=True, slots=True)
class Arrival:
    """A link that has been opened, but not yet accepted: a table, or why it cannot be opened.
    `known` is the table on this device that it continues; `here` are its people on this device."""

    address: Address
    table: Table | None = None
    error: Message | None = None
    known: Table | None = None
    here: tuple[int, ...] = ()

    @property
    def at(self) -> int | None:
        """After how many actions to look at the game, at most all of them."""
        if self.table is None or self.address.at is None:
            return None
        return min(self.address.at, self.table.match.at)


class Links:
    """`arrival` is shown instead of any other screen until it is accepted or declined."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.arrival: Arrival | None = None
        self.names = True
        self.bare = False
        self.since: tuple[Step, ...] = ()

    # Coming in

    def do_arrive(self, fragment: str) -> None:
        """The address has changed, by a link, by hand, or by going back and forth."""
        self._session.dialog = ""
        self.arrival = self._arrival(sharing.read_address(fragment)) if fragment else None

    def _arrival(self, address: Address) -> Arrival:
        try:
            table = sharing.table_of(address.payload, drafts.new_id(), self._session.say)
        except CodecError as refused:
            return Arrival(address, error=refused.message)
        known = self._known(table)
        return Arrival(address, table, known=known, here=_who_plays(address, table, known))

    def _known(self, table: Table) -> Table | None:
        """The table of the same deal that was opened here before, if the link continues it."""
        saves = self._session.saves
        name = saves.table_of_deal(deal_of(table.match.setup))
        if name is None or not table.match.past:
            return None
        try:
            known = saves.load(name)
        except CodecError:
            return None
        goes_on = not known.only_looking and sharing.goes_on(table.match, known.match)
        return known if goes_on else None

    def set_here(self, value: str) -> None:
        """Sets who plays on this device: everybody, or one seat."""
        if self.arrival and self.arrival.table:
            here = _here(self.arrival.table, value)
            self.arrival = replace(self.arrival, here=here)

    def do_accept(self, at: str) -> None:
        """Opens the game of the link: at its end, or looked at after so many actions."""
        arrival = self.arrival
        if arrival is None or arrival.table is None:
            return
        table = sharing.sit(arrival.table, arrival.here)
        if arrival.known:
            table = replace(table, id=arrival.known.id, players=_keep(arrival.known, table))
            self.since = sharing.news(table.match, arrival.known.match)
        self._close(table)
        if at.isdecimal() and self._session.playing:
            self._session.playing.look(int(at))
        elif arrival.known and self.since:
            self._session.dialog = "news"

    def _close(self, table: Table) -> None:
        session = self._session
        self.arrival = None
        session.page.leave_link(True)
        session.open_new(table)
        session.saves.remember_deal(deal_of(table.match.setup), table.id)

    def do_prepare(self, _: str) -> None:
        """Opens the deal of the link as a set-up, so that its players can be changed."""
        if self.arrival and self.arrival.table:
            draft = _draft(self.arrival.table, self._session)
            self.arrival = None
            self._session.page.leave_link(True)
            self._session.do_lobby("")
            self._session.draft = draft

    def do_decline(self, _: str) -> None:
        self.arrival = None
        self._session.page.leave_link(False)

    # Going out

    def do_share(self, _: str) -> None:
        """Opens the dialog; a later link of this deal will find this table again."""
        if self._session.playing:
            table = self._session.playing.table
            self._session.saves.remember_deal(deal_of(table.match.setup), table.id)
            self.bare = False
            self._session.dialog = "share"

    def do_devices(self, _: str) -> None:
        self._session.dialog = "devices"

    def do_send_game(self, name: str) -> None:
        """Opens a stored game with the dialog of its link, to send it to another device."""
        self._session.dialog = ""
        self._session.library.do_open(name)
        self.do_share("")

    def set(self, name: str, value: str) -> None:
        """A field of the dialog or of the arrival was changed."""
        if name == "names":
            self.names = value == "true"
        elif name == "what":
            self.bare = value == "bare"
        elif name == "here":
            self.set_here(value)
        elif name == "seats":
            self._play_apart(value)

    def _play_apart(self, value: str) -> None:
        """Sets who plays on this device; all other people play on another one."""
        playing = self._session.playing
        if playing:
            self._session.open_new(sharing.sit(playing.table, _here(playing.table, value)))
            self._session.dialog = "share"

    def link(self, at: int | None = None) -> str:
        """The address of the game that is open. Raises `CodecError` when it is too long."""
        playing = self._session.playing
        assert playing is not None
        payload = sharing.payload_of(playing.table, self.names, self.bare and at is None)
        turn = at is None and not self.bare and is_apart(playing.table)
        return f"{self._session.page.address()}#{Address(payload, at, turn)}"

    def do_copy(self, at: str) -> None:
        """Copies the link, or the one to the table after `at` actions."""
        try:
            link = self.link(int(at) if at.isdecimal() else None)
        except CodecError as refused:
            self._session.notice = Notice(refused.message)
        else:
            self._session.copy(link, msg("share.copied"), msg("share.not_copied"))

    def do_send(self, _: str) -> None:
        """Shares the link with the system's own dialog."""
        try:
            self._session.page.share(self._session.say(msg("share.subject")), self.link())
        except CodecError as refused:
            self._session.notice = Notice(refused.message)


def deal_of(setup: Setup) -> str:
    """A short name of the deal, the same on every device."""
    return sha256(str(to_plain(setup)).encode()).hexdigest()[:16]


def is_apart(table: Table) -> bool:
    """Whether some people of the table play on other devices."""
    return any(player.bot == AWAY for player in table.players)


def _here(table: Table, value: str) -> tuple[int, ...]:
    """The seats that a value of the choice names: everybody's, or a single one."""
    people = sharing.people_of(table)
    return tuple(seat for seat in people if value in (EVERYBODY, str(seat)))


def _who_plays(address: Address, table: Table, known: Table | None) -> tuple[int, ...]:
    """Who plays on this device: as before if the game is known here; in a game by link the person
    whose turn it is; else everybody."""
    people = sharing.people_of(table)
    if known:
        return tuple(seat for seat in people if seat in known.people)
    acting = tuple(seat for seat in table.acting if seat in people)
    return acting[:1] if address.turn and acting else people


def _keep(known: Table, table: Table) -> tuple[Player, ...]:
    """The players with the looks they have here, but on the devices that the new table says."""
    pairs = zip(known.players, table.players, strict=True)
    return tuple(replace(old, bot=new.bot) for old, new in pairs)


def _draft(table: Table, session: Session) -> drafts.Draft:
    setup = table.match.setup
    draft = drafts.new_draft(setup.game, session.say)
    players = tuple(player for player in table.players if player.bot != PHANTOM)
    others = [place for place in draft.places if place.name not in {p.name for p in players}]
    places = (*players, *others)[: len(draft.places)]
    return replace(
        draft,
        seats=setup.seats,
        places=places if _all_differ(places) else draft.places,
        seed=str(setup.seed),
        options=tuple(sorted(table.match.game.META.options_of(setup).items())),
        practice=table.practice,
    )


def _all_differ(places: tuple[Player, ...]) -> bool:
    colours, shapes = {p.colour for p in places}, {p.shape for p in places}
    return len(places) == len(colours) == len(shapes)
