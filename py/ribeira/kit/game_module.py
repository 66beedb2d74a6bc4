"""A whole game: its rules, and the parts with which it is shown, said and advised.

Each part is a package or module that satisfies one of these protocols; a game's `game.py` puts them
together, and there mypy compares them. A part that a game lacks is `None`. S is the game's state,
V what a seat may know of it (its sight), E the union of its kinds of events.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from ribeira.core.game import Rules
from ribeira.core.learning.claims import Counts
from ribeira.core.learning.coaching import AnyNote, AnyRegret
from ribeira.core.learning.guide import Guide
from ribeira.core.learning.lesson import Lesson
from ribeira.core.match import Match
from ribeira.core.measure import Measure
from ribeira.core.values import Action, Message
from ribeira.core.wording import Names
from ribeira.core.wording import Words as Words_
from ribeira.kit.advice import Level, Ranked, Rankings, Sliced, Style
from ribeira.kit.beats import Beat
from ribeira.kit.cautions import Caution
from ribeira.kit.chart import AnyChart
from ribeira.kit.clicks import Clicked
from ribeira.kit.faces import Character
from ribeira.kit.learning.exhibits import Say, Shelf
from ribeira.kit.learning.explained import Explained
from ribeira.kit.learning.explained import Rules as RuleNumbers
from ribeira.kit.learning.rule_marks import RuleMarks
from ribeira.kit.markup import Markup
from ribeira.kit.view import SeatTold, Section, View

S = TypeVar("S")
V = TypeVar("V")
E = TypeVar("E")
S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)

# ruff: noqa: N802 - properties stand for constants of a module

Chapter: TypeAlias = tuple[str, tuple[tuple[str, str], ...]]
"""The key of a title, and the chapter's rules: number and key of the text."""


class Words(Protocol[V_contra, E_contra]):
    """Everything the game says, as messages."""

    @property
    def CHAPTERS(self) -> tuple[Chapter, ...]:
        """The rules, in the order in which one reads them."""

    def say_action(self, *, action: Action) -> Message: ...

    def say_button(self, *, action: Action) -> Message:
        """The action in two or three words, for the button that does it."""

    def say_hint(self, *, action: Action) -> Message:
        """The action as advice, beside a board that points at its places."""

    def say_progress(self, *, seen: V_contra) -> Message:
        """How far the game is, for the bar: a round, a play."""

    def say_event(self, *, event: E_contra, names: Names) -> Message | None: ...

    def say_turn(self, *, events: Sequence[E_contra], names: Names) -> Message | None:
        """A whole turn in one sentence, from the events of its actions; nothing where there are no
        turns."""

    def say_status(self, *, seen: V_contra, names: Names) -> Message:
        """What the seat is asked to do, whom the game waits for, or how it has ended."""

    def say_opening(self, *, seen: V_contra, names: Names) -> tuple[Message, ...]:
        """How the game began, before anybody did anything."""

    def say_ranking(self, *, seen: V_contra, names: Names) -> tuple[Message, ...]:
        """A sentence for each place, from the first to the last."""

    def say_sight(self, *, seen: V_contra, names: Names) -> tuple[Section, ...]:
        """The whole table as text."""

    def say_seat(self, *, seen: V_contra, seat: int) -> SeatTold:
        """What the viewer may know of one seat: its points and what it has."""

    def say_rule(self, *, number: str) -> Message:
        """The text of a rule; `KeyError` for an unknown number."""


class Table(Protocol[V_contra]):
    """How the game is drawn, and how its events are shown."""

    @property
    def BEATS(self) -> Mapping[str, Beat]:
        """How the events of each kind are animated."""

    @property
    def SEEN(self) -> Collection[str]:
        """Kinds of events that the table still shows: a short account leaves them out."""

    @property
    def QUIET(self) -> Collection[str]:
        """Kinds of events that the log leaves out."""

    @property
    def MOVING(self) -> Collection[str]:
        """Kinds of events that are animated even for the person whose action they came from."""

    def tabs(self, *, seen: V_contra) -> Mapping[str, str]:
        """The boards of which a small screen shows one at a time: names with message keys."""

    def tab_of(self, *, seen: V_contra) -> str:
        """The one of them that belongs to what is going on."""

    def draw(self, *, seen: V_contra, view: View) -> Markup:
        """Everything on the table but the viewer's hand: in this order the seats, the stage and the
        other boards, each with its `data-part`."""

    def draw_hand(self, *, seen: V_contra, view: View) -> Markup:
        """What the viewer holds, and the buttons for actions that need no other click."""

    def draw_thumb(self, *, seen: V_contra, view: View) -> Markup:
        """A small picture for lists of saved games."""

    def draw_cover(self) -> Markup:
        """The picture on the box."""

    def charts(self, *, match: Match) -> tuple[AnyChart, ...]:
        """Charts of a finished game."""


