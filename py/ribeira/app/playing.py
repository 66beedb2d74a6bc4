"""One table being played: whose turn on the screen, what is being shown, what the bots are asked.

The session owns it. It changes by a person's command, a bot's answer or the clock, and calls
`changed` when something is to be drawn by the pages.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from ribeira.app.animation import Animation, AnimationPlayer, animation_of
from ribeira.app.hints import HintRequests
from ribeira.app.ports import BotWorker, Clock
from ribeira.app.replay import is_sealed, reveals, steps_again
from ribeira.app.settings import Settings
from ribeira.app.tables import Table
from ribeira.bots import levels, protocol
from ribeira.bots.bot import Choice
from ribeira.core import match as matches
from ribeira.core.events import Event
from ribeira.core.values import Action, Message, Refusal, msg
from ribeira.games import registry
from ribeira.kit import clicks as picking
from ribeira.kit.clicks import Clicked
from ribeira.kit.game_module import Clicks

SLOW = 400
"""Milliseconds after which a bot that still thinks can be hurried."""

Asks = Callable[[Action], bool]
"""Whether an action has to be confirmed by a second click."""


def at_once(_: Action) -> bool:
    return False


class Playing:
    """`viewer` is the seat whose secrets the screen may show; `handover` the seat whose person has
    to come before its hand is shown. `following`: another tab plays this game."""

    def __init__(
        self,
        table: Table,
        clock: Clock,
        bot_worker: BotWorker,
        settings: Callable[[], Settings],
        changed: Callable[[tuple[Event, ...], str], None],
        store: Callable[[Table], bool],
        following: bool = False,
    ) -> None:
        self.table, self.following = table, following
        self.viewer: int | None = None
        self.handover: int | None = None
        self.picked: Action | None = None
        self.clicked: Clicked = ()  # clicks on the way to an action that takes several
        self.looking: int | None = None
        self.hints = HintRequests(self, changed)
        self.slow = False  # a person has been waiting for a bot for a while
        self._clock, self._bot_worker, self._settings = clock, bot_worker, settings
        self._changed, self._store = changed, store
        self._asked: set[int] = set()
        self._run = 0  # answers and timers that carry an older number are ignored
        self._table_part = registry.load(table.match.setup.game).table
        self.animation_player = AnimationPlayer(clock, settings, changed, self.advance)
        self._is_open = not registry.meta(table.match.setup.game).hides(table.match.setup)

    # What is on the screen

    @property
    def match(self) -> matches.Match:
        return self.table.match

    @property
    def animation(self) -> Animation | None:
        return self.animation_player.animation

    @property
    def shown_state(self) -> Any:
        """The state that is drawn."""
        return self.animation.state if self.animation else self.match.states[self.position]

    @property
    def shown_at(self) -> int:
        """The number of actions after which the table is drawn."""
        return self.animation.at if self.animation else self.position

    @property
    def position(self) -> int:
        """The number of actions before the position looked at, animated to the end or not."""
        return self.match.at if self.looking is None else self.looking

    @property
    def over(self) -> bool:
        return not self.table.acting

    @property
    def _is_played_here(self) -> bool:
        return not self.following and self.table.closed is None

    @property
    def choosing(self) -> bool:
        """The viewer may act now."""
        return self._is_quiet and self._is_played_here and self.viewer in self.table.acting

    @property
    def _is_quiet(self) -> bool:
        """The table is shown as it is now: no animation, no looking back, no handover."""
        return self.animation is None and self.looking is None and self.handover is None

    @property
    def can_redo(self) -> bool:
        quiet = self.animation is None and self.looking is None
        return quiet and not (self._is_only_seen or self.match.is_at_end)

    @property
    def _is_only_seen(self) -> bool:
        """Nothing can be changed here, not even by taking it back."""
        return self.following or self.table.only_looking is not None

    @property
    def legal(self) -> tuple[Action, ...]:
        if not self.choosing or self.viewer is None:
            return ()
        return self.match.game.legal_actions(state=self.match.state, seat=self.viewer)

    # Going on

    def begin(self) -> None:
        """The table is opened: a pause at which it was left is shown again."""
        if not (
            self.match.past and self.animation_player.resume(self._animation(self.match.at - 1))
        ):
            self.advance()

    def advance(self, events: tuple[Event, ...] = (), sound: str = "") -> None:
        """Asks the bots that have to act, chooses the viewer, and has the table drawn; `events` are
        events still to be spoken."""
        if self.animation:
            return
        acting = self.table.acting if self._is_played_here else ()
        for seat in acting:
            if self.table.players[seat].thinks and seat not in self._asked:
                self._ask_bot(seat)
        self._hand_over(tuple(seat for seat in self.table.people if seat in acting))
        if self._asked and not self.choosing:
            at, run = self.match.at, self._run
            self._clock.after(SLOW, lambda: self._wonder(at, run))
        self._changed(events, sound)

    def _hand_over(self, waiting: tuple[int, ...]) -> None:
        if self.over and self.looking is not None:
            return  # the person may have chosen to look as another seat
        people = self.table.people
        if len(people) < 2 or self._is_open:
            looking = waiting or people
            self.handover = None
            self.viewer = self.viewer if self.viewer in looking else next(iter(looking), None)
        elif self.viewer not in waiting:
            self.viewer, self.handover = None, (waiting[0] if waiting else None)

    def lift(self) -> None:
        """The person whom the curtain names has come: shows that hand."""
        self.viewer, self.handover = self.handover, None
        self._changed((), "")

    def close_handover(self) -> None:
        """Hides the hand again, when several people share the screen."""
        if len(self.table.people) > 1 and not self._is_open:
            self.viewer = None
        self._put_down()

    def _put_down(self) -> None:
        """Drops what the viewer has picked, and the advice."""
        self.picked, self.clicked = None, ()
        self.hints.forget()

    # Acting

    def choose(self, action: Action, asks: Asks) -> Refusal | None:
        """A person's click on an action. Where `asks` says so, the first click only shows the
        action and a second one plays it."""
        if not self.choosing or self.viewer is None:
            return Refusal(msg("table.not_now"))
        refusal = self.match.game.why_not(state=self.match.state, seat=self.viewer, action=action)
        if refusal:
            return refusal
        if action != self.picked and not self._is_shown(action) and asks(action):
            self.picked = action
            self._changed((), "card")
        else:
            self._act(self.viewer, action)
        return None

    def _is_shown(self, action: Action) -> bool:
        """Whether the clicks that led to the action have already shown what it would do."""
        return bool(self.clicked) and action.verb in self._clicks.STEPWISE

    @property
    def _clicks(self) -> Clicks[Any]:
        clicks = registry.load(self.match.setup.game).clicks
        assert clicks, "only a game with clicks draws what can be picked"
        return clicks

    @property
    def next_click(self) -> Message | None:
        """What to click next for an action that takes several clicks."""
        if not self.clicked or self.picked:
            return None
        clicks_of_game = self._clicks
        return msg(
            clicks_of_game.NEXT[picking.on_the_way(self.legal, clicks_of_game.paths, self.clicked)]
        )

    def why_not_pick(self, name: str) -> Refusal | None:
        """Why a thing on the table cannot be picked now: the reason why the intended action is not
        legal."""
        game, state = self.match.game, self.match.state
        if self.viewer is None or not self._is_quiet or self.over:
            return Refusal(msg("table.not_now"))
        if self.choosing:
            action = self._clicks.intended(
                seen=game.sight(state=state, seat=self.viewer), clicked=self.clicked, name=name
            )
        else:  # any action will do: the reason is that another seat acts
            action = game.legal_actions(state=state, seat=self.table.acting[0])[0]
        return game.why_not(state=state, seat=self.viewer, action=action)

    def pick(self, name: str, asks: Asks) -> Refusal | None:
        """One click of several; when they leave one action, it is chosen. A second click on the
        last thing confirms it."""
        if not self.choosing:
            return Refusal(msg("table.not_now"))
        if self.picked and self.clicked[-1:] == (name,):
            return self.choose(self.picked, at_once)
        clicks_of_game = self._clicks
        self.clicked = picking.pick(self.legal, clicks_of_game.paths, self.clicked, name)
        self.picked = None
        action = picking.decided(self.legal, clicks_of_game.paths, self.clicked)
        if action and action.verb not in clicks_of_game.STEPWISE:
            return self.choose(action, asks)
        self._changed((), "card")
        return None

    def unpick(self) -> None:
        """Takes back the last click of several."""
        self.picked, self.clicked = None, self.clicked[:-1]
        self._changed((), "card")

    def _act(self, seat: int, action: Action) -> None:
        if not self._is_played_here:  # another bot's answer may have been the last that fits
            return
        table = self.table.with_match(matches.play(self.match, seat, action))
        if not self._store(table):
            return
        self.table = table
        self._asked.discard(seat)
        step = self.match.past[-1]
        if seat == self.viewer:
            self._put_down()
        if reveals(step) and self.table.acting != (self.viewer,):
            self.close_handover()  # everybody watches the reveal
        moving = any(event.key in self._table_part.MOVING for event in step.events)
        animated = reveals(step) or moving or not (is_sealed(step) or seat == self.viewer)
        if animated and self.looking is None:
            self.animation_player.show(self._animation(self.match.at - 1))
        else:
            self.advance(step.events, "card")

    def _ask_bot(self, seat: int) -> None:
        self._asked.add(seat)
        self.ask(self.match.at, seat, self.table.players[seat].bot, self._bot_acts)

    def _wonder(self, at: int, run: int) -> None:
        """Lets the person hurry the bots if they are still thinking."""
        waits = self._asked and not (self.choosing or self.animation) and self.handover is None
        if waits and run == self._run and at == self.match.at:
            self.slow = True
            self._changed((), "")

    def hurry(self) -> None:
        """Has the bots play the best that they have found so far."""
        self._bot_worker.hurry()

    def _bot_acts(self, seat: int, answer: Choice) -> None:
        self.slow = False
        if answer.action in self.match.game.legal_actions(state=self.match.state, seat=seat):
            self._act(seat, answer.action)

    def ask(self, at: int, seat: int, bot: str, then: Callable[[int, Choice], None]) -> None:
        """Asks what that bot would do in that seat after so many actions."""
        game, state, run = self.match.game, self.match.states[at], self._run
        request = protocol.ask(
            self.match.setup.game,
            bot,
            game.sight(state=state, seat=seat),
            game.legal_actions(state=state, seat=seat),
            levels.SECONDS[bot] * self._settings().patience,
            secrets.randbits(64),
        )

        def hear(answer: str) -> None:
            if run == self._run:
                then(seat, protocol.read_answer(answer))

        self._bot_worker.ask(request, hear)

    # Showing again

    @property
    def again(self) -> tuple[int, ...]:
        """The steps that can be shown once more, while nothing else is going on."""
        idle = self.choosing or (self.over and self._is_quiet)
        return steps_again(self.match, self.viewer) if idle else ()

    def show_again(self) -> None:
        animations = [self._animation(at) for at in self.again]
        self.picked, self.clicked = None, ()
        self.animation_player.repeat(animations)

    def _animation(self, at: int) -> Animation:
        return animation_of(self.match, at, self._table_part.BEATS)

    # Going back

    def why_not_undo(self) -> Refusal | None:
        match, person = self.match, self._last_person()
        if self._is_only_seen or self.animation or self.looking is not None or person is None:
            return Refusal(msg("undo.nothing"))
        if self.table.practice:
            return None
        if self.viewer not in (None, person) and not self._is_open:
            return Refusal(msg("undo.other"))
        players = self.table.players
        while players[match.past[-1].seat].thinks and is_sealed(match.past[-1]):
            match = matches.undo(match)  # secret choices of bots since then are undone too
        return matches.why_not_undo(match, person)

    def _last_person(self) -> int | None:
        seats = (step.seat for step in reversed(self.match.past))
        return next((seat for seat in seats if seat in self.table.people), None)

    def undo(self) -> Refusal | None:
        """Takes back the last action of a person, and what bots have done since."""
        refusal = self.why_not_undo()
        if refusal:
            return refusal
        match = self.match
        while match.past[-1].seat not in self.table.people:
            match = matches.undo(match)
        self._move_to(matches.undo(match))
        return None

    def redo(self) -> None:
        if self.can_redo:
            self._move_to(matches.redo(self.match))

    def _move_to(self, match: matches.Match) -> None:
        table = self.table.with_match(match)
        if not self._store(table):
            return
        self._run += 1
        self._asked.clear()
        self.table = table
        self.close_handover()
        self.advance()

    def look(self, at: int | None) -> None:
        """Looks at the table as it was after `at` actions; `None` comes back to now."""
        if at is not None:
            at = max(0, min(at, len(self.match.past)))
        unspoken = self.animation_player.clear()
        self.looking = at
        self.advance(unspoken)

    def look_on(self) -> None:
        """Goes one action further, with its animation; at the quickest pace only in words."""
        before = self.position
        if before == len(self.match.past):
            return
        self.animation_player.clear()
        self.looking = before + 1
        step = self.match.past[before]
        if is_sealed(step) or self._settings().pace == "instant":
            self.advance(step.events)
        else:
            self.animation_player.repeat([self._animation(before)])

    def see_as(self, seat: int | None) -> None:
        """Shows what that seat saw, once the game is over and nothing is secret any more."""
        if self.over and self.looking is not None:
            self.viewer = seat
            self._changed((), "")

    def leave(self) -> None:
        """Ends the animation, and ignores answers and timers that are under way."""
        self._run += 1
        self.animation_player.clear()
