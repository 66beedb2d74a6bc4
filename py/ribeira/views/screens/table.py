"""The screen of a game: bar, board, what is asked or has happened, hand, and the log beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.core.values import Message, msg
from ribeira.games import registry
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.pieces import badge
from ribeira.kit.view import View
from ribeira.views.parts.animation import draw_scene
from ribeira.views.parts.controls import button, tool, top_bar
from ribeira.views.parts.icons import icon
from ribeira.views.parts.interlude import draw_interlude
from ribeira.views.parts.looking import draw_looking
from ribeira.views.parts.share import draw_send_on
from ribeira.views.parts.story import RECENT, draw_log, draw_opening, draw_story, last_told

if TYPE_CHECKING:
    from ribeira.app.session import Session


def draw(session: Session) -> Markup:
    playing = session.playing
    assert playing is not None
    board = registry.load(playing.match.setup.game).table
    seen, view = sight_and_view(session, playing)
    curtain = _curtain(session, playing)
    covered = curtain is not None
    return el(
        "div",
        draw_bar(session, playing),
        el(
            "main",
            el("div", board.draw(seen=seen, view=view), class_="board", id="board", inert=covered),
            el(
                "div",
                curtain or _middle(session, playing),
                class_="middle",
                id="middle",
            ),
            _hand(session, playing, board.draw_hand(seen=seen, view=view)),
            tabindex=-1,
        ),
        el(
            "aside",
            el("h2", session.say(msg("log.title"))),
            draw_log(session, playing, "log", RECENT),
            class_="side",
            inert=covered,
            aria_label=session.say(msg("log.title")),
        ),
        draw_interlude(session, playing),
        class_="table",
        id="table",
        data_at=playing.match.at,
        data_scene=playing.animation.beat.group if playing.animation else "",
        data_choosing="true" if playing.choosing else "false",
        data_looking="true" if playing.looking is not None else "false",
    )


def sight_and_view(session: Session, playing: Playing) -> tuple[object, View]:
    """What is drawn: the state looked at, as the viewer may see it, and what has just happened."""
    seen = playing.match.game.sight(state=playing.shown_state, seat=playing.viewer)
    shown = playing.animation.shown if playing.animation else ()
    events = tuple(event for event in shown if event.seen_by(playing.viewer))
    return seen, View(
        playing.table.looks, session.say, playing.legal, playing.picked, events, playing.clicked
    )


def draw_bar(session: Session, playing: Playing) -> Markup:
    name = registry.terms(playing.match.setup.game).say_game()
    return top_bar(
        session,
        el("h1", session.say(name)),
        tool(session, "undo", "undo", msg("table.undo"), off=bool(playing.why_not_undo())),
        tool(session, "redo", "redo", msg("table.redo")) if playing.can_redo else None,
        tool(session, "hint", "hint", msg("table.hint"), off=not playing.choosing),
        tool(session, "watch", "watch", msg("table.watch"), off=not playing.again),
        tool(session, "log", "log", msg("log.title")),
        draw_extras(session, playing),
        tool(session, "menu", "menu", msg("table.menu")),
    )


def draw_extras(session: Session, playing: Playing, kind: str = "") -> Markup:
    """The tools that a narrow screen puts into a menu."""
    nothing = playing.looking is not None or not playing.match.past
    return group(
        tool(session, "look", "look", msg("table.look"), off=nothing, kind=kind),
        tool(session, "text", "text", msg("table.text"), kind=kind),
        tool(session, "share", "share", msg("share.title"), kind=kind),
        tool(session, "rules", "rules", msg("table.rules"), kind=kind),
        tool(session, "settings", "settings", msg("settings.title"), kind=kind),
    )


def _middle(session: Session, playing: Playing) -> Markup | None:
    if playing.looking is not None:
        return draw_looking(session, playing)
    if playing.following and not playing.animation:
        return _following(session)
    if playing.table.closed and not playing.animation:
        return _closed(session, playing.table.closed)
    if playing.animation:
        return None if playing.animation.beat.stop else draw_scene(session, playing)
    return group(
        el(
            "div",
            _asked(session, playing),
            _nearly_full(session, playing),
            _confirm(session, playing),
            draw_send_on(session, playing),
            _thinking(session) if playing.slow else None,
            class_="ask",
        ),
        draw_story(session, playing, last_told(session, playing)) or draw_opening(session, playing),
    )


def _thinking(session: Session) -> Markup:
    """Says that a bot is thinking, with a button to hurry it."""
    return el(
        "div",
        el("span", *(el("i") for _ in range(3)), class_="thinking", aria_hidden="true"),
        button("hurry", icon("skip"), session.say(msg("table.hurry")), id="hurry"),
        class_="row",
    )


def _following(session: Session) -> Markup:
    """Says that another tab plays this game."""
    take = button("take_over", session.say(msg("tabs.take_over")), kind="primary", id="take-over")
    return el(
        "div",
        el("p", session.say(session.tabs.why), class_="status", id="status"),
        el("div", take, class_="row"),
        class_="ask",
    )


def _closed(session: Session, why: Message) -> Markup:
    """Nobody plays on; what there is can be looked back at."""
    look = button("look", icon("look"), session.say(msg("end.look")), value="first", id="look-back")
    return el(
        "div",
        el("p", session.say(why), class_="status", id="status"),
        el("div", look, class_="row"),
        class_="ask",
    )


def _nearly_full(session: Session, playing: Playing) -> Markup | None:
    told = playing.table.nearly_full
    return el("p", session.say(told), class_="small", id="nearly-full") if told else None


def _asked(session: Session, playing: Playing) -> Markup:
    """What the person is asked to do; if there are warnings before an action, only these."""
    warnings = session.moves.warnings(playing.picked) if playing.picked else ()
    if not warnings:
        return el("p", session.say(session.status()), class_="status", id="status")
    lines = (el("li", session.say(warning)) for warning in warnings)
    return el("ul", *lines, class_="status warnings", id="status")


def _confirm(session: Session, playing: Playing) -> Markup | None:
    """The button that confirms the picked action."""
    if playing.picked is None:
        return None
    words = registry.load(playing.match.setup.game).words
    return el(
        "div",
        button(
            "confirm",
            session.say(words.say_action(action=playing.picked)),
            kind="primary",
            id="confirm",
        ),
        button("unpick", session.say(msg("table.unpick")), id="unpick"),
        class_="row",
    )


def _curtain(session: Session, playing: Playing) -> Markup | None:
    """The sheet before a hand is shown, when several people share a screen: it names the person who
    is to look, and has a button for that person."""
    if playing.handover is None or playing.looking is not None:
        return None
    player = playing.table.players[playing.handover]
    undoable = playing.why_not_undo() is None
    return el(
        "section",
        badge(player.look, 56),
        el("h2", session.say(msg("curtain.title", name=player.name))),
        el("p", session.say(msg("curtain.pass", name=player.name))),
        button(
            "lift",
            session.say(msg("curtain.lift", name=player.name)),
            kind="primary big",
            id="lift",
            data_autofocus=True,
        ),
        button("undo", icon("undo"), session.say(msg("curtain.undo"))) if undoable else None,
        draw_story(session, playing, last_told(session, playing)),
        class_="curtain",
        id="curtain",
    )


def _hand(session: Session, playing: Playing, cards: Markup) -> Markup:
    name = playing.table.players[playing.viewer].name if playing.viewer is not None else ""
    label: Message = msg("table.hand_of", name=name) if name else msg("table.no_hand")
    return el(
        "div",
        cards if playing.viewer is not None else None,
        class_="hand",
        id="hand",
        role="group",
        aria_label=session.say(label),
        data_rove=True,
    )
