"""What happened, in sentences with their rules: the last play, and the log of the whole game."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from ribeira.core.events import Event
from ribeira.core.values import msg
from ribeira.games import registry
from ribeira.kit.markup import Markup, el
from ribeira.ui.pages.icons import icon
from ribeira.ui.pages.parts import button, rule_link
from ribeira.ui.playing import Playing

if TYPE_CHECKING:
    from ribeira.ui.session import Session

TONES = {"gained": "good", "lost": "bad"}
WHOLE = 10_000
RECENT = 40
"""So many entries beside the table: each redraw makes all of them anew."""

Entry = tuple[int, tuple[Markup, ...]]


def last_told(session: Session, playing: Playing) -> tuple[Event, ...]:
    """What came of the last step that has anything to tell, in short if that leaves anything."""
    steps = reversed(playing.match.past)
    told = next((s.events for s in steps if _sentences(session, playing, s.events)), ())
    seen = registry.load(playing.match.setup.game).table.SEEN
    short = tuple(event for event in told if event.key not in seen)
    return short if _sentences(session, playing, short) else told


def draw_story(session: Session, playing: Playing, events: tuple[Event, ...]) -> Markup | None:
    lines = _sentences(session, playing, events)
    return el("ul", *lines, class_="story", id="story") if lines else None


def draw_whys(session: Session, playing: Playing, since: int, until: int) -> Markup | None:
    """A question to each bot that acted in these steps: its last one, if there are several."""
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
    seen = match.game.sight(match.states[0], playing.viewer)
    lines = words.say_opening(seen, playing.table.names)
    return el("ul", *(el("li", session.say(line)) for line in lines), class_="story")


def draw_log(session: Session, playing: Playing, name: str, most: int = WHOLE) -> Markup:
    """What the viewer may know, oldest first: so much before where one looks and, looking back, as
    much after it. There it is scrolled into view, and each line leads to its moment."""
    again = playing.scene is not None and playing.scene.again
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
    """How it began, or the way to all that is left out."""
    if left_out:
        return el("li", button("log", session.say(msg("log.earlier"))))
    return el("li", draw_opening(session, playing))


def _entries(session: Session, playing: Playing, numbers: range, most: int) -> list[Entry]:
    """Those of these steps that have anything to tell, as many as are wanted."""
    past = playing.match.past
    told = ((n, _sentences(session, playing, past[n - 1].events)) for n in numbers)
    return list(islice((entry for entry in told if entry[1]), most))


def _moment(session: Session, n: int) -> Markup:
    """Leads to the table as it was then."""
    name = session.say(msg("look.to", at=n))
    return button("look", icon("look"), value=str(n), kind="rule moment", aria_label=name)


def _moment_link(session: Session, n: int) -> Markup:
    """Copies the link to that moment."""
    name = session.say(msg("log.copy_link", at=n))
    return button("copy", icon("link"), value=str(n), kind="rule moment", aria_label=name)


def _sentences(session: Session, playing: Playing, events: tuple[Event, ...]) -> tuple[Markup, ...]:
    game = playing.match.setup.game
    words, quiet = registry.load(game).words, registry.load(game).table.QUIET
    names = playing.table.names
    told = (
        (event, words.say_event(event, names))
        for event in events
        if event.key not in quiet and event.seen_by(playing.viewer)
    )
    return tuple(
        el("li", session.say(message), " ", rule_link(session, event.rule), class_=_tone(event))
        for event, message in told
        if message
    )


def _tone(event: Event) -> str | None:
    return TONES.get(event.key)
