"""What happened, in sentences with their rules: the last play, and the log of the whole game."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.core.events import Event
from ribeira.core.values import msg
from ribeira.games import registry
from ribeira.kit.markup import Markup, el
from ribeira.views.parts.controls import button, rule_link
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.session import Session

TONES = {"gained": "good", "lost": "bad"}
WHOLE = 10_000
RECENT = 40
"""So many entries are beside the table; not more, because each redraw makes all of them anew."""

Entry = tuple[int, tuple[Markup, ...]]


def last_told(session: Session, playing: Playing) -> tuple[Event, ...]:
    """The events of the last step that has a sentence, without those still seen on the table unless
    nothing else is left."""
    steps = reversed(playing.match.past)
    events = next((s.events for s in steps if _sentences(session, playing, s.events)), ())
    seen = registry.load(playing.match.setup.game).table.SEEN
    short = tuple(event for event in events if event.key not in seen)
    return short if _sentences(session, playing, short) else events


def draw_story(session: Session, playing: Playing, events: tuple[Event, ...]) -> Markup | None:
    lines = _sentences(session, playing, events)
    return el("ul", *lines, class_="story", id="story") if lines else None


def draw_whys(session: Session, playing: Playing, since: int, until: int) -> Markup | None:
    """A "Why?" button for each bot that acted in these steps, for its last action among them."""
    players = playing.table.players
    steps = list(enumerate(playing.match.past[:until], 1))[since:]
    last = {step.seat: n for n, step in steps if players[step.seat].thinks}
    if not last:
        return None
    asks = (
        button(
            "why",
            session.say(msg("why.ask", name=players[seat].name)),
            value=str(n),
            kind="why",
        )
        for seat, n in sorted(last.items())
    )
    return el("p", *asks, class_="whys")


def draw_opening(session: Session, playing: Playing) -> Markup:
    """How the game began, before anybody did anything."""
    match = playing.match
    words = registry.load(match.setup.game).words
    seen = match.game.sight(state=match.states[0], seat=playing.viewer)
    lines = words.say_opening(seen=seen, names=playing.table.names)
    return el("ul", *(el("li", session.say(line)) for line in lines), class_="story")


def draw_log(session: Session, playing: Playing, name: str, most: int = WHOLE) -> Markup:
    """The log of what the viewer may know, oldest first: `most` entries before the position looked
    at and, when looking back, as many after it. Then each entry is a button to its position, and
    the current one is scrolled into view."""
    again = playing.animation is not None and playing.animation.again
    looking = playing.looking is not None or again
    here, last = playing.shown_at + again, len(playing.match.past)
    before = _entries(session, playing, range(min(here, last), 0, -1), most)[::-1]
    after = _entries(session, playing, range(here + 1, last + 1), most) if looking else []
    current = before[-1][0] if before else 0
    starts = [0 if len(before) < most else before[0][0] - 1, *(n for n, _ in (*before, *after))]
    items = (
        el(
            "li",
            _moment(session, n),
            _moment_link(session, n),
            el("ul", *lines),
            draw_whys(session, playing, since, n),
            id=f"{name}-{n}",
            aria_current="step" if looking and n == current else None,
            data_scroll_here=n == current,
        )
        for since, (n, lines) in zip(starts, (*before, *after), strict=False)
    )
    return el(
        "ol", _beginning(session, playing, starts[0]), *items, class_="log", id=name, tabindex="0"
    )


def _beginning(session: Session, playing: Playing, left_out: int) -> Markup:
    """How the game began, or a button to the whole log if entries are left out."""
    if left_out:
        return el("li", button("log", session.say(msg("log.earlier"))))
    return el("li", draw_opening(session, playing))


def _entries(session: Session, playing: Playing, numbers: range, most: int) -> list[Entry]:
    """The entries of those of these steps that have a sentence, at most so many."""
    past = playing.match.past
    entries = ((n, _sentences(session, playing, past[n - 1].events)) for n in numbers)
    return list(islice((entry for entry in entries if entry[1]), most))


def _moment(session: Session, n: int) -> Markup:
    """A button to the table as it was after `n` actions."""
    name = session.say(msg("look.to", at=n))
    return button("look", icon("look"), value=str(n), kind="rule moment", aria_label=name)


def _moment_link(session: Session, n: int) -> Markup:
    """A button that copies the link to that position."""
    name = session.say(msg("log.copy_link", at=n))
    return button("copy", icon("link"), value=str(n), kind="rule moment", aria_label=name)


def _sentences(session: Session, playing: Playing, events: tuple[Event, ...]) -> tuple[Markup, ...]:
    game = playing.match.setup.game
    words, quiet = registry.load(game).words, registry.load(game).table.QUIET
    names = playing.table.names
    messages = (
        (event, words.say_event(event=event, names=names))
        for event in events
        if event.key not in quiet and event.seen_by(playing.viewer)
    )
    return tuple(
        el("li", session.say(message), " ", rule_link(session, event.rule), class_=_tone(event))
        for event, message in messages
        if message
    )


def _tone(event: Event) -> str | None:
    return TONES.get(event.key)
