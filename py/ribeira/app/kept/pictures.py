"""The small picture of a stored game, drawn from its record, which may be anybody's.

Only shapes that we draw come of it, and nothing is drawn of a record that the rules refuse. It
stops before each action, so that whoever asks can do something else in between, or give up.
"""

from __future__ import annotations

from collections.abc import Generator

from ribeira.app import stored_games
from ribeira.app.stored_text import read_object
from ribeira.app.tables import players_of
from ribeira.codec import games, upgrade
from ribeira.codec.textfile import ACTION, MAX_ACTIONS, MAX_CHARACTERS
from ribeira.core.game import after
from ribeira.games import registry
from ribeira.kit.markup import Markup
from ribeira.kit.view import View

Drawing = Generator[None, None, Markup | None]


def drawing(text: str) -> Drawing:
    """The picture for a stored text; nothing, if there is none to be drawn."""
    try:
        return (yield from _drawing(stored_games.file_in(text)))
    except Exception:  # whatever is wrong is said where the game is opened
        return None


def _drawing(file: str) -> Drawing:
    if len(file) > MAX_CHARACTERS:
        return None
    fields = read_object(file)
    game = games.find(fields["game"])
    way = upgrade.way_from(game, fields["rules"])
    if way.ends or len(fields["actions"]) > MAX_ACTIONS:
        return None
    seats, options = fields["seats"], way.options(fields["options"])
    setup = upgrade.set_up(game.META, seats, fields["seed"], options)
    state = game.deal(setup=setup)
    for text in way.actions(tuple(fields["actions"])):
        yield
        found = ACTION.fullmatch(text)
        if not found:
            return None
        seat, action = int(found[1]) - 1, game.read(text=found[2])
        if game.why_not(state=state, seat=seat, action=action):
            return None
        state = after(game, state, seat, action)
    count = len(game.scores(state=state))
    looks = tuple(p.look for p in players_of(tuple(fields.get("players", ())), seats, count))
    table = registry.load(setup.game).table
    seen = game.sight(state=state, seat=None)
    return table.draw_thumb(
        seen=seen, view=View(looks, lambda _: "")
    )  # no words: they stand beside
