"""Charts of whole games: their numbers add up to what the games themselves say at the end."""

from __future__ import annotations

from itertools import product

import pytest

from ribeira.core.match import Match, jump, start
from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.games.douro import rules as douro
from ribeira.games.douro.material import BARRELS, ORDERS, REGULARS
from ribeira.games.douro.rules.options import read_options
from ribeira.games.douro.rules.state import Resolved
from ribeira.games.douro.table.charts import MEANS, Play
from ribeira.kit.chart import AnyChart, Strip
from tests.strategies import play_blindly

OPTIONS = read_options(make_setup(douro.META, 3, 1).options)


def whole(game: str, seats: int = 3, seed: int = 7) -> Match:
    rules = registry.rules(game)
    return play_blindly(start(rules, make_setup(rules.META, seats, seed)), seed)


def charts(match: Match) -> dict[str, AnyChart]:
    made = registry.load(match.setup.game).table.charts(match)
    return {chart.title.key.split(".")[-1]: chart for chart in made}


def totals(match: Match) -> list[int]:
    return [score.total for score in match.game.scores(match.state)]


def test_douro_s_charts_add_up():
    match = whole("douro", 4)
    made = charts(match)
    tally = match.state.tally
    assert [row[-1] for row in made["score"].rows] == totals(match)
    assert made["score"].breaks == (10,)
    assert [sum(row) for row in made["sources"].rows] == totals(match)
    assert sum(row[0] for row in made["phylloxera"].rows) == len(made["score"].columns) == 20
    assert all(row[1] >= 0 for row in made["phylloxera"].rows)
    played = [sum(row) - row[0] - row[-1] - row[-2] for row in tally]  # no start, charity, floor
    assert [sum(row) for row in made["cards"].rows] == played
    assert {len(row) for row in made["beside_mean"].rows} == {10}


@pytest.mark.parametrize(("plays", "breaks"), [(1, ()), (9, ()), (10, ()), (11, (10,))])
def test_a_score_of_douro_has_a_break_once_the_second_half_is_played(plays, breaks):
    match = whole("douro", 4)
    last = max(at for at, state in enumerate(match.states) if state.plays == plays)
    made = charts(jump(match, last))["score"]
    assert (len(made.columns), made.breaks) == (plays, breaks)


def test_douro_tells_what_a_better_card_would_have_brought():
    play = Play(
        Resolved("R13", "", (0, 1, 10), 25, 0, (-2, 0, 0)), ((0, 9), (1,), (10, 3)), OPTIONS
    )
    assert play.points((0, 1, 10), 0) == (-2, 0, 0)
    assert [play.missed(seat) for seat in range(3)] == [2, 0, 0]
    met = Play(Resolved("R01", "", (9, 9, 3), 1, 0, (0, 2, 0)), ((9, 10), (9,), (3, 10)), OPTIONS)
    assert [met.missed(seat) for seat in range(3)] == [2, 0, 2]
    assert (play.burden, met.burden) == (0, 1)


def test_the_mean_of_a_card_is_the_one_that_it_brings_against_any_cards():
    """The first rival holds the phylloxera; every level and order as likely."""
    for card, mean in zip(BARRELS, MEANS[3], strict=True):
        points = [
            Play(Resolved(boat, "", (), ORDERS[3][boat], 1, ()), (), OPTIONS).points(
                (card, *rivals), 1
            )[0]
            for boat in REGULARS
            for rivals in product(BARRELS, repeat=2)
        ]
        assert round(sum(points) / len(points), 2) == mean


def test_dos_rios_charts_add_up():
    match = whole("dosrios")
    made = charts(match)
    buildings = [row[-1] for row in made["buildings"].rows]
    assert buildings == totals(match)
    assert all(
        row[-1] <= most for row, most in zip(made["wet_buildings"].rows, buildings, strict=True)
    )
    for wet, held in zip(made["wet"].rows, made["held"].rows, strict=True):
        assert all(few <= many for few, many in zip(wet, held, strict=True))
    paid = [event for step in match.past for event in step.events if event.key == "paid"]
    assert sum(map(sum, made["money"].rows)) == sum(event.money for event in paid)
    flows = made["crops_by_turn"].rows, made["rivers_by_turn"].rows
    assert sum(row[-1] for rows in flows for row in rows) == sum(map(sum, made["money"].rows))
    for rows in flows:
        assert all(list(row) == sorted(row) for row in rows)
        assert {len(row) for row in rows} == {len(made["buildings"].columns)}
    sent = dict(
        zip(
            (name.key.split(".")[-1] for name in made["sent"].columns),
            zip(*made["sent"].rows, strict=True),
            strict=True,
        )
    )
    assert sum(sent["chasing"]) == sum(sent["chased"]) > 0


def test_castelos_charts_add_up():
    match = whole("castelos")
    made = charts(match)
    assert [row[-1] for row in made["points"].rows] == totals(match)
    assert [sum(row[-1]) for row in made["sources"].rows] == totals(match)
    estates = match.state.table.estates
    assert [row[-1] for row in made["religion"].rows] == [e.religion for e in estates]
    sold = [event for step in match.past for event in step.events if event.key == "sold"]
    assert marks(made["sales"], "dot") == len(sold) > 0
    assert any(marks(charts(whole("castelos", seed=n))["sales"], "ring") for n in range(9))


def test_every_turn_of_castelos_is_one_of_discs_or_of_workers_or_of_none():
    match = whole("castelos")
    strip = charts(match)["strip"]
    events = [event for step in match.past for event in step.events]
    for row in strip.rows:
        for cell in row:
            turns = [mark for mark in cell.marks if mark.shape in ("square", "dot", "outline")]
            assert len(turns) == 1
            assert len(cell.says) == len(cell.marks)
    assert marks(strip, "flag") == sum(event.key == "founded" for event in events)
    assert marks(strip, "coin") == sum(event.key == "paid" for event in events)


def test_contracts_count_for_whoever_leads_until_they_are_awarded():
    rows = charts(whole("castelos"))["sources"].rows
    assert any(column[0] for row in rows for column in row[:-1])


def test_every_worker_turn_tells_its_steps():
    made = charts(whole("castelos"))
    pairs = zip(made["pace"].rows, made["strip"].rows, strict=True)
    for paces, turns in pairs:
        for pace, turn in zip(paces, turns, strict=True):
            assert bool(pace.text) == any(mark.shape == "dot" for mark in turn.marks)
    last = [row[-1] for row in made["religion"].rows]
    for total, row in zip(last, made["pace"].rows, strict=True):
        assert 0 <= sum(int(cell.text or 0) for cell in row) <= total


def marks(strip: Strip, shape: str) -> int:
    return sum(mark.shape == shape for row in strip.rows for cell in row for mark in cell.marks)
