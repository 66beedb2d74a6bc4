"""The games as environments of PettingZoo: `pip install ribeira[pettingzoo]`.

    from ribeira.peers.pettingzoo import aec_env, parallel_env

    env = aec_env("castelos", seats=3)

Observations are a tensor of what the seat may know and a mask of its legal actions; `numbers` of
the game (`ribeira.load(...).numbers`) names both. Where seats choose at the same time, `aec_env`
asks them one after the other, and none sees what another has sealed; `parallel_env` asks all at
once, and is for Douro 1872 alone, because elsewhere seats take turns.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv, ParallelEnv

import ribeira
from ribeira.api import AnyMatch, RibeiraError
from ribeira.peers.rewards import rewards

SEEDS = 1 << 32
LOWEST, HIGHEST = -8.0, 8.0


class _Board:
    """What both kinds of environments have: spaces, observations, rewards."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, str] | None,
        render_mode: str | None,
        most_steps: int | None,
    ) -> None:
        self.game, self.seats, self.options = ribeira.load(game), seats, options
        self.render_mode, self.most_steps = render_mode, most_steps
        self.match: AnyMatch = self.game.new(seats=seats, seed=0, options=options)
        self.numbers = self.game.numbers
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds, _ = np_random()
        size, count = (self.numbers.size,), self.numbers.count
        self._seen = {
            agent: Dict(
                {
                    "observation": Box(LOWEST, HIGHEST, size, np.float32),
                    "action_mask": Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._done = {agent: Discrete(count) for agent in self.possible_agents}
        self.observation_spaces, self.action_spaces = self._seen, self._done

    def observation_space(self, agent: str) -> Any:
        return self._seen[agent]

    def action_space(self, agent: str) -> Any:
        return self._done[agent]

    def deal(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """A new match. `options={"game": {...}}` are options of the game for this match alone."""
        if seed is not None:
            self._seeds, _ = np_random(seed)
        chosen = dict(self.options or {}) | dict((options or {}).get("game", {}))
        deal = int(self._seeds.integers(SEEDS))
        self.match = self.game.new(seats=self.seats, seed=deal, options=chosen)
        self.agents = self.possible_agents[:]

    def observed(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {
            "observation": np.frombuffer(self.match.tensor(seat), np.float32),
            "action_mask": np.frombuffer(self.match.mask(seat), np.int8),
        }

    def play(self, agent: str, number: Any) -> None:
        seat = self.seat_of[agent]
        try:
            wanted = int(number)
        except (TypeError, ValueError) as error:
            raise RibeiraError(f"An action is a number here, not {number!r}.") from error
        self.match.act(self.match.numbered(wanted, seat), seat)

    def state(self) -> Any:
        """All seats' observations, one after the other."""
        return np.concatenate([self.observed(a)["observation"] for a in self.possible_agents])

    def all_agents(self, value: Any) -> dict[str, Any]:
        return dict.fromkeys(self.possible_agents, value)

    @property
    def is_cut_short(self) -> bool:
        return self.most_steps is not None and len(self.match.steps) >= self.most_steps

    def paid(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, rewards(self.match), strict=True))

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        text = str(self.match)
        if self.render_mode == "human":
            print(text)  # noqa: T201 - what this mode is for
        return text

    def close(self) -> None:
        pass


class AecGame(_Board, AECEnv):  # type: ignore[misc] # untyped where PettingZoo is not installed
    """Any game, one seat at a time."""

    def __init__(self, game: str, **how: Any) -> None:
        _Board.__init__(self, game, **how)
        self.metadata = {
            "name": f"ribeira_{game}_v1",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self.deal(seed, options)
        self.rewards, self._cumulative_rewards = self.all_agents(0.0), self.all_agents(0.0)
        self.terminations, self.truncations = self.all_agents(False), self.all_agents(False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.possible_agents}
        self._next()

    def observe(self, agent: str) -> dict[str, Any]:
        return self.observed(agent)

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.play(agent, action)
        self._next()
        if not self.match.to_act:  # until then all rewards are 0
            self._accumulate_rewards()

    def _next(self) -> None:
        acting = self.match.to_act
        if acting:
            self.agent_selection = self.possible_agents[acting[0]]
            if self.is_cut_short:
                self.truncations = self.all_agents(True)
        else:
            self.terminations = self.all_agents(True)
            self.rewards = self.paid()


class ParallelGame(_Board, ParallelEnv):  # type: ignore[misc] # likewise
    """Douro 1872: all seats choose at once."""

    def __init__(self, **how: Any) -> None:
        _Board.__init__(self, "douro", **how)
        self.metadata = {"name": "ribeira_douro_parallel_v1", "render_modes": ["human", "ansi"]}

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.deal(seed, options)
        return self._all_observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        for seat in self.match.to_act:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise RibeiraError(f"There is no action for {agent!r}, which has to choose too.")
            self.play(agent, actions[agent])
        over, cut = self.match.is_over, self.is_cut_short
        found = self._all_observed()
        if over or cut:
            self.agents = []
        ends, cuts = self.all_agents(over), self.all_agents(cut and not over)
        infos: dict[str, Any] = {agent: {} for agent in self.possible_agents}
        return found, self.paid(), ends, cuts, infos

    def _all_observed(self) -> dict[str, Any]:
        return {agent: self.observed(agent) for agent in self.possible_agents}


def aec_env(
    game: str,
    *,
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    most_steps: int | None = None,
) -> AecGame:
    """Any game, one seat at a time. A match of more than `most_steps` steps is cut short; without
    that, Dos Rios may take chance alone very long."""
    how = {"options": options, "render_mode": render_mode, "most_steps": most_steps}
    return AecGame(game, seats=seats, **how)


def parallel_env(
    *,
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    most_steps: int | None = None,
) -> ParallelGame:
    """Douro 1872, all seats at once."""
    how = {"options": options, "render_mode": render_mode, "most_steps": most_steps}
    return ParallelGame(seats=seats, **how)
