"""Dos Rios in every language: every card, and numbers that agree with what is counted."""

import pytest

from ribeira.core.values import plural
from ribeira.games.dosrios import material
from ribeira.games.dosrios.names import say_card
from ribeira.i18n.languages import LANGUAGES
from tests.i18n.catalogues import real

pytestmark = pytest.mark.cpython_only


def is_whole(sentence):
    return sentence and "⟨" not in sentence and "⟩" not in sentence and "dosrios." not in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_text(language):
    say = real(language).say
    assert all(is_whole(say(say_card(card))) for card in material.CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_of_a_sentence_agree(language):
    """One dam, two dams: in each language another sentence."""
    say = real(language).say
    for key in ("dosrios.view.seat.dams", "dosrios.status.actions", "dosrios.event.desperados"):
        one, two = (say(plural(key, n)).replace(str(n), "#") for n in (1, 2))
        assert one != two
