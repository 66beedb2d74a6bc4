"""What stands with the prompt: the coach's note, and the rules that apply now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.app.update import coaching
from ribeira.core.values import Message, msg
from ribeira.games import registry
from ribeira.kit.markup import Markup, el
from ribeira.views.parts.controls import button, rule_link
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model


def draw_note(model: Model, playing: Playing) -> Markup | None:
    """A new thing, explained once; it goes when the person goes on."""
    coach = playing.coach
    if coach is None or coach.note is None or not (playing.choosing or coach.ends):
        return None
    said, rules = model.say(msg(coach.note.text)), coach.note.rules
    return el(
        "div",
        icon("coach"),
        el("p", said, " ", *(rule_link(model, rule) for rule in rules)),
        role="note",
        aria_label=model.say(msg("coach.tip")),
        class_="coach",
        id="coach-note",
    )


def draw_rules_beside(model: Model, playing: Playing) -> Markup | None:
    """Folded beside the prompt: the rules that apply now, and what is unusual in this game. Where
    there is room it is a line; on small screens a button, and it opens over the board."""
    numbers, unusual = _applying(playing), registry.say_variant(playing.match.setup)
    if not numbers and not unusual:
        return None
    title = msg("rules.beside") if numbers else msg("variant.title")
    return el(
        "details",
        el(
            "summary",
            icon("rules_now"),
            el("span", model.say(title), class_="tool-name"),
            el("span", " ", ", ".join(numbers), class_="numbers") if numbers else None,
        ),
        el(
            "div",
            _rules(model, playing, numbers) if numbers else None,
            el("h3", model.say(msg("variant.title"))) if numbers and unusual else None,
            draw_variant(model, unusual) if unusual else None,
            class_="beside-list",
        ),
        id="beside",
        class_="beside",
    )


def _applying(playing: Playing) -> tuple[str, ...]:
    """The numbers of the rules that apply now."""
    learn = playing.module.learn
    if learn is None or not playing.choosing:
        return ()
    numbers: tuple[str, ...] = learn.applies(seen=playing.shown_sight)
    return numbers


def _rules(model: Model, playing: Playing, numbers: tuple[str, ...]) -> Markup:
    say_rule = playing.module.words.say_rule
    rules = (
        el("li", rule_link(model, number), " ", model.say(say_rule(number=number)))
        for number in numbers
    )
    return el("ul", *rules, id="applying")


def draw_variant(model: Model, lines: tuple[Message, ...]) -> Markup:
    return el("ul", *(el("li", model.say(line)) for line in lines))


def draw_switch(model: Model, playing: Playing, kind: str) -> Markup | None:
    """Says whether the coach is there, and changes it."""
    if not coaching.can_coach(playing):
        return None
    on = coaching.is_on(model, playing)
    label = msg("coach.on") if on else msg("coach.off")
    return button(
        "coach",
        icon("coach"),
        el("span", model.say(label), class_="tool-name"),
        value="false" if on else "true",
        kind=f"tool {kind}".strip(),
        rank="quiet",
        id=f"tool-coach{kind}",
    )
