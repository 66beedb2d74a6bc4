"""The 57 golden cases: set-ups S01 to S06, the rulebook's examples G1 to G8, edge cases X01 to X30.

Each case is one position, some actions and some questions; a question is one entry of `ANSWERS`.
"""

import json
import re
from pathlib import Path

import pytest

from ribeira.core.game import after
from ribeira.core.values import Action
from ribeira.games.castelos import rules
from ribeira.games.castelos.material import TERRAIN
from ribeira.games.castelos.rules.montes import is_closed, is_far
from ribeira.games.castelos.rules.score import SOURCES, points, religion_points, standing
from ribeira.games.castelos.rules.state import FROM_RESERVE, RESERVE, on_table
from ribeira.games.castelos.rules.steps.contracts import measures
from ribeira.games.castelos.rules.steps.marking import choices
from ribeira.games.castelos.rules.steps.sales import open_markets
from ribeira.games.castelos.rules.trail import owned, sources, spaces
from tests.games.castelos.scene import A, B, monte, opened, scene
from tests.games.castelos.scene import ended as play_end

CASES = json.loads(Path(__file__).with_name("golden.json").read_text())["cases"]


def golden_action(state, verb, *at):
    """An action as the golden cases tell it."""
    if verb == "castle.found":
        (at,) = at
    elif verb == "monte.choose":
        at = (*state.table.turn.placed, *at)
    elif verb in ("sell", "land.claim"):
        at = tuple(part for part in at if part != "trail")
        at = tuple(FROM_RESERVE if part == "reserve" else part for part in at)
    return Action(verb, tuple(at))


OPTIONS = {"X04": {"rockJoins": "monte"}}  # a rock that joins through another quarter (C-5.2)


def position(case):
    if "setup" in case:
        return opened(case["setup"]["players"], version=case["setup"]["version"]).state
    record = case["state"]
    players = [
        {name: value for name, value in player.items() if name != "id"}
        for player in record["players"]
    ]
    options = record.get("options", {}) | OPTIONS.get(case["id"], {})
    state = scene(**{**record, "players": players, "options": options})
    for verb, *at in case["actions"]:
        seat = rules.to_act(state)[0]
        action = golden_action(state, verb, *at)
        assert rules.why_not(state, seat, action) is None, action
        state = after(rules, state, seat, action)
    return state


def by_seat(state, value):
    """The seats' values, from the first seat on (C-2.1)."""
    first, estates = state.table.first, state.table.estates
    return [value(estate) for estate in (*estates[first:], *estates[:first])]


def own(state):
    return state.table.estates[A]


def legal(state, *verbs):
    actions = rules.legal_actions(state, state.table.seat)
    return [action for action in actions if not verbs or action.verb in verbs]


def cells(state, track):
    return sorted({action.at[:2] for action in legal(state, track)})


def as_next(state, seat):
    return on_table(state, seat=seat)


def brief(worker):
    where, x, y, k = worker
    return ["c", x, y] if where == "castle" else ["t", x, y, k]


def lying_down(state, seat=A):
    return sorted(
        brief(w) for w in state.table.estates[seat].workers if w[0] in ("quarter", "castle")
    )


def monte_of_worker(state, number):
    """Workers of the cases are counted from 1."""
    _, x, y, k = own(state).workers[number - 1]
    return monte(state, x, y, k)


def at_corner(state, cx, cy):
    cell, k = next(
        (cell, k)
        for k, cell in enumerate(((cx, cy), (cx - 1, cy), (cx - 1, cy - 1), (cx, cy - 1)))
        if any(tile[1:3] == cell for tile in state.table.tiles)
    )
    return monte(state, *cell, k)


def placements(state, tile):
    return [list(action.at[1:]) for action in legal(state, "tile.place") if action.at[0] == tile]


def offers_of(state, terrain):
    return [
        ["reserve"] if source == FROM_RESERVE else ["trail", source]
        for source in sources(own(state), terrain)
    ]


def has(state, verb):
    return bool(legal(state, verb))


def in_the_end(state):
    return play_end(state)[0]


def ended(state, item):
    table = in_the_end(state).table
    return [points(table, seat)[SOURCES.index(item)] for seat in (A, B)]


