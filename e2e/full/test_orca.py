"""One turn of each game as Orca says it, in Firefox, to somebody who types and listens.

What Orca says is compared with the sentences that the same moves bring about in plain Python. Where
Orca is missing the test is skipped with a sentence in capitals.
"""

import json
import os
from dataclasses import replace

import pytest

from e2e import castelos, rios
from e2e.orca.desk import Desk
from e2e.person.words import catalogue
from e2e.table import dealt, kept_texts, place_of
from ribeira.app.ear import choices
from ribeira.app.ear.heard import as_speech
from ribeira.app.learn.coach_kept import COACH, KNOWN
from ribeira.app.playing import Playing
from ribeira.core import match as matches
from ribeira.core.values import msg
from ribeira.games.registry import game_ids
from tools.browser import find_orca

BY_EAR = {"pace": "instant", "ear": True, "language": "en"}
NO_COACH = json.dumps({"first": dict.fromkeys(game_ids(), KNOWN)})
PAGE_WITHOUT_APP = "licences.txt"


def moving(state):
    return state.points == 6 and state.round > 2


TABLES = {
    "douro": lambda: dealt(3),
    "dosrios": lambda: rios.played(rios.dealt(2), moving),
    "castelos": lambda: castelos.played(castelos.dealt(seed=4), castelos.placing),
}


@pytest.fixture(scope="module")
def desk():
    programs = find_orca()
    if programs is None:
        pytest.skip("NOT HEARD WITH ORCA: it is not on this machine")
    if "ORCA" not in os.environ:
        pytest.skip("NOT HEARD WITH ORCA: only with ORCA=1, as long as its start is not reliable")
    with Desk(programs) as desk:
        yield desk


def spoken(*messages):
    return as_speech(catalogue("en"), messages)


def open_table(desk, site, table):
    desk.firefox.go(f"{site}{PAGE_WITHOUT_APP}")
    kept = {**kept_texts(table, **BY_EAR), COACH: NO_COACH}
    desk.firefox.ask("void localStorage.clear()")
    desk.firefox.keep({place_of(site).key(name): text for name, text in kept.items()})
    desk.firefox.go(site)
    desk.firefox.live("table")
    desk.into_page(catalogue("en").say(msg("text.type")))


@pytest.mark.parametrize("game", TABLES)
def test_one_turn_is_heard(desk, site, game):
    table = replace(TABLES[game](), id=game)  # the journal of the page before knows the other ones
    playing = Playing(table, 1, viewer=0)
    open_table(desk, site, table)

    since = desk.press("Return")
    desk.listen(spoken(playing.status()), since)

    since = desk.say_line("moves")
    moves = choices.say_moves(playing, catalogue("en"), "")
    desk.listen(spoken(*moves[:5]), since)

    for _ in range(2):
        since = desk.say_line("nonsense")
        desk.listen(spoken(msg("ear.unknown", text="nonsense")), since)

    action, number = next(iter(choices.numbered(playing).items()))
    match = matches.play(playing.match, 0, action)
    since = desk.say_line(str(number))
    heard = desk.listen(spoken(*playing.sentences(match.past[-1].events)), since)
    assert not any("⟨" in said for said in heard)
