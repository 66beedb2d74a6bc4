"""A whole game: its rules, and the parts with which it is shown, said and advised.

Each part is a package or module that satisfies one of these protocols; a game's `game.py` puts them
together, and there mypy compares them. A part that a game lacks is `None`. S is the game's state,
V what a seat may know of it (its sight), E the union of its kinds of events.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from ribeira.core.game import Rules
from ribeira.core.match import Match
from ribeira.core.measure import Measure
from ribeira.core.values import Action, Message
from ribeira.core.wording import Names
from ribeira.kit.advice import Level, Ranked, Rankings, Sliced
from ribeira.kit.beats import Beat
from ribeira.kit.cautions import Caution
from ribeira.kit.chart import AnyChart
from ribeira.kit.clicks import Clicked
from ribeira.kit.faces import Character
from ribeira.kit.markup import Markup
from ribeira.kit.view import Section, View

S = TypeVar("S")
V = TypeVar("V")
E = TypeVar("E")
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

    def say_event(self, *, event: E_contra, names: Names) -> Message | None: ...

    def say_status(self, *, seen: V_contra, names: Names) -> Message:
        """What the seat is asked to do, whom the game waits for, or how it has ended."""

    def say_opening(self, *, seen: V_contra, names: Names) -> tuple[Message, ...]:
        """How the game began, before anybody did anything."""

    def say_ranking(self, *, seen: V_contra, names: Names) -> tuple[Message, ...]:
        """A sentence for each place, from the first to the last."""

    def say_sight(self, *, seen: V_contra, names: Names) -> tuple[Section, ...]:
        """The whole table as text."""

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

    def draw(self, *, seen: V_contra, view: View) -> Markup:
        """Everything on the table but the viewer's hand."""

    def draw_hand(self, *, seen: V_contra, view: View) -> Markup: ...

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
    def CHARACTERS(self) -> Mapping[str, Character]:
        """The character that each level appears as."""

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


class Clicks(Protocol[V_contra]):
    """For games with actions of several clicks."""

    @property
    def NEXT(self) -> Mapping[tuple[str, int], str]:
        """The key of what is asked next, by verb and number of clicks so far."""

    @property
    def STEPWISE(self) -> Collection[str]:
        """Verbs whose clicks already show what the action would do."""

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
    """For games that explain the thing under the pointer."""

    def say_thing(self, *, seen: V_contra, name: str, names: Names) -> tuple[Message, ...]: ...


class Interludes(Protocol[V_contra]):
    """For games whose animation stops at a page with text, such as half-time."""

    def say_interlude(self, *, group: str, seen: V_contra) -> tuple[Message, tuple[Message, ...]]:
        """The heading and sentences for a beat of that group."""


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
    clicks: Clicks[V] | None = None
    dragging: Dragging[V] | None = None
    cautions: Cautions[V] | None = None
    tooltips: Tooltips[V] | None = None
    interludes: Interludes[V] | None = None
    statistics: Statistics | None = None


AnyGame: TypeAlias = GameModule[Any, Any, Any]
"""Any game, for code that never looks inside a state."""
