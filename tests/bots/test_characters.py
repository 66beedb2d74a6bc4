"""Every level of every game has a character of its own: a name, a sentence and a face."""

import pytest

from ribeira.bots.levels import LEVELS
from ribeira.games import registry
from ribeira.kit.faces import BEARDS, BEHIND, HAIR, HATS, draw_face

ALL = [registry.load(game).bots.CHARACTERS for game in registry.game_ids()]


@pytest.mark.parametrize("characters", ALL)
def test_there_is_one_for_each_level(characters):
    assert tuple(characters) == LEVELS


def test_nobody_looks_like_anybody_else():
    faces = [character.face for characters in ALL for character in characters.values()]
    assert len({str(draw_face(face)) for face in faces}) == len(faces)


@pytest.mark.parametrize("characters", ALL)
def test_every_feature_can_be_drawn(characters):
    for character in characters.values():
        face = character.face
        assert face.cut in {"", *HAIR}
        assert face.behind in {"", *BEHIND}
        assert face.hat in {"", *HATS}
        assert face.beard in {"", *BEARDS}
