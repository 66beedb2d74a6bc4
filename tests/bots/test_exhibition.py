"""A whole game requested as text is the game that the arena would have played."""

import pytest

from ribeira.bots import exhibition, protocol
from ribeira.bots.arena import play_game
from ribeira.bots.exhibition import ROUNDS, Bout, Exhibition
from ribeira.bots.levels import make
from ribeira.games import registry

BOUT = Bout("douro", ("random", "easy", "good"), 7, 1 << 60)


def played(request):
    game = protocol.begin(request)
    slices = 1
    while not game.work(0.001):
        slices += 1
    return game.answer(), slices


def test_the_answer_is_the_whole_game():
    answer, slices = played(exhibition.ask(BOUT))
    bots = tuple(make("douro", name) for name in BOUT.bots)
    direct = play_game(registry.rules("douro"), BOUT.setup, bots, BOUT.chance, ROUNDS)
    assert exhibition.read_answer(BOUT, answer).steps == direct.steps
    assert exhibition.first(answer) == direct.game.ranking(direct.state)[0]
    assert slices > 1


def test_a_game_has_no_answer_before_its_end():
    game = Exhibition(exhibition.ask(BOUT), iter(range(1000)).__next__)
    assert not game.work(3)
    with pytest.raises(AssertionError):
        game.answer()
