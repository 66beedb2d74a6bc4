"""What a seat may know (section 5.1): everything but the order of the draw pile."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Any

from ribeira.core import chance as draw
from ribeira.core.values import Setup
from ribeira.games.dosrios.material import CARDS
from ribeira.games.dosrios.rules.flow import to_act
from ribeira.games.dosrios.rules.state import State, Table, option_values


@dataclass(frozen=True, slots=True)
class Sight(Table):
    """The open table, seen by `seat`; `None` is everybody. Money is here even when the option hides
    it: every gain and every price was public, so the screen leaves it out, not the rules."""

    seat: int | None
    options: tuple[tuple[str, str], ...]
    acting: tuple[int, ...]
    left: int  # cards in the draw pile

    def option(self, name: str) -> str:
        return option_values(self.options)[name]

    def shows_money(self, seat: int) -> bool:
        """Where purses are hidden, only the own one is open until the end."""
        return self.option("money") == "open" or seat == self.seat or self.stage == "over"


OF_TABLE = attrgetter(*(field.name for field in fields(Table)))


def sight(state: State, seat: int | None) -> Sight:
    own: tuple[Any, ...] = (seat, state.setup.options, to_act(state), len(state.deck))
    return Sight(*OF_TABLE(state), *own)


def unseen(table: Table) -> tuple[str, ...]:
    """The cards of the draw pile, kind by kind: what is neither in the row nor used."""
    left = Counter(CARDS) - Counter(table.row) - Counter(table.discard)
    return tuple(left.elements()) if table.row else ()


def guess(seen: Sight, chance: int) -> tuple[State, int]:
    """A state that looks the same: the draw pile in any order."""
    deck, chance = draw.shuffle(chance, unseen(seen))
    seed, chance = draw.below(chance, draw.SEEDS)
    state = State(
        **{field.name: getattr(seen, field.name) for field in fields(Table)},
        setup=Setup("dosrios", seen.seats, seed, seen.options),
        chance=seed,
        deck=deck,
    )
    return state, chance


def unseal(state: State, seat: int | None) -> State:  # noqa: ARG001 - as the protocol asks
    """Nothing is ever sealed."""
    return state
