"""Every file, link and stored game that the page ever wrote still opens as the same table."""

import pytest

from ribeira.app import stored_games as stored
from ribeira.app.kept.pictures import drawing
from ribeira.games import registry
from ribeira.games.registry import game_ids
from ribeira.kit.view import View
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
    text = path.read_text(encoding="utf-8")
    listed = stored.summary("old", text)
    (game,) = expected()[path.name]["games"]
    assert (listed.error, listed.over, listed.title) == (None, game["over"], game["title"])
    table = stored.read("old", text)
    seen = table.match.game.sight(state=table.match.state, seat=None)
    look = View(table.looks, lambda _: "")
    picture = registry.load(table.match.setup.game).table.draw_thumb(seen=seen, view=look)
    assert drawn(text) == picture


@pytest.mark.parametrize(
    "path",
    [p for p in samples() if "-format2-" in p.name and p.name.endswith(STORED)],
    ids=lambda path: path.name,
)
def test_a_stored_sample_in_the_newest_format_is_the_same_game_and_shorter(path):
    """So are old texts rewritten; the game's file stays letter by letter."""
    old = path.read_text(encoding="utf-8")
    new = stored.renewed(old)
    assert new.startswith(stored.BEGINS)
    assert stored.read("old", new) == stored.read("old", old)
    assert stored.file_in(new) == stored.file_in(old)
    assert stored.summary("old", new) == stored.summary("old", old)
    assert len(new) < len(old)
    assert stored.renewed(new) == new


def drawn(text):
    started = drawing(text)
    while True:
        try:
            next(started)
        except StopIteration as end:
            return end.value


def test_no_sample_was_removed():
    assert {path.name for path in samples()} == set(expected())


@pytest.mark.parametrize("ending", [FILE, STORED, LINKS])
@pytest.mark.parametrize("name", game_ids())
def test_each_kind_has_a_finished_and_an_unfinished_sample_of_every_game(name, ending):
    found = [p.name for p in samples() if p.name.startswith(name) and p.name.endswith(ending)]
    assert {expected()[sample]["games"][0]["over"] for sample in found} == {True, False}
