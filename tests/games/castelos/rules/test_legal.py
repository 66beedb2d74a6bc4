"""Actions as text, and reasons: each refusal that the rules can give is given by some test."""

import inspect
import re
from pathlib import Path

import pytest

from ribeira.core.values import Action
from ribeira.games import castelos
from ribeira.games.castelos import rules
from ribeira.games.castelos.rules.flow import NEXT, TURN
from ribeira.games.castelos.rules.legal import OFFERS
from ribeira.games.castelos.rules.notation import FORMS
from ribeira.games.castelos.rules.refusals import HOME, WAITS
from tests.games.castelos.scene import A, scene


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Action("contract.keep", ("K03",)), "contract.keep K03"),
        (Action("start.face", ("A",)), "start.face A"),
        (Action("trail.start", ("E12", "b", 1)), "trail.start E12b'"),
        (Action("tile.place", ("T24", 1, -1, 2)), "tile.place T24 1,-1 r2"),
        (Action("castle.found", (2, 1)), "castle.found 2,1"),
        (Action("monte.choose", (0, 1, 3)), "monte.choose 0,1 SW"),
        (Action("disc.mark", (11,)), "disc.mark 11"),
        (Action("trail.alter", (2, "E01", "a", 0)), "trail.alter 2 E01a"),
        (Action("sell", ("penha-garcia", "meat", -1)), "sell penha-garcia meat reserve"),
        (Action("sell", ("idanha", "wheat", 4)), "sell idanha wheat 4"),
        (Action("land.claim", ("lake", 3, -1)), "land.claim lake 3 reserve"),
        (Action("worker.step", (1, -2, 0)), "worker.step w1 -2,0"),
        (Action("worker.lay", (2,)), "worker.lay SE"),
        (Action("cons.claim", ("house", 5, 4)), "cons.claim house 5 w4"),
        (Action("rival.shift", (0, -1, 3)), "rival.shift 0,-1 r3"),
        (Action("turn.end"), "turn.end"),
    ],
)
def test_notation(action, text):
    assert rules.write(action) == text
    assert rules.read(text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "turn",
        "turn.end ",
        " turn.end",
        "turn.end now",
        "tile.place T24 1,-1",
        "tile.place T24 1,-1 r4",
        "tile.place T41 1,-1 r0",
        "tile.place T24 1 -1 r0",
        "tile.place T24 01,0 r0",
        "tile.place  T24 1,-1 r2",
        "tile.place SA 1,0 r0",
        "start.face C",
        "trail.add E12",
        "trail.add E12c",
        "trail.add E12b''",
        "trail.add E23a",
        "worker.lay SO",
        "worker.lay 2",
        "worker.step 1 0,0",
        "worker.step w5 0,0",
        "sell idanha wheat",
        "sell idanha rock reserve",
        "sell idanha wheat -1",
        "land.claim lake 6 reserve",
        "land.claim house 3 reserve",
        "disc.mark ٣",
        "Turn.end",
        "turn.end\n",
    ],
)
def test_other_text_is_refused(text):
    with pytest.raises(ValueError, match="not an action"):
        rules.read(text)


@pytest.mark.parametrize(
    "action",
    [
        Action("pass"),
        Action("tile.place"),
        Action("tile.place", ("T24", 1, 0)),
        Action("tile.place", ("T24", 1, 0, 4)),
        Action("tile.place", (24, 1, 0, 0)),
        Action("worker.lay", ("SE",)),
        Action("turn.end", (1,)),
        Action("trail.add", ("E12", "b", 2)),
        Action("disc.mark", (-1,)),
    ],
    ids=str,
)
def test_what_is_no_action_at_all_is_refused(action):
    refusal = rules.why_not(scene(), A, action)
    assert refusal.message.key == "castelos.refusal.not_an_action"


def test_every_verb_can_be_written_and_has_its_place():
    set_up_and_rival = {"contract.keep", "start.face", "trail.start", "rival.place", "rival.shift"}
    assert set(FORMS) == set(HOME) | set_up_and_rival | {"toll.pay"}
    assert set(OFFERS) == set(WAITS) - {"contract"}
    assert set(WAITS) <= set(NEXT)
    assert set(HOME.values()) <= set(TURN)


def keys_in(folder, pattern="*.py"):
    texts = (path.read_text(encoding="utf-8") for path in Path(folder).glob(pattern))
    return {key for text in texts for key in re.findall(r"castelos\.refusal\.(\w+)", text)}


def test_every_refusal_is_given_by_some_test():
    """Tests name a refusal without the game's name: `("too_dear", "C-11.8")`."""
    given_by_rules = keys_in(Path(inspect.getfile(castelos)).parent)
    tests = Path(__file__).parents[1].rglob("test_*.py")
    here = "".join(path.read_text(encoding="utf-8") for path in tests)
    proved = set(re.findall(r'"(?:castelos\.refusal\.)?(\w+)"', here))
    assert given_by_rules - proved == set()
