"""The page of a review: what decided the game, how the chances went, and one seat's choices."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.app.regions import Region
from ribeira.app.review.reviewing import Review, seats_of
from ribeira.app.review.said import say_better, say_cost
from ribeira.bots.review.judging import BETTER, KINDS, TURNING, Judged
from ribeira.bots.review.moments import Moment
from ribeira.core.values import N_, Message, msg, plural
from ribeira.kit.chart import Chart
from ribeira.kit.latest import latest
from ribeira.kit.markup import Markup, el
from ribeira.kit.people import portrait
from ribeira.views.charts.charts import draw_figure, draw_legend
from ribeira.views.parts.controls import button, field, select
from ribeira.views.parts.icons import icon
from ribeira.views.parts.table_bar import bar_region
from ribeira.views.review.shown import draw_kind

if TYPE_CHECKING:
    from ribeira.app.model import Model


CHANGES = {
    (False, False): N_("review.rose"),
    (False, True): N_("review.fell"),
    (True, False): N_("review.rose_points"),
    (True, True): N_("review.fell_points"),
}
"""By whether one plays alone, and whether it got worse."""


def regions(model: Model) -> tuple[Region, ...]:
    playing = model.table
    review = playing.review
    assert review, "the page is drawn only while there is a review"
    reads = (model.words, playing.table, review)
    page = Region("review", reads, lambda _: _draw(model, playing, review))
    return bar_region(model, playing), page


def _draw(model: Model, playing: Playing, review: Review) -> Markup:
    say = model.say
    return el(
        "main",
        el("h2", say(msg("review.title"))),
        el("p", say(msg("review.what")), class_="lede"),
        button("review_close", say(msg("review.close")), id="review-close", data_autofocus=True),
        _progress(model, playing, review),
        _moments(model, playing, review),
        _course(model, playing, review),
        _choices(model, playing, review),
        class_="review",
        id="review",
        tabindex=-1,
    )


def _progress(model: Model, playing: Playing, review: Review) -> Markup | None:
    """How far it has come, with a way to stop it and to go on."""
    done, of = review.progress(playing.match)
    if done == of:
        return None
    say, label = model.say, model.say(msg("reading.far"))
    return el(
        "div",
        el("progress", value=done, max=of, aria_label=label),
        el("span", say(msg("review.progress", done=done, of=of)), class_="small"),
        button("review_stop", say(msg("arena.stop")), id="review-stop")
        if review.running
        else button("review_on", say(msg("review.go_on")), rank="primary", id="review-on"),
        class_="review-progress sheet",
    )


# What decided it


def _moments(model: Model, playing: Playing, review: Review) -> Markup | None:
    if not review.knows_course(playing.match):
        return None
    say, found = model.say, review.moments(playing.match)
    told = el("ol", *(_moment(model, playing, moment) for moment in found), class_="review-list")
    return el(
        "section",
        el("h3", say(msg("review.moments"))),
        told if found else el("p", say(msg("review.no_moments"))),
        class_="sheet review-moments",
        aria_label=say(msg("review.moments")),
    )


def _moment(model: Model, playing: Playing, moment: Moment) -> Markup:
    """Whose chance changed, and by what; its button leads to the table right before."""
    seat, say = moment.seat, model.say
    before, after = (numbers[seat] for numbers in (moment.before, moment.after))
    alone, name = len(moment.before) == 1, playing.table.names[seat]
    scale = 1 if alone else 100
    key = CHANGES[alone, after < before]
    told = msg(key, name=name, before=round(scale * before), after=round(scale * after))
    return el(
        "li",
        portrait(playing.looks[seat]),
        el(
            "div",
            el("p", say(_say_when(playing, moment)), class_="small"),
            el("p", say(told)),
            _what_happened(model, playing, moment),
        ),
        button(
            "look",
            icon("look"),
            say(msg("review.show")),
            value=str(moment.since),
            kind="moment",
            aria_label=say(msg("review.show_move", at=moment.since + 1)),
        ),
    )


def _say_when(playing: Playing, moment: Moment) -> Message:
    seen = playing.match.game.sight(state=playing.match.states[moment.since], seat=None)
    progress = playing.module.words.say_progress(seen=seen)
    return msg("review.when", at=moment.since + 1, progress=progress)


def _what_happened(model: Model, playing: Playing, moment: Moment) -> Markup | None:
    """In one sentence, where a turn has one; else what is shown of its last step."""
    steps = playing.match.past[moment.since : moment.until]
    words, names, quiet = playing.module.words, playing.table.names, playing.module.table.QUIET
    summed = words.say_turn(events=[e for step in steps for e in step.events], names=names)
    if summed:
        return el("p", model.say(summed), class_="small")
    events = (event for event in steps[-1].events if event.key not in quiet)
    told = (words.say_event(event=event, names=names) for event in events)
    lines = [model.say(message) for message in told if message]
    return el("p", " ".join(lines), class_="small") if lines else None


# The course


def _course(model: Model, playing: Playing, review: Review) -> Markup | None:
    if len(review.course) < 2:
        return None
    looks = tuple(playing.looks[seat] for seat in seats_of(playing.match))
    return el(
        "section",
        draw_legend(looks) if len(looks) > 1 else None,
        draw_figure(model, _chart(review.course), looks),
        class_="review-course charts",
    )


@latest
def _chart(course: tuple[tuple[int, tuple[float, ...]], ...]) -> Chart:
    alone = len(course[0][1]) == 1
    title = msg("review.course_points") if alone else msg("review.course")
    columns = tuple(str(at) for at, _ in course)
    scale = 1 if alone else 100
    rows = zip(*(row for _, row in course), strict=True)
    return Chart(title, columns, tuple(tuple(round(scale * n) for n in row) for row in rows), True)


# The choices of a seat


def _choices(model: Model, playing: Playing, review: Review) -> Markup:
    say, match = model.say, playing.match
    groups = [(kind, review.choices(match, kind)) for kind in KINDS]
    first = TURNING if groups[0][1] or review.running else BETTER
    return el(
        "section",
        el("h3", say(msg("review.choices"))),
        _whose(model, playing, review),
        el("p", say(_say_count(playing, review)), id="review-count", role="status"),
        *(_group(model, playing, kind, choices, kind == first) for kind, choices in groups),
        el("p", say(msg("review.fair")), class_="small"),
        class_="sheet review-choices",
        aria_label=say(msg("review.choices")),
    )


def _group(
    model: Model, playing: Playing, kind: str, choices: tuple[Judged, ...], is_open: bool
) -> Markup | None:
    """Those of one kind. The weightiest are in sight; the others are opened by who wants them."""
    if not choices:
        return None
    return el(
        "details",
        el("summary", model.say(_say_group(kind, len(choices)))),
        el("ol", *(_choice(model, playing, each) for each in choices), class_="review-list"),
        open=is_open,
        id=f"review-{kind}",
        class_="review-group",
    )


def _say_action(playing: Playing, judged: Judged) -> Message:
    return playing.module.words.say_action(action=judged.action)


def _say_group(kind: str, n: int) -> Message:
    if kind == TURNING:
        return plural("review.turning", n)
    return plural("review.better", n) if kind == BETTER else plural("review.fine", n)


def _whose(model: Model, playing: Playing, review: Review) -> Markup | None:
    names = playing.table.names
    seats: Iterable[tuple[str, str]] = ((str(n), names[n]) for n in seats_of(playing.match))
    if playing.match.setup.seats == 1:
        return None
    choice = select("review.seat", str(review.seat), seats)
    return field(model.say(msg("review.whose")), choice, kind="row")


def _say_count(playing: Playing, review: Review) -> Message:
    """How many of each kind; of two of them the third follows."""
    match = playing.match
    turning, better = (len(review.choices(match, kind)) for kind in (TURNING, BETTER))
    if turning or better:
        return msg(
            "review.count",
            turning=_say_group(TURNING, turning),
            better=_say_group(BETTER, better),
        )
    return msg("review.nothing_yet") if review.running else msg("review.nothing")


def _choice(model: Model, playing: Playing, judged: Judged) -> Markup:
    say, cost = model.say, say_cost(playing, judged)
    return el(
        "li",
        draw_kind(model, judged),
        el(
            "div",
            el("p", say(msg("review.move", at=judged.at + 1, action=_say_action(playing, judged)))),
            el("p", say(say_better(playing, judged)), " ", say(cost), class_="small")
            if cost
            else None,
        ),
        button(
            "review_show",
            icon("look"),
            say(msg("review.show")),
            value=str(judged.at),
            kind="moment",
            id=f"review-show-{judged.at}",
            aria_label=say(msg("review.show_move", at=judged.at + 1)),
        ),
        class_=f"is-{judged.kind}",
    )
