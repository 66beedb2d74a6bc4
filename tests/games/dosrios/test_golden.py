"""The golden examples GE-1 to GE-7 and the edge cases EC-1 to EC-37, as printed in the rules."""

import json
from pathlib import Path

import pytest

from ribeira.games.dosrios.board_map import DOWN, LOWER, MOUTHS, UPPER, heights
from ribeira.games.dosrios.water import course, irrigated, lay, ways
from tests.games.dosrios.scene import border, dealt, do, named, refused, scene

EXAMPLES = json.loads((Path(__file__).parent / "golden.json").read_text(encoding="utf-8"))
POSITIONS = [example for example in EXAMPLES if "lay" not in example]
BEDS = [example for example in EXAMPLES if "lay" in example]
YES_NO = {True: "yes", False: "no"}
CARDS_OF = {"SV": "DV", "SM": "DM"}


def test_all_62_examples_are_here():
    assert len(EXAMPLES) == 62


@pytest.mark.parametrize("example", BEDS, ids=lambda example: example["id"])
def test_bed(example):
    """R-4: piece by piece from the spring, with the choices of the example."""
    laid = example["lay"]
    high = heights(dealt(layout=example["layout"]).terrain)
    choices = {at: border(at, to) for at, to in laid["choices"]}
    for space, options in laid["optionsAt"].items():
        assert sorted({LOWER[way] for way in ways(high, (), space)}) == sorted(options)
    pieces, bed = lay(high, (), (), laid["spring"])
    while bed:
        chosen = choices[bed]
        more, bed = lay(high, (), (*pieces, chosen), LOWER[chosen])
        pieces = (*pieces, chosen, *more)
    (river,) = (key for key in example["expect"] if key.startswith("course"))
    assert course(pieces, river[-1]) == tuple(example["expect"][river])
    assert len(irrigated(pieces)) == len(set(example["expect"][river]) - MOUTHS)
    assert len(pieces) == example["expect"]["pieces"]


@pytest.mark.parametrize("example", POSITIONS, ids=lambda example: example["id"])
def test_position(example):
    for before in positions(example):
        check_options(before, example.get("optionsAt", {}))
        check_legal(before, example.get("legal", ()), example.get("illegal", ()))
        after, told = played(before, example)
        check_legal(after, example.get("legalAfter", ()), example.get("illegalAfter", ()))
        for key, expected in example.get("expect", {}).items():
            if key == "moneyEach":
                expected = expected[example["payouts"].index(before.row[0])]
            check(key, expected, FOUND[key](before, after, told))


def positions(example):
    """The position of an example; one for each card where it pays several."""
    payouts = example.get("payouts") or [example.get("payout")]
    return [position(example, card) for card in payouts]


def position(example, card):
    seats = example["players"]
    courses = example["courses"]
    more = {}
    if card:
        more = {"stage": "card", "row": (card, *("W",) * seats)}
    if "desperado" in example:
        more = {"stage": "card", "deck": (CARDS_OF[example["desperado"]], "T")}
    elif "row" in example:
        more = {name: tuple(example[name]) for name in ("row", "deck", "discard")}
    options = {
        name: YES_NO.get(value, value) for name, value in example.get("options", {}).items()
    }
    return scene(
        seats=seats,
        layout=example["layout"],
        verde=" ".join(courses["V"]),
        moreno=" ".join(courses["M"]),
        figures=standing(example.get("figures", {})),
        fincas=buildings(example, "finca"),
        haciendas=buildings(example, "hacienda"),
        dams=" ".join(example.get("dams", ())),
        active=example.get("current", 0),
        round_=example.get("round", 2),
        points=example.get("points"),
        money=tuple(example.get("money", ())),
        hands=tuple(example.get("hand", ())),
        stock=example.get("stock"),
        **options,
        **more,
    )


def standing(figures):
    return {
        int(seat): " ".join(" ".join([place] * n) for place, n in places.items())
        for seat, places in figures.items()
    }


def buildings(example, kind):
    found = {}
    for seat, built, hex_ in example.get("buildings", ()):
        if built == kind:
            found[seat] = f"{found.get(seat, '')} {hex_}".strip()
    return found


def text(step):
    """An example's action in our notation."""
    verb, *at = step
    if verb == "dam":
        return f"dam {':'.join(at)}"
    if verb == "flow":
        return f"flow {border(*at)}"
    return " ".join(step)


def played(state, example):
    """The steps of an example, or the card that it is about."""
    steps = [text(step) for step in example.get("steps", ())]
    if state.stage == "card":
        steps = ["use"]
    told = ()
    for number, step in enumerate(steps, 1):
        state, events = do(state, step)
        told += events
        waiting = example.get("winnerAfterStep", {})
        assert not (str(number) in waiting and state.winners)
    return state, told


def check_options(state, options):
    for space, expected in options.items():
        open_ways = ways(heights(state.terrain), state.dams, space)
        assert [LOWER[way] for way in open_ways] == expected


def check_legal(state, legal, illegal):
    for step in legal:
        assert refused(state, text(step)) is None, step
    for step in illegal:
        assert refused(state, text(step)), step


def check(key, expected, found):
    """An example names the figures of those seats only that matter to it."""
    if key == "figures":
        found = {seat: found[seat] for seat in expected}
    assert found == expected, key


def counted(state):
    return {
        str(seat): {place: own.count(place) for place in own}
        for seat, own in enumerate(state.figures)
    }


def removed(told):
    pieces = named(told, "rerouted")[-1]["removed"]
    return sorted(f"{UPPER[piece]}>{LOWER[piece]}" for piece in pieces)


FOUND = {
    "points": lambda before, after, told: after.points,
    "figures": lambda before, after, told: counted(after),
    "courseV": lambda before, after, told: list(course(after.pieces, "V")),
    "courseM": lambda before, after, told: list(course(after.pieces, "M")),
    "removed": lambda before, after, told: removed(told),
    "hand": lambda before, after, told: list(after.hands),
    "stock": lambda before, after, told: after.stock,
    "money": lambda before, after, told: list(after.money),
    "moneyEach": lambda before, after, told: list(after.money),
    "hits": lambda before, after, told: [hit["hex"] for hit in named(told, "raided")],
    "row": lambda before, after, told: list(after.row),
    "discard": lambda before, after, told: list(after.discard),
    "deckSize": lambda before, after, told: len(after.deck),
    "current": lambda before, after, told: after.active,
    "phase": lambda before, after, told: after.stage,
    "round": lambda before, after, told: after.round,
    "winner": lambda before, after, told: after.winners[0] if after.winners else None,
    "kind": lambda before, after, told: after.victory,
}
