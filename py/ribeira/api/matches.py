"""A match as users play it: it changes with each step, and every step is checked."""

from __future__ import annotations

from array import array
from copy import copy
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar, cast

from ribeira.api import pictures
from ribeira.api.asking import action_of, chance_of, seat_of, whole_number
from ribeira.api.errors import IllegalActionError, RibeiraError, shown
from ribeira.api.sentences import sentence
from ribeira.api.wording import catalogue
from ribeira.codec import link, textfile
from ribeira.codec.errors import CodecError
from ribeira.core import match as matches
from ribeira.core.events import Event
from ribeira.core.game import Rules, after, apply
from ribeira.core.numbers import Numbers
from ribeira.core.values import Action, Refusal, Setup
from ribeira.games import registry
from ribeira.kit.game_module import AnyGame
from ribeira.kit.markup import Markup

if TYPE_CHECKING:
    from ribeira.api.games import Game

S = TypeVar("S")
V = TypeVar("V")
E = TypeVar("E")


@cache
def numbers_of(game: str) -> Numbers[Any]:
    """The game's actions and sights as numbers, which are imported when they are asked for."""
    from ribeira.games.numbered import NUMBERS

    return NUMBERS[game]


@dataclass(frozen=True, slots=True)
class Recalled(Generic[E]):
    """What a seat remembers of one step: its own action, if it was its own, and what it saw."""

    action: Action | None
    events: tuple[E, ...]


