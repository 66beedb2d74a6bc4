"""Whatever else comes in as a record is refused, by its own name, and never half-opened."""

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ribeira.codec import errors
from ribeira.codec.textfile import MAX_ACTIONS, MAX_CHARACTERS, Saved, read, write
from tests.codec.saved import PLAYERS, fields_of, match_of


def changed(**fields):
    """The text of a sound record with some fields changed; `None` leaves one out."""
    kept = {name: value for name, value in (fields_of() | fields).items() if value is not None}
    return json.dumps(kept)


ILLEGAL = ["P1 play 7", "P1 play 6"]

REFUSED = [
    pytest.param("x" * (MAX_CHARACTERS + 1), errors.TooLargeError, {}, id="too long"),
    pytest.param("", errors.NotJsonError, {}, id="empty"),
    pytest.param("{", errors.NotJsonError, {}, id="cut off"),
    pytest.param("[]", errors.NotJsonError, {}, id="not an object"),
    pytest.param("[" * 100_000, errors.NotJsonError, {}, id="nested without end"),
    pytest.param('{"a":' * 50_000, errors.NotJsonError, {}, id="objects without end"),
    pytest.param('{"a": ' + "9" * 9999 + "}", errors.NotJsonError, {}, id="a number without end"),
    pytest.param('"' + '\\"' * 100_000, errors.NotJsonError, {}, id="a string without end"),
    pytest.param("{}", errors.FieldError, {"field": "format"}, id="nothing in it"),
    pytest.param(
        changed(format=2), errors.FormatError, {"found": "2", "ours": 1}, id="newer format"
    ),
    pytest.param(changed(format=True), errors.FieldError, {"field": "format"}, id="true is no 1"),
    pytest.param(changed(format="1"), errors.FieldError, {"field": "format"}, id="text is no 1"),
    pytest.param(
        changed(game="chess"), errors.UnknownGameError, {"game": "chess"}, id="other game"
    ),
    pytest.param(changed(game="../x"), errors.UnknownGameError, {"game": "../x"}, id="a path"),
    pytest.param(
        changed(game=["douro"]), errors.FieldError, {"field": "game"}, id="a list of games"
    ),
    pytest.param(changed(rules=0), errors.RulesError, {"found": "0", "ours": 1}, id="older rules"),
    pytest.param(
        changed(rules=99), errors.RulesError, {"found": "99", "ours": 1}, id="newer rules"
    ),
    pytest.param(changed(seats=6), errors.BadSetupError, {}, id="six seats"),
    pytest.param(changed(seats=3.0), errors.FieldError, {"field": "seats"}, id="3.0 seats"),
    pytest.param(changed(seed=-1), errors.BadSetupError, {}, id="a seed below 0"),
    pytest.param(changed(seed=None), errors.FieldError, {"field": "seed"}, id="no seed"),
    pytest.param(
        changed(options=[]), errors.FieldError, {"field": "options"}, id="options in a list"
    ),
    pytest.param(
        changed(options={}), errors.MissingOptionError, {"option": "O-1"}, id="no options"
    ),
    pytest.param(
        changed(options=fields_of()["options"] | {"O-99": "yes"}),
        errors.UnknownOptionError,
        {"option": "O-99"},
        id="an option from nowhere",
    ),
    pytest.param(
        changed(options=fields_of()["options"] | {"O-1": "maybe"}),
        errors.BadSetupError,
        {},
        id="no such value",
    ),
    pytest.param(
        changed(options=fields_of()["options"] | {"O-1": []}),
        errors.BadSetupError,
        {},
        id="no value",
    ),
    pytest.param(
        changed(actions={}), errors.FieldError, {"field": "actions"}, id="actions by name"
    ),
    pytest.param(
        changed(actions=["P1 play 7"] * (MAX_ACTIONS + 1)),
        errors.TooManyActionsError,
        {"limit": MAX_ACTIONS},
        id="too many actions",
    ),
    pytest.param(
        changed(actions=["P1 play 7", 5]),
        errors.UnreadableActionError,
        {"step": 2, "action": "5"},
        id="a number for an action",
    ),
    pytest.param(
        changed(actions=["P0 play 7"]),
        errors.UnreadableActionError,
        {"step": 1, "action": "P0 play 7"},
        id="no such seat's name",
    ),
    pytest.param(
        changed(actions=["P1 play 5"]),
        errors.UnreadableActionError,
        {"step": 1, "action": "P1 play 5"},
        id="no such card",
    ),
    pytest.param(
        changed(actions=ILLEGAL),
        errors.RefusedActionError,
        {"step": 2, "action": "P1 play 6", "rule": "D-4.3"},
        id="an illegal action",
    ),
    pytest.param(
        changed(actions=["P9 play 6"]), errors.RefusedActionError, {"step": 1}, id="an empty seat"
    ),
    pytest.param(changed(state="0" * 16), errors.ChecksumError, {}, id="another state"),
    pytest.param(changed(state=None), errors.FieldError, {"field": "state"}, id="no checksum"),
    pytest.param(changed(seed=8), errors.ChecksumError, {}, id="another seed"),
    pytest.param(
        changed(actions=fields_of(steps=8)["actions"]),
        errors.ChecksumError,
        {},
        id="an action short",
    ),
    pytest.param(
        changed(players={}), errors.FieldError, {"field": "players"}, id="no list of players"
    ),
    pytest.param(
        changed(players=["Zé"]), errors.FieldError, {"field": "players"}, id="only a name"
    ),
    pytest.param(
        changed(players=[{"name": "\ud800"}]),
        errors.FieldError,
        {"field": "players"},
        id="half a character",
    ),
    pytest.param(
        changed(players=[{"name": float("nan")}]),
        errors.FieldError,
        {"field": "players"},
        id="no number",
    ),
    pytest.param(changed(title="a\nb"), errors.FieldError, {"field": "title"}, id="two lines"),
    pytest.param(changed(practice=1), errors.FieldError, {"field": "practice"}, id="1 is not true"),
]


