"""What happened, in sentences with their rules: the last play, and the log of the whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.app.regions import Region
from ribeira.core.events import Event
from ribeira.core.values import Message, msg
from ribeira.kit.markup import Markup, el
from ribeira.views.parts.controls import button, rule_link
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model

TONES = {"gained": "good", "lost": "bad"}
CHUNK = 40
"""So many steps of the log are drawn together."""


def last_told(playing: Playing) -> tuple[Event, ...]:
    """The events of the last step that has a sentence, without those still seen on the table unless
    nothing else is left."""
    steps = reversed(playing.match.past)
    events = next((s.events for s in steps if _told(playing, s.events)), ())
    seen = playing.module.table.SEEN
    short = tuple(event for event in events if event.key not in seen)
    return short if _told(playing, short) else events


def draw_story(model: Model, playing: Playing, events: tuple[Event, ...]) -> Markup | None:
    lines = _sentences(model, playing, events)
    return el("ul", *lines, class_="story", id="story") if lines else None


def draw_whys(model: Model, playing: Playing, since: int, until: int) -> Markup | None:
    """A "Why?" button for each bot that acted in these steps, for its last action among them."""
    players = playing.table.players
    steps = list(enumerate(playing.match.past[:until], 1))[since:]
    last = {step.seat: n for n, step in steps if players[step.seat].thinks}
    if not last:
        return None
    asks = (
        button(
            "why",
            model.say(msg("why.ask", name=players[seat].name)),
            value=str(n),
            kind="why",
        )
        for seat, n in sorted(last.items())
    )
    return el("p", *asks, class_="whys")


def draw_opening(model: Model, playing: Playing) -> Markup:
    """How the game began, before anybody did anything."""
    match = playing.match
    words = playing.module.words
    seen = match.game.sight(state=match.states[0], seat=playing.viewer)
    lines = words.say_opening(seen=seen, names=playing.table.names)
    return el("ul", *(el("li", model.say(line)) for line in lines), class_="story")


def log_region(model: Model, playing: Playing, name: str, whole: bool = False) -> Region:
    """The log of what the viewer may know, oldest first, in chunks that are drawn one by one: all
    of them, or those around the position looked at. While one looks back, the log goes on after
    that position; the current entry is scrolled into view."""
    again = playing.animation is not None and playing.animation.again
    looking = playing.looking is not None or again
    here, last = playing.shown_at + again, len(playing.match.past)
    until = last if looking else min(here, last)
    current = _entry_before(playing, min(here, last) + 1)
    starts = range(0, until, CHUNK)
    shown = [s for s in starts if whole or here - 2 * CHUNK < s <= here + CHUNK]
    parts = tuple(
        _chunk(
            model, playing, name, range(start + 1, min(start + CHUNK, until) + 1), current, looking
        )
        for start in shown
    )
    left_out = bool(shown) and shown[0] > 0

    def draw(chunks: tuple[Markup, ...]) -> Markup:
        beginning = el("ol", _beginning(model, playing, left_out))
        return el("div", beginning, *chunks, class_="log", id=name, tabindex="0")

    reads = (model.words, playing.viewer, playing.table.names, left_out, playing.match.states[0])
    return Region(name, reads, draw, parts)


def _chunk(
    model: Model, playing: Playing, name: str, numbers: range, current: int, looking: bool
) -> Region:
    """The entries of some steps. The steps before the first of them that have no sentence belong to
    it too."""
    id_ = f"{name}-from-{numbers[0]}"
    marked = current if current in numbers else 0
    since = _entry_before(playing, numbers[0])

    def draw(_: tuple[Markup, ...]) -> Markup:
        entries, before = [], since
        for n in numbers:
            lines = _sentences(model, playing, playing.match.past[n - 1].events)
            if lines:
                is_current = n == current
                entries.append(
                    el(
                        "li",
                        _moment(model, n),
                        _moment_link(model, n),
                        el("ul", *lines),
                        draw_whys(model, playing, before, n),
                        id=f"{name}-{n}",
                        aria_current="step" if looking and is_current else None,
                        data_scroll_here=is_current,
                    )
                )
                before = n
        return el("ol", *entries, id=id_)

    steps = playing.match.past[since : numbers[-1]]
    reads = (model.words, steps, playing.viewer, playing.table.players, since, marked, looking)
    return Region(id_, reads, draw)


def _entry_before(playing: Playing, n: int) -> int:
    """The last step before that one that has a sentence, or 0."""
    past = playing.match.past
    return next((m for m in range(n - 1, 0, -1) if _told(playing, past[m - 1].events)), 0)


def _beginning(model: Model, playing: Playing, left_out: bool) -> Markup:
    """How the game began, or a button to the whole log if entries are left out."""
    if left_out:
        return el("li", button("log", model.say(msg("log.earlier"))))
    return el("li", draw_opening(model, playing))


def _moment(model: Model, n: int) -> Markup:
    """A button to the table as it was after `n` actions."""
    name = model.say(msg("look.to", at=n))
    return button("look", icon("look"), value=str(n), kind="rule moment", aria_label=name)


def _moment_link(model: Model, n: int) -> Markup:
    """A button that copies the link to that position."""
    name = model.say(msg("log.copy_link", at=n))
    return button("copy", icon("link"), value=str(n), kind="rule moment", aria_label=name)


def _told(playing: Playing, events: tuple[Event, ...]) -> tuple[tuple[Event, Message], ...]:
    """The events that the log tells the viewer, each with its sentence."""
    words, quiet = playing.module.words, playing.module.table.QUIET
    names = playing.table.names
    messages = (
        (event, words.say_event(event=event, names=names))
        for event in events
        if event.key not in quiet and event.seen_by(playing.viewer)
    )
    return tuple((event, message) for event, message in messages if message)


def _sentences(model: Model, playing: Playing, events: tuple[Event, ...]) -> tuple[Markup, ...]:
    return tuple(
        el("li", model.say(message), " ", rule_link(model, event.rule), class_=_tone(event))
        for event, message in _told(playing, events)
    )


def _tone(event: Event) -> str | None:
    return TONES.get(event.key)