class Bots(Protocol[V_contra]):
    """What the game's bots know."""

    @property
    def LEVELS(self) -> Mapping[str, Level]:
        """How a bot of each level follows the advice."""

    @property
    def CHARACTERS(self) -> Mapping[str, tuple[Character, ...]]:
        """The characters that each level appears as: enough for every table."""

    @property
    def STYLES(self) -> Mapping[str, Style]:
        """What each style of `ribeira.kit.advice.STYLES` makes more or less of in this game."""

    @property
    def PURPOSELY(self) -> Collection[str]:
        """Verbs of actions that a bot does only when nothing is better."""

    def rank(self, *, seen: V_contra, legal: tuple[Action, ...]) -> Sliced[tuple[Ranked, ...]]:
        """Every legal action with what it is worth to the seat, best first."""


class Search(Protocol[V_contra]):
    """For games where thinking longer makes the advice better."""

    def rank_deeper(
        self, *, seen: V_contra, legal: tuple[Action, ...], chance: int, depth: int
    ) -> Rankings: ...


class Forecast(Protocol[S_contra]):
    """For games that a review can tell how they stood. Only differences between seats count."""

    def strengths(self, *, state: S_contra) -> tuple[float, ...]:
        """For each seat that chooses, what it may expect to have in the end, in points."""

    def spread(self, *, state: S_contra) -> float:
        """By how much that may still be wrong, in points."""


class Clicks(Protocol[V_contra]):
    """For games with actions of several clicks."""

    @property
    def NEXT(self) -> Mapping[tuple[str, int], str]:
        """The key of what is asked next, by verb and number of clicks so far."""

    @property
    def STEPWISE(self) -> Collection[str]:
        """Verbs whose clicks already show what the action would do."""

    @property
    def BUTTONS(self) -> Collection[str]:
        """Verbs that a button of their own names: one press does them."""

    def paths(self, *, action: Action) -> tuple[Clicked, ...]:
        """Every order in which the action may be clicked."""

    def intended(self, *, seen: V_contra, clicked: Clicked, name: str) -> Action:
        """The action that a click meant which fits no legal one: the rules say why it is not."""


class Dragging(Protocol[V_contra]):
    """For games with things that can be dragged."""

    def grabbed(self, *, name: str) -> str:
        """The click that picking up the thing of that name stands for."""

    def dropped(
        self, *, seen: V_contra, legal: tuple[Action, ...], clicked: Clicked, name: str, place: str
    ) -> tuple[Clicked, Action] | None:
        """The clicks before the action, and the action; `None` if the drop means no action."""


class Cautions(Protocol[V_contra]):
    """For games that warn before an action that the player may regret."""

    def warn(self, *, seen: V_contra, action: Action) -> tuple[Caution, ...]: ...

    def say_warning(self, *, name: str) -> Message:
        """The label of the setting that switches the warning on and off."""


class Tooltips(Protocol[V_contra]):
    """For games that explain the thing under the pointer. Its name is that of its id, or of
    `data-tell`."""

    @property
    def EXPLAINED(self) -> Explained:
        """Names of things with the rules that they belong to."""

    def say_thing(self, *, seen: V_contra, name: str, names: Names) -> tuple[Message, ...]:
        """What is so now, beyond what the drawing calls the thing."""

    def rules_of(self, *, seen: V_contra, name: str) -> RuleNumbers:
        """The rules behind it, the first one before all."""


