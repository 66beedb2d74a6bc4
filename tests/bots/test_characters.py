"""Every character of every game has a face, a name and a word to be stored under of its own, and
there are enough of each level for a table. They play in styles: what a style likes weighs more in
what it takes, within its leeway, and each level has one character of each style.
"""

from functools import cache

import pytest

from ribeira.bots.arena import play_game
from ribeira.bots.levels import IN_STYLE, LEVELS, is_bot, make
from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.kit.advice import STYLES, finished
from ribeira.kit.faces import PEOPLE, draw_face, short_name

GAMES = registry.game_ids()
CASTS = {game: registry.load(game).bots.CHARACTERS for game in registry.game_ids()}
ALL = [one for cast in CASTS.values() for level in cast.values() for one in level]
MOODS = 16
SKIPPED = 4
NOTICED = 0.004
"""So many points more of what it likes each choice brings on average."""


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


@pytest.mark.parametrize("game", GAMES)
def test_each_level_has_a_character_of_each_style(game):
    bots = registry.load(game).bots
    assert tuple(bots.STYLES) == STYLES
    for cast in bots.CHARACTERS.values():
        assert sorted(one.style for one in cast) == sorted(STYLES)


def test_a_style_is_named_after_a_level():
    assert is_bot("good-bold")
    assert not any(map(is_bot, ("random-bold", "good-fast", "good-", "bold")))


@cache
def rankings(game):
    """What the advice says in places all over a game between bots."""
    rules, bots = registry.rules(game), registry.load(game).bots
    match = play_game(rules, make_setup(rules.META, 3, 3), (make(game, "easy"),) * 3, 3, 1)
    found = []
    for state, step in list(zip(match.states, match.steps, strict=False))[::SKIPPED]:
        legal = rules.legal_actions(state=state, seat=step.seat)
        if len(legal) > 1:
            seen = rules.sight(state=state, seat=step.seat)
            found.append(finished(bots.rank(seen=seen, legal=legal)))
    return found


def choices(ranked, name, game):
    """What a bot of that name takes in many moods."""
    bot = make(game, name)
    taken = {one.action: one for one in ranked}
    return [taken[bot._pick(ranked, mood)] for mood in range(MOODS)]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_style_is_noticed_in_what_it_takes_and_costs_no_more_than_its_leeway(game, level):
    for name, style in registry.load(game).bots.STYLES.items():
        liked = 0.0
        for ranked in rankings(game):
            styled = choices(ranked, f"{level}{IN_STYLE}{name}", game)
            for plain, taken in zip(choices(ranked, level, game), styled, strict=True):
                liked += style.likes(taken) - style.likes(plain)
                assert abs(plain.value - taken.value) <= style.leeway
        assert liked > NOTICED * MOODS * len(rankings(game)), name
