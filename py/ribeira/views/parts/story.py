"""What happened, in sentences: the last play, and the story of the whole game.

A whole turn is one line with the face of who had it; its steps stand behind its ···. Each step has
the face of who acted; why, by which rule, and the moment stand behind its own ···.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.app.regions import Region
from ribeira.core.events import Event
from ribeira.core.values import Message, msg
from ribeira.kit.markup import Markup, el
from ribeira.kit.people import portrait
from ribeira.views.parts.controls import button, rule_link
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model

TONES = {"gained": "good", "lost": "bad"}
CHUNK = 40
"""At least so many steps of the log are drawn together, whole turns."""


def last_told(playing: Playing) -> tuple[Event, ...]:
    """The events of the last step that has a sentence, without those still seen on the table unless
    nothing else is left."""
    steps = reversed(playing.match.past)
    events = next((s.events for s in steps if _told(playing, s.events)), ())
    seen = playing.module.table.SEEN
    short = tuple(event for event in events if event.key not in seen)
    return short if _told(playing, short) else events


def draw_story(model: Model, playing: Playing, events: tuple[Event, ...]) -> Markup | None:
    return _ticker(model, playing, _sentences(model, playing, events), _teller(playing, events))


def draw_last_turn(model: Model, playing: Playing) -> Markup | None:
    """The last turn in one line; or the last step that has a sentence, where nothing sums it up."""
    last = next(reversed(list(_turns(playing, range(1, len(playing.match.past) + 1)))), range(0))
    summed = _say_turn(playing, last)
    if summed is None:
        return draw_story(model, playing, last_told(playing))
    lines = (el("li", model.say(summed)),)
    return _ticker(model, playing, lines, playing.match.past[last[0] - 1].seat)


def _teller(playing: Playing, events: tuple[Event, ...]) -> int | None:
    seats = _seats_in(playing, events)
    return seats.pop() if len(seats) == 1 else None


def _seats_in(playing: Playing, events: tuple[Event, ...]) -> set[int | None]:
    return {getattr(event, "seat", None) for event, _ in _told(playing, events)}


def _ticker(
    model: Model, playing: Playing, lines: tuple[Markup, ...], seat: int | None
) -> Markup | None:
    if not lines:
        return None
    return el(
        "div",
        _face(playing, seat, goes_on=False),
        el("ul", *lines, class_="story", id="story"),
        button("log", model.say(msg("story.all")), kind="all", rank="link", id="story-all"),
        class_="ticker",
    )


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
            model.say(msg("why.ask", name=players[seat].shown)),
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
    return el("ul", *(el("li", model.say(line)) for line in lines), class_="story opening")


def log_region(model: Model, playing: Playing, name: str) -> Region:
    """The log of what the viewer may know, oldest first, in chunks that are drawn one by one. While
    one looks back it goes on after that position; the current entry is scrolled into view."""
    again = playing.animation is not None and playing.animation.again
    looking = playing.looking is not None or again
    here, last = playing.shown_at + again, len(playing.match.past)
    until = last if looking else min(here, last)
    current = _entry_before(playing, min(here, last) + 1)
    parts = tuple(
        _chunk(model, playing, name, numbers, current, looking)
        for numbers in _chunks(playing, until)
    )

    def draw(chunks: tuple[Markup, ...]) -> Markup:
        beginning = el("ol", el("li", draw_opening(model, playing)))
        return el("div", beginning, *chunks, class_="log", id=name, data_rove=True)

    reads = (model.words, playing.viewer, playing.table.names, playing.match.states[0])
    return Region(name, reads, draw, parts)


def _turns(playing: Playing, numbers: range) -> Iterator[range]:
    """The steps of each turn: one seat's, one after the other."""
    past, states, rules = playing.match.past, playing.match.states, playing.module.rules

    def turn(n: int) -> object:
        return past[n - 1].seat, rules.turn_of(state=states[n - 1])

    for _, steps in groupby(numbers, turn):
        first, *others = steps
        yield range(first, (others or [first])[-1] + 1)


def _chunks(playing: Playing, until: int) -> Iterator[range]:
    start = 1
    for turn in _turns(playing, range(1, until + 1)):
        if turn.stop - start >= CHUNK:
            yield range(start, turn.stop)
            start = turn.stop
    if start <= until:
        yield range(start, until + 1)


def _say_turn(playing: Playing, steps: range) -> Message | None:
    """A turn in one sentence, where it has more than one step that is told."""
    past = playing.match.past
    if sum(bool(_told(playing, past[n - 1].events)) for n in steps) < 2:
        return None
    events = [e for n in steps for e in past[n - 1].events if e.seen_by(playing.viewer)]
    return playing.module.words.say_turn(events=events, names=playing.table.names)


