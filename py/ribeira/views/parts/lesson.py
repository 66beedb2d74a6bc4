"""The panel of a lesson, in the place of the prompt: what to do or to answer, and how to go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.learn import teaching as lessons
from ribeira.app.learn import typed
from ribeira.app.learn.teaching import Teaching
from ribeira.app.playing import Playing
from ribeira.core.learning.lesson import Act, Ask, Free
from ribeira.core.values import msg
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.controls import Rank, button, rule_link, tool, top_bar
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model

ENOUGH = 2
"""After so many wrong tries it is suggested to be shown what to do."""


def draw_lesson(model: Model, playing: Playing, teaching: Teaching) -> Markup:
    return el(
        "section",
        el("div", *_said(model, teaching), class_="lesson-said", id="status"),
        _reply(model, teaching),
        _answers(model, playing, teaching),
        el("div", _progress(model, teaching), _ways_on(model, playing, teaching), class_="row"),
        _look_at(model, teaching),
        class_="lesson",
        id="lesson",
        aria_label=model.say(msg("learn.panel")),
        tabindex=-1,
        data_autofocus=True,
    )


def _progress(model: Model, teaching: Teaching) -> Markup:
    of = lessons.steps_of(teaching.lesson)
    here = msg("learn.step", step=teaching.number, of=of)
    rules = (rule_link(model, rule) for rule in teaching.step.rules)
    bar = el("progress", value=teaching.number, max=of, aria_label=model.say(here))
    return el("p", el("span", model.say(here)), bar, *rules, class_="lesson-progress")


def _said(model: Model, teaching: Teaching) -> tuple[Markup, ...]:
    """The sentences; the last one is what to do."""
    *some, last = teaching.said or (msg("learn.watch"),)
    wants = isinstance(teaching.step, Act | Ask | Free)
    ending = el("strong", model.say(last)) if wants else model.say(last)
    return (*(el("p", model.say(line)) for line in some), el("p", ending))


def _reply(model: Model, teaching: Teaching) -> Markup | None:
    if teaching.reply is None:
        return None
    return el("p", icon("talk"), model.say(teaching.reply), class_="lesson-reply", id="reply")


def _answers(model: Model, playing: Playing, teaching: Teaching) -> Markup | None:
    """Of a question, until the right one is found."""
    answers = tuple(
        button(
            "answer",
            model.say(text),
            _key(model, str(number)),
            value=str(number),
            id=f"answer-{number}",
        )
        for number, text in enumerate(typed.answers(playing, teaching), 1)
    )
    if not answers:
        return None
    name = model.say(msg("learn.answers"))
    return el("div", *answers, class_="row", role="group", aria_label=name)


def _key(model: Model, key: str) -> Markup | None:
    """The key that does the same; where there is room it is shown."""
    return el("kbd", key, aria_hidden="true") if model.settings.keys else None


def _ways_on(model: Model, playing: Playing, teaching: Teaching) -> Markup:
    say, step = model.say, teaching.step
    shows = isinstance(step, Act) or (isinstance(step, Ask) and not teaching.done)
    rank: Rank = "offer" if teaching.tries >= ENOUGH else "plain"
    return el(
        "div",
        _back(model, teaching),
        button("show_step", say(msg("learn.show")), _key(model, "S"), rank=rank, id="show-step")
        if shows and teaching.said
        else None,
        _ending(model, playing, teaching) if teaching.is_last else _next(model, teaching),
        class_="row lesson-ways",
    )


def _back(model: Model, teaching: Teaching) -> Markup | None:
    if teaching.number == 1:
        return None
    return button(
        "step_back", icon("undo"), model.say(msg("learn.back")), rank="quiet", id="step-back"
    )


def _next(model: Model, teaching: Teaching) -> Markup | None:
    """Where there is nothing to do but to read."""
    wants = isinstance(teaching.step, Act | Free) or not teaching.said
    if wants or (isinstance(teaching.step, Ask) and not teaching.done):
        return None
    label = model.say(msg("learn.next"))
    return button("next_step", label, _key(model, "N"), rank="primary", id="next-step")


def _ending(model: Model, playing: Playing, teaching: Teaching) -> Markup:
    """What one can do after a lesson: first the next one, if this was only half of the game."""
    say, game = model.say, playing.match.setup.game
    following = teaching.lesson.leads_to
    on = button(
        "play_on",
        say(msg("learn.play_on")),
        rank="plain" if following else "primary",
        id="play-on",
    )
    ways = (
        on,
        button("guide", say(msg("rules.quiz.offer")), value=f"{game}/quiz", id="learn-quiz"),
        button("learn", say(msg("learn.more")), value=game, id="learn-more"),
    )
    if not following:
        return group(*ways)
    label = say(msg("learn.following"))
    first = button("lesson", label, value=following, rank="primary", id="next-lesson")
    return group(first, *ways)


def _look_at(model: Model, teaching: Teaching) -> Markup | None:
    """For those who do not see the light: what is lit, by its name."""
    if not teaching.look_at:
        return None
    names = "; ".join(name for _, name in teaching.look_at)
    said = model.say(msg("learn.look_at", names=names))
    return el("p", said, class_="visually-hidden", id="look-at-names")


def draw_lesson_bar(model: Model, playing: Playing) -> Markup:
    teaching = playing.teaching
    assert teaching
    title = el("h1", model.say(msg(teaching.lesson.title)))
    return top_bar(
        model,
        el("div", title, class_="bar-title"),
        tool(model, "log", "story", msg("log.title")),
        tool(model, "rules", "rules", msg("table.rules")),
        tool(model, "menu", "more", msg("table.menu")),
        tool(model, "leave_lesson", "close", msg("learn.leave")),
    )
