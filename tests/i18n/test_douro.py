"""Douro in every language: every card, and numbers that agree with what is counted."""

import pytest

from ribeira.core.values import plural
from ribeira.games.douro import material, words
from ribeira.i18n.languages import LANGUAGES
from tests.i18n.catalogues import real

pytestmark = pytest.mark.cpython_only


def is_whole(sentence):
    return sentence and "⟨" not in sentence and "⟩" not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_text(language):
    say = real(language).say
    messages = [words.say_boat(card, 4) for card in (*material.REGULARS, *material.FOGS)]
    messages += [
        words.say_effect(fog, rapids) for fog in material.FOGS for rapids in ("", "lowest")
    ]
    assert all(is_whole(say(message)) for message in messages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_of_a_sentence_agree(language):
    """One card, two cards: in each language another sentence."""
    say = real(language).say
    for key in ("douro.points", "douro.left", "douro.view.seat.cards", "douro.half_time.plays"):
        one, two = (say(plural(key, n)).replace(str(n), "#") for n in (1, 2))
        assert one != two
