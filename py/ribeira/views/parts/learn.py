"""The ways to learn a game: its lessons, and which of them are done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.learn import kept
from ribeira.app.learn.kept import LESSONS, Lessons
from ribeira.core.learning.lesson import Lesson
from ribeira.core.values import msg
from ribeira.games import registry
from ribeira.kit.markup import Markup, el, group
from ribeira.views.guide.pages import draw_doors
from ribeira.views.parts.controls import button
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model


def can_be_learnt(game: str) -> bool:
    return not registry.lacks(game) and registry.load(game).learn is not None


def learn_button(model: Model, game: str) -> Markup | None:
    """The door to the lessons, for games that have some."""
    if not can_be_learnt(game):
        return None
    named = model.say(msg("page.learn_game", game=registry.terms(game).say_game()))
    learn = model.say(msg("page.learn"))
    return button("learn", icon("learn"), learn, value=game, aria_label=named, id=f"learn-{game}")


def draw_learn(model: Model) -> Markup:
    assert model.dialog
    learn = registry.load(model.dialog.game).learn
    assert learn, "only games with lessons have the door"
    known = kept.read(model.stored.texts.get(LESSONS, ""))
    first = next((lesson for lesson in learn.LESSONS if lesson.id not in known.done), None)
    entries = (_entry(model, lesson, known, lesson is first) for lesson in learn.LESSONS)
    return group(
        el("p", model.say(msg("learn.what"))),
        el("ol", *entries, class_="lessons"),
        draw_doors(model, learn.GUIDE),
    )


def _entry(model: Model, lesson: Lesson, known: Lessons, is_next: bool) -> Markup:
    say = model.say
    done, place = lesson.id in known.done, known.places.get(lesson.id)
    ended = done and (place is None or place.is_at_end_of(lesson))
    title = say(msg(lesson.title))
    label = msg("learn.again") if ended else msg("learn.resume" if place else "learn.begin")
    return el(
        "li",
        el("h3", title, " ", el("span", say(msg("learn.done")), class_="badge") if done else None),
        el("p", say(msg(lesson.aim))),
        button(
            "lesson",
            icon("play"),
            say(label),
            value=f"{lesson.id}/{lesson.parts[0].id}" if ended else lesson.id,
            rank="primary" if is_next else "plain",
            aria_label=say(msg("learn.named", what=say(label), title=title)),
            id=f"lesson-{lesson.id}",
        ),
        class_="sheet",
    )
