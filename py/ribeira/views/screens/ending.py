"""The end of a game: the ranking and why, the scores item by item, and what one can do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app import streaks
from ribeira.app.playing import Playing
from ribeira.app.regions import Region
from ribeira.app.review.reviewing import can_review
from ribeira.app.streaks import level_of
from ribeira.bots.levels import LEVELS
from ribeira.core.values import msg
from ribeira.games import registry
from ribeira.kit.faces import draw_face
from ribeira.kit.markup import Markup, el, group
from ribeira.views.around.podium import draw_legend, draw_podium
from ribeira.views.around.result_picture import draw_picture
from ribeira.views.charts.charts import draw_charts
from ribeira.views.charts.sources import draw_sources
from ribeira.views.daily.result import draw_day
from ribeira.views.duel.challenge import draw_offer, draw_outcome
from ribeira.views.parts.coach import draw_note
from ribeira.views.parts.controls import button, field
from ribeira.views.parts.icons import icon
from ribeira.views.parts.story import draw_story, last_told
from ribeira.views.parts.table_bar import bar_region
from ribeira.views.screens.setup import say_bot
from ribeira.views.screens.table import sight_and_view

if TYPE_CHECKING:
    from ribeira.app.model import Model


def regions(model: Model) -> tuple[Region, ...]:
    playing = model.table
    streak = model.stored.streak(playing.match.setup.game)
    reads = (model.words, playing, streak, model.stored.days, model.today, model.duel)
    return bar_region(model, playing), Region("ending", reads, lambda _: _draw(model, playing))


def _draw(model: Model, playing: Playing) -> Markup:
    seen, view = sight_and_view(model, playing)
    board = playing.module.table.draw(seen=seen, view=view)
    return el(
        "main",
        draw_podium(model, playing),
        _actions(model, playing),
        _result(model, playing, seen),
        el(
            "section",
            el("h3", model.say(msg("end.table")), class_="plate"),
            el("div", board, class_="board", id="board"),
            class_=f"end-board of-{playing.match.setup.game} for-{len(playing.looks)}",
        ),
        _more(model, playing),
        class_="ending",
        id="ending",
        tabindex=-1,
    )


def _result(model: Model, playing: Playing, seen: object) -> Markup:
    """What one should know of it, and how it came about."""
    say = model.say
    return el(
        "div",
        draw_outcome(model, playing),
        draw_day(model, playing),
        draw_offer(model, playing),
        draw_note(model, playing),
        el("p", say(msg("end.practice")), class_="small") if playing.table.practice else None,
        _older_rules(model, playing),
        _next_level(model, playing),
        _points(model, playing),
        _ranking(model, playing, seen),
        class_="end-result",
    )


def _more(model: Model, playing: Playing) -> Markup:
    say = model.say
    return el(
        "div",
        draw_charts(model, playing),
        el("h3", say(msg("end.last"))),
        draw_story(model, playing, last_told(playing)),
        _summary(model, playing),
        class_="end-more",
    )


def _points(model: Model, playing: Playing) -> Markup | None:
    """A game without points has none to explain."""
    if not registry.terms(playing.match.setup.game).has_points:
        return None
    return el(
        "section",
        el("h3", model.say(msg("end.items"))),
        draw_legend(playing),
        draw_sources(model, playing),
        el("div", _items(model, playing), class_="visually-hidden"),
        class_="sheet",
        aria_label=model.say(msg("end.items")),
    )


def _older_rules(model: Model, playing: Playing) -> Markup | None:
    """By today's rules it ends here, which need not be how it ended."""
    only_looking = playing.table.only_looking
    return el("p", model.say(only_looking.why), id="only-looking") if only_looking else None


def _ranking(model: Model, playing: Playing, seen: object) -> Markup:
    """First to last, with the tie-break in words."""
    match, say = playing.match, model.say
    words = playing.module.words
    places = zip(
        match.game.ranking(state=match.state),
        words.say_ranking(seen=seen, names=playing.table.names),
        strict=True,
    )
    return el(
        "ol",
        *(el("li", say(sentence)) for _, sentence in places),
        class_="ranking small",
        id="ranking",
        aria_label=say(msg("end.ranking")),
    )


def _next_level(model: Model, playing: Playing) -> Markup | None:
    """After three wins in a row the level above, after three losses the one below."""
    level = _suggestion(model, playing)
    if not level:
        return None
    say, game = model.say, playing.match.setup.game
    up = LEVELS.index(level) > LEVELS.index(level_of(playing.table))
    what = msg("end.level_up") if up else msg("end.level_down")
    return el(
        "div",
        draw_face(registry.load(game).bots.CHARACTERS[level][0].face),
        el("p", say(what)),
        button("level", say(msg("end.level", who=say_bot(game, level))), value=level),
        class_="next-level sheet",
        id="next-level",
    )


def _suggestion(model: Model, playing: Playing) -> str:
    """The level to try after this game, or nothing."""
    streak = model.stored.streak(playing.match.setup.game)
    return streaks.suggestion(streak) if streak.table == playing.table.id else ""


def _items(model: Model, playing: Playing) -> Markup:
    """A table: one row for each source of points, one column for each seat."""
    match, say = playing.match, model.say
    terms = registry.terms(match.setup.game)
    scores = match.game.scores(state=match.state)
    there = {item.key for score in scores for item in score.items}
    rows = [key for key in terms.items if key in there]
    head = [el("th", name, scope="col") for name in playing.table.names]
    body = [
        el(
            "tr",
            el("th", say(terms.say_item(key)), scope="row"),
            *(el("td", _signed(sum(i.points for i in s.items if i.key == key))) for s in scores),
        )
        for key in rows
    ]
    total = el(
        "tr",
        el("th", say(msg("end.total")), scope="row"),
        *(el("td", el("strong", score.total)) for score in scores),
    )
    return el("table", el("thead", el("tr", el("td"), *head)), el("tbody", *body, total))


def _summary(model: Model, playing: Playing) -> Markup:
    """The result in words, in a field whose text is selected when it gets the focus."""
    say, lines = model.say, model.sentences(playing.summary())
    text = "\n".join(lines)
    shown = el("textarea", text, readonly=True, rows=len(lines), id="summary", data_select=True)
    return group(
        field(say(msg("end.summary")), shown),
        draw_picture(model, playing),
        el(
            "div",
            button("copy_summary", icon("copy"), say(msg("end.copy")), id="copy-summary"),
            button("save_picture", icon("file"), say(msg("end.picture")), id="save-picture"),
            class_="row",
        ),
    )


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}" if points else "·"


def _actions(model: Model, playing: Playing) -> Markup:
    say = model.say
    return el(
        "div",
        button(
            "again",
            icon("play"),
            say(msg("end.again")),
            value="new",
            rank="primary",
            id="again-new",
            data_autofocus=True,
        ),
        button("again", say(msg("end.same_deal")), value="same", id="again-same"),
        button("look", icon("look"), say(msg("end.look")), value="first", id="look-back"),
        button("review", icon("review"), say(msg("review.title")), id="review-end")
        if can_review(playing.match)
        else None,
        button("share", icon("share"), say(msg("share.title")), id="share-end"),
        class_="end-actions",
    )
