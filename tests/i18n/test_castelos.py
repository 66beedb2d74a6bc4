"""6 Castelos in every language: whole games have no open gaps, and no name is read as one."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ribeira.core.match import start
from ribeira.core.meta import make_setup
from ribeira.core.values import msg, plural
from ribeira.games.castelos import rules, words
from ribeira.games.castelos.rules import score
from ribeira.games.castelos.terms import TERMS
from ribeira.i18n.languages import LANGUAGES
from tests.i18n.catalogues import real
from tests.strategies import lucks, play_blindly

pytestmark = pytest.mark.cpython_only
HOSTILE = ("{x}", "<b>Ana</b>", "{name}", "%(n)s")
VERSIONS = ("advanced", "family")
FEW = settings(max_examples=3)


KEY = re.compile(r"castelos\.[a-z]")


def is_whole(sentence):
    return sentence and not {"⟨", "⟩"} & {*sentence} and not KEY.search(sentence)


def whole_game(version, seats, luck):
    setup = make_setup(rules.META, seats, luck % 2**32, {"version": version})
    return play_blindly(start(rules, setup), luck)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_and_rule_has_its_text(language):
    say = real(language).say
    messages = [TERMS.say_game(), TERMS.say_pitch()]
    messages += [TERMS.say_item(source) for source in score.SOURCES]
    for option in rules.META.options:
        messages += [TERMS.say_option(option.id), TERMS.say_option_help(option.id)]
        messages += [TERMS.say_value(option.id, value) for value in option.values]
    messages += [words.say_rule(number) for _, texts in words.CHAPTERS for number, _ in texts]
    messages += [msg(title) for title, _ in words.CHAPTERS]
    assert all(is_whole(say(message)) for message in messages)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("seats", rules.META.seats)
@FEW
@given(lucks)
def test_the_sentences_of_whole_games_have_no_open_gaps(language, version, seats, luck):
    say, match, names = real(language).say, whole_game(version, seats, luck), HOSTILE[:seats]
    messages = [words.say_event(event, names) for step in match.steps for event in step.events]
    messages += [words.say_action(step.action) for step in match.steps]
    sentences = [say(message) for message in messages]
    assert all(map(is_whole, sentences))
    assert all(any(name in sentence for sentence in sentences) for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("version", VERSIONS)
@FEW
@given(lucks, st.sampled_from(rules.META.seats), st.sampled_from([None, 0]))
def test_the_table_as_text_has_no_open_gaps(language, version, luck, seats, seat):
    say, match, names = real(language).say, whole_game(version, seats, luck), HOSTILE[:seats]
    for position in match.states[::11] + match.states[-1:]:
        seen = rules.sight(position, seat)
        messages = [words.say_status(seen, names), *words.say_ranking(seen, names)]
        for section in words.say_sight(seen, names):
            messages += [section.title, *section.lines]
        assert all(is_whole(say(message)) for message in messages)
    opening = words.say_opening(rules.sight(match.states[0], seat), names)
    assert all(is_whole(say(message)) for message in opening)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_of_a_sentence_agree(language):
    """One move, two moves: in each language another sentence."""
    say = real(language).say
    for key in ("castelos.points", "castelos.words.steps", "castelos.status.move"):
        if (language, key) == ("fr", "castelos.words.steps"):
            continue  # one pas, two pas
        one, two = (say(plural(key, n)).replace(str(n), "#") for n in (1, 2))
        assert one != two
