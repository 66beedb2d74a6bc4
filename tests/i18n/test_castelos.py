"""6 Castelos in every language: numbers agree with what is counted."""

import pytest

from ribeira.core.values import plural
from ribeira.i18n.languages import LANGUAGES
from tests.i18n.catalogues import real

pytestmark = pytest.mark.cpython_only


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_of_a_sentence_agree(language):
    """One move, two moves: in each language another sentence."""
    say = real(language).say
    for key in ("castelos.points", "castelos.words.steps", "castelos.status.move"):
        if (language, key) == ("fr", "castelos.words.steps"):
            continue  # one pas, two pas
        one, two = (say(plural(key, n)).replace(str(n), "#") for n in (1, 2))
        assert one != two
