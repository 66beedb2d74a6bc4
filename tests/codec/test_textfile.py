"""The text of a match comes back as the match, now and from every older format."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ribeira.codec import bundle
from ribeira.codec.checksum import checksum
from ribeira.codec.textfile import MAX_ACTIONS, MAX_CHARACTERS, Saved, read, write
from ribeira.core.match import jump, start
from ribeira.games import registry
from ribeira.games.douro import rules
from tests.codec.saved import PLAYERS, fields_of, match_of
from tests.strategies import matches, unfinished

SAMPLES = sorted((Path(__file__).parent / "samples").glob("*.json"))


@given(unfinished(rules), st.booleans())
def test_a_match_comes_back_from_its_text(match, practice):
    saved = Saved(match, PLAYERS, practice)
    assert read(write(saved)) == saved


@pytest.mark.parametrize("game", registry.game_ids())
@settings(max_examples=8, deadline=None)
@given(data=st.data(), title=st.text(max_size=60).filter(str.isprintable))
def test_record_to_file_to_record_is_the_identity_for_every_game(game, data, title):
    match = data.draw(unfinished(registry.rules(game)))
    saved = Saved(match, PLAYERS[:1], title=title)
    assert read(write(saved)) == saved
    assert (
        bundle.texts(bundle.write([write(saved)] * 2))
        == (json.dumps(json.loads(write(saved)), ensure_ascii=False),) * 2
    )


@given(unfinished(rules))
def test_writing_what_was_read_gives_the_same_text(match):
    text = write(Saved(match))
    assert write(read(text)) == text


@pytest.mark.parametrize("game", registry.game_ids())
@given(data=st.data())
@settings(max_examples=8)
def test_as_many_actions_as_a_game_may_have_fit_into_a_text(game, data):
    match = data.draw(matches(registry.rules(game)))
    without = len(write(Saved(start(match.game, match.setup), PLAYERS)))
    longest = max(len(match.game.write(step.action)) for step in match.steps)
    assert without + MAX_ACTIONS * (longest + len('    "P10 ",\n')) < MAX_CHARACTERS


def test_the_text_says_what_it_holds():
    fields = fields_of(steps=2)
    assert " ".join(fields) == "format game rules seats seed options actions state"
    assert (fields["format"], fields["game"], fields["rules"]) == (1, "douro", 1)
    assert (fields["seats"], fields["seed"]) == (3, 7)
    assert fields["options"] == dict(match_of().setup.options)
    assert fields["actions"][0].split()[0] in ("P1", "P2", "P3")
    assert fields["actions"][0].split()[1] == "play"
    assert fields["state"] == checksum(match_of(steps=2).state)


def test_players_and_practice_are_written_only_where_there_are_any():
    text = write(Saved(match_of(), PLAYERS, practice=True))
    assert json.loads(text)["players"] == list(PLAYERS)
    assert json.loads(text)["practice"] is True
    assert "Zé" in text


def test_a_match_looked_at_from_the_past_is_written_whole():
    assert write(Saved(jump(match_of(), 2))) == write(Saved(match_of()))


def test_checksums_tell_states_apart_and_are_the_same_on_every_python():
    states = match_of().states
    assert len({checksum(state) for state in states}) == len(states)
    assert checksum((1, "é", None, True)) == "87add27d263b9b2f"


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_old_records_open_for_ever(path):
    text = path.read_text(encoding="utf-8")
    assert write(read(text)) == text


def test_there_is_a_sample_of_every_format():
    assert {path.stem.split("-")[0] for path in SAMPLES} == {"format1"}
