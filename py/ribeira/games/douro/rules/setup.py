"""The first state: the shuffled stack, the lottery for the phylloxera card, the first Valley."""

from __future__ import annotations

from ribeira.core import chance as draw
from ribeira.core.values import Setup
from ribeira.games.douro.material import BARRELS, BOTTOM, FOGS, REGULARS, START_POINTS, is_fog
from ribeira.games.douro.rules.state import SOURCES, Lottery, State
from ribeira.games.douro.rules.valley import known_fogs, laid_out


def deal(setup: Setup) -> State:
    """Set-up, lottery and first Valley (D-2, D-3, D-4.1)."""
    table = 3 if setup.option("O-9") == "phantom" else setup.seats  # D-11
    stack, chance = build_stack(setup.seed, setup.option("O-6"))
    lottery, chance = draw_lottery(chance, table)
    nobody = (None,) * table
    start = (START_POINTS,) + (0,) * (len(SOURCES) - 1)  # D-2.2
    valley, stack = laid_out(stack)  # D-2.7
    return State(
        setup=setup,
        chance=chance,
        stage="play",
        half=1,
        plays=0,
        stack=stack,
        fogs_on_top=known_fogs(stack, 0),
        valley=valley,
        discard=(),
        hands=(BARRELS,) * table,  # D-2.1
        spent=((),) * table,
        returned=nobody,
        chosen=nobody,
        donated=nobody,
        tally=(start,) * table,
        holder=loser(lottery[-1]),  # D-3.2
        lottery=lottery,
        last=None,
    )


def build_stack(chance: int, fog_on_top: str) -> tuple[tuple[str, ...], int]:
    """The stack, top first (D-2.3 to D-2.6)."""
    regulars, chance = draw.shuffle(chance, REGULARS)
    bottom, rest = regulars[:BOTTOM], regulars[BOTTOM:]  # D-2.3
    upper, chance = draw.shuffle(chance, rest + FOGS)  # D-2.4
    while is_fog(upper[0]):  # D-2.5
        if fog_on_top == "bury":  # O-6
            place, chance = draw.below(chance, len(upper))
            others = upper[1:]
            upper = (*others[:place], upper[0], *others[place:])
        else:
            upper, chance = draw.shuffle(chance, upper)
    return upper + bottom, chance


def draw_lottery(chance: int, table: int) -> tuple[Lottery, int]:
    """Rounds of shown cards until one seat is alone lowest (D-3.1 to D-3.3)."""
    rounds: Lottery = ()
    taking_part = tuple(range(table))
    while len(taking_part) > 1:
        shown: tuple[tuple[int, int], ...] = ()
        for seat in taking_part:
            card, chance = draw.pick(chance, BARRELS)
            shown += ((seat, card),)
        rounds += (shown,)
        lowest = min(card for _, card in shown)
        taking_part = tuple(seat for seat, card in shown if card == lowest)
    return rounds, chance


def loser(shown: tuple[tuple[int, int], ...]) -> int:
    """The seat with the single lowest card of a lottery round (D-3.2)."""
    return min(shown, key=lambda pair: pair[1])[0]
