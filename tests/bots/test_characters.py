"""The character of every level of every game has a face of its own."""

from ribeira.games import registry
from ribeira.kit.faces import draw_face

ALL = [registry.load(game).bots.CHARACTERS for game in registry.game_ids()]


def test_nobody_looks_like_anybody_else():
    faces = [character.face for characters in ALL for character in characters.values()]
    assert len({str(draw_face(face)) for face in faces}) == len(faces)