def _chunk(
    model: Model, playing: Playing, name: str, numbers: range, current: int, looking: bool
) -> Region:
    """The entries of some steps. The steps before the first of them that have no sentence belong to
    it too."""
    id_ = f"{name}-from-{numbers[0]}"
    marked = current if current in numbers else 0
    since = _entry_before(playing, numbers[0])

    def draw(_: tuple[Markup, ...]) -> Markup:
        entries: list[Markup] = []
        before, last = since, None
        for turn in _turns(playing, numbers):
            told = [n for n in turn if _told(playing, playing.match.past[n - 1].events)]
            summed = None if looking else _say_turn(playing, turn)
            seat = playing.match.past[turn[0] - 1].seat
            steps: list[Markup] = []
            last = last if summed is None else seat  # its face stands at the line of the turn
            for n in told:
                steps.append(_entry(model, playing, name, n, before, last, marked, looking))
                before, last = n, _seat_of(playing, n)
            if summed is not None:
                steps = [_turn(model, playing, summed, seat, told[0], steps, marked in turn)]
            entries += steps
            entries += [heading for n in told for heading in _begun(model, playing, n)]
        return el("ol", *entries, id=id_)

    steps = playing.match.past[since : numbers[-1]]
    reads = (model.words, steps, playing.viewer, playing.table.players, since, marked, looking)
    return Region(id_, reads, draw)


def _turn(
    model: Model,
    playing: Playing,
    summed: Message,
    seat: int,
    first: int,
    steps: list[Markup],
    here: bool,
) -> Markup:
    """A whole turn: one line, and behind its ··· what was done, step by step."""
    return el(
        "li",
        _face(playing, seat, goes_on=False),
        el("p", model.say(summed)),
        el(
            "details",
            el("summary", icon("more"), aria_label=model.say(msg("story.steps", at=first))),
            el("ol", *steps),
            id=f"steps-{first}",
            class_="line-more turn-steps",
        ),
        id=f"turn-{first}",
        class_="is-turn",
        data_scroll_here=here,
    )


def _entry(
    model: Model,
    playing: Playing,
    name: str,
    n: int,
    before: int,
    last: int | None,
    current: int,
    looking: bool,
) -> Markup:
    """One step; without a face where the same seat goes on."""
    seat, is_current = _seat_of(playing, n), n == current
    goes_on = seat is not None and seat == last
    return el(
        "li",
        _face(playing, seat, goes_on=goes_on),
        el("ul", *_sentences(model, playing, playing.match.past[n - 1].events)),
        _behind(model, playing, before, n),
        id=f"{name}-{n}",
        class_="is-more" if goes_on else None,
        aria_current="step" if looking and is_current else None,
        data_scroll_here=is_current,
    )


def _seat_of(playing: Playing, n: int) -> int | None:
    """Who did what step `n` tells, if it was one seat. What follows by itself is told with it."""
    step = playing.match.past[n - 1]
    seats = _seats_in(playing, step.events)
    return step.seat if seats in ({step.seat}, {step.seat, None}) else _teller(playing, step.events)


def _face(playing: Playing, seat: int | None, goes_on: bool) -> Markup:
    """Nothing for what nobody or everybody did; nothing new where the same one goes on."""
    known = seat is not None and seat < len(playing.looks) and not goes_on
    return portrait(playing.looks[seat]) if known else el("span")  # type: ignore[index]


def _behind(model: Model, playing: Playing, before: int, n: int) -> Markup:
    """What stands behind the ··· of an entry."""
    told = _told(playing, playing.match.past[n - 1].events)
    rules = dict.fromkeys(event.rule for event, _ in told if event.rule)
    return el(
        "details",
        el("summary", icon("more"), aria_label=model.say(msg("story.more", at=n))),
        el(
            "div",
            draw_whys(model, playing, before, n),
            *(rule_link(model, rule) for rule in rules),
            *_moments(model, playing, n),
            class_="behind",
        ),
        id=f"behind-{n}",
        class_="line-more",
    )


def _begun(model: Model, playing: Playing, n: int) -> tuple[Markup, ...]:
    """A heading where a round begins."""
    match, words = playing.match, playing.module.words
    round_of = playing.module.rules.round_of
    if round_of(state=match.states[n]) == round_of(state=match.states[n - 1]):
        return ()
    seen = match.game.sight(state=match.states[n], seat=None)
    heading = model.say(words.say_progress(seen=seen))
    return (el("li", el("span", heading, class_="story-round"), class_="is-round"),)


def _entry_before(playing: Playing, n: int) -> int:
    """The last step before that one that has a sentence, or 0."""
    past = playing.match.past
    return next((m for m in range(n - 1, 0, -1) if _told(playing, past[m - 1].events)), 0)


def _moments(model: Model, playing: Playing, n: int) -> tuple[Markup, ...]:
    """A lesson has a way of its own to go back."""
    return () if playing.teaching else (_moment(model, n), _moment_link(model, n))


def _moment(model: Model, n: int) -> Markup:
    """A button to the table as it was after `n` actions."""
    label = model.say(msg("story.moment"))
    return button("look", icon("look"), label, value=str(n), kind="moment")


def _moment_link(model: Model, n: int) -> Markup:
    """A button that copies the link to that position."""
    label = model.say(msg("story.link"))
    return button("copy", icon("link"), label, value=str(n), kind="moment")


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
        el("li", model.say(message), class_=_tone(event))
        for event, message in _told(playing, events)
    )


def _tone(event: Event) -> str | None:
    return TONES.get(event.key)
