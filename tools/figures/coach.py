"""Measures how often the coach would ask: in games among bots of one level, of how many choices.

    python -m tools.figures.coach [level] [games]

docs/learning.md has what this prints for the good bot and for the first one.
"""

import sys
from dataclasses import dataclass

from ribeira.app.learn.coaching import question
from ribeira.bots import levels
from ribeira.core import chance as draw
from ribeira.core.match import play, start
from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.kit.advice import finished

TABLES = {
    "douro": (3, {}),
    "dosrios": (2, {}),
    "castelos": (2, {"version": "family"}),
}
"""The tables of first games: seats and options."""
MOST_ACTIONS = 3000


@dataclass(frozen=True)
class Asked:
    choices: int = 0  # with more than one way on
    asked: int = 0

    def __add__(self, other: "Asked") -> "Asked":
        return Asked(self.choices + other.choices, self.asked + other.asked)

    @property
    def share(self) -> float:
        return self.asked / self.choices


def measure(game: str, level: str, seeds: range, most: int = MOST_ACTIONS) -> Asked:
    return sum(measure_games(game, level, seeds, most), Asked())


def measure_games(
    game: str, level: str, seeds: range, most: int = MOST_ACTIONS
) -> tuple[Asked, ...]:
    return tuple(measure_game(game, level, seed, most) for seed in seeds)


def measure_game(game: str, level: str, seed: int, most: int = MOST_ACTIONS) -> Asked:
    """One game among equal bots; of every choice it is looked whether the coach would ask."""
    module, (seats, options) = registry.load(game), TABLES[game]
    assert module.learn
    bot, luck = levels.make(game, level), seed
    match = start(module.rules, make_setup(registry.meta(game), seats, seed, options))
    found = Asked()
    for _ in range(most):
        acting = match.game.to_act(state=match.state)
        if not acting:
            break
        seat = acting[0]
        legal = match.game.legal_actions(state=match.state, seat=seat)
        seen = match.game.sight(state=match.state, seat=seat)
        luck, _ = draw.step(luck)
        choices = [choice for choice in bot.think(seen, legal, luck) if choice]
        action = choices[-1].action
        if len(legal) > 1:
            advice = choices[-1].reasons
            if not advice or module.bots.LEVELS[level].depth:  # as if there were no time to search
                advice = finished(module.bots.rank(seen=seen, legal=legal))
            asked = question(module.learn, advice, seen, legal, action)
            found += Asked(1, int(asked is not None))
        match = play(match, seat, action)
    return found


def main(level: str = "good", games: str = "10") -> None:
    for game in TABLES:
        each = measure_games(game, level, range(int(games)))
        found, most = sum(each, Asked()), max(one.asked for one in each)
        share = f"1 in {1 / found.share:.0f}" if found.asked else "none"
        told = f"{found.asked} of {found.choices} choices, {share}; at most {most} in a game"
        print(f"{game}, {level}: {told}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
