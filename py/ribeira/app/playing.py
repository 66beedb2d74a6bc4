"""One table on the screen, as a value: who looks at it, what is picked, what is being shown.

What follows from it is asked here; what changes it stands in `ribeira.app.update`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ribeira.app.animation import Animation, animation_of, is_sealed, steps_again
from ribeira.app.ear.heard import NOTHING, Heard
from ribeira.app.learn.coaching import Coach
from ribeira.app.learn.teaching import Teaching
from ribeira.app.review.reviewing import Review
from ribeira.app.tables import Table
from ribeira.bots.review.judging import Judged
from ribeira.core import match as matches
from ribeira.core.events import Event
from ribeira.core.match import Match
from ribeira.core.values import Action, Message, Refusal, msg
from ribeira.games import registry
from ribeira.kit import clicks as paths
from ribeira.kit.advice import Ranked
from ribeira.kit.clicks import Clicked
from ribeira.kit.game_module import AnyGame, Clicks
from ribeira.kit.latest import latest
from ribeira.kit.view import Look

IDEAS = 3
"""So many of the best choices are shown, one after the other."""
SUGGESTED = 6
"""So many are in the list of all ideas."""
WORLDS = 8
"""In so many guessed states a bot's legal actions must agree before its reasons are shown."""


@dataclass(frozen=True, slots=True)
class Playing:
    """`viewer` is the seat whose secrets the screen may show; `handover` the seat whose person has
    to come before its hand is shown. `following` says why another tab plays this game."""

    table: Table
    run: int  # answers and timers that carry another number are ignored
    following: Message | None = None
    viewer: int | None = None
    handover: int | None = None
    picked: Action | None = None
    clicked: Clicked = ()  # clicks on the way to an action that takes several
    looking: int | None = None
    tab: str = ""  # the board that the person has opened; empty for the one that fits the step
    animation: Animation | None = None
    waiting: tuple[Animation, ...] = ()  # to be shown again after this one
    beat_lasts: float = 0.0  # units of the pace
    turn_lasts: float = 0.0  # so many units of the turn that is shown, with this beat
    beats: int = 0  # how many beats have been shown: a timer of an older one is ignored
    asked: frozenset[int] = frozenset()  # seats whose bot has been asked
    slow: bool = False  # a person has been waiting for a bot for a while
    question: int = 0  # the last one to a bot for advice; answers to others are ignored
    advice: tuple[Ranked, ...] | None = None
    hinting: bool = False  # a hint is asked for or shown
    idea: int = 0  # which of the advised choices the hint shows
    teaching: Teaching | None = None  # the lesson that is played at this table
    coach: Coach | None = None  # what it has for this choice, where it is on
    was_going: bool = False  # seen here before its end: only what ends here counts
    lingers: bool = False  # it has just ended, and the last move stays in sight for a moment
    heard: Heard = NOTHING  # what was typed last, and the answer
    review: Review | None = None  # of the game that is over

    # What is on the screen

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def module(self) -> AnyGame:
        return registry.load(self.match.setup.game)

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
    def shown_events(self) -> tuple[Event, ...]:
        """The events shown so far that the viewer may know."""
        shown = self.animation.shown if self.animation else ()
        return tuple(event for event in shown if event.seen_by(self.viewer))

    @property
    def over(self) -> bool:
        return not self.table.acting

    @property
    def at_its_end(self) -> bool:
        """The game is over, and its end is on the screen."""
        quiet = self.animation is None and self.looking is None and not self.lingers
        return self.over and quiet and self.teaching is None

    @property
    def is_played_here(self) -> bool:
        return self.following is None and self.table.closed is None

    @property
    def is_open(self) -> bool:
        """No seat has a secret."""
        return not registry.meta(self.match.setup.game).hides(self.match.setup)

    @property
    def choosing(self) -> bool:
        """The viewer may act now."""
        return self.is_quiet and self.is_played_here and self.viewer in self.table.acting

    @property
    def is_quiet(self) -> bool:
        """The table is shown as it is now: no animation, no looking back, no handover."""
        return self.animation is None and self.looking is None and self.handover is None

    @property
    def can_redo(self) -> bool:
        quiet = self.animation is None and self.looking is None
        return quiet and not (self._is_only_seen or self.match.is_at_end)

    @property
    def _is_only_seen(self) -> bool:
        """Nothing can be changed here, not even by taking it back."""
        return self.following is not None or self.table.only_looking is not None

    @property
    def legal(self) -> tuple[Action, ...]:
        if not self.choosing or self.viewer is None:
            return ()
        return _legal(self.match, self.viewer)

    def sight(self) -> Any:
        """The table as it is now, as the viewer may see it."""
        return self.match.game.sight(state=self.match.state, seat=self.viewer)

    @property
    def shown_sight(self) -> Any:
        """What is drawn, as the viewer may see it."""
        return _sight(self.match, self.shown_state, self.viewer)

    def animation_of(self, at: int) -> Animation:
        return animation_of(self.match, at, self.module.table.BEATS)

    @property
    def looks(self) -> tuple[Look, ...]:
        """How the seats look."""
        return self.table.looks

    @property
    def hint(self) -> Ranked | None:
        """The choice that the hint shows, once it is known."""
        if not (self.hinting and self.advice and self.choosing):
            return None
        return self.advice[self.idea]

    @property
    def suggested(self) -> tuple[Ranked, ...]:
        """The best choices, from which one can be shown on the board."""
        return (self.advice or ())[:SUGGESTED] if self.hinting and self.choosing else ()

    @property
    def next_idea(self) -> int:
        following = self.idea + 1
        return following if following < min(IDEAS, len(self.suggested)) else 0

    @property
    def reviewed(self) -> Judged | None:
        """The choice of the review that the board shows."""
        if self.review is None or self.animation or not self.review.open:
            return None
        at = self.looking
        return self.review.judged_at(at) if at is not None and at == self.review.shown else None

    @property
    def pointed(self) -> Action | None:
        """What the board points at: what a hint advises, or what would have been better."""
        if self.hint:
            return self.hint.action
        return self.reviewed.best if self.reviewed else None

    @property
    def at_its_review(self) -> bool:
        """The review is on the screen, instead of the end."""
        return self.at_its_end and self.review is not None and self.review.open

    @property
    def doubt(self) -> Message | None:
        """What the coach asks before the picked action."""
        asked = self.coach is not None and self.picked is not None
        return (
            self.coach.doubt if self.coach and asked and self.coach.doubted == self.picked else None
        )

    # Clicks

    @property
    def clicks(self) -> Clicks[Any]:
        clicks = self.module.clicks
        assert clicks, "only a game with clicks draws what can be picked"
        return clicks

    @property
    def next_click(self) -> Message | None:
        """What to click next for an action that takes several clicks."""
        if not self.clicked or self.picked:
            return None
        return msg(self.clicks.NEXT[paths.on_the_way(self.legal, self.clicks.paths, self.clicked)])

    def is_shown(self, action: Action) -> bool:
        """Whether the clicks that led to the action have already shown what it would do, or its
        button has said it."""
        clicks = self.module.clicks
        if clicks is None:
            return False
        return action.verb in clicks.BUTTONS or (
            bool(self.clicked) and action.verb in clicks.STEPWISE
        )

    def why_not_pick(self, name: str) -> Refusal | None:
        """Why a thing on the table cannot be picked now: the reason why the intended action is not
        legal."""
        game, state = self.match.game, self.match.state
        if self.viewer is None or not self.is_quiet or self.over:
            return Refusal(msg("table.not_now"))
        if self.choosing:
            action = self.clicks.intended(seen=self.sight(), clicked=self.clicked, name=name)
        else:  # any action will do: the reason is that another seat acts
            action = game.legal_actions(state=state, seat=self.table.acting[0])[0]
        return game.why_not(state=state, seat=self.viewer, action=action)

    # Words

    def sentences(self, events: tuple[Event, ...]) -> tuple[Message, ...]:
        """The sentences about these events that the viewer may know."""
        seen = (event for event in events if event.seen_by(self.viewer))
        say = self.module.words.say_event
        messages = (say(event=event, names=self.table.names) for event in seen)
        return tuple(message for message in messages if message)

    def status(self) -> Message:
        """What the person is asked to do, or whom the game waits for."""
        if self.next_click:
            return self.next_click
        return self.module.words.say_status(seen=self.sight(), names=self.table.names)

    def summary(self) -> tuple[Message, ...]:
        """The result of the game in words, line by line."""
        words, names = self.module.words, self.table.names
        seen = self.match.game.sight(state=self.match.state, seat=None)
        name = registry.terms(self.match.setup.game).say_game()
        status = words.say_status(seen=seen, names=names)
        variant = registry.say_variant(self.match.setup)
        return (name, status, *words.say_ranking(seen=seen, names=names), *variant)

    def tooltip(self, thing: str) -> tuple[Message, ...]:
        """What a thing on the table is now, and its rules. It is named as in the drawing."""
        tooltips, name = self.module.tooltips, thing.removeprefix(f"{self.match.setup.game}-")
        if tooltips is None:
            return ()
        seen = self.match.game.sight(state=self.shown_state, seat=self.viewer)
        lines = tooltips.say_thing(seen=seen, name=name, names=self.table.names)
        rules = tooltips.rules_of(seen=seen, name=name)
        return (*lines, *(line for number in rules for line in self.rule(number)))

    def rule(self, number: str) -> tuple[Message, ...]:
        """The sentence of a rule, and what is different in this game."""
        text = self.module.words.say_rule(number=number)
        return msg("tip.rule", number=number, text=text), *self.changes(number)

    def changes(self, number: str) -> tuple[Message, ...]:
        """What options that are not the usual ones make of the rule, in sentences."""
        setup, learn = self.match.setup, self.module.learn
        changing = learn.MARKS.changing(number) if learn else ()
        unusual = registry.meta(setup.game).unusual(setup)
        say = registry.terms(setup.game).say_variant
        return tuple(say(option, value) for option, value in unusual if option in changing)

    def may_tell_why(self, at: int) -> bool:
        """Whether a bot's reasons give nothing away. They name what its seat could have done, so as
        long as the game lasts they are shown only if the viewer can know that anyway."""
        game, state, seat = self.match.game, self.match.states[at], self.match.past[at].seat
        if self.over:
            return True
        chance, legal = at, set(game.legal_actions(state=state, seat=seat))
        for _ in range(WORLDS):
            seen = game.sight(state=state, seat=self.viewer)
            world, chance = game.guess(seen=seen, chance=chance)
            if set(game.legal_actions(state=world, seat=seat)) != legal:
                return False
        return True

    # Back, and once more

    @property
    def again(self) -> tuple[int, ...]:
        """The steps that can be shown once more, while nothing else is going on."""
        idle = self.choosing or (self.over and self.is_quiet)
        return steps_again(self.match, self.viewer) if idle else ()

    def why_not_undo(self) -> Refusal | None:
        match, person = self.match, self._last_person()
        busy = self.animation or self.looking is not None
        if self._is_only_seen or busy or person is None:
            return Refusal(msg("undo.nothing"))
        if self.table.practice:
            return None
        if self.viewer not in (None, person) and not self.is_open:
            return Refusal(msg("undo.other"))
        players = self.table.players
        while players[match.past[-1].seat].thinks and is_sealed(match.past[-1]):
            match = matches.undo(match)  # secret choices of bots since then are undone too
        return matches.why_not_undo(match, person)

    def _last_person(self) -> int | None:
        seats = (step.seat for step in reversed(self.match.past))
        return next((seat for seat in seats if seat in self.table.people), None)


@latest
def _sight(match: Match, state: Any, viewer: int | None) -> Any:
    """Several parts of the page ask for it."""
    return match.game.sight(state=state, seat=viewer)


@latest
def _legal(match: Match, seat: int) -> tuple[Action, ...]:
    """One message asks for them several times."""
    return match.game.legal_actions(state=match.state, seat=seat)
