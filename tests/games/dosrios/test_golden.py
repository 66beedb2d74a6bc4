"""The golden examples GE-1 to GE-7 and the edge cases EC-1 to EC-37, as printed in the rules."""

import json
from pathlib import Path

import pytest

from ribeira.games.dosrios.board_map import LOWER, MOUTHS, UPPER, heights
from ribeira.games.dosrios.rules.water import bed_after_piece, bed_from, course, irrigated, outlets
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
    terrain = dealt(layout=example["layout"]).terrain
    high = heights(terrain)
    choices = {at: border(at, to) for at, to in laid["choices"]}
    for space, options in laid["optionsAt"].items():
        assert sorted({LOWER[way] for way in outlets(high, (), space)}) == sorted(options)
    bed = bed_from(terrain, (), (), laid["spring"])
    pieces = bed.laid
    while bed.forks:
        bed = bed_after_piece(terrain, (), pieces, choices[bed.end])
        pieces += bed.laid
    (river,) = (key for key in example["expect"] if key.startswith("course"))
    assert course(pieces, river[-1]) == tuple(example["expect"][river])
    assert len(irrigated(pieces)) == len(set(example["expect"][river]) - MOUTHS)
    assert len(pieces) == example["expect"]["pieces"]


@pytest.mark.parametrize("example", POSITIONS, ids=lambda example: example["id"])
def test_position(example):
    for card, expected in expectations(example):
        before = position(example, card)
        check_options(before, example.get("optionsAt", {}))
        check_legal(before, example.get("legal", ()), example.get("illegal", ()))
        after, happened = played(before, example)
        check_legal(after, example.get("legalAfter", ()), example.get("illegalAfter", ()))
        shown = found(after, happened)
        if "figures" in expected:  # of those seats only that matter
            shown["figures"] = {seat: shown["figures"][seat] for seat in expected["figures"]}
        assert {name: shown[name] for name in expected} == expected


def expectations(example):
    """The card that an example pays, if any, and what is expected; some examples pay several."""
    if "payouts" not in example:
        return [(example.get("payout"), example.get("expect", {}))]
    money = example["expect"]["moneyEach"]
    return [(card, {"money": m}) for card, m in zip(example["payouts"], money, strict=True)]


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
    options = {name: YES_NO.get(value, value) for name, value in example.get("options", {}).items()}
    options["reshuffle"] = "when-needed"  # the examples are older than the option
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
    happened = ()
    for number, step in enumerate(steps, 1):
        state, events = do(state, step)
        happened += events
        waiting = example.get("winnerAfterStep", {})
        assert not (str(number) in waiting and state.winners)
    return state, happened


def check_options(state, options):
    for space, expected in options.items():
        found = outlets(heights(state.terrain), state.dams, space)
        assert [LOWER[border] for border in found] == expected


def check_legal(state, legal, illegal):
    for step in legal:
        assert refused(state, text(step)) is None, step
    for step in illegal:
        assert refused(state, text(step)), step


def counted(state):
    return {
        str(seat): {place: own.count(place) for place in own}
        for seat, own in enumerate(state.figures)
    }


def removed(happened):
    rerouted = named(happened, "rerouted")
    return sorted(f"{UPPER[b]}>{LOWER[b]}" for b in rerouted[-1]["removed"]) if rerouted else []


def found(state, happened):
    """What examples expect, by its name there."""
    return {
        "points": state.points,
        "figures": counted(state),
        "courseV": list(course(state.pieces, "V")),
        "courseM": list(course(state.pieces, "M")),
        "removed": removed(happened),
        "hand": list(state.hands),
        "stock": state.stock,
        "money": list(state.money),
        "hits": [hit["hex"] for hit in named(happened, "raided")],
        "row": list(state.row),
        "discard": list(state.discard),
        "deckSize": len(state.deck),
        "current": state.active,
        "phase": state.stage,
        "round": state.round,
        "winner": state.winners[0] if state.winners else None,
        "kind": state.victory,
    }
