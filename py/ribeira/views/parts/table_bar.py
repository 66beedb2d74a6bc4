"""The bar above a table: the game, how far it is, and the tools, each a sign with its word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.app.regions import Region
from ribeira.core.values import Message, msg
from ribeira.games import registry
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.coach import draw_switch
from ribeira.views.parts.controls import button, sound_tool, tool, top_bar
from ribeira.views.parts.icons import icon
from ribeira.views.parts.learn import can_be_learnt
from ribeira.views.parts.lesson import draw_lesson_bar

if TYPE_CHECKING:
    from ribeira.app.model import Model


def bar_region(model: Model, playing: Playing) -> Region:
    reads = (
        model.words,
        playing.match.setup.game,
        playing.at_its_end,
        playing.why_not_undo() is None,
        playing.can_redo,
        playing.choosing,
        playing.hinting,
        model.settings.sounds,
        _say_progress(playing),
        _say_turn(playing),
        model.unkept != (),
        playing.teaching and playing.teaching.lesson.id,
    )
    return Region("bar", reads, lambda _: _draw_bar(model, playing))


def _draw_bar(model: Model, playing: Playing) -> Markup:
    if playing.teaching:
        return draw_lesson_bar(model, playing)
    say, over = model.say, playing.at_its_end
    name = registry.terms(playing.match.setup.game).say_game()
    turn = _say_turn(playing)
    title = el(
        "div",
        el("h1", say(name)),
        el(
            "p",
            el("span", say(_say_progress(playing)), id="progress"),
            el("span", say(turn), class_="bar-turn") if turn else None,
            class_="bar-progress",
        ),
        class_="bar-title",
    )
    return top_bar(
        model,
        title,
        None if over else undo_tool(model, playing),
        None if over else tool(model, "redo", "redo", msg("table.redo"), off=not playing.can_redo),
        None if over else _hint_tool(model, playing),
        tool(model, "log", "story", msg("log.title")),
        tool(model, "rules", "rules", msg("table.rules")),
        sound_tool(model),
        tool(model, "menu", "more", msg("table.menu")),
    )


def undo_tool(model: Model, playing: Playing, kind: str = "") -> Markup:
    off = playing.why_not_undo() is not None
    return tool(model, "undo", "undo", msg("table.undo"), off=off, kind=kind)


def _hint_tool(model: Model, playing: Playing) -> Markup:
    return button(
        "hint",
        icon("hint"),
        el("span", model.say(msg("table.hint")), class_="tool-name"),
        kind="tool",
        rank="quiet",
        aria_disabled=None if playing.choosing else "true",
        aria_pressed="true" if playing.hinting else "false",
        id="tool-hint",
    )


def draw_more(model: Model, playing: Playing) -> Markup:
    """What *More* lists: the tools for which there is no room, and those that are seldom needed."""
    kind, game = "listed", playing.match.setup.game
    return group(
        tool(model, "learn", "learn", msg("page.learn"), game, kind=kind)
        if can_be_learnt(game)
        else None,
        draw_switch(model, playing, kind),
        tool(model, "redo", "redo", msg("table.redo"), off=not playing.can_redo, kind=kind),
        tool(model, "watch", "watch", msg("table.watch"), off=not playing.again, kind=kind),
        tool(model, "look", "look", msg("table.look"), off=_looks_at_nothing(playing), kind=kind),
        tool(model, "rules", "rules", msg("table.rules"), kind=kind),
        sound_tool(model, kind),
        tool(model, "share", "share", msg("share.title"), kind=kind),
        tool(model, "text", "text", msg("table.text"), kind=kind),
        tool(model, "settings", "settings", msg("settings.title"), kind=kind),
    )


def _looks_at_nothing(playing: Playing) -> bool:
    impossible = playing.looking is not None or playing.teaching is not None
    return impossible or not playing.match.past


def _say_progress(playing: Playing) -> Message:
    return playing.module.words.say_progress(seen=playing.shown_sight)


def _say_turn(playing: Playing) -> Message | None:
    """Whose turn it is, if a person here is to act."""
    if not playing.choosing or playing.viewer is None:
        return None
    if len(playing.table.people) > 1:
        return msg("table.turn_of", name=playing.table.names[playing.viewer])
    return msg("table.your_turn")
