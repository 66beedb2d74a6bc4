"""Douro in every language: whole games have no open gaps, and no name is read as one."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ribeira.core.values import plural
from ribeira.games.douro import material, rules, words
from ribeira.games.douro.rules import state
from ribeira.games.douro.terms import TERMS
from ribeira.games.douro.words.interludes import say_half_time
from ribeira.i18n.languages import LANGUAGES
from tests.i18n.catalogues import real
from tests.strategies import matches

pytestmark = pytest.mark.cpython_only
HOSTILE = ("{x}", "<b>Ana</b>", "{name}", "%(n)s", r"\1")


def is_whole(sentence):
    return sentence and "⟨" not in sentence and "⟩" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_and_rule_has_its_text(language):
    say = real(language).say
    messages = [TERMS.say_game(), TERMS.say_pitch()]
    messages += [TERMS.say_item(source) for source in state.SOURCES]
    messages += [words.say_boat(card, 4) for card in (*material.REGULARS, *material.FOGS)]
    messages += [
        words.say_effect(fog, rapids) for fog in material.FOGS for rapids in ("", "lowest")
    ]
    for option in rules.META.options:
        messages += [TERMS.say_option(option.id), TERMS.say_option_help(option.id)]
        messages += [TERMS.say_value(option.id, value) for value in option.values]
    messages += [words.say_rule(number) for _, texts in words.CHAPTERS for number, _ in texts]
    assert all(is_whole(say(message)) for message in messages)


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=15)
@given(matches(rules))
def test_the_sentences_of_whole_games_have_no_open_gaps(language, match):
    say = real(language).say
    names = HOSTILE[: match.state.table]
    messages = [words.say_event(event, names) for step in match.steps for event in step.events]
    sentences = [say(message) for message in messages if message]
    assert all(map(is_whole, sentences))
    assert any(all(name in sentence for name in names) for sentence in sentences)


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=15)
@given(matches(rules), st.sampled_from([None, 0, 1]))
def test_the_table_as_text_has_no_open_gaps(language, match, seat):
    say = real(language).say
    for position in match.states[::7] + match.states[-1:]:
        seen = rules.sight(position, seat)
        messages = [words.say_status(seen, HOSTILE), *words.say_opening(seen, HOSTILE)]
        messages += [*say_half_time(seen), *words.say_ranking(seen, HOSTILE)]
        for section in words.say_sight(seen, HOSTILE):
            messages += [section.title, *section.lines]
        assert all(is_whole(say(message)) for message in messages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_of_a_sentence_agree(language):
    """One card, two cards: in each language another sentence."""
    say = real(language).say
    for key in ("douro.points", "douro.left", "douro.view.seat.cards", "douro.half_time.plays"):
        one, two = (say(plural(key, n)).replace(str(n), "#") for n in (1, 2))
        assert one != two
