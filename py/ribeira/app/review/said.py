"""What a review says of a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.bots.review.hindsight import afterwards
from ribeira.bots.review.judging import BETTER, FINE, TURNING, Judged
from ribeira.core.values import N_, Action, Message, msg
from ribeira.games import registry
from ribeira.kit.advice import told_parts

if TYPE_CHECKING:
    from ribeira.app.playing import Playing

KINDS = {
    TURNING: N_("review.kind.turning"),
    BETTER: N_("review.kind.better"),
    FINE: N_("review.kind.fine"),
}


def say_chosen(playing: Playing, judged: Judged) -> Message:
    seat = playing.match.past[judged.at].seat
    action = playing.module.words.say_action(action=judged.action)
    return msg("review.chose", name=playing.table.names[seat], action=action)


def say_better(playing: Playing, judged: Judged) -> Message:
    if judged.kind == FINE:
        return msg("review.as_good")
    action = playing.module.words.say_action(action=judged.best)
    return msg("review.instead", action=action)


def say_cost(playing: Playing, judged: Judged) -> Message | None:
    """In chance, where there is somebody to win against, and in points, where there are any."""
    if judged.kind == FINE:
        return None
    points, share = decimal(judged.gap), percent(judged.lost)
    has_points = registry.terms(playing.match.setup.game).has_points
    if has_points and (playing.match.setup.seats == 1 or not share):
        return msg("review.cost_points", points=points)
    if has_points:
        return msg("review.cost", share=share, points=points)
    return msg("review.cost_chance", share=share) if share else msg("review.cost_little")


def say_verdict(playing: Playing, judged: Judged) -> tuple[Message, ...]:
    """All of it, for who cannot see the board."""
    reasons = tuple(part.reason for part in told_parts(judged.advice))
    cost = say_cost(playing, judged)
    lines = (
        say_chosen(playing, judged),
        msg(KINDS[judged.kind]),
        *((cost,) if cost else ()),
        say_better(playing, judged),
    )
    return (*lines, *reasons) if judged.kind != FINE else lines


def say_afterwards(playing: Playing, judged: Judged, action: Action) -> tuple[Message, ...]:
    """What that action would have led to, as only the cards of the others show."""
    events = afterwards(playing.module, playing.match, judged.at, action)
    quiet, names = playing.module.table.QUIET, playing.table.names
    say = playing.module.words.say_event
    told = (say(event=event, names=names) for event in events if event.key not in quiet)
    return tuple(message for message in told if message)


def percent(share: float) -> int:
    return round(100 * share)


def decimal(points: float) -> Message:
    """With one digit after the mark."""
    tenths = round(10 * points)
    return msg("review.decimal", whole=tenths // 10, tenths=tenths % 10)
