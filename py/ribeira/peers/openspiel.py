"""The games as games of OpenSpiel: `pip install ribeira[openspiel]`.

    import pyspiel
    import ribeira.peers.openspiel  # registers them

    game = pyspiel.load_game("ribeira_douro(seats=3)")

A chance node at the start draws one of `deals` deals; all later chance follows from it. Sealed
choices are made one after the other, unseen by the others. *Information states* are perfect recall:
all that the player did and saw. *Observations*, and all tensors, are what the player may know now:
imperfect recall, and much shorter.

`resample` draws a state that looks the same to a player, for searches such as ISMCTS.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

import ribeira
from ribeira.api import AnyMatch, Recalled
from ribeira.peers.rewards import rewards

DEALS = 1024
LONGEST = 8000
CAPPED = {"dosrios": {"turnCap": "200"}}
"""Options that OpenSpiel needs: every game must end."""


def game_type(name: str) -> Any:
    seats = ribeira.load(name).seats
    return pyspiel.GameType(
        short_name=f"ribeira_{name}",
        long_name=f"Ribeira: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 3, "deals": DEALS, "options": ""},
    )


class RibeiraGame(pyspiel.Game):  # type: ignore[misc] # untyped where OpenSpiel is not installed
    """Parameters: `seats`, `deals`, and `options` such as `O-1:tie;O-4:no`."""

    name: str
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen: dict[str, Any] = {"seats": 3, "deals": DEALS, "options": ""} | (params or {})
        self.door = ribeira.load(self.name)
        self.seats, self.deals = int(chosen["seats"]), int(chosen["deals"])
        pairs = (pair.partition(":") for pair in str(chosen["options"]).split(";") if pair)
        self.options = CAPPED.get(self.name, {}) | {name: value for name, _, value in pairs}
        self.door.new(seats=self.seats, seed=0, options=self.options)  # or says what is wrong
        info = pyspiel.GameInfo(
            num_distinct_actions=self.door.numbers.count,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, chosen)

    def new_initial_state(self) -> RibeiraState:
        return RibeiraState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SightObserver:
        return SightObserver(self.door.numbers)


class RibeiraState(pyspiel.State):  # type: ignore[misc] # likewise
    """A match, or the chance node before it is dealt."""

    def __init__(self, game: RibeiraGame) -> None:
        super().__init__(game)
        self.rules = game
        self.match: AnyMatch | None = None
        self.before: dict[int, str] = {}

    def __deepcopy__(self, memo: Any) -> RibeiraState:
        made: RibeiraState = self.clone()
        return made

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        acting = self.match.to_act
        return acting[0] if acting else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if self.match is None:
            return list(range(self.rules.deals))
        return sorted(self.match.numbers(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.rules.deals) for deal in range(self.rules.deals)]

    def _apply_action(self, action: int) -> None:
        if self.match is None:
            rules = self.rules
            self.match = rules.door.new(seats=rules.seats, seed=action, options=rules.options)
            return
        seat = self.match.to_act[0]
        self.match.act(self.match.numbered(action, seat), seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.rules.door.write_action(self.match.numbered(action, player))

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.is_over

    def returns(self) -> list[float]:
        return list(rewards(self.match)) if self.match else [0.0] * self.rules.seats

    def information_state_string(self, player: int | None = None) -> str:
        """Perfect recall."""
        who = self.current_player() if player is None else player
        if self.match is None:
            return ""
        told = "\n".join(map(_line, self.match.recall(who)))
        first = self.before.get(who, f"seat {who}")
        return f"{first}\n{told}" if told else first

    def observation_string(self, player: int | None = None) -> str:
        """What the player may know now."""
        who = self.current_player() if player is None else player
        return repr(self.match.sight(who)) if self.match else ""

    def resample_from_infostate(self, player: int, _sampler: Any = None) -> RibeiraState:
        return resample(self, player)

    def __str__(self) -> str:
        return str(self.match) if self.match else "not dealt yet"


class SightObserver:
    """Observations as OpenSpiel wants them: one tensor, and its parts by name."""

    def __init__(self, numbers: Any) -> None:
        self.numbers = numbers
        self.tensor = np.zeros(numbers.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.size].reshape(part.shape)
            for part in numbers.parts
        }

    def set_from(self, state: RibeiraState, player: int) -> None:
        if state.match is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(state.match.tensor(player), np.float32)

    def string_from(self, state: RibeiraState, player: int) -> str:
        return state.observation_string(player)


def resample(state: RibeiraState, player: int) -> RibeiraState:
    """A state that looks the same to the player, every one that does being equally likely. Its
    information states of that player go on from those of the given one; what the others recall
    begins with what they may know in the new state."""
    if state.match is None:
        raise ribeira.RibeiraError("Nothing has been dealt yet, so nothing can be resampled.")
    made = RibeiraState(state.rules)
    chance = int(np.random.randint(1 << 62))  # as OpenSpiel's own bots draw
    made.match = state.match.guess(player, chance)
    made.before = {seat: made.observation_string(seat) for seat in range(state.rules.seats)}
    made.before[player] = state.information_state_string(player)
    return made


def _line(one: Recalled[Any]) -> str:
    did = f"{one.action.verb} {one.action.at} " if one.action else ""
    return did + " ".join(f"{event.key}{event.values}" for event in one.events)


class DouroGame(RibeiraGame):
    name, kind = "douro", game_type("douro")


class DosRiosGame(RibeiraGame):
    name, kind = "dosrios", game_type("dosrios")


class CastelosGame(RibeiraGame):
    name, kind = "castelos", game_type("castelos")


GAMES = (DouroGame, DosRiosGame, CastelosGame)  # classes with names, so that they can be pickled
for made in GAMES:
    pyspiel.register_game(made.kind, made)
