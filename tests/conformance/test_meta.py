"""What the lobby knows of a game is sound, and a game that is not whole is listed all the same."""

from collections.abc import Iterator
from dataclasses import MISSING, fields, replace
from types import SimpleNamespace
from typing import Any

import pytest

from ribeira.codec import games
from ribeira.codec.errors import CodecError
from ribeira.core.chance import SEEDS
from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.games.completeness import IncompleteGame, lacks
from ribeira.kit.game_module import GameModule
from tests.conformance.played import ENTRIES, Played, registered

LINKS = {"douro": 0, "dosrios": 1, "castelos": 2}
"""Numbers that stand in links for ever, so none of them may change or be another game's."""
MOST_LINKS = 8


def test_every_game_has_its_own_id_and_its_own_number_in_links() -> None:
    ids = [entry.meta.id for entry in ENTRIES]
    links = [entry.meta.link for entry in ENTRIES]
    assert len(set(ids)) == len(ids)
    assert len(set(links)) == len(links)
    assert all(0 <= link < MOST_LINKS for link in links)
    assert LINKS.items() <= dict(zip(ids, links, strict=True)).items()


def test_the_rules_have_the_meta_that_the_lobby_has(played: Played) -> None:
    assert played.rules.META is played.meta


def test_seats_and_minutes_are_sound(played: Played) -> None:
    assert played.meta.seats
    assert list(played.meta.seats) == sorted(set(played.meta.seats))
    assert played.meta.seats[0] >= 1
    assert 0 < played.meta.minutes[0] <= played.meta.minutes[1]
    assert 1 <= played.meta.rules < 64


def test_options_are_sound(played: Played) -> None:
    options = played.meta.options
    assert len({option.id for option in options}) == len(options)
    for option in options:
        assert len(set(option.values)) == len(option.values) > 1
        assert option.default in option.values
        assert option.absent is None or option.absent in option.values
        assert {value for _, value in option.by_seats} <= set(option.values)
        assert {seats for seats, _ in option.by_seats} <= set(played.meta.seats)
        assert (option.since == 1) == (option.absent is None), option.id


def test_what_is_said_of_options_is_said_of_options_that_there_are(played: Played) -> None:
    values = {option.id: option.values for option in played.meta.options}
    for name, value in (*(played.meta.secrets or ()), *filter(None, [played.meta.first])):
        assert value in values[name]
    terms = played.entry.terms
    assert set(terms.options) == set(terms.helps) == set(values)
    assert all(value in values[name] for name, value in terms.values)


def test_a_set_up_of_defaults_can_be_dealt(played: Played) -> None:
    for seats in played.meta.seats:
        setup = make_setup(played.meta, seats, SEEDS - 1)
        assert played.rules.deal(setup).setup == setup


def test_every_older_rules_number_can_be_upgraded(played: Played) -> None:
    assert set(played.rules.UPGRADES) == set(range(1, played.meta.rules))


# Games that are not whole


def test_a_whole_game_lacks_nothing(played: Played) -> None:
    assert lacks(played.game) == ()
    assert registry.lacks(played.meta.id) == ()


def test_every_missing_part_is_named(played: Played) -> None:
    for field in fields(GameModule):
        wanted = (field.name,) if field.default is MISSING else ()
        assert lacks(replace(played.game, **{field.name: None})) == wanted


def test_every_missing_name_of_a_part_is_named(played: Played) -> None:
    for part, name, module in names_of_parts(played):
        rest = {kept: value for kept, value in vars(module).items() if kept != name}
        broken = replace(played.game, **{part: SimpleNamespace(**rest)})
        assert lacks(broken) == (f"{part}.{name}",)


def names_of_parts(played: Played) -> Iterator[tuple[str, str, Any]]:
    for part, name in [
        ("rules", "legal_actions"),
        ("rules", "META"),
        ("words", "say_status"),
        ("words", "CHAPTERS"),
        ("table", "draw_thumb"),
        ("table", "BEATS"),
        ("bots", "rank"),
        ("clicks", "paths"),
        ("tooltips", "say_thing"),
    ]:
        if module := getattr(played.game, part):
            yield part, name, module


def broken(played: Played, load: Any) -> registry.Entry:
    """The game under another name, with another way to load it."""
    meta = replace(played.meta, id="broken", link=MOST_LINKS - 2)
    return registry.Entry(meta, played.entry.terms, load)


def test_an_incomplete_game_is_listed_and_loading_it_says_what_it_lacks(played: Played) -> None:
    words = SimpleNamespace(**vars(played.game.words))
    del words.say_status
    incomplete = replace(played.game, words=words, table=None)
    with registered(broken(played, lambda: incomplete)):
        assert "broken" in registry.game_ids()
        assert registry.terms("broken").say_game() == played.entry.terms.say_game()
        assert registry.lacks("broken") == ("words.say_status", "table")
        with pytest.raises(IncompleteGame) as refused:
            registry.load("broken")
        assert (refused.value.game, refused.value.lacks) == ("broken", registry.lacks("broken"))


def test_a_game_that_cannot_be_loaded_is_listed_and_says_why(played: Played) -> None:
    def load() -> Any:
        raise ModuleNotFoundError("No module named 'castles'")

    with registered(broken(played, load)):
        assert "broken" in registry.game_ids()
        assert registry.lacks("broken") == ("ModuleNotFoundError: No module named 'castles'",)
        with pytest.raises(IncompleteGame, match="broken lacks ModuleNotFoundError"):
            registry.rules("broken")
        assert registry.load(played.meta.id) is played.game


def test_a_kept_game_that_cannot_be_loaded_is_refused_and_nothing_breaks(played: Played) -> None:
    incomplete = broken(played, lambda: replace(played.game, words=None))
    with registered(incomplete):
        for find, name in ((games.find, "broken"), (games.find_by_link, MOST_LINKS - 2)):
            with pytest.raises(CodecError) as refused:
                find(name)
            assert dict(refused.value.message.values)["lacks"] == "words"
