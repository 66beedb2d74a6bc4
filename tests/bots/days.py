"""Plays the beginning of a day's deals as the page would, and prints what was done. Runs in any
Python, so that two of them can be compared:   python -m tests.bots.days ACTIONS
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from datetime import date

from ribeira.app.daily.tables import chance_of, deal_of_day, moment_of_choice
from ribeira.bots import protocol
from ribeira.bots.levels import THOUGHTS
from ribeira.bots.protocol import CountedThoughts
from ribeira.core import chance
from ribeira.core.match import Match, play
from ribeira.games import registry

SUNDAY = date(2026, 11, 22)
"""The bots are strong then."""

Answer = Callable[[str], str]


def at_once(request: str) -> str:
    thinking = protocol.begin(request)
    while not thinking.work(1000):
        pass
    return thinking.answer()


def request(match: Match, seat: int, bot: str) -> str:
    at = moment_of_choice(match, match.at, seat)
    state, game = match.states[at], match.game
    return protocol.ask(
        match.setup.game,
        bot,
        game.sight(state=state, seat=seat),
        game.legal_actions(state=state, seat=seat),
        CountedThoughts(THOUGHTS),
        chance_of(match, at, seat),
    )


def played(game: str, actions: int, answer: Answer = at_once) -> list[str]:
    """So many actions of that Sunday's deal, with the text of each bot's answer; the person does
    anything at all."""
    table = deal_of_day(game, SUNDAY, lambda message: message.key, "x")
    match, luck, done = table.match, 1, []
    while (acting := match.game.to_act(state=match.state)) and len(done) < actions:
        seat = acting[-1]  # the person last, where several choose in secret
        bot = table.players[seat].bot
        if bot:
            text = answer(request(match, seat, bot))
            action = protocol.read_answer(text).action
        else:
            legal = match.game.legal_actions(state=match.state, seat=seat)
            action, luck = chance.pick(luck, legal)
            text = match.game.write(action=action)
        match = play(match, seat, action)
        done.append(f"P{seat + 1} {text}")
    return done


if __name__ == "__main__":
    for name in registry.game_ids():
        sys.stdout.write(json.dumps(played(name, int(sys.argv[1]))) + "\n")
