import pytest

from ribeira.browser.sounds import SOUNDS
from ribeira.games import registry


@pytest.mark.parametrize("game", registry.game_ids())
def test_every_sound_of_a_game_can_be_played(game):
    sounds = {beat.sound for beat in registry.load(game).table.BEATS.values()}
    assert sounds - {""}
    assert sounds <= {"", *SOUNDS}


def test_notes_are_heard():
    for notes in SOUNDS.values():
        assert notes
        for pitch, start, length in notes:
            assert 100 < pitch < 1000
            assert start >= 0
            assert 0 < length < 1
