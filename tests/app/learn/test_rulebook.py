"""The rules to read: found by words, with the options in force and marks of what is our own."""

from __future__ import annotations

import pytest

from ribeira.games import registry

from ..fakes import App, opened

DOURO = registry.load("douro")


def numbers(app: App) -> list[str]:
    """The rules that are shown."""
    known = [number for _, rules in DOURO.words.CHAPTERS for number, _ in rules]
    return [number for number in known if f'id="rule-{number}"' in app.markup]


def rules(*fields: tuple[str, str]) -> App:
    app = opened("douro", "", "easy", "easy", fields=fields)
    app.do("rules")
    return app


@pytest.mark.parametrize("game", registry.game_ids())
def test_marks_name_rules_and_options_that_there_are(game: str) -> None:
    module, meta = registry.load(game), registry.meta(game)
    assert module.learn
    marks = module.learn.MARKS
    known = {number for _, chapter in module.words.CHAPTERS for number, _ in chapter}
    assert set(marks.options) == {option.id for option in meta.options}
    assert all(set(changed) <= known for changed in marks.options.values())
    assert marks.ours <= known
    assert set(marks.reconstructed) <= known


def test_rules_are_found_by_number_title_and_words_whatever_their_case() -> None:
    app = rules()
    everything = numbers(app)
    app.set("rules.query", "d-5.1")
    assert "D-5.1" in numbers(app)
    assert set(numbers(app)) < set(everything)
    app.set("rules.query", "DOURO.RULES.D-6 rule.d-6.3")
    assert numbers(app) == ["D-6.3"]
    app.set("rules.query", "nowhere")
    assert numbers(app) == []
    assert "⟨rules.found_none⟩" in app.controls.text
    app.set("rules.query", "  ")
    assert numbers(app) == everything


def test_where_no_rule_has_all_words_endings_and_single_words_are_forgiven() -> None:
    app = rules()
    app.set("rules.query", "douro.rule.d-6.3s")  # as "castles" for "castle"
    assert "D-6.3" in numbers(app)
    assert "⟨rules.found⟩" in app.controls.text
    app.set("rules.query", "rule.d-6.3 nowhere")
    assert "D-6.3" in numbers(app)
    assert "⟨rules.found_some⟩" in app.controls.text


def test_the_options_in_force_stand_beside_their_rules() -> None:
    app = rules()
    assert 'class="rule-here"' in app.markup
    assert "data-changed" not in app.markup
    assert 'id="rules-changed"' not in app.markup
    app = rules(("option:O-7", "void"))
    assert app.markup.count("data-changed") == 1
    assert 'id="rules-changed"' in app.markup


def test_before_a_game_the_set_up_counts() -> None:
    app = App()
    app.do("new", "douro")
    app.set("draft.option:O-7", "void")
    app.do("rules")
    app.do("guide", "douro/rules")
    assert app.markup.count("data-changed") == 1


def test_what_applies_now_comes_first() -> None:
    app = rules()
    assert app.markup.index('id="rules-now"') < app.markup.index('id="rule-D-1.1"')
    app.set("rules.query", "d-1")
    assert 'id="rules-now"' not in app.markup
    app = App()
    app.do("new", "douro")
    app.do("rules")
    app.do("guide", "douro/rules")
    assert 'id="rules-now"' not in app.markup


def test_what_is_our_own_says_so() -> None:
    app = rules()
    assert DOURO.learn
    assert app.markup.count("⟨rules.ours⟩") == len(DOURO.learn.MARKS.ours)
    assert "⟨douro.made.orders⟩" in app.controls.text


@pytest.mark.parametrize("game", registry.game_ids())
def test_read_in_the_lobby_no_option_is_unusual(game: str) -> None:
    app = App()
    app.do("learn", game)
    app.do("guide", f"{game}/rules")
    assert "rule-" in app.markup
    assert "rules-changed" not in app.markup
    assert 'data-changed="true"' not in app.markup
