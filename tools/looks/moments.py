"""The moments that are looked at: a model of the whole app for each, made by playing."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from io import BytesIO
from itertools import islice
from typing import Any

from babel.messages.mofile import write_mo

from ribeira.app.model import Model
from ribeira.app.playing import Playing
from ribeira.app.tables import Player, Table
from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.core import match as matches
from ribeira.core.game import AnyRules
from ribeira.core.match import Match
from ribeira.core.meta import make_setup
from ribeira.core.values import Action
from ribeira.games import registry
from ribeira.i18n.catalogue import Catalogue, load
from ribeira.kit.advice import finished
from ribeira.kit.view import COLOURS, SHAPES
from tools.catalogues import read_catalogue

NAMES = ("Ana", "Rosalina", "Mestre Anselmo", "Dona Benedita", "Zezinho")
LEVELS = ("", "easy", "good", "strong", "first")

Legal = tuple[Action, ...]
When = Callable[[Any, Legal], bool]


@dataclass(frozen=True)
class Moment:
    """Where the first seat may act and `when` holds first, or `last`: the last such position; then
    `clicked`, and `picked` by its text."""

    name: str
    game: str
    seats: int
    when: When
    pick: str = ""  # the verb of the action that is clicked together
    upto: int = 99  # so many of its clicks
    hint: bool = False
    last: bool = False
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 7


def words(language: str) -> Catalogue:
    return load(language, _compiled(language, "ribeira")).with_learn(_compiled(language, "learn"))


def _compiled(language: str, domain: str) -> bytes:
    mo = BytesIO()
    write_mo(mo, read_catalogue(language, domain=domain))
    return mo.getvalue()


def plays(number: int) -> When:
    return lambda state, _: state.plays == number


def stage(name: str, since: int) -> When:
    return lambda state, _: state.stage == name and state.round > since


def phase(name: str, since: int = -1) -> When:
    return lambda state, _: state.table.phase == name and state.table.round > since


def crowded(state: Any, _: Legal) -> bool:
    return len(state.valley) > 4 or state.plays == 14


def over(_state: Any, legal: Legal) -> bool:
    return not legal


def any_time(_state: Any, legal: Legal) -> bool:
    return bool(legal)


FAMILY = (("version", "family"),)
MOMENTS = (
    Moment("start", "douro", 4, plays(0)),
    Moment("middle", "douro", 4, plays(5), "play"),
    Moment("five", "douro", 5, plays(0), "play"),
    Moment("long", "douro", 5, crowded),
    Moment("hint", "douro", 4, plays(5), hint=True),
    Moment("end", "douro", 5, over),
    Moment("start", "dosrios", 3, stage("rivers", -1)),
    Moment("middle", "dosrios", 3, stage("actions", 6), "step"),
    Moment("long", "dosrios", 4, stage("actions", 10), last=True),
    Moment("card", "dosrios", 4, stage("card", 6)),
    Moment("hint", "dosrios", 3, stage("actions", 6), hint=True),
    Moment("end", "dosrios", 4, over),
    Moment("contract", "castelos", 3, phase("contract")),
    Moment("start", "castelos", 3, phase("trail")),
    Moment("trail", "castelos", 3, phase("trail"), "trail.start", 1),
    Moment("middle", "castelos", 3, phase("place", 6), "tile.place"),
    Moment("mark", "castelos", 3, phase("mark", 5)),
    Moment("sell", "castelos", 3, phase("sell", 3)),
    Moment("move", "castelos", 3, phase("move", 5)),
    Moment("cons", "castelos", 3, phase("cons", 4)),
    Moment("long", "castelos", 4, any_time, last=True),
    Moment("place", "castelos", 4, phase("place", 6), last=True),
    Moment("end", "castelos", 4, over),
    Moment("hint", "castelos", 3, phase("place", 6), hint=True),
    Moment("family", "castelos", 3, phase("place", 4), options=FAMILY),
)


@cache
def game_of(game: str, seats: int, options: tuple[tuple[str, str], ...], seed: int) -> Match:
    """A whole game of easy bots."""
    rules = registry.rules(game)
    setup = make_setup(rules.META, seats, seed, dict(options))
    return play_game(rules, setup, (make(game, "easy"),) * seats, seed)


def table_of(moment: Moment) -> Table:
    rules = registry.rules(moment.game)
    for seed in range(moment.seed, moment.seed + 12):
        match = game_of(moment.game, moment.seats, moment.options, seed)
        fits = (at for at, state in enumerate(match.states) if _fits(moment, rules, state))
        found = deque(fits, 1) if moment.last else tuple(islice(fits, 1))
        for at in found:
            looks = zip(NAMES, COLOURS, SHAPES, LEVELS, strict=True)
            players = tuple(Player(*look) for look in looks)[: moment.seats]
            return Table("looks", matches.branch(matches.jump(match, at)), players)
    raise LookupError(f"no such position: {moment.game} {moment.name}")


def _fits(moment: Moment, rules: AnyRules, state: Any) -> bool:
    acting = rules.to_act(state)
    legal = rules.legal_actions(state, 0) if 0 in acting else ()
    return (0 in acting or not acting) and moment.when(state, legal)


def playing_at(moment: Moment) -> Playing:
    playing = Playing(table_of(moment), run=1, viewer=0)
    if moment.hint:
        seen, legal = playing.sight(), playing.legal
        advice = finished(playing.module.bots.rank(seen=seen, legal=legal))
        return replace(playing, advice=advice, hinting=True)
    if not moment.pick:
        return playing
    action = [action for action in playing.legal if action.verb == moment.pick]
    chosen = action[len(action) // 2]
    clicks = playing.module.clicks
    if clicks is None:
        return replace(playing, picked=chosen)
    path = clicks.paths(action=chosen)[0][: moment.upto]
    whole = len(path) == len(clicks.paths(action=chosen)[0]) and chosen.verb not in clicks.STEPWISE
    return replace(playing, clicked=path, picked=chosen if whole else None)


def models(moments: tuple[Moment, ...], language: str) -> Iterator[tuple[Moment, Model]]:
    said = words(language)
    for moment in moments:
        yield moment, Model(said, screen=playing_at(moment))
