"""The state of the app: which screen is shown, what is being set up, which table is played.

Everything a person does arrives as `heard(kind, name, value)` and ends in one redraw by
`ribeira.views`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ribeira.app import draft as drafts
from ribeira.app.draft import Draft
from ribeira.app.news import after_news
from ribeira.app.notices import Notice
from ribeira.app.playing import Playing
from ribeira.app.ports import BotWorker, Clock, Page, Storage
from ribeira.app.storage import Saves
from ribeira.app.tables import Table
from ribeira.app.update import lookback
from ribeira.app.update.arena import Arena
from ribeira.app.update.dragging import Dragging
from ribeira.app.update.files import Files
from ribeira.app.update.hints import Advisers
from ribeira.app.update.history import History
from ribeira.app.update.ladder import Ladder
from ribeira.app.update.library import Library
from ribeira.app.update.links import Links
from ribeira.app.update.lookback import Lookback
from ribeira.app.update.preferences import LoadLanguage, Preferences
from ribeira.app.update.table import Moves
from ribeira.app.update.tabs import Tabs
from ribeira.core.events import Event
from ribeira.core.values import Message, Refusal, msg
from ribeira.games import registry
from ribeira.i18n.catalogue import Catalogue

KEYS = {
    "?": "rules",
    "u": "undo",
    "h": "hint",
    "l": "log",
    "t": "text",
    "w": "watch",
    " ": "skip",
    "Escape": "unpick",
}
"""Keys that do what a button does, wherever the focus is."""


class Session:
    """Screens: lobby, setup, table, arrival, arena. Dialogs: rules, settings, log, hint, ..."""

    def __init__(
        self,
        page: Page,
        storage: Storage,
        clock: Clock,
        bot_worker: BotWorker,
        load_language: LoadLanguage,
        render: Callable[[Session], str],
    ) -> None:
        self.page, self.clock, self.bot_worker = page, clock, bot_worker
        self.saves = Saves(storage, clock)
        self.settings = self.saves.settings()
        self.words: Catalogue
        self.draft: Draft | None = None
        self.playing: Playing | None = None
        self.dialog: str = ""
        self.rule: str = ""
        self.notice: Notice | None = None
        self._reported: Message | None = None
        self._drawing_waits = True  # while a command is carried out: one redraw follows it
        self.moves = Moves(self)
        self.library, self.files, self.lookback = Library(self), Files(self), Lookback(self)
        self.tabs, self.links, self.history = Tabs(self, storage), Links(self), History(self)
        self.ladder, self.arena, self.advisers = Ladder(self), Arena(self), Advisers(self)
        self.dragging = Dragging(self)
        self.preferences = Preferences(self, load_language)
        self._render = render

    @property
    def screen(self) -> str:
        if self.links.arrival:
            return "arrival"
        if self.playing:
            return "table"
        if self.arena.contest:
            return "arena"
        return "setup" if self.draft else "lobby"

    def say(self, message: Message) -> str:
        return self.words.say(message)

    # Start

    def start(self, words: Catalogue) -> None:
        """Shows the first screen, once texts are loaded: the table that was open, or the lobby."""
        self.words = words
        self.page.wear(self.settings.theme, self.settings.motion)
        open_game = self.saves.open_game()
        if open_game:
            self.library.do_open(open_game)
        self.links.do_arrive(self.page.fragment())
        self.tabs.listen()
        self._drawing_waits = False
        self.draw()
        self.page.ready(self.screen)
        self.bot_worker.start()
        if not open_game:
            self.library.ask_to_keep(False)

    def draw(self) -> None:
        if self.saves.error and self.saves.error != self._reported:
            self._reported = self.saves.error
            self.notice = self.files.notice_of(self.saves.error)
        self.page.dress(self.words.language, self.say(msg("page.title")))
        self.page.show(self._render(self))
        self.history.walk()

    # Hearing

    def heard(self, kind: str, name: str, value: str) -> None:
        """Handles a click on an action, a command, a changed field or a key."""
        if kind == "key" and name not in (*KEYS, *lookback.KEYS) and not value:
            return
        if kind == "news":
            self.notice = after_news(name, self.notice)
            self.draw()
            return
        if kind != "field" and self.notice and not self.notice.stays:
            self.notice = None
        self._drawing_waits = True
        try:
            self._obey(kind, name, value)
        finally:
            self._drawing_waits = False
        self.draw()

    def _obey(self, kind: str, name: str, value: str) -> None:
        if kind == "action":
            self.moves.act(name)
        elif kind == "pick":
            self.moves.pick(name)
        elif kind == "field":
            self._set(name, value)
        elif kind == "ask":
            self.moves.ask(name)
        elif kind == "key":
            self._strike(name, value)
        else:
            self._do(name, value)

    def _strike(self, key: str, press: str) -> None:
        """Handles a key: one that a control on the table has for itself, `press` being what a press
        on that control sends, or one of `KEYS`."""
        if not self.settings.keys or not self.playing or self.screen != "table" or self.dialog:
            return
        kind, _, name = press.partition(" ")
        if kind in ("action", "pick", "ask"):
            self._obey(kind, name, "")
        elif self.playing.looking is not None and key in lookback.KEYS:
            self._do("look", lookback.KEYS[key])
        elif key in KEYS:
            self._do(KEYS[key], "")

    def _do(self, name: str, value: str) -> None:
        parts = (self.moves, self.library, self.files, self.tabs, self.lookback, self.history)
        more = (self.links, self.ladder, self.arena, self.advisers, self.dragging)
        for part in (self, *parts, *more):
            command = getattr(part, f"do_{name}", None)
            if command:
                command(value)

    def _set(self, field: str, value: str) -> None:
        area, _, name = field.partition(".")
        if area == "draft" and self.draft:
            self.draft = drafts.change(self.draft, name, value)
        elif area == "settings":
            self.preferences.change(name, value)
        elif area == "share":
            self.links.set(name, value)
        elif area == "arena":
            self.arena.choose(name, value)
        elif area == "look":
            self.lookback.slide(value)
        elif area == "eyes":
            self.lookback.do_eyes(value)

    def copy(self, text: str, done: Message, failed: Message) -> None:
        """Copies the text to the clipboard; a notice says a little later whether that worked."""

        def copied(well: bool) -> None:
            self.notice = Notice(done if well else failed)
            self.draw()

        self.page.copy(text, copied)

    def refused(self, refusal: Refusal | None) -> None:
        if refusal:
            self.notice = Notice(refusal.message, rule=refusal.rule)

    # Lobby and set-up

    def do_lobby(self, _: str) -> None:
        self.leave_table()
        self.arena.close()
        self.draft = None
        self.dialog = ""
        self.saves.remember_open(None)
        self.library.ask_to_keep(True)

    def do_new(self, game: str) -> None:
        self.draft = drafts.new_draft(game, self.say)

    def do_first(self, value: str) -> None:
        """Sets the option that makes the game easier to learn, or sets it back."""
        first = registry.meta(self.draft.game).first if self.draft else None
        if self.draft and first:
            self.draft = drafts.change(self.draft, f"option:{first[0]}", value)

    def do_reseed(self, _: str) -> None:
        if self.draft:
            self.draft = replace(self.draft, seed=drafts.new_seed())

    def do_start(self, _: str) -> None:
        if self.draft is None:
            return
        problem = drafts.problem(self.draft)
        if problem:
            self.refused(Refusal(problem))
        else:
            self.open_new(drafts.seat_players(self.draft, self.say))

    def do_reload(self, _: str) -> None:
        self.page.reload()

    def do_dismiss(self, _: str) -> None:
        self.notice = None

    # A table

    def open_new(self, table: Table) -> None:
        self.saves.store(table)
        self.sit_down(table)

    def sit_down(self, table: Table, following: bool = False) -> None:
        """Opens a table that is stored already."""
        self.leave_table()
        self.draft = None
        self.dialog = ""
        self.saves.remember_open(table.id)
        self.playing = Playing(
            table,
            self.clock,
            self.bot_worker,
            lambda: self.settings,
            self._happened,
            self.tabs.store,
            following,
        )
        self.playing.begin()

    def leave_table(self) -> None:
        if self.playing:
            self.playing.leave()
        self.playing = None

    def _happened(self, events: tuple[Event, ...], sound: str) -> None:
        """The table has changed: speaks, plays a sound and draws."""
        if self.playing is None:
            return
        self.ladder.count()
        sentences = [self.say(message) for message in self.sentences(events)]
        if self.playing.choosing and (sentences or not sound or self.playing.clicked):
            sentences.append(self.say(self.status()))
        if self.playing.picked:
            sentences += [self.say(warning) for warning in self.moves.warnings(self.playing.picked)]
        if sentences and self.screen == "table":
            self.page.speak(" ".join(sentences))
        if sound and self.settings.sounds:
            self.page.sound(sound)
        if not self._drawing_waits:
            self.draw()

    def sentences(self, events: tuple[Event, ...]) -> tuple[Message, ...]:
        """The sentences about these events that the viewer may know."""
        assert self.playing is not None
        table, viewer = self.playing.table, self.playing.viewer
        words = registry.load(table.match.setup.game).words
        seen = (event for event in events if event.seen_by(viewer))
        messages = (words.say_event(event=event, names=table.names) for event in seen)
        return tuple(message for message in messages if message)

    def status(self) -> Message:
        """What the person is asked to do, or whom the game waits for."""
        assert self.playing is not None
        table = self.playing.table
        words = registry.load(table.match.setup.game).words
        if self.playing.next_click:
            return self.playing.next_click
        seen = table.match.game.sight(state=table.match.state, seat=self.playing.viewer)
        return words.say_status(seen=seen, names=table.names)

    def tell(self, name: str) -> str:
        """The tooltip of a thing on the table, in lines."""
        if self.playing is None:
            return ""
        table, playing = self.playing.table, self.playing
        seen = table.match.game.sight(state=playing.shown_state, seat=playing.viewer)
        tooltips = registry.load(table.match.setup.game).tooltips
        lines = tooltips.say_thing(seen=seen, name=name, names=table.names) if tooltips else ()
        return "\n".join(map(self.say, lines))

    # Dialogs

    def do_close(self, _: str) -> None:
        self.dialog = ""

    def do_rules(self, rule: str) -> None:
        self.dialog, self.rule = "rules", rule

    def do_settings(self, _: str) -> None:
        self.dialog = "settings"

    def do_log(self, _: str) -> None:
        self.dialog = "log"

    def do_text(self, _: str) -> None:
        self.dialog = "text"

    def do_menu(self, _: str) -> None:
        self.dialog = "menu"

    def do_about(self, _: str) -> None:
        self.dialog = "about"
