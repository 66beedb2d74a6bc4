"""Every character of every game has a face, a name and a word to be stored under of its own, and
there are enough of each level for a table.
"""

import pytest

from ribeira.games import registry
from ribeira.kit.faces import PEOPLE, draw_face, short_name

CASTS = {game: registry.load(game).bots.CHARACTERS for game in registry.game_ids()}
ALL = [one for cast in CASTS.values() for level in cast.values() for one in level]


@pytest.mark.parametrize("game", CASTS)
def test_a_level_has_four(game):
    assert {len(level) for level in CASTS[game].values()} == {4}


@pytest.mark.parametrize("game", CASTS)
def test_in_a_game_nobody_looks_like_anybody_else(game):
    faces = [one.face for level in CASTS[game].values() for one in level] + [*PEOPLE.values()]
    assert len({str(draw_face(face)) for face in faces}) == len(faces)


def test_everybody_has_a_name_and_a_word_of_its_own():
    for what in ("id", "name", "says"):
        assert len({getattr(one, what) for one in ALL}) == len(ALL)
    assert not {one.id for one in ALL} & set(PEOPLE)


def test_a_title_goes_where_there_is_little_room():
    assert short_name("Mestre Anselmo") == "Anselmo"
    assert short_name("Frei Gil") == "Frei Gil"
    assert short_name("Donatella") == "Donatella"