def spoken(action):
    """An action in the golden cases' words; foundings by their corner alone."""
    return list(action.at) if action.verb == "castle.found" else [action.verb, *action.at]


def out_of_the_game(state):
    return len(TERRAIN) - len(state.pile) - sum(map(len, state.hands))


def chosen_monte(state):
    return monte(state, *state.table.turn.monte)


ANSWERS = {
    "rounds": lambda s: s.table.variant.rounds,
    "draw pile": lambda s: len(s.pile),
    "hand": lambda s: list(map(len, s.hands)),
    "mealhas": lambda s: by_seat(s, lambda e: e.mealhas),
    "workers": lambda s: by_seat(s, lambda e: e.workers.count(RESERVE)),
    "discs": lambda s: by_seat(s, lambda e: e.discs),
    "trail tiles": lambda s: by_seat(s, lambda e: len(e.trail)),
    "unplaced exploration tiles": lambda s: by_seat(s, lambda e: len(e.unplaced)),
    "exploration stack": lambda s: len(s.exploration),
    "castle stack": lambda s: len(s.below) + bool(s.table.top),
    "public contracts": lambda s: len(s.table.contracts),
    "private contracts": lambda s: len([card for card in s.kept if card]),
    "terrain tiles out of the game": out_of_the_game,
    "castles founded": lambda s: len(s.table.castles),
    "montes offered when marking": lambda s: [k for _, _, k in choices(s.table)],
    "montes still offered when marking (quarters of the placed tile)": (
        lambda s: [k for _, _, k in choices(s.table)]
    ),
    "castle": lambda s: [[c.id, list(c.corner), c.factor] for c in s.table.castles],
    "monte A at corner (1,1) stays a closed monte": (
        lambda s: is_closed(s.table, (1, 1)) and at_corner(s, 1, 1)
    ),
    "monte B is covered": lambda s: at_corner(s, 2, 1),
    "monte B stays": lambda s: at_corner(s, 2, 1),
    "legal": lambda s: [spoken(action) for action in legal(s)],
    "monte chosen": chosen_monte,
    "cylinder": lambda s: own(s).cylinder,
    "trail discs": lambda s: list(own(s).marks),
    "reserve discs": lambda s: own(s).discs,
    "reserve": lambda s: own(s).discs,
    "owned": lambda s: owned(own(s)),
    "cyl.advance legal now": lambda s: has(s, "cyl.advance"),
    "advance legal": lambda s: has(s, "cyl.advance"),
    "chestnuts owned": lambda s: owned(own(s))["chestnut"],
    "chestnuts after": lambda s: owned(own(s))["chestnut"],
    "multiplier": lambda s: s.table.castles[0].factor,
    "open markets": lambda s: list(open_markets(s.table.castles[0])),
    "discs on castles": lambda s: [c.id for c in s.table.castles for _ in c.discs],
    "lakes owned": lambda s: owned(own(s))["lake"],
    "lakes": lambda s: owned(own(s))["lake"],
    "landscape VP": lambda s: sum(value for _, value in own(s).landscapes),
    "construction VP": lambda s: sum(value for _, value in own(s).constructions),
    "rival cells for lake": lambda s: [v for _, v in cells(as_next(s, B), "land.claim")],
    "claims": lambda s: list(map(list, cells(s, "land.claim"))),
    "moves left": lambda s: s.table.turn.moves,
    "moves left unused": lambda s: s.table.turn.moves,
    "moves": lambda s: s.table.turn.moves,
    "monte of worker 1": lambda s: monte_of_worker(s, 1),
    "monte of worker 2": lambda s: monte_of_worker(s, 2),
    "religion": lambda s: own(s).religion,
    "religion: a monte counts once": lambda s: own(s).religion,
    "workers in territory": lambda s: len(own(s).afield),
    "reserve workers": lambda s: own(s).workers.count(RESERVE),
    "new tile NW": lambda s: monte(s, *s.table.turn.placed, 0),
    "start tile SE": lambda s: monte(s, 0, 0, 2),
    "joined monte": lambda s: monte(s, *s.table.turn.placed, 3),
    "T01 placements": lambda s: placements(s, "T01"),
    "T21 placements": lambda s: placements(s, "T21"),
    "phase": lambda s: s.table.phase,
    "castles": lambda s: len(s.table.castles),
    "worker stays": lambda s: brief(own(s).workers[0]),
    "A worker": lambda s: brief(own(s).workers[0]),
    "B workers": lambda s: lying_down(s, B),
    "money": lambda s: [estate.mealhas for estate in s.table.estates],
    "steps of the castle worker": lambda s: [list(a.at[1:]) for a in legal(s, "worker.step")],
    "steps": lambda s: [list(a.at) for a in legal(s, "worker.step")],
    "lay": lambda s: [a.at[0] for a in legal(s, "worker.lay")],
    "worker.add offered": lambda s: has(s, "worker.add"),
    "chestnut sale sources": lambda s: offers_of(s, "chestnut"),
    "olive sale sources": lambda s: offers_of(s, "olive"),
    "spaces 8-11": lambda s: list(spaces(own(s).trail)[8:12]),
    "slots that can be altered": lambda s: sorted({a.at[0] for a in legal(s, "trail.alter")}),
    "unplaced": lambda s: list(own(s).unplaced),
    "space 4": lambda s: spaces(own(s).trail)[4],
    "milestones now": lambda s: measures(s.table, "K16")[A],
    "milestone 2 legal": lambda s: ("milestone", 2) in cells(s, "cons.claim"),
    "castle measure": lambda s: list(measures(s.table, "K00")),
    "lake measure (K08)": lambda s: list(measures(s.table, "K08")),
    "lake measure": lambda s: list(measures(s.table, "K08")),
    "milestone measure (K16)": lambda s: list(measures(s.table, "K16")),
    "pasture measure (K06)": lambda s: list(measures(s.table, "K06")),
    "castle contract measure": lambda s: measures(s.table, "K00")[A],
    "contract VP": lambda s: ended(s, "contracts"),
    "religion VP": lambda s: ended(s, "religion"),
    "religion step of B after its bonus": lambda s: in_the_end(s).table.estates[B].religion,
    "totals": lambda s: [score.total for score in rules.scores(in_the_end(s))],
    "leftover": lambda s: [standing(s.table, seat)[1] for seat in (A, B)],
    "round": lambda s: s.table.round,
    "hand of A": lambda s: len(s.hands[A]),
    "hand of B": lambda s: len(s.hands[B]),
    "corner (4,1),(3,1),(3,2) far enough from (2,1)": (
        lambda s: [is_far(s.table, corner) for corner in ((4, 1), (3, 1), (3, 2))]
    ),
    "toll.pay legal": lambda s: has(s, "toll.pay"),
}
IN_CASE = {  # questions that mean something else in these cases
    ("mealhas", "G4"): lambda s: own(s).mealhas,
    ("mealhas", "X11b"): lambda s: own(s).mealhas,
    ("mealhas", "X13"): lambda s: own(s).mealhas,
    ("mealhas", "X13b"): lambda s: own(s).mealhas,
    ("workers", "G6"): lying_down,
    ("VP", "X18b"): lambda s: sum(value for _, value in own(s).landscapes),
    ("VP", "X27"): lambda s: religion_points("advanced", own(s).religion),
}
AT_CORNER = re.compile(r"monte at corner \((\d+),(\d+)\)")


def answer(state, check, case):
    if (check, case) in IN_CASE:
        return IN_CASE[check, case](state)
    if corner := AT_CORNER.fullmatch(check):
        return at_corner(state, *map(int, corner.groups()))
    return ANSWERS[check](state)


def counted(found, expected):
    """Some cases ask how many, others which."""
    return len(found) if isinstance(found, list) and isinstance(expected, int) else found


@pytest.mark.parametrize("case", CASES, ids=[f"{c['id']} {c['title']}" for c in CASES])
def test_golden(case):
    state = position(case)
    found = {e["check"]: answer(state, e["check"], case["id"]) for e in case["expect"]}
    expected = {e["check"]: e["value"] for e in case["expect"]}
    assert {check: counted(found[check], expected[check]) for check in found} == expected


def test_there_are_57_cases():
    assert len({case["id"] for case in CASES}) == 57
