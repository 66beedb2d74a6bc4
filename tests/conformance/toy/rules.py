"""The rules of the toy. T-1 and T-2 are the numbers of its rulebook."""

from dataclasses import dataclass

from ribeira.core import chance as draw
from ribeira.core.events import Event
from ribeira.core.game import Emit
from ribeira.core.upgrade import Upgrade
from ribeira.core.values import Action, Item, Refusal, Score, Setup, msg

from .meta import META as META

ACTIONS = tuple(Action("seal", (number,)) for number in range(1, 6))


class Sealed(Event, key="sealed", rule="T-1"):
    seat: int
    number: int

    @property
    def audience(self) -> tuple[int, ...]:
        return (self.seat,)


class Shown(Event, key="shown", rule="T-2", reveals=True):
    numbers: tuple[int, ...]


Happening = Sealed | Shown
EVENTS, UPGRADES = (Sealed, Shown), dict[int, Upgrade]()


@dataclass(frozen=True, slots=True)
class Sight:
    numbers: tuple[int, ...]  # by seat; 0 is none yet, -1 one that may not be known


@dataclass(frozen=True, slots=True)
class State(Sight):
    setup: Setup
    chance: int


def deal(setup: Setup) -> State:
    return State((0,) * setup.seats, setup, setup.seed)


def to_act(state: State) -> tuple[int, ...]:
    return tuple(seat for seat, number in enumerate(state.numbers) if not number)


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    return ACTIONS if seat in to_act(state) else ()


def why_not(state: State, seat: int, action: Action) -> Refusal | None:
    return None if action in legal_actions(state, seat) else Refusal(msg("toy.refusal"), "T-1")


def act(state: State, seat: int, action: Action, emit: Emit[Happening, State]) -> State:
    seals = (*state.numbers[:seat], int(action.at[0]), *state.numbers[seat + 1 :])
    state = State(seals, state.setup, state.chance)
    emit(Sealed(seat=seat, number=seals[seat]) if to_act(state) else Shown(numbers=seals), state)
    return state


def sight(state: State, seat: int | None) -> Sight:
    known = (seat,) if to_act(state) else range(state.setup.seats)
    return Sight(tuple(n if at in known else -bool(n) for at, n in enumerate(state.numbers)))


def guess(seen: Sight, chance: int) -> tuple[State, int]:
    luck, chance = draw.below(chance, 5 ** len(seen.numbers))
    numbers = tuple(luck // 5**at % 5 + 1 if n < 0 else n for at, n in enumerate(seen.numbers))
    return State(numbers, Setup(META.id, len(numbers), luck), luck), chance


def scores(state: State) -> tuple[Score, ...]:
    alone = (n * (not to_act(state) and state.numbers.count(n) == 1) for n in state.numbers)
    return tuple(Score((Item("number", points),)) for points in alone)


def ranking(state: State) -> tuple[int, ...]:
    return tuple(sorted(range(state.setup.seats), key=lambda seat: -scores(state)[seat].total))


def winning(state: State) -> tuple[int, ...]:
    return ranking(state)[:1]


def unseal(state: State, seat: int | None) -> State:
    own = tuple(number * (at == seat) for at, number in enumerate(state.numbers))
    return State(own, state.setup, state.chance) if to_act(state) else state


def write(action: Action) -> str:
    return f"{action.verb} {action.at[0]}"


def read(text: str) -> Action:
    return ACTIONS[list(map(write, ACTIONS)).index(text)]


turn_of = round_of = to_act  # each seal is a turn of its own
