"""What is unusual in the rules of a game is seen: at the table, by link, as text, in the result."""

from __future__ import annotations

import pytest

from ribeira.core.meta import make_setup
from ribeira.games import registry

from ..fakes import App, opened, playing
from ..test_whole_games import play_on

SAID = "douro.variant.O-7.void"
OPTION = (("option:O-7", "void"),)


def every_value() -> list[tuple[str, str, str]]:
    metas = map(registry.meta, registry.game_ids())
    return [
        (meta.id, option.id, value)
        for meta in metas
        for option in meta.options
        if not option.by_seats
        for value in option.values
        if value != option.default
    ]


@pytest.mark.parametrize(("game", "option", "value"), every_value())
def test_each_value_that_is_not_the_usual_one_has_its_sentence(
    game: str, option: str, value: str
) -> None:
    meta = registry.meta(game)
    (said,) = registry.say_variant(make_setup(meta, meta.seats[-1], 1, {option: value}))
    assert said.key == f"{game}.variant.{option}.{value}"


@pytest.mark.parametrize("game", registry.game_ids())
def test_the_usual_rules_need_no_sentence(game: str) -> None:
    meta = registry.meta(game)
    for seats in meta.seats:
        assert registry.say_variant(make_setup(meta, seats, 1)) == ()


def test_what_old_games_did_before_there_was_a_choice_is_said() -> None:
    meta = registry.meta("castelos")
    setup = make_setup(meta, 2, 1, {"rockJoins": "monte"})
    assert "rockJoins" not in dict(setup.options)
    assert [said.key for said in registry.say_variant(setup)] == [
        "castelos.variant.rockJoins.monte"
    ]


def test_it_is_seen_at_the_table_and_as_text() -> None:
    app = opened("douro", "", "easy", "easy", fields=OPTION)
    assert app.markup.count(SAID) == 1
    app.do("text")
    assert app.markup.count(SAID) == 2


def test_at_a_usual_table_nothing_is_said() -> None:
    app = opened("douro", "", "easy", "easy")
    app.do("text")
    assert "variant" not in app.markup


def test_whoever_comes_by_link_sees_it_first() -> None:
    app = opened("douro", "", "easy", "easy", fields=OPTION)
    app.share()
    app.do("copy")
    other = App(fragment=app.copied[-1].partition("#")[2])
    assert other.model.arrival
    assert SAID in other.markup


def test_it_is_said_where_link_and_file_are_offered() -> None:
    app = opened("douro", "", "easy", "easy", fields=OPTION)
    before = app.markup.count(SAID)
    app.do("share")
    assert app.markup.count(SAID) == before + 1
    assert ("export", playing(app).table.id) in app.controls.commands
    usual = opened("douro", "", "easy", "easy")
    usual.do("share")
    assert "share-variant" not in usual.markup


def test_the_copied_result_says_it() -> None:
    app = opened("douro", "", "easy", "easy", fields=OPTION)
    play_on(app)
    assert SAID in {said.key for said in playing(app).summary()}


def test_a_table_for_two_is_unofficial_where_it_is_chosen() -> None:
    app = App()
    app.do("new", "douro")
    app.set("draft.seats", "2")
    assert "douro.unofficial_two" in app.markup
    app.set("draft.seats", "3")
    assert "douro.unofficial_two" not in app.markup
