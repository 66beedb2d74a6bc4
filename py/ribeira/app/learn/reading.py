"""What the pages about a game show: positions that are drawn, and numbers that are worked out."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ribeira.app import draft as drafts
from ribeira.app.learn.teaching import after, in_words
from ribeira.core.learning.claims import Moment, value
from ribeira.core.learning.guide import Guide, Picture
from ribeira.core.learning.lesson import Values
from ribeira.core.match import Match, start
from ribeira.core.meta import make_setup
from ribeira.core.values import Message, msg
from ribeira.games import registry
from ribeira.kit.game_module import AnyGame
from ribeira.kit.learning.excerpt import cut
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.names import isolated
from ribeira.kit.spotlight import lit
from ribeira.kit.view import COLOURS, SHAPES, Look, View

Say = Callable[[Message], str]
READER = 0
"""The seat through whose eyes pictures are seen."""


def guide_of(game: str) -> Guide | None:
    if game not in registry.game_ids() or registry.lacks(game):
        return None
    learn = registry.load(game).learn
    return learn.GUIDE if learn else None


@lru_cache(64)
def position(guide: Guide, picture: Picture) -> Match:
    part = picture.part
    setup = make_setup(registry.meta(guide.game), part.seats, part.seed, dict(part.options))
    return after(start(registry.rules(guide.game), setup), (*part.before, *picture.then))


def moment(guide: Guide, picture: Picture, names: tuple[str, ...]) -> Moment:
    learn = registry.load(guide.game).learn
    assert learn
    return Moment(position(guide, picture), READER, names, learn.COUNTS)


def names_in(picture: Picture, say: Say) -> tuple[str, ...]:
    return tuple(isolated(say(msg(name))) for name in drafts.NAMES[: picture.part.seats])


def said(guide: Guide, picture: Picture, values: Values, key: str, say: Say) -> str:
    """The sentence with its gaps filled."""
    now = moment(guide, picture, names_in(picture, say))
    gaps = tuple((gap, in_words(value(now, claim))) for gap, claim in values)
    return say(Message(key, gaps))


def drawing(guide: Guide, picture: Picture, say: Say) -> Markup:
    """The whole table in this position, as the game draws it."""
    module: AnyGame = registry.load(guide.game)
    match = position(guide, picture)
    seen = module.rules.sight(state=match.state, seat=READER)
    seats = len(match.game.scores(state=match.state))
    names = (*names_in(picture, say), *[""] * seats)
    looks = tuple(map(Look, names[:seats], COLOURS, SHAPES))
    view = View(looks, say, ())
    table = module.table
    drawn = group(table.draw(seen=seen, view=view), table.draw_hand(seen=seen, view=view))
    return lit(drawn, guide.game, picture.point)


def draw_picture(guide: Guide, picture: Picture, say: Say) -> Markup:
    alt = said(guide, picture, picture.values, guide.key("picture", picture.id), say)
    shown = cut(drawing(guide, picture, say), guide.game, picture.show)
    return el(
        "figure",
        el("div", shown, role="img", aria_label=alt, class_=f"picture of-{guide.game}"),
        el("figcaption", alt, aria_hidden="true"),
    )


def draw_plates(guide: Guide, say: Say) -> Markup:
    """The symbols that the drawings of a game print."""
    return plates(guide.game, drawing(guide, guide.pictures[0], say))


def plates(game: str, drawn: Markup) -> Markup:
    at = drawn.find(f'<svg id="{game}-plates"')
    return Markup(drawn[at : drawn.index("</svg>", at) + 6]) if at >= 0 else group()
