"""Games by name, matches of them, and matches from records and links."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar, overload

from ribeira.api.asking import action_of, game_of, options_of, seats_of, seed_of
from ribeira.api.errors import RibeiraError, shown
from ribeira.api.matches import Match, numbers_of
from ribeira.api.sentences import sentence
from ribeira.api.wording import catalogue
from ribeira.codec import link, textfile
from ribeira.codec.errors import CodecError
from ribeira.core import match as matches
from ribeira.core.game import Rules
from ribeira.core.meta import make_setup
from ribeira.core.numbers import Numbers
from ribeira.core.values import Action
from ribeira.games import registry
from ribeira.kit.game_module import GameModule

if TYPE_CHECKING:
    from ribeira.games.castelos import game as castelos
    from ribeira.games.dosrios import game as dosrios
    from ribeira.games.douro import game as douro

S = TypeVar("S")
V = TypeVar("V")
E = TypeVar("E")


def game_names() -> tuple[str, ...]:
    """The names of the games."""
    return registry.game_ids()


@overload
def load(name: Literal["douro"]) -> Game[douro.State, douro.Sight, douro.Event]: ...
@overload
def load(name: Literal["dosrios"]) -> Game[dosrios.State, dosrios.Sight, dosrios.Event]: ...
@overload
def load(name: Literal["castelos"]) -> Game[castelos.State, castelos.Sight, castelos.Event]: ...
@overload
def load(name: str) -> Game[Any, Any, Any]: ...


def load(name: str) -> Game[Any, Any, Any]:
    """The game of that name."""
    return Game(game_of(name))


NOTHING = "It is neither a record nor a link; the path of a file is given as a Path, not as text."


def is_nothing(error: CodecError, record: object) -> bool:
    """Whether it does not even look like a link, as the name of a file does not."""
    foreign = error.message.key == "codec.error.link_foreign"
    return foreign and isinstance(record, str) and "#" not in record


def read(record: str | PathLike[str]) -> Match[Any, Any, Any]:
    """The match of a record (its text, or the path of its file) or of a link (the whole address, or
    what stands after its `#`)."""
    try:
        return Match(_read(record))
    except CodecError as error:
        wrong = NOTHING if is_nothing(error, record) else sentence(error)
        raise RibeiraError(
            f"The record {shown(record)} cannot be opened: {wrong[0].lower()}{wrong[1:]}"
        ) from error


def _read(record: Any) -> matches.Match:
    if isinstance(record, PathLike):
        record = _text_of(Path(record))
    if not isinstance(record, str):
        raise RibeiraError(f"A record is a text, a path or a link, not {shown(record)}.")
    if record.lstrip().startswith("{"):
        return textfile.read(record).match
    return link.read(record.rpartition("#")[2].partition("&")[0]).match


def _text_of(path: Path) -> str:
    try:
        with path.open("rb") as file:
            return file.read(4 * textfile.MAX_CHARACTERS + 1).decode(errors="replace")
    except OSError as error:
        raise RibeiraError(f"The file {str(path)!r} cannot be read: {error.strerror}.") from error


class Game(Generic[S, V, E]):
    """One game. Made by `ribeira.load`; games of the same name are equal."""

    def __init__(self, name: str) -> None:
        self._name = name

    @property
    def name(self) -> str:
        return self._name

    @property
    def seats(self) -> tuple[int, ...]:
        """For how many it is."""
        return registry.meta(self._name).seats

    @property
    def options(self) -> dict[str, tuple[str, ...]]:
        """The values that each option may have."""
        return {option.id: option.values for option in registry.meta(self._name).options}

    def defaults(self, seats: int) -> dict[str, str]:
        """The value of each option where `new` is not given another."""
        meta = registry.meta(self._name)
        count = seats_of(meta, seats)
        return {option.id: option.default_for(count) for option in meta.options}

    @property
    def module(self) -> GameModule[S, V, E]:
        """The inside of the game, which may change with each version."""
        return registry.load(self._name)

    @property
    def rules(self) -> Rules[S, V, E]:
        """Its rules as functions over frozen states (`ribeira.core.game`), unchecked: for bots and
        searches. The protocol is stable; what a state holds may change with each version."""
        return self.module.rules

    @property
    def numbers(self) -> Numbers[V]:
        """Its actions and sights as numbers, the same ones for every set-up: `names` tells what
        each action's number means, `parts` what a tensor holds."""
        return numbers_of(self._name)

    def new(
        self, *, seats: int, seed: int, options: Mapping[str, str] | None = None
    ) -> Match[S, V, E]:
        """A match before its first action. The same arguments give the same match everywhere."""
        meta = registry.meta(self._name)
        count = seats_of(meta, seats)
        chosen = options_of(meta, count, options)
        setup = make_setup(meta, count, seed_of(seed), chosen)
        return Match(matches.start(self.rules, setup))

    def read_action(self, text: str) -> Action:
        """The action that is written so."""
        if not isinstance(text, str):
            raise RibeiraError(f"An action is written as text, not {shown(text)}.")
        return action_of(self.rules, text)

    def write_action(self, action: Action) -> str:
        """The action as short text."""
        return self.rules.write(action=action_of(self.rules, action))

    def say_action(self, action: Action | str, language: str = "en") -> str:
        """The action as people say it."""
        words = self.module.words
        return catalogue(language).say(words.say_action(action=action_of(self.rules, action)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and other.name == self.name

    def __hash__(self) -> int:
        return hash(self._name)

    def __repr__(self) -> str:
        return f"ribeira.load({self._name!r})"
