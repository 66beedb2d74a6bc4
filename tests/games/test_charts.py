"""Charts of whole games: their numbers add up to what the games themselves say at the end."""

from __future__ import annotations

import pytest

from ribeira.core.chart import Chart
from ribeira.core.contract import make_setup
from ribeira.core.match import Match, start
from ribeira.games import catalog
from tests.strategies import play_blindly


def whole(game: str, seats: int = 3, seed: int = 7) -> Match:
    rules = catalog.load(game)
    return play_blindly(start(rules, make_setup(rules.META, seats, seed)), seed)


def charts(match: Match) -> dict[str, Chart]:
    made = catalog.room(match.setup.game, "charts").charts(match)
    return {chart.title.key.split(".")[-1]: chart for chart in made}


def totals(match: Match) -> list[int]:
    return [score.total for score in match.game.scores(match.state)]


@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_chart_has_a_row_for_each_seat_and_a_number_for_each_column(game, seed):
    for seats in catalog.meta(game).seats:
        match = whole(game, seats, seed)
        for chart in charts(match).values():
            if chart.columns:
                assert len(chart.rows) == len(match.game.scores(match.state))
                assert {len(row) for row in chart.rows} == {len(chart.columns)}
            assert all(0 < at < len(chart.columns) for at in chart.breaks)


def test_douro_s_charts_add_up():
    match = whole("douro", 4)
    made = charts(match)
    tally = match.state.tally
    assert [row[-1] for row in made["score"].rows] == totals(match)
    assert made["score"].breaks == (10,)
    assert [sum(row) for row in made["sources"].rows] == totals(match)
    assert sum(row[0] for row in made["phylloxera"].rows) == len(made["score"].columns) == 20
    played = [sum(row) - row[0] - row[-1] - row[-2] for row in tally]  # no start, charity, floor
    assert [sum(row) for row in made["cards"].rows] == played


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
    assert sum(map(sum, made["money"].rows)) == sum(event["money"] for event in paid)
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
    assert [sum(row) for row in made["sources"].rows] == totals(match)
    estates = match.state.table.estates
    assert [row[-1] for row in made["religion"].rows] == [e.religion for e in estates]
    sold = [event for step in match.past for event in step.events if event.key == "sold"]
    at = [name.key for name in made["sales"].columns].index("castelos.chart.mealhas")
    assert sum(row[at] for row in made["sales"].rows) == sum(event["mealhas"] for event in sold) > 0
