"""The result as one picture, to be saved and sent: the final board, the faces and the points.

The page saves what is drawn here (`static/page/picture.js`); so it is one `svg` that needs nothing
else than the page's styles.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.daily.days import say_day
from ribeira.app.playing import Playing
from ribeira.app.results import say_to_others
from ribeira.app.update.exchange.share import PICTURE
from ribeira.core.values import msg
from ribeira.games import registry
from ribeira.kit.faces import draw_face, short_name
from ribeira.kit.markup import Markup, el
from ribeira.kit.pieces import badge
from ribeira.kit.shapes import box, disc, moved, text
from ribeira.views.daily.result import deal_at
from ribeira.views.screens.table import sight_and_view

if TYPE_CHECKING:
    from ribeira.app.model import Model

WIDTH, HEIGHT = 1200, 630
ROW = 84


def draw_picture(model: Model, playing: Playing) -> Markup:
    say = model.say
    title, line = say_to_others(playing)
    seen, view = sight_and_view(model, playing)
    game = registry.terms(playing.match.setup.game).say_game()
    board = playing.module.table.draw_thumb(seen=seen, view=view)
    return el(
        "svg",
        box(0, 0, WIDTH, HEIGHT, "picture-ground"),
        text(say(title), 60, 104, "picture-title"),
        text(say(line), 60, 152, "picture-line"),
        el("svg", board, x=60, y=186, width=600, height=340),
        *(_seat(playing, place, seat) for place, seat in enumerate(_ranking(playing))),
        text(
            " · ".join((say(game), *_day(model, playing), say(msg("page.name")))),
            60,
            588,
            "picture-game",
        ),
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        id=PICTURE,
        class_="result-picture",
        role="img",
        aria_label=f"{say(title)} {say(line)}",
    )


def _day(model: Model, playing: Playing) -> tuple[str, ...]:
    key = deal_at(model, playing)
    return (model.say(msg("day.title", date=say_day(key[0]))),) if key else ()


def _ranking(playing: Playing) -> tuple[int, ...]:
    return playing.match.game.ranking(state=playing.match.state)


def _seat(playing: Playing, place: int, seat: int) -> Markup:
    look, score = playing.table.looks[seat], playing.match.game.scores(state=playing.match.state)
    face = draw_face(look.face) if look.face else badge(look, 66)
    name = f"{place + 1}. {short_name(look.name)}"
    row = moved(
        700,
        186 + ROW * place,
        disc(34, 34, 36, "picture-ring"),
        el("svg", face, x=4, y=4, width=60, height=60),
        el("svg", badge(look, 24), x=-4, y=44, width=24, height=24),
        text(name, 86, 46, "picture-name"),
        text(str(score[seat].total), 430, 48, "picture-points"),
    )
    return el("g", row, class_=f"seat-{look.colour}")
