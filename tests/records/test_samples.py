"""Every file, link and stored game that the page ever wrote still opens as the same table."""

import pytest

from ribeira.app import stored_games as stored
from ribeira.games.registry import game_ids
from tests.records.samples import FILE, LINKS, STORED, digest, expected, opened, outcome, samples


@pytest.mark.parametrize("path", samples(), ids=lambda path: path.name)
def test_a_sample_opens_as_what_it_was(path):
    known = expected()[path.name]
    assert digest(path) == known["sha256"], "a sample is never changed"
    assert [outcome(table) for table in opened(path)] == known["games"]


@pytest.mark.parametrize(
    "path", [p for p in samples() if p.name.endswith(STORED)], ids=lambda path: path.name
)
def test_a_stored_sample_is_listed_with_its_picture(path):
    listed = stored.summary("old", path.read_text(encoding="utf-8"))
    (game,) = expected()[path.name]["games"]
    assert (listed.error, listed.over, listed.title) == (None, game["over"], game["title"])
    assert listed.thumb


def test_no_sample_was_removed():
    assert {path.name for path in samples()} == set(expected())


@pytest.mark.parametrize("ending", [FILE, STORED, LINKS])
@pytest.mark.parametrize("name", game_ids())
def test_each_kind_has_a_finished_and_an_unfinished_sample_of_every_game(name, ending):
    found = [p.name for p in samples() if p.name.startswith(name) and p.name.endswith(ending)]
    assert {expected()[sample]["games"][0]["over"] for sample in found} == {True, False}
