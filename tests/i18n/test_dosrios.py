"""Dos Rios in every language: whole games have no open gaps, and no name is read as one."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ribeira.core.values import Action, plural
from ribeira.games.dosrios import material, rules, words
from ribeira.games.dosrios.names import say_card
from ribeira.games.dosrios.rules.notation import PARTS
from ribeira.games.dosrios.terms import TERMS
from ribeira.i18n.languages import LANGUAGES
from tests.games.dosrios.playing import some_state, states
from tests.i18n.catalogues import real
from tests.strategies import lucks, setups

pytestmark = pytest.mark.cpython_only
HOSTILE = ("{x}", "<b>Ana</b>", "{name}", r"%(n)s\1")


def is_whole(sentence):
    return sentence and "⟨" not in sentence and "⟩" not in sentence and "dosrios." not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_and_rule_has_its_text(language):
    say = real(language).say
    messages = [TERMS.say_game(), TERMS.say_pitch()]
    messages += [TERMS.say_item(key) for key in TERMS.items]
    messages += [say_card(card) for card in material.CARDS]
    for option in rules.META.options:
        messages += [TERMS.say_option(option.id), TERMS.say_option_help(option.id)]
        messages += [TERMS.say_value(option.id, value) for value in option.values]
    messages += [words.say_rule(number) for _, texts in words.CHAPTERS for number, _ in texts]
    assert all(is_whole(say(message)) for message in messages)


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=8)
@given(setups(rules.META), lucks)
def test_the_sentences_of_whole_games_have_no_open_gaps(language, setup, luck):
    say = real(language).say
    names = HOSTILE[: setup.seats]
    sentences = set()
    for _, action, events, _ in states(setup, luck):
        sentences |= {say(words.say_event(event, names)) for event in events}
        sentences.add(say(words.say_action(action)))
    assert all(map(is_whole, sentences))
    assert all(any(name in sentence for sentence in sentences) for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=8)
@given(setups(rules.META), lucks, st.sampled_from([None, 0, 1]))
def test_the_table_as_text_has_no_open_gaps(language, setup, luck, seat):
    say = real(language).say
    game = [after for _, _, _, after in states(setup, luck)]
    for state in game[::97] + game[-1:]:
        seen = rules.sight(state, seat)
        messages = [words.say_status(seen, HOSTILE), *words.say_opening(seen, HOSTILE)]
        for section in words.say_sight(seen, HOSTILE):
            messages += [section.title, *section.lines]
        assert all(is_whole(say(message)) for message in messages)


@pytest.mark.parametrize("language", LANGUAGES)
@given(some_state(), st.data())
def test_no_refusal_has_open_gaps(language, state, data):
    verb = data.draw(st.sampled_from(sorted(PARTS)))
    at = tuple(data.draw(st.sampled_from(names)) for names in PARTS[verb])
    refusal = rules.why_not(state, rules.to_act(state)[0], Action(verb, at))
    assert refusal is None or is_whole(real(language).say(refusal.message))


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_of_a_sentence_agree(language):
    """One dam, two dams: in each language another sentence."""
    say = real(language).say
    for key in ("dosrios.view.seat.dams", "dosrios.status.actions", "dosrios.event.desperados"):
        one, two = (say(plural(key, n)).replace(str(n), "#") for n in (1, 2))
        assert one != two
