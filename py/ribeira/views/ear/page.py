"""The line, the last answer, and the table as headings and lists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ribeira.app.ear.accounts import told
from ribeira.app.learn.typed import say_help
from ribeira.app.playing import Playing
from ribeira.app.regions import Region
from ribeira.core.values import Message, msg
from ribeira.games import registry
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.view import Section
from ribeira.views.parts.controls import button, field, form

if TYPE_CHECKING:
    from ribeira.app.model import Model

LOGGED = 10
"""So many of the last entries of the log are on the page."""


def ear_region(model: Model, playing: Playing) -> Region:
    """In the place of the drawn board, for who wants it so."""
    reads = (
        model.words,
        playing.looks,
        playing.viewer,
        playing.shown_state,
        playing.choosing,
        playing.heard,
        playing.teaching,
        playing.match.at,
    )
    return Region("board", reads, lambda _: _draw(model, playing))


def _draw(model: Model, playing: Playing) -> Markup:
    return el("div", draw_ear(model, playing, "h2"), class_="ear", id="board")


def draw_ear(model: Model, playing: Playing, level: str = "h3") -> Markup:
    return group(
        _line(model, playing),
        _answer(model, playing, level),
        *(_section(model, section, level) for section in _sections(playing)),
    )


def _line(model: Model, playing: Playing) -> Markup:
    """It takes the focus whenever the viewer is asked."""
    say = model.say
    entry = field(
        say(msg("text.type")),
        el(
            "input",
            type="text",
            id="typed",
            autocomplete="off",
            autocapitalize="none",
            spellcheck="false",
            data_autofocus=True,
            data_takes_focus=playing.choosing,
        ),
        _help(model, playing),
    )
    return form("type", entry, say(msg("text.send")), "typing")


def _help(model: Model, playing: Playing) -> str:
    """What one can type; in a lesson first what its step wants."""
    lesson = (say_help(playing, playing.teaching),) if playing.teaching else ()
    return " ".join(model.sentences((*lesson, msg("text.type_help"))))


def _answer(model: Model, playing: Playing, level: str) -> Markup:
    heard = playing.heard
    asked = msg("ear.asked", text=heard.typed) if heard.typed else msg("ear.answer")
    return el(
        "section",
        el(level, model.say(asked)),
        el("ul", *(el("li", model.say(line)) for line in heard.lines)),
        id="answer",
    )


def _sections(playing: Playing) -> Iterator[Section]:
    """The table, most urgent first, then what has happened."""
    words, names = playing.module.words, playing.table.names
    yield from words.say_sight(seen=playing.shown_sight, names=names)
    yield Section(msg("variant.title"), registry.say_variant(playing.match.setup))
    yield Section(msg("log.title"), _log(playing))


def _log(playing: Playing) -> tuple[Message, ...]:
    """The latest first."""
    entries = [told(playing, step) for step in playing.match.past]
    latest = [entry for entry in entries if entry][-LOGGED:]
    return tuple(message for entry in reversed(latest) for _, message in entry)


def _section(model: Model, section: Section, level: str) -> Markup | None:
    if not section.lines:
        return None
    lines = (el("li", model.say(line)) for line in section.lines)
    return el("section", el(level, model.say(section.title)), el("ul", *lines))


def draw_switch(model: Model) -> Markup:
    """To the drawn table and back; the choice is kept."""
    label = msg("ear.leave") if model.settings.ear else msg("ear.keep")
    value = "false" if model.settings.ear else "true"
    return button("ear", model.say(label), value=value, id="ear-switch")
