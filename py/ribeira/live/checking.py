"""The check of the whole game, when it is over: was it dealt as all had tossed, and was everything
that this guest was shown the truth?"""

from __future__ import annotations

from dataclasses import dataclass

from ribeira.core.game import AnyRules
from ribeira.core.match import IllegalAction, Match
from ribeira.core.meta import SetupError, make_setup
from ribeira.core.slices import Far, Slices, whole
from ribeira.live import moments, toss
from ribeira.live.again import Again
from ribeira.live.guest import Guest, seat_in_toss
from ribeira.live.moments import Told


@dataclass(frozen=True, slots=True)
class Verdict:
    """`tossed`: the seed is what all had tossed, the guest's own share among them; nothing if there
    was no toss with it. `shown`: everything that was shown was so; `moments` counts it. `match` is
    the game, if there was one."""

    tossed: bool | None
    shown: bool
    moments: int
    match: Match | None = None

    @property
    def true(self) -> bool:
        return self.shown and self.tossed is not False


def check(guest: Guest) -> Verdict:
    return whole(checking(guest))


def checking(guest: Guest) -> Slices[Verdict]:
    """In slices, an action each. The guest has to have the whole story."""
    rules, setup, end = guest.rules, guest.setup, guest.end
    assert rules is not None
    assert setup is not None
    assert end is not None
    tossed = _is_tossed(guest)
    try:
        again = Again(rules, make_setup(rules.META, setup.seats, end.seed, dict(setup.options)))
        is_true = _is_true(guest, rules, again.dealt, 0)
        for moment, line in enumerate(guest.story, start=1):
            yield Far(moment - 1, len(guest.story))
            is_true &= _is_true(guest, rules, again.go_on(line), moment)
    except (SetupError, IllegalAction, ValueError, LookupError):
        return Verdict(tossed, False, len(guest.digests))
    match = again.match()
    ends = not end.over or not rules.to_act(state=match.state)
    known = all(0 <= moment <= len(guest.story) for moment in guest.digests)
    return Verdict(tossed, is_true and ends and known, len(guest.digests), match)


def _is_true(guest: Guest, rules: AnyRules, told: Told, moment: int) -> bool:
    """Whether the guest was shown this, if it was shown that moment at all."""
    if moment not in guest.digests:
        return True
    text = moments.show(rules, told, moment, guest.seat)
    return moments.digest(text) == guest.digests[moment]


def _is_tossed(guest: Guest) -> bool | None:
    end, seat = guest.end, seat_in_toss(guest)
    if seat is None:
        return None
    assert end is not None
    kept = toss.promise(guest.table, toss.HOST, end.share) == guest.promise
    own = guest.shares.get(seat) == guest.share
    return kept and own and toss.seed(guest.table, end.share, guest.shares) == end.seed
