"""What an action is worth to a seat and why, from a sight alone (6.1, 6.2).

An action is worth what the best whole turn is worth that begins with it, against ending at once.
The draw pile plays no part. Choices in the laying of the first rivers are all worth the same,
because nobody stands anywhere yet.
"""

from __future__ import annotations

from collections.abc import Mapping

from ribeira.core.values import N_, Action, msg
from ribeira.games.dosrios.board_map import higher
from ribeira.games.dosrios.bots.plan_turn import best_plans
from ribeira.games.dosrios.bots.reachable import Actions
from ribeira.games.dosrios.bots.weights import PAIR, Worth, appraised, land_values, used
from ribeira.games.dosrios.rules.card_row import shifted
from ribeira.games.dosrios.rules.sight import Sight, guess
from ribeira.games.dosrios.rules.state import State
from ribeira.kit.advice import Part, Ranked, Sliced, best_first

REASONS = {
    "victory": N_("dosrios.why.victory"),
    "money": N_("dosrios.why.money"),
    "buildings": N_("dosrios.why.buildings"),
    "harvest": N_("dosrios.why.harvest"),
    "dams": N_("dosrios.why.dams"),
    "rivals": N_("dosrios.why.rivals"),
    "danger": N_("dosrios.why.danger"),
    "exposed": N_("dosrios.why.exposed"),
    "unrest": N_("dosrios.why.unrest"),
    "effort": N_("dosrios.why.effort"),
}
LATER = ("rivals", "danger", "exposed")
RIO = 100  # a point
ABOVE, BELOW = 12, 6  # in Rio, for each rival next to a hex where a figure is to stand
ANY_CHANCE = 0  # for a state to try actions on; only its draw pile depends on it, and none is drawn


def rank(seen: Sight, legal: Actions) -> Sliced[tuple[Ranked, ...]]:
    """Every choice with its reasons, best first."""
    yield
    state, _ = guess(seen, ANY_CHANCE)
    if state.stage == "rivers":
        return best_first([Ranked(action, ()) for action in legal])
    if state.stage == "place":
        return _against_the_worst({action: _placed(state, action) for action in legal})
    if state.stage == "card":
        return _against_the_worst(_decided(state))
    return _against_the_end((yield from best_plans(state, legal)))


def _placed(state: State, action: Action) -> Worth:
    """Wet land that is high enough: whoever already stands above it may come down."""
    (hex_,) = map(str, action.at)
    seat = state.placing
    if hex_ in state.figures[seat]:
        return Worth(harvest=PAIR)
    high = higher(state.terrain)
    rivals = {near for own in state.figures for near in own} - set(state.figures[seat])
    above = len(rivals & high[hex_])
    below = sum(hex_ in high[near] for near in rivals)
    value = land_values(state.terrain, state.pieces, ())[hex_][0]
    return Worth(harvest=value, danger=-ABOVE * above, rivals=BELOW * below)


def _decided(state: State) -> dict[Action, Worth]:
    decisions = {"shift": shifted, "use": used}
    return {
        Action(verb): appraised(decide(state), state.active) for verb, decide in decisions.items()
    }


def _against_the_end(worths: Mapping[Action, Worth]) -> tuple[Ranked, ...]:
    end = worths.get(Action("end"))
    return _ranked(worths, end) if end else _against_the_worst(worths)


def _against_the_worst(worths: Mapping[Action, Worth]) -> tuple[Ranked, ...]:
    return _ranked(worths, min(worths.values(), key=sum))


def _ranked(worths: Mapping[Action, Worth], base: Worth) -> tuple[Ranked, ...]:
    return best_first([Ranked(action, _parts(worth, base)) for action, worth in worths.items()])


def _parts(worth: Worth, base: Worth) -> tuple[Part, ...]:
    """Where it differs, the weightiest first."""
    gains = zip(REASONS, worth, base, strict=True)
    differing = [(name, here - there) for name, here, there in gains if here != there]
    differing.sort(key=lambda gain: -abs(gain[1]))
    return tuple(Part(msg(REASONS[name]), rio / RIO, name in LATER) for name, rio in differing)
