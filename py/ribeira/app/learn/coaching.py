"""What the coach at a table has for the choice that a person is about to make: a note, and what a
good player thinks of each choice, so that it can ask before a blunder.
"""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.core.learning.coaching import AnyNote, regret
from ribeira.core.values import Action, Message, msg
from ribeira.kit.advice import Part, Ranked
from ribeira.kit.game_module import AnyLearning

NAMED = 0.75
"""What is asked about by name needs this share of `DOUBT`."""


@dataclass(frozen=True, slots=True)
class Coach:
    """For the choice that the seat makes after its last action, of which `since` is the number:
    others may act meanwhile, in games where all choose at once.

    `asked`: it has asked about a choice, and does not ask again; `doubted` is that choice, `doubt`
    what was asked."""

    seat: int
    since: int
    taught: bool  # its texts are there
    note: AnyNote | None = None
    advice: tuple[Ranked, ...] = ()
    asked: bool = False
    doubted: Action | None = None
    doubt: Message | None = None
    ends: bool = False  # it is about how the game has ended


def gap(advice: tuple[Ranked, ...], action: Action) -> float:
    """By how much another choice is better, as far as the advice has come."""
    chosen = _of(advice, action)
    return advice[0].value - chosen.value if chosen else 0.0


def _of(advice: tuple[Ranked, ...], action: Action) -> Ranked | None:
    return next((ranked for ranked in advice if ranked.action == action), None)


def question(
    learn: AnyLearning,
    advice: tuple[Ranked, ...],
    seen: object,
    legal: tuple[Action, ...],
    action: Action,
) -> Message | None:
    """What is asked before the action: what the game has a name for, else what the advice says."""
    if gap(advice, action) >= NAMED * learn.DOUBT:
        reason = regret(learn.REGRETS, seen, legal, action)
        if reason:
            return msg("coach.sure_named", reason=msg(reason))
    return doubt(advice, action, learn.DOUBT)


def doubt(advice: tuple[Ranked, ...], action: Action, doubtful: float) -> Message | None:
    """What is asked before a choice that is so much worse than the best: with the reason that
    weighs most against it, or for the other. Without a reason nothing is asked."""
    chosen = _of(advice, action)
    if chosen is None or gap(advice, action) < doubtful:
        return None
    best = advice[0]
    loss, against = max(_more(best, chosen, -1), default=(0.0, None), key=lambda pair: pair[0])
    gain, missed = max(_more(chosen, best, 1), default=(0.0, None), key=lambda pair: pair[0])
    if missed and gain >= loss:
        return msg("coach.sure_other", reason=missed.reason)
    return msg("coach.sure", reason=against.reason) if against else None


def _more(one: Ranked, other: Ranked, sign: int) -> list[tuple[float, Part]]:
    """The reasons for the other choice, or against it if `sign` is -1, each with how much more it
    weighs there than here."""
    here = {part.reason.key: part.points for part in one.parts}
    weighed = (
        (sign * (part.points - here.get(part.reason.key, 0.0)), part)
        for part in other.parts
        if sign * part.points > 0
    )
    return [pair for pair in weighed if pair[0] > 0]
