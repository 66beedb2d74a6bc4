"""The screen of a game: bar, board, what is asked or has happened, hand, and the log beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ribeira.app.playing import Playing
from ribeira.app.regions import Region, marked
from ribeira.app.update.turns import warnings
from ribeira.core.values import Message, msg
from ribeira.games import registry
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.pieces import badge
from ribeira.kit.view import View
from ribeira.views.parts.animation import draw_scene
from ribeira.views.parts.controls import button, tool, top_bar
from ribeira.views.parts.icons import icon
from ribeira.views.parts.looking import draw_looking
from ribeira.views.parts.share import draw_send_on
from ribeira.views.parts.story import draw_opening, draw_story, last_told, log_region

if TYPE_CHECKING:
    from ribeira.app.model import Model


def regions(model: Model) -> tuple[Region, ...]:
    return (_table(model, model.table),)


def _table(model: Model, playing: Playing) -> Region:
    log = log_region(model, playing, "log")

    def draw(parts: tuple[Markup, ...]) -> Markup:
        bar, board, middle, hand, side = parts
        return el(
            "div",
            bar,
            el("main", board, middle, hand, tabindex=-1),
            side,
            id="table",
            class_="table",
            **marked(marks),
        )

    marks = (
        ("data-at", str(playing.match.at)),
        ("data-scene", playing.animation.beat.group if playing.animation else ""),
        ("data-choosing", "true" if playing.choosing else "false"),
        ("data-looking", "true" if playing.looking is not None else "false"),
    )
    inert = "" if _is_covered(playing) else None
    parts = (
        bar_region(model, playing),
        board_region(model, playing, inert),
        Region("middle", (model.words, model.settings, playing), _middle_of(model)),
        _hand(model, playing),
        _side(model, log, inert),
    )
    return Region("table", (), draw, parts, marks)


def _side(model: Model, log: Region, inert: str | None) -> Region:
    title = model.say(msg("log.title"))
    marks = (("inert", inert),)

    def draw(parts: tuple[Markup, ...]) -> Markup:
        heading = el("h2", title)
        return el(
            "aside", heading, *parts, id="side", class_="side", aria_label=title, **marked(marks)
        )

    return Region("side", (model.words,), draw, (log,), marks)


def bar_region(model: Model, playing: Playing) -> Region:
    reads = (
        model.words,
        playing.match.setup.game,
        playing.why_not_undo() is None,
        playing.can_redo,
        playing.choosing,
        bool(playing.again),
        _looks_back_at_nothing(playing),
    )
    return Region("bar", reads, lambda _: draw_bar(model, playing))


def board_region(model: Model, playing: Playing, inert: str | None = None) -> Region:
    marks = (("inert", inert),)

    def draw(_: tuple[Markup, ...]) -> Markup:
        seen, view = sight_and_view(model, playing)
        board = playing.module.table.draw(seen=seen, view=view)
        return el("div", board, class_="board", id="board", **marked(marks))

    return Region("board", _drawn_from(model, playing), draw, (), marks)


def _drawn_from(model: Model, playing: Playing) -> tuple[object, ...]:
    """What board and hand look at."""
    return (
        model.words,
        playing.table.looks,
        playing.viewer,
        playing.shown_state,
        playing.shown_events,
        playing.legal,
        playing.picked,
        playing.clicked,
    )


def sight_and_view(model: Model, playing: Playing) -> tuple[Any, View]:
    """What is drawn: the state looked at, as the viewer may see it, and what has just happened."""
    seen = playing.match.game.sight(state=playing.shown_state, seat=playing.viewer)
    return seen, View(
        playing.table.looks,
        model.say,
        playing.legal,
        playing.picked,
        playing.shown_events,
        playing.clicked,
    )


def draw_bar(model: Model, playing: Playing) -> Markup:
    name = registry.terms(playing.match.setup.game).say_game()
    return top_bar(
        model,
        el("h1", model.say(name)),
        tool(model, "undo", "undo", msg("table.undo"), off=bool(playing.why_not_undo())),
        tool(model, "redo", "redo", msg("table.redo")) if playing.can_redo else None,
        tool(model, "hint", "hint", msg("table.hint"), off=not playing.choosing),
        tool(model, "watch", "watch", msg("table.watch"), off=not playing.again),
        tool(model, "log", "log", msg("log.title")),
        draw_extras(model, playing),
        tool(model, "menu", "menu", msg("table.menu")),
    )


def draw_extras(model: Model, playing: Playing, kind: str = "") -> Markup:
    """The tools that a narrow screen puts into a menu."""
    nothing = _looks_back_at_nothing(playing)
    return group(
        tool(model, "look", "look", msg("table.look"), off=nothing, kind=kind),
        tool(model, "text", "text", msg("table.text"), kind=kind),
        tool(model, "share", "share", msg("share.title"), kind=kind),
        tool(model, "rules", "rules", msg("table.rules"), kind=kind),
        tool(model, "settings", "settings", msg("settings.title"), kind=kind),
    )


def _looks_back_at_nothing(playing: Playing) -> bool:
    return playing.looking is not None or not playing.match.past


def _middle_of(model: Model) -> Callable[[tuple[Markup, ...]], Markup]:
    playing = model.table

    def draw(_: tuple[Markup, ...]) -> Markup:
        content = _curtain(model, playing) if _is_covered(playing) else _middle(model, playing)
        return el("div", content, class_="middle", id="middle")

    return draw


def _middle(model: Model, playing: Playing) -> Markup | None:
    if playing.looking is not None:
        return draw_looking(model, playing)
    if playing.following and not playing.animation:
        return _following(model, playing.following)
    if playing.table.closed and not playing.animation:
        return _closed(model, playing.table.closed)
    if playing.animation:
        return None if playing.animation.beat.stop else draw_scene(model, playing)
    return group(
        el(
            "div",
            _asked(model, playing),
            _nearly_full(model, playing),
            _confirm(model, playing),
            draw_send_on(model, playing),
            _thinking(model) if playing.slow else None,
            class_="ask",
        ),
        draw_story(model, playing, last_told(playing)) or draw_opening(model, playing),
    )


def _thinking(model: Model) -> Markup:
    """Says that a bot is thinking, with a button to hurry it."""
    return el(
        "div",
        el("span", *(el("i") for _ in range(3)), class_="thinking", aria_hidden="true"),
        button("hurry", icon("skip"), model.say(msg("table.hurry")), id="hurry"),
        class_="row",
    )


def _following(model: Model, why: Message) -> Markup:
    """Says that another tab plays this game."""
    take = button("take_over", model.say(msg("tabs.take_over")), kind="primary", id="take-over")
    return el(
        "div",
        el("p", model.say(why), class_="status", id="status"),
        el("div", take, class_="row"),
        class_="ask",
    )


def _closed(model: Model, why: Message) -> Markup:
    """Nobody plays on; what there is can be looked back at."""
    look = button("look", icon("look"), model.say(msg("end.look")), value="first", id="look-back")
    return el(
        "div",
        el("p", model.say(why), class_="status", id="status"),
        el("div", look, class_="row"),
        class_="ask",
    )


def _nearly_full(model: Model, playing: Playing) -> Markup | None:
    told = playing.table.nearly_full
    return el("p", model.say(told), class_="small", id="nearly-full") if told else None


def _asked(model: Model, playing: Playing) -> Markup:
    """What the person is asked to do; if there are warnings before an action, only these."""
    warned = warnings(model, playing.picked) if playing.picked else ()
    if not warned:
        return el("p", model.say(playing.status()), class_="status", id="status")
    lines = (el("li", model.say(warning)) for warning in warned)
    return el("ul", *lines, class_="status warnings", id="status")


def _confirm(model: Model, playing: Playing) -> Markup | None:
    """The button that confirms the picked action."""
    if playing.picked is None:
        return None
    words = registry.load(playing.match.setup.game).words
    return el(
        "div",
        button(
            "confirm",
            model.say(words.say_action(action=playing.picked)),
            kind="primary",
            id="confirm",
        ),
        button("unpick", model.say(msg("table.unpick")), id="unpick"),
        class_="row",
    )


def _is_covered(playing: Playing) -> bool:
    return playing.handover is not None and playing.looking is None


def _curtain(model: Model, playing: Playing) -> Markup:
    """The sheet before a hand is shown, when several people share a screen: it names the person who
    is to look, and has a button for that person."""
    assert playing.handover is not None
    player = playing.table.players[playing.handover]
    undoable = playing.why_not_undo() is None
    return el(
        "section",
        badge(player.look, 56),
        el("h2", model.say(msg("curtain.title", name=player.name))),
        el("p", model.say(msg("curtain.pass", name=player.name))),
        button(
            "lift",
            model.say(msg("curtain.lift", name=player.name)),
            kind="primary big",
            id="lift",
            data_autofocus=True,
        ),
        button("undo", icon("undo"), model.say(msg("curtain.undo"))) if undoable else None,
        draw_story(model, playing, last_told(playing)),
        class_="curtain",
        id="curtain",
    )


def _hand(model: Model, playing: Playing) -> Region:
    return Region("hand", _drawn_from(model, playing), lambda _: _draw_hand(model, playing))


def _draw_hand(model: Model, playing: Playing) -> Markup:
    seen, view = sight_and_view(model, playing)
    cards = playing.module.table.draw_hand(seen=seen, view=view)
    name = playing.table.players[playing.viewer].name if playing.viewer is not None else ""
    label: Message = msg("table.hand_of", name=name) if name else msg("table.no_hand")
    return el(
        "div",
        cards if playing.viewer is not None else None,
        class_="hand",
        id="hand",
        role="group",
        aria_label=model.say(label),
        data_rove=True,
    )