class Ear(Protocol[V_contra]):
    """For games that tell more, place by place, to who plays by ear."""

    @property
    def WEIGHTY(self) -> tuple[str, ...]:
        """Kinds of events, the weightiest first: of a turn that one is told in one sentence."""

    def say_group(self, *, seen: V_contra, action: Action) -> Message:
        """The heading under which the action is listed."""

    def places(self, *, seen: V_contra) -> tuple[tuple[str, Words_], ...]:
        """Every place that one can ask about: its name in actions, and what it is called."""

    def names_of(self, *, action: Action) -> tuple[str, ...]:
        """By what alone one may call the action: a number, the name of a place."""

    def meant(self, *, seen: V_contra, name: str) -> Action | None:
        """An action that such a name may have meant which no legal one has: the rules say why it is
        not legal."""

    def say_around(self, *, seen: V_contra, place: str, names: Names) -> tuple[Message, ...]:
        """What is there, and what lies beside it."""

    def say_where(self, *, seen: V_contra, names: Names) -> tuple[Message, ...]:
        """Where the viewer's own things are."""

    def say_mine(self, *, seen: V_contra, names: Names) -> tuple[Message, ...]:
        """All that the viewer has."""

    def say_score(self, *, seen: V_contra, names: Names) -> tuple[Message, ...]:
        """How everybody stands."""

    def say_preview(self, *, seen: V_contra, action: Action) -> tuple[Message, ...]:
        """What the action would bring, besides what the rules say of it at once."""


class Interludes(Protocol[V_contra]):
    """For games whose animation stops at a page with text, such as half-time."""

    def say_interlude(self, *, group: str, seen: V_contra) -> tuple[Message, tuple[Message, ...]]:
        """The heading and sentences for a beat of that group."""


class Learning(Protocol[V_contra]):
    """For games that can be learnt by playing."""

    @property
    def LESSONS(self) -> tuple[Lesson, ...]:
        """In the order in which they are offered."""

    @property
    def COUNTS(self) -> Counts:
        """What claims of lessons may ask for as `my NAME`."""

    @property
    def GUIDE(self) -> Guide:
        """What one reads about the game."""

    @property
    def MARKS(self) -> RuleMarks:
        """What is said of rules beside their text."""

    def gallery(self, *, say: Say) -> tuple[Shelf, ...]:
        """Everything in the box, drawn, in the order in which one looks at it."""

    @property
    def NOTES(self) -> tuple[AnyNote, ...]:
        """What the coach tells when it happens first; of several the first one."""

    @property
    def REGRETS(self) -> tuple[AnyRegret, ...]:
        """What the coach asks about by name, if a good player would do something else; of several
        the first one."""

    @property
    def DOUBT(self) -> float:
        """So much worse than the best, in points, is a choice before which the coach asks."""

    def applies(self, *, seen: V_contra) -> tuple[str, ...]:
        """The numbers of the rules that apply now."""


AnyLearning: TypeAlias = Learning[Any]


class Statistics(Protocol):
    """Averages over many games, compared with expected ones by `python -m ribeira stats`."""

    @property
    def SEATS(self) -> tuple[int, ...]:
        """The numbers of seats for which figures are known."""

    @property
    def TABLES(self) -> tuple[tuple[dict[str, str], tuple[Measure, ...]], ...]:
        """Options for random games, and what is measured in games with these options."""


@dataclass(frozen=True)  # no slots: a frozen, slotted Generic fails when subscripted (3.11)
class GameModule(Generic[S, V, E]):
    """A game, as `game.py` puts it together."""

    rules: Rules[S, V, E]
    words: Words[V, E]
    table: Table[V]
    bots: Bots[V]
    search: Search[V] | None = None
    forecast: Forecast[S] | None = None
    clicks: Clicks[V] | None = None
    dragging: Dragging[V] | None = None
    cautions: Cautions[V] | None = None
    tooltips: Tooltips[V] | None = None
    interludes: Interludes[V] | None = None
    statistics: Statistics | None = None
    learn: Learning[V] | None = None
    ear: Ear[V] | None = None


AnyGame: TypeAlias = GameModule[Any, Any, Any]
"""Any game, for code that never looks inside a state."""
