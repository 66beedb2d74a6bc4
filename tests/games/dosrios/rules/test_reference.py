"""The legal moves of crowded positions, held against a second reading of the rules."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ribeira.games.dosrios import rules
from ribeira.games.dosrios.board_map import HEXES, OPEN_PLACES
from tests.games.dosrios.rules import reference
from tests.games.dosrios.scene import do, legal, scene

CORNERS = ("ABC", "CDE", "EFG")
MOVES = ("step", "chase1", "chase2", "fast")


@st.composite
def crowds(draw):
    """Figures and buildings of all seats in one corner of the board, a few points to spend."""
    seats = draw(st.sampled_from([2, 3, 4]))
    columns = draw(st.sampled_from(CORNERS))
    free = list(draw(st.permutations([hex_ for hex_ in HEXES if hex_[0] in columns])))
    figures, fincas, haciendas = {}, {}, {}
    for seat in range(seats):
        held = [free.pop() for _ in range(draw(st.integers(1, 3)))]
        pairs = [hex_ for hex_ in held if draw(st.booleans())]
        elsewhere = draw(st.lists(st.sampled_from(sorted(OPEN_PLACES)), max_size=2))
        figures[seat] = " ".join((held + pairs + elsewhere)[:6])
        fincas[seat] = " ".join([hex_ for hex_ in held[1:] if draw(st.booleans())] + [free.pop()])
        haciendas[seat] = draw(st.sampled_from(["", held[0], free.pop()]))
    return scene(
        seats=seats,
        active=draw(st.integers(0, seats - 1)),
        round_=draw(st.sampled_from([1, 2])),
        points=draw(st.integers(0, 4)),
        figures=figures,
        fincas=fincas,
        haciendas=haciendas,
        stackLimit=draw(st.sampled_from(["turnEnd", "always"])),
        fincaShield=draw(st.sampled_from(["no", "yes"])),
    )


def moves_of(state):
    return [text for text in legal(state) if text.split(" ")[0] in MOVES]


@settings(max_examples=150)
@given(crowds(), st.data())
def test_r_6_7_to_r_6_27_the_same_moves(state, data):
    """And once more after each move, when figures may stand where they cannot stay."""
    for _ in range(3):
        found = moves_of(state)
        assert found == sorted(set(reference.moves(state)), key=rules.read)
        if not found:
            break
        state, _ = do(state, data.draw(st.sampled_from(found)))
