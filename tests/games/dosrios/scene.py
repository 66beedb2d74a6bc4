"""A position of Dos Rios in a few words, so that a test says only what matters to it.

Figures not named stand in the city; it is round 2, seat P1 is active and has 6 points. No real game
need reach the position.
"""

from dataclasses import replace
from itertools import pairwise

from ribeira.core.game import apply
from ribeira.core.meta import make_setup
from ribeira.games.dosrios import rules
from ribeira.games.dosrios.board_map import BORDERS, LOWER, MOUTHS, SPRINGS, UPPER
from ribeira.games.dosrios.material import DAMS, FIGURES

P1, P2, P3, P4 = range(4)
V = "A1 A2 A3 B3 B4 B5 B6 A7 LW"
M = "G1 F1 F2 F3 E3 D4 D5 D6 D7 CITY"
JOINED = "A1 B1 C1 C2 C3 D4"  # the Verde meets the Moreno there
ROW = ("W", "C", "RV", "RM", "T")


def dealt(seats=2, seed=1, **options):
    return rules.deal(make_setup(rules.META, seats, seed, options))


def scene(seats=2, verde=V, moreno=M, active=P1, round_=2, hands=None, money=None, dams="", **more):
    """`figures` and `fincas` map seats to names, `haciendas` seats to a hex; the rest is options
    (`layout` is R1 unless it is said) and fields of the state."""
    figures = _by_seat(more.pop("figures", {}), seats)
    fincas = _by_seat(more.pop("fincas", {}), seats)
    haciendas = more.pop("haciendas", {})
    stock = more.pop("stock", None)
    options = {name: more.pop(name) for name in _options() & more.keys()}
    pieces = tuple(sorted({*_pieces("V", verde), *_pieces("M", moreno)}))
    hands = hands or (2,) * seats
    state = replace(
        dealt(seats, **{"layout": "R1", **options}),
        start=P1,
        stage="actions",
        turns=(round_ - 1) * seats + active,
        points=6,
        pieces=pieces,
        bed="",
        figures=tuple((*own, *("CITY",) * (FIGURES - len(own))) for own in figures),
        fincas=fincas,
        haciendas=tuple(haciendas.get(seat, "") for seat in range(seats)),
        hands=hands,
        money=money or (0,) * seats,
        row=ROW[: seats + 1],
        deck=("WOOD",),
        dams=tuple(sorted(dams.split())),
    )
    if stock is not None:
        state = with_stock(state, stock)
    return replace(state, **{name: value for name, value in more.items() if value is not None})


def _options():
    return {option.id for option in rules.META.options} - {"money"}


def _by_seat(names, seats):
    return tuple(tuple(sorted(names.get(seat, "").split())) for seat in range(seats))


def _pieces(river, course):
    spaces = (SPRINGS[river], *course.split())
    return [border(upper, lower) for upper, lower in pairwise(spaces)]


def border(upper, lower):
    """The first border that leads from one space to the other."""
    return next(b for b in BORDERS if (UPPER[b], LOWER[b]) == (upper, lower))


def with_stock(state, stock):
    """Dry dams on the board until only so many are left in the stock."""
    used = {UPPER[piece] for piece in state.pieces} | {"SV", "SM"}
    free = [b for b in BORDERS if UPPER[b] not in used and not b.endswith(":D")]
    wanted = DAMS - stock - sum(state.hands) - len(state.dams)
    return replace(state, dams=tuple(sorted((*state.dams, *free[:wanted]))))


def do(state, *texts):
    """The state after those actions of whoever has to act, and all that happened."""
    happened = ()
    for text in texts:
        (seat,) = rules.to_act(state)
        assert refused(state, text) is None, text
        state, events = apply(rules, state, seat, rules.read(text))
        happened += events
    return state, happened


def refused(state, text):
    """The rule that refuses an action of whoever has to act, or nothing."""
    (seat,) = rules.to_act(state)
    refusal = rules.why_not(state, seat, rules.read(text))
    return refusal and refusal.rule


def why(state, text):
    """The last part of the key of a refusal, and its rule."""
    (seat,) = rules.to_act(state)
    refusal = rules.why_not(state, seat, rules.read(text))
    return refusal and (refusal.message.key.rpartition(".")[2], refusal.rule)


def legal(state):
    """The texts of all legal actions of whoever has to act."""
    (seat,) = rules.to_act(state)
    return [rules.write(action) for action in rules.legal_actions(state, seat)]


def legal_verbs(state):
    return {text.split(" ")[0] for text in legal(state)}


def on_board(state, seat):
    """A seat's figures outside the city."""
    return " ".join(place for place in state.figures[seat] if place != "CITY")


def named(events, key):
    """The values of every event of that name."""
    return [dict(event.values) for event in events if event.key == key]


def hexes(course):
    return [space for space in course if space not in MOUTHS]
