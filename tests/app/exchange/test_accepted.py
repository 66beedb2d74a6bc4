"""What is accepted can always be written and read again, as a file and as a link; what cannot is
refused on arrival."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ribeira.app.sharing import KINDS, payload_of, table_of
from ribeira.app.tables import AWAY, Table, read_file, write_file
from ribeira.bots.levels import BOTS
from ribeira.codec import link, textfile
from ribeira.codec.errors import CodecError, FieldError
from ribeira.codec.link import Linked
from ribeira.kit.view import COLOURS, SHAPES
from ribeira.views import regions
from tests.codec.saved import fields_of, match_of

from ..fakes import ENGLISH, App

NAME = st.text(max_size=30) | st.sampled_from(["", " ", "\u202e", "A", "a", "P1", "Á", "x" * 24])
ODD = st.sampled_from([None, 1, True, [], {}, "", "pink", "phantom"])
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "name": NAME | ODD,
    "colour": st.sampled_from(COLOURS) | ODD,
    "shape": st.sampled_from(SHAPES) | ODD,
    "bot": st.sampled_from(["", AWAY, *BOTS, "gentle"]) | ODD,
}
PLAYERS = st.lists(st.fixed_dictionaries({}, optional=FIELDS), min_size=3, max_size=3)


def goes_on(table: Table) -> None:
    """It can be written, and is then the same."""
    assert read_file(table.id, write_file(table)) == table
    payload = payload_of(table, names=True)
    again = table_of(link.read(payload), table.id, ENGLISH.say)
    here = tuple(replace(p, bot="" if p.bot == AWAY else p.bot) for p in table.players)
    assert again.players == here
    assert payload_of(again, names=True) == payload


@given(PLAYERS, st.text(max_size=70))
def test_a_file_is_refused_or_can_be_sent_on(players: list[Any], title: str) -> None:
    text = json.dumps(fields_of() | {"players": players, "title": title})
    with suppress(CodecError):
        goes_on(read_file("x", text))


@given(
    st.lists(st.integers(0, 7), min_size=3, max_size=3),
    st.lists(
        st.tuples(NAME, st.sampled_from(COLOURS), st.sampled_from(SHAPES)), min_size=3, max_size=3
    ),
)
def test_a_link_is_refused_or_can_be_sent_on(kinds: list[int], looks: list[Any]) -> None:
    labels = tuple(" ".join(text.split()) for look in looks for text in look)
    linked = Linked(match_of(), tuple(kinds), labels=labels)
    with suppress(CodecError):
        goes_on(table_of(link.read(link.write(linked)), "x", ENGLISH.say))


@pytest.mark.parametrize("field", ["colour", "shape"])
def test_two_seats_that_look_the_same_get_looks_of_their_own(field: str) -> None:
    same = {"colour": "river", "shape": "square"}[field]
    text = json.dumps(fields_of() | {"players": [{field: same}] * 3})
    table = read_file("x", text)
    assert len({getattr(player, field) for player in table.players}) == 3
    assert getattr(table.players[0], field) == same
    goes_on(table)


@pytest.mark.parametrize("name", ["", " ", "\n\t", "\u3000"])
def test_a_name_that_is_none_is_filled_in(name: str) -> None:
    table = read_file("x", json.dumps(fields_of() | {"players": [{"name": name}] * 3}))
    assert table.players[0].name == "P1"
    goes_on(table)


@pytest.mark.parametrize(
    "more",
    [{"players": [{"more": list(range(20_000))}] * 3}, {"title": "x" * 300_000}],
    ids=["players", "title"],
)
def test_what_would_grow_too_long_is_refused_on_arrival(more: dict[str, Any]) -> None:
    """A file without blanks was read, and was too long when it was written with them."""
    text = json.dumps(fields_of() | more, separators=(",", ":"))
    with pytest.raises(FieldError):
        textfile.read(text)


@pytest.mark.parametrize("bot", [bot for bot in KINDS if bot])
def test_a_link_with_any_bot_can_be_prepared(bot: str) -> None:
    kinds = (0, KINDS.index(bot), 0)
    payload = link.write(Linked(match_of(0), kinds))
    app = App(fragment=payload)
    app.do("prepare")
    assert app.model.draft
    assert app.model.draft.players[1].bot == bot
    assert f'value="{bot}" selected' in regions(app.model).whole()
    app.do("start")
    assert app.model.table.table.players[1].bot == bot
