"""Where something is asked and done: the prompt, the hand, and the row with the primary button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.app.regions import Region
from ribeira.app.update.turns import warnings
from ribeira.core.values import Message, msg
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.people import portrait
from ribeira.views.around.headings import unseen
from ribeira.views.parts.animation import draw_scene
from ribeira.views.parts.coach import draw_note, draw_rules_beside
from ribeira.views.parts.controls import button
from ribeira.views.parts.hint import draw_hint, draw_hint_acts
from ribeira.views.parts.icons import icon
from ribeira.views.parts.lesson import draw_lesson
from ribeira.views.parts.looking import draw_looking
from ribeira.views.parts.share import draw_send_on, draw_vouched
from ribeira.views.parts.story import draw_last_turn, draw_opening
from ribeira.views.parts.table_bar import undo_tool
from ribeira.views.review.shown import draw_reviewed

if TYPE_CHECKING:
    from ribeira.app.model import Model


def dock_region(model: Model, playing: Playing, hand: Region) -> Region:
    def draw(parts: tuple[Markup, ...]) -> Markup:
        return el(
            "section",
            unseen(model.say(msg("table.dock"))),
            *parts,
            id="dock",
            class_="dock",
            data_part="dock",
            aria_label=model.say(msg("table.dock")),
        )

    reads = (model.words, model.settings, playing, model.vouched, _offers_sound(model, playing))
    prompt = Region("middle", reads, lambda _: _draw_prompt(model, playing))
    acts = Region("acts", reads, lambda _: _draw_acts(model, playing))
    return Region("dock", (model.words,), draw, (prompt, hand, acts))


def is_covered(playing: Playing) -> bool:
    return playing.handover is not None and playing.looking is None


def _draw_prompt(model: Model, playing: Playing) -> Markup:
    content = _curtain(model, playing) if is_covered(playing) else _prompt(model, playing)
    return el("div", content, class_="middle", id="middle")


def _prompt(model: Model, playing: Playing) -> Markup | None:
    if playing.reviewed:
        return draw_reviewed(model, playing, playing.reviewed)
    if playing.looking is not None:
        return draw_looking(model, playing)
    if playing.following and not playing.animation:
        return _told(model, playing.following)
    if playing.table.closed and not playing.animation:
        return _told(model, playing.table.closed)
    if playing.animation:
        return None if playing.animation.beat.stop else draw_scene(model, playing)
    if playing.teaching:
        return draw_lesson(model, playing, playing.teaching)
    if playing.hinting and playing.choosing:
        return draw_hint(model, playing)
    return el(
        "div",
        _asked(model, playing),
        _second_line(model, playing),
        draw_rules_beside(model, playing) if playing.picked is None else None,
        draw_send_on(model, playing),
        _thinking(model, playing) if playing.slow else None,
        class_="ask",
    )


def _asked(model: Model, playing: Playing) -> Markup:
    """What the person is asked to do, or what the picked action is."""
    if playing.picked is None:
        return el("p", model.say(playing.status()), class_="status", id="status")
    asked = playing.module.words.say_action(action=playing.picked)
    return el("p", model.say(msg("table.really", action=asked)), class_="status", id="status")


def _second_line(model: Model, playing: Playing) -> Markup | None:
    """Warnings before an action; else how to change one's mind, or what has happened last."""
    say, told = model.say, playing.table.nearly_full
    if told:
        return el("p", say(told), class_="more", id="nearly-full")
    if playing.picked is None:
        note = draw_note(model, playing)
        if _offers_sound(model, playing):
            return group(note, _sound_offer(model))
        story = draw_last_turn(model, playing)
        return note or story or draw_opening(model, playing)
    warned = warnings(model, playing.picked)
    warned += (playing.doubt,) if playing.doubt else ()
    if not warned:
        return el("p", say(msg("table.change_mind")), class_="more")
    return el("ul", *(el("li", say(line)) for line in warned), class_="more warnings", id="warned")


def _offers_sound(model: Model, playing: Playing) -> bool:
    """Once: before anything has happened in the first game."""
    is_new = not playing.match.past and playing.picked is None
    return is_new and not model.settings.sounds and model.stored.is_first_game


def _sound_offer(model: Model) -> Markup:
    return el(
        "p",
        model.say(msg("sound.offer")),
        " ",
        button(
            "sound",
            icon("sound_on"),
            model.say(msg("sound.turn_on")),
            value="true",
            rank="link",
            id="sound-offer",
        ),
        class_="more",
    )


def _thinking(model: Model, playing: Playing) -> Markup:
    """Says that a bot is thinking, with a button to hurry it; whose thoughts are counted cannot
    hurry."""
    hurry = button("hurry", icon("hurry"), model.say(msg("table.hurry")), id="hurry")
    return el(
        "div",
        el("span", *(el("i") for _ in range(3)), class_="thinking", aria_hidden="true"),
        None if playing.table.fixed else hurry,
        class_="row",
    )


def _told(model: Model, why: Message) -> Markup:
    """Why nobody plays on here."""
    return el("div", el("p", model.say(why), class_="status", id="status"), class_="ask")


def _draw_acts(model: Model, playing: Playing) -> Markup:
    return el("div", _acts(model, playing), class_="acts", id="acts")


def _acts(model: Model, playing: Playing) -> Markup | None:
    """Undo first, the primary button last."""
    say = model.say
    if is_covered(playing) or playing.looking is not None or playing.animation:
        return None
    if playing.teaching:  # its panel has its own
        return None
    if playing.following:
        take = msg("tabs.take_over")
        return button("take_over", say(take), rank="primary", id="take-over")
    if playing.table.closed:
        look = icon("look")
        return button("look", look, say(msg("end.look")), value="first", id="look-back")
    if playing.hinting and playing.choosing:
        return draw_hint_acts(model, playing)
    back = button("unpick", say(msg("table.unpick")), id="unpick")
    return group(
        undo_tool(model, playing, "docked"),
        back if playing.picked or playing.clicked else None,
        _primary(model, playing),
    )


def _primary(model: Model, playing: Playing) -> Markup | None:
    """The button that does the picked action: it says which."""
    if playing.picked is None:
        return None
    label = playing.module.words.say_button(action=playing.picked)
    return button("confirm", model.say(label), rank="primary", id="confirm")


def _curtain(model: Model, playing: Playing) -> Markup:
    """The sheet before a hand is shown, when several people share a screen: it names the person who
    is to look, and has a button for that person."""
    assert playing.handover is not None
    player = playing.table.players[playing.handover]
    undoable = playing.why_not_undo() is None
    return el(
        "section",
        portrait(playing.looks[playing.handover]),
        el("h2", model.say(msg("curtain.title", name=player.shown))),
        el("p", model.say(msg("curtain.pass", name=player.shown))),
        button(
            "lift",
            model.say(msg("curtain.lift", name=player.shown)),
            rank="primary",
            id="lift",
            data_autofocus=True,
        ),
        button("undo", icon("undo"), model.say(msg("curtain.undo"))) if undoable else None,
        draw_vouched(model, playing.table),
        draw_last_turn(model, playing),
        class_="curtain",
        id="curtain",
    )
