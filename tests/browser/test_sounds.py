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
            assert pitch == 0 or 90 < pitch < 1500
            assert start >= 0
            assert 0 < length < 1


def test_all_but_the_end_are_short():
    for name, notes in SOUNDS.items():
        assert name == "end" or max(start + length for _, start, length in notes) <= 0.45