@pytest.mark.parametrize(("text", "kind", "values"), REFUSED)
def test_refused(text, kind, values):
    with pytest.raises(errors.CodecError) as refused:
        read(text)
    assert type(refused.value) is kind
    said = dict(refused.value.message.values)
    assert {name: said[name] for name in values} == values


def test_every_kind_of_refusal_is_tried():
    tried = {param.values[1] for param in REFUSED}
    elsewhere = {errors.LinkError, errors.IncompleteGameError, errors.TooManyGamesError}
    assert tried == set(errors.CodecError.__subclasses__()) - elsewhere


def test_what_a_stranger_wrote_is_cut_to_a_sentence_s_length():
    with pytest.raises(errors.UnknownGameError) as refused:
        read(changed(game="\ud800" + "x" * 10_000))
    said = dict(refused.value.message.values)["game"]
    assert len(said) <= errors.SHORT
    assert said.encode()


junk = st.one_of(st.none(), st.booleans(), st.integers(), st.text(), st.just([]), st.just({}))


@given(st.sampled_from(sorted(fields_of())), junk)
def test_any_field_may_be_anything(name, value):
    opens_or_is_refused(json.dumps(fields_of() | {name: value}))


@given(st.integers(0, 8), st.one_of(junk, st.from_regex(r"P[0-9]{1,3} (play|donate) [0-9]{1,2}")))
def test_any_action_may_be_anything(at, value):
    fields = fields_of()
    fields["actions"][at] = value
    opens_or_is_refused(json.dumps(fields))


@given(st.data())
def test_any_part_of_the_text_may_be_lost_or_replaced(data):
    text = write(Saved(match_of(), PLAYERS))
    start_at = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 20))
    text = text[:start_at] + data.draw(st.text(max_size=5)) + text[start_at + length :]
    opens_or_is_refused(text)


@given(st.text())
def test_any_text_may_come(text):
    opens_or_is_refused(text)


def opens_or_is_refused(text):
    with suppress(errors.CodecError):
        saved = read(text)
        assert read(write(saved)) == saved
