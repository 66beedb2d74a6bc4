"""What happened, in sentences with their rules: the last play, and the log of the whole game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.core.markup import Markup, el
from ribeira.core.values import Event, msg
from ribeira.games import catalog
from ribeira.ui.pages.icons import icon
from ribeira.ui.pages.parts import button, rule_link
from ribeira.ui.playing import Playing

if TYPE_CHECKING:
    from ribeira.ui.session import Session

TONES = {"gained": "good", "lost": "bad"}


def last_told(session: Session, playing: Playing) -> tuple[Event, ...]:
    """What came of the last step that has anything to tell."""
    steps = reversed(playing.match.past)
    told = (step.events for step in steps if _sentences(session, playing, step.events))
    seen = catalog.room(playing.match.setup.game, "scenes").SEEN
    return tuple(event for event in next(told, ()) if event.key not in seen)


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
    words = catalog.room(match.setup.game, "words")
    seen = match.game.sight(match.states[0], playing.viewer)
    lines = words.say_opening(seen, playing.table.names)
    return el("ul", *(el("li", session.say(line)) for line in lines), class_="story")


def draw_log(session: Session, playing: Playing, name: str) -> Markup:
    """Everything that the viewer may know, oldest first; where one looks is scrolled into view,
    and each line leads to its moment."""
    again = playing.scene is not None and playing.scene.again
    looking = playing.looking is not None or again
    steps = playing.match.past[: None if looking else playing.shown_at]
    told = [(n, _sentences(session, playing, step.events)) for n, step in enumerate(steps, 1)]
    entries = [(n, lines) for n, lines in told if lines]
    here = max((n for n, _ in entries if n <= playing.shown_at + again), default=0)
    before = [0, *(n for n, _ in entries)]
    items = (
        el(
            "li",
            _moment(session, n),
            _moment_link(session, n),
            el("ul", *lines),
            draw_whys(session, playing, since, n),
            id=f"{name}-{n}",
            aria_current="step" if looking and n == here else None,
            data_scroll_here=n == here,
        )
        for since, (n, lines) in zip(before, entries, strict=False)
    )
    opening = el("li", draw_opening(session, playing))
    return el("ol", opening, *items, class_="log", id=name, tabindex="0")


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
    words, quiet = catalog.room(game, "words"), catalog.room(game, "scenes").QUIET
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