class Match(Generic[S, V, E]):
    """One match, seen by whoever holds all cards. What a seat may know is its `sight`.

    Made by `Game.new` and `ribeira.read`. It can be copied (`copy.copy` and `copy.deepcopy` do the
    same, and quickly) and pickled; equal are matches with the same set-up and steps.
    """

    def __init__(self, start: matches.Match) -> None:
        self._setup = start.setup
        self._rules: Rules[S, V, E] = start.game
        self._states: list[S] = list(start.states)
        self._steps = [(step.seat, step.action) for step in start.steps]
        self._is_guess = False
        self._known: dict[Any, Any] = {}  # of this state: what was asked for already

    # ---- what it is

    @property
    def game(self) -> Game[S, V, E]:
        from ribeira.api.games import Game

        return Game(self._setup.game)

    @property
    def setup(self) -> Setup:
        return self._setup

    @property
    def seats(self) -> int:
        return self._setup.seats

    @property
    def seed(self) -> int:
        return self._setup.seed

    @property
    def options(self) -> dict[str, str]:
        """Every option with its value."""
        return self._rules.META.options_of(self._setup)

    @property
    def steps(self) -> tuple[tuple[int, Action], ...]:
        """The seats and actions so far."""
        return tuple(self._steps)

    @property
    def state(self) -> S:
        """The whole state, frozen; what it holds may change with each version of the library."""
        return self._states[-1]

    # ---- whose turn it is, and how it stands

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now: several in a simultaneous choice, none when all is over."""
        known = self._known.get("to act")
        if known is None:
            known = self._known["to act"] = self._rules.to_act(state=self.state)
        return cast(tuple[int, ...], known)

    @property
    def is_over(self) -> bool:
        return not self.to_act

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points as they stand."""
        return tuple(score.total for score in self._rules.scores(state=self.state))[: self.seats]

    @property
    def ranking(self) -> tuple[int, ...]:
        """The seats from first to last; empty until the match is over."""
        return self._rules.ranking(state=self.state) if self.is_over else ()

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place; empty until the match is over."""
        return self._rules.winning(state=self.state) if self.is_over else ()

    # ---- playing

    def legal(self, seat: int | None = None) -> tuple[Action, ...]:
        """Every legal action of that seat, sorted; without a seat, of the first that may act."""
        who = self._who(seat)
        if who is None:
            return ()
        known = self._known.get(who)
        if known is None:
            known = self._known[who] = self._rules.legal_actions(state=self.state, seat=who)
        return cast(tuple[Action, ...], known)

    def _who(self, seat: int | None) -> int | None:
        if seat is not None:
            return seat_of(self.seats, seat)
        acting = self.to_act
        return acting[0] if acting else None

    def step(self, action: Action | str, seat: int | None = None) -> tuple[E, ...]:
        """Carries out an action, given as a value or as text, and returns all that happened.

        Without a seat it is the first that may act. What the rules refuse raises
        `IllegalActionError`, and nothing changes.
        """
        wanted = action_of(self._rules, action)
        who = self._acting(wanted) if seat is None else seat_of(self.seats, seat)
        refusal = self._rules.why_not(state=self.state, seat=who, action=wanted)
        if refusal:
            raise self._illegal(wanted, refusal)
        state, events = apply(self._rules, self.state, who, wanted)
        self._go_on(state, who, wanted)
        return events

    def act(self, action: Action, seat: int) -> None:
        """The same, unchecked and quicker: for bots that take one of `legal`. Anything else breaks
        the match."""
        self._go_on(after(self._rules, self.state, seat, action), seat, action)

    def _go_on(self, state: S, seat: int, action: Action) -> None:
        self._states.append(state)
        self._steps.append((seat, action))
        self._known = {}

    def why_not(self, action: Action | str, seat: int, language: str = "en") -> str:
        """Why the seat may not do so, in a sentence; empty when it may."""
        wanted, who = action_of(self._rules, action), seat_of(self.seats, seat)
        say = catalogue(language).say
        refusal = self._rules.why_not(state=self.state, seat=who, action=wanted)
        return say(refusal.message) if refusal else ""

    def _acting(self, action: Action) -> int:
        acting = self.to_act
        if not acting:
            text = self._rules.write(action=action)
            sentence = f"{text!r} comes too late: the match is over."
            raise IllegalActionError(sentence, text, "", "over")
        return acting[0]

    def _illegal(self, action: Action, refusal: Refusal) -> IllegalActionError:
        text = self._rules.write(action=action)
        because = catalogue().say(refusal.message).rstrip(".")
        rule = f" (rule {refusal.rule})" if refusal.rule else ""
        told = f"{text!r} is not allowed: {because}{rule}."
        return IllegalActionError(told, text, refusal.rule, refusal.message.key)

    # ---- what a seat knows

    def sight(self, seat: int | None) -> V:
        """What the seat may know now; `None` is what everybody may know."""
        who = None if seat is None else seat_of(self.seats, seat)
        return self._rules.sight(state=self.state, seat=who)

    def recall(self, seat: int) -> tuple[Recalled[E], ...]:
        """All that the seat did and saw since the start, in order: perfect recall. A sight alone
        may have forgotten some of it."""
        who = seat_of(self.seats, seat)
        found = (self._recalled(at, who) for at in range(len(self._steps)))
        return tuple(one for one in found if one.action or one.events)

    def _recalled(self, at: int, seat: int) -> Recalled[E]:
        acted, action = self._steps[at]
        _, events = apply(self._rules, self._states[at], acted, action)
        seen = tuple(e for e in events if isinstance(e, Event) and e.seen_by(seat))
        return Recalled(action if acted == seat else None, seen)

    def guess(self, seat: int, chance: int, *, unseal: bool = False) -> Match[S, V, E]:
        """A match that looks the same to the seat, every one that does being equally likely. It
        knows no steps, so it has no record.

        With `unseal` the others have still to make the sealed choices that are not shown yet: a
        guess draws those at random, and a bot may know better.
        """
        seen = self.sight(seat_of(self.seats, seat))
        guessed, _ = self._rules.guess(seen=seen, chance=chance_of(chance))
        if unseal:
            guessed = self._rules.unseal(state=guessed, seat=seat)
        made = copy(self)
        made._states, made._steps, made._is_guess, made._known = [guessed], [], True, {}
        return made

    # ---- as numbers

    def numbers(self, seat: int | None = None) -> tuple[int, ...]:
        """The number of each action of `legal`, in the same order."""
        key = "numbers", self._who(seat)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._numbers.of(self.legal(seat))
        return cast(tuple[int, ...], known)

    def mask(self, seat: int | None = None) -> array[int]:
        """A 1 at the number of each legal action, a 0 at all others."""
        return self._numbers.masked(self.numbers(seat))

    def numbered(self, number: int, seat: int | None = None) -> Action:
        """The legal action with that number."""
        try:
            return self.legal(seat)[self.numbers(seat).index(number)]
        except ValueError as error:
            raise RibeiraError(f"No legal action has the number {shown(number)} now.") from error

    def tensor(self, seat: int) -> array[float]:
        """What the seat may know, as one flat array; `game.numbers.parts` names what is where."""
        return self._numbers.tensor(self.sight(seat_of(self.seats, seat)))

    @property
    def _numbers(self) -> Numbers[V]:
        return numbers_of(self._setup.game)

    # ---- as something to look at

    def text(self, seat: int | None = None, language: str = "en") -> str:
        """The table as text, as the seat sees it; without a seat, as everybody may."""
        seen = self.sight(seat)
        return pictures.text_of(self._module, seen, language)

    def html(self, seat: int | None = None, language: str = "en", theme: str | None = None) -> str:
        """The table as a whole page that needs nothing else. `theme` is `light` or `dark`; without
        it the reader's screen decides."""
        return pictures.page_of(self._drawn(seat, language), language, theme)

    def svg(self, seat: int | None = None, language: str = "en", theme: str | None = None) -> str:
        """The same as SVG, for browsers: it holds HTML."""
        return pictures.svg_of(self._drawn(seat, language), language, theme)

    def _repr_html_(self) -> str:
        return pictures.frame_of(self.html())

    def __str__(self) -> str:
        return self.text()

    @property
    def _module(self) -> AnyGame:
        return registry.load(self._setup.game)

    def _drawn(self, seat: int | None, language: str) -> Markup:
        seen = self.sight(seat)
        return pictures.markup_of(self._module, self._setup.game, seen, self.seats, language)

    # ---- keeping it

    def at(self, step: int) -> Match[S, V, E]:
        """The match as it was after so many steps."""
        most = len(self._steps)
        if not whole_number(step) or not 0 <= step <= most:
            raise RibeiraError(f"A step is a number from 0 to {most}, not {shown(step)}.")
        made = copy(self)
        made._states, made._steps, made._known = self._states[: step + 1], self._steps[:step], {}
        return made

    def record(self, title: str = "") -> str:
        """The text of a file that opens for ever, here and in the page."""
        self._check_kept()
        if not isinstance(title, str):
            raise RibeiraError(f"A title is a text, not {shown(title)}.")
        try:
            return textfile.write(textfile.Saved(self._match(), title=title))
        except CodecError as error:
            raise RibeiraError(f"This match cannot be kept: {sentence(error)}") from error

    def link(self, address: str = "") -> str:
        """The match as what stands after `#` in an address of the page; after one, if given."""
        self._check_kept()
        if not isinstance(address, str):
            raise RibeiraError(f"An address is a text, not {shown(address)}.")
        try:
            payload = link.write(link.Linked(self._match(), (0,) * self.seats))
        except CodecError as error:
            raise RibeiraError(f"This match cannot be kept: {sentence(error)}") from error
        return f"{address.partition('#')[0]}#{payload}" if address else payload

    def _check_kept(self) -> None:
        if self._is_guess:
            raise RibeiraError("A guessed match has no record: nobody knows how it began.")

    def _match(self) -> matches.Match:
        steps = tuple(matches.Step(seat, action, ()) for seat, action in self._steps)
        return matches.Match(self._rules, self._setup, tuple(self._states), steps, len(steps))

    def __copy__(self) -> Match[S, V, E]:
        made: Match[S, V, E] = Match.__new__(Match)
        made.__dict__ |= self.__dict__
        made._states, made._steps, made._known = self._states[:], self._steps[:], {}
        return made

    def __deepcopy__(self, _memo: Any) -> Match[S, V, E]:
        return copy(self)  # all that it holds is frozen

    def __getstate__(self) -> dict[str, Any]:
        return {n: value for n, value in self.__dict__.items() if n not in ("_rules", "_known")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__ |= state
        self._known = {}
        self._rules = registry.rules(self._setup.game)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return (self._setup, self._steps, self.state) == (other._setup, other._steps, other.state)

    __hash__ = None  # type: ignore[assignment] # it changes

    def __repr__(self) -> str:
        setup = self._setup
        how = "a guess" if self._is_guess else f"seed {setup.seed}, {len(self._steps)} steps"
        return f"<{setup.game}, {setup.seats} seats, {how}>"


AnyMatch: TypeAlias = Match[Any, Any, Any]
"""A match of any game."""
