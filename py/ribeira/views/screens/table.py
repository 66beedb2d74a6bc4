"""The screen of a game: the bar, the drawn world with the people at its rim, and the dock.

Six parts, marked with `data-part`, in this order: bar, seats, stage, boards, dock, drawer. The game
draws seats, stage and boards, and the hand in the dock; the drawer is a dialog (`dialogs.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ribeira.app.animation import flying_time
from ribeira.app.ear.answering import is_by_ear
from ribeira.app.learn.pointing import lit, wanted
from ribeira.app.playing import Playing
from ribeira.app.regions import Region, marked
from ribeira.core.values import N_, Message, msg
from ribeira.kit import spotlight
from ribeira.kit.markup import Markup, el
from ribeira.kit.view import View
from ribeira.views.around.headings import unseen, with_headings
from ribeira.views.ear.page import ear_region
from ribeira.views.guide.legend import legend_region
from ribeira.views.parts.controls import button
from ribeira.views.parts.dock import dock_region, is_covered
from ribeira.views.parts.table_bar import bar_region

if TYPE_CHECKING:
    from ribeira.app.model import Model


def regions(model: Model) -> tuple[Region, ...]:
    return (_table(model, model.table),)


def _table(model: Model, playing: Playing) -> Region:
    game, people = playing.match.setup.game, len(playing.looks)

    def draw(parts: tuple[Markup, ...]) -> Markup:
        bar, *others = parts
        return el(
            "div",
            bar,
            el("main", *others, class_="play", tabindex=-1),
            id="table",
            class_=f"table of-{game} for-{people}{' by-ear' if by_ear else ''}",
            **marked(marks),
        )

    animation, by_ear = playing.animation, _is_in_words(model, playing)
    marks = (
        ("data-at", str(playing.match.at)),
        ("data-scene", animation.beat.group if animation else ""),
        ("data-choosing", _flag(playing.choosing)),
        ("data-looking", _flag(playing.looking is not None)),
        ("data-hinting", _flag(playing.hinting and playing.choosing)),
        ("data-reviewed", _flag(playing.reviewed is not None)),
        ("data-tab", _tab(playing)),
        ("data-tab-by", "person" if playing.tab else "step"),
        ("data-room", str(_flying_time(model, playing))),
        ("data-lesson", _place_in_lesson(playing)),
    )
    inert = "" if is_covered(playing) else None
    board = ear_region(model, playing) if by_ear else board_region(model, playing, inert)
    dock = dock_region(model, playing, _hand(model, playing))
    parts = (
        bar_region(model, playing),
        *_middle(model, playing, board, dock, by_ear),
        *legend_region(model, playing),
    )
    return Region("table", (game, people, by_ear), draw, parts, marks)


def _middle(
    model: Model, playing: Playing, board: Region, dock: Region, by_ear: bool
) -> tuple[Region, ...]:
    """By ear a lesson says first what to do; the line to type into and the table follow."""
    if not by_ear:
        return board, *_tabs(model, playing), dock
    return (dock, board) if playing.teaching else (board, dock)


def _is_in_words(model: Model, playing: Playing) -> bool:
    """A choice of a review is told in words too, unlike other moments that one looks back at."""
    return is_by_ear(model) or (model.settings.ear and playing.reviewed is not None)


def _flying_time(model: Model, playing: Playing) -> int:
    """Looking back jumps from one position to another: nothing flies."""
    jumps = playing.looking is not None and playing.animation is None
    return 0 if jumps else flying_time(playing.animation, model.settings.pace, playing.beat_lasts)


def _place_in_lesson(playing: Playing) -> str | None:
    """Lesson, part and step, while the step can be read."""
    teaching = playing.teaching
    if teaching is None or not teaching.said:
        return None
    return f"{teaching.lesson.id}/{teaching.here.id}/{teaching.step.id}"


def _flag(value: bool) -> str:
    return "true" if value else "false"


HEADINGS = {"seats": N_("table.seats"), "stage": N_("table.board")}


def board_region(model: Model, playing: Playing, inert: str | None = None) -> Region:
    marks = (("inert", inert),)

    def draw(_: tuple[Markup, ...]) -> Markup:
        seen, view = sight_and_view(model, playing)
        board = _lit(playing, playing.module.table.draw(seen=seen, view=view))
        board = with_headings(board, {part: model.say(msg(key)) for part, key in HEADINGS.items()})
        return el("div", board, class_="board", id="board", **marked(marks))

    return Region("board", _drawn_from(model, playing), draw, (), marks)


def _drawn_from(model: Model, playing: Playing) -> tuple[object, ...]:
    """What board and hand look at."""
    return (
        model.words,
        playing.looks,
        playing.viewer,
        playing.shown_state,
        playing.shown_events,
        playing.legal,
        playing.picked,
        playing.clicked,
        playing.pointed,
        lit(playing),
        wanted(playing),
    )


def _lit(playing: Playing, drawing: Markup) -> Markup:
    """With light on what a lesson points at, and on what it wants."""
    game = playing.match.setup.game
    if playing.clicked:
        return spotlight.lit_on_the_way(drawing, game, wanted(playing))
    return spotlight.lit(drawing, game, lit(playing), wanted(playing))


def sight_and_view(model: Model, playing: Playing) -> tuple[Any, View]:
    """What is drawn: the state looked at, as the viewer may see it, and what has just happened."""
    return playing.shown_sight, View(
        playing.looks,
        model.say,
        playing.legal or ((playing.pointed,) if playing.pointed else ()),
        playing.picked,
        playing.shown_events,
        playing.clicked,
        playing.pointed,
        opens=True,
    )


def _tab(playing: Playing) -> str:
    """The board that is open where there is room for one: the person's choice, or the step's."""
    if playing.tab or not playing.choosing:
        return playing.tab
    return playing.module.table.tab_of(seen=playing.shown_sight)


def _tabs(model: Model, playing: Playing) -> tuple[Region, ...]:
    """Buttons that open the boards of a small screen; where there is room, all are seen at once."""
    names = playing.module.table.tabs(seen=playing.shown_sight)
    now = _tab(playing)
    if not names:
        return ()

    def draw(_: tuple[Markup, ...]) -> Markup:
        return el(
            "div",
            *(
                button(
                    "tab",
                    model.say(msg(label)),
                    value=name,
                    kind="tab",
                    id=f"tab-{name}",
                    aria_pressed=_flag(name == (now or next(iter(names)))),
                )
                for name, label in names.items()
            ),
            class_="tabs",
            id="tabs",
            role="group",
            aria_label=model.say(msg("table.tabs")),
        )

    return (Region("tabs", (model.words, tuple(names), now), draw),)


def _hand(model: Model, playing: Playing) -> Region:
    return Region("hand", _drawn_from(model, playing), lambda _: _draw_hand(model, playing))


def _draw_hand(model: Model, playing: Playing) -> Markup:
    seen, view = sight_and_view(model, playing)
    cards = _lit(playing, playing.module.table.draw_hand(seen=seen, view=view))
    name = playing.table.players[playing.viewer].shown if playing.viewer is not None else ""
    label: Message = msg("table.hand_of", name=name) if name else msg("table.no_hand")
    return el(
        "div",
        unseen(model.say(label)),
        cards if playing.viewer is not None else None,
        class_="hand",
        id="hand",
        role="group",
        aria_label=model.say(label),
        data_rove=True,
    )
