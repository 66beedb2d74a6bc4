"""A challenge from the end of one's game to both games side by side, on two devices."""

from __future__ import annotations

import json
from functools import cache

import pytest

from ribeira.app import sharing
from ribeira.app.duel.duels import compare, moments, name_of_challenge, unit_of
from ribeira.app.effects import AskBot, Share
from ribeira.app.msg import ShowMoment
from ribeira.app.storage import GAME
from ribeira.codec import link
from ribeira.games import registry
from tests.app.daily.test_deals import play_on
from tests.app.fakes import App, Texts, opened, playing, table

GAMES = registry.game_ids()


def ready(fragment: str = "", storage: Texts | None = None) -> App:
    app = App(storage, fragment)
    app.set("settings.pace", "instant")
    app.set("settings.confirm", "false")
    return app


@cache
def challenge(game: str = "douro", names: bool = True) -> str:
    """What stands after the # of a challenge to that game, and was copied."""
    app = played(game)
    app.do("challenge")
    if not names:
        app.set("share.names", "false")
    app.do("copy_challenge")
    return app.copied[-1].partition("#")[2]


def played(game: str) -> App:
    app = opened(game, "", "easy")
    play_on(app)
    return app


def taken_up(game: str = "douro") -> App:
    app = ready(challenge(game))
    app.do("accept")
    return app


@pytest.mark.parametrize("game", GAMES)
def test_a_challenge_is_the_same_deal_in_the_same_seat_with_the_same_opponents(game: str) -> None:
    other = link.read(challenge(game))
    app = ready(challenge(game))
    assert "duel.challenges" in app.controls.text
    app.do("accept")
    mine = table(app)
    assert mine.match.setup == other.match.setup
    assert not mine.match.past
    kinds = tuple(sharing.KINDS.index(player.bot) for player in mine.players[: len(other.kinds)])
    assert kinds == other.kinds
    assert mine.fixed
    assert "thoughts" in json.loads(app.done(AskBot)[0].request) if app.done(AskBot) else True


def test_nothing_of_the_other_game_is_shown_before_ones_own_is_over() -> None:
    other = link.read(challenge()).match
    result = [str(score.total) for score in other.game.scores(state=other.state)]
    app = ready(challenge())
    before = app.controls.text
    assert "arrival.over" not in before
    assert "arrival.steps" not in before
    app.do("accept")
    assert app.model.duel is None
    app.heard("do", "both")
    assert app.model.dialog is None
    app.heard("do", "challenge")
    assert app.model.dialog is None
    texts = [text for key, text in app.storage.texts.items() if key.startswith(GAME)]
    assert all(json.loads(json.loads(text)["file"])["actions"] == [] for text in texts)
    assert result


@pytest.mark.parametrize("game", GAMES)
def test_afterwards_both_are_side_by_side(game: str) -> None:
    app = taken_up(game)
    play_on(app)
    duel = app.model.duel
    assert duel
    assert duel.table
    other, mine = duel.table.match, table(app).match
    verdict = {1: "duel.won", 0: "duel.even", -1: "duel.lost"}[compare(mine, other, 0)]
    assert verdict in app.controls.text
    app.do("both")
    assert "duel.moment" in app.controls.text
    last = max(len(moments(match, unit_of(mine))) for match in (mine, other)) - 1
    seen = set()
    app.do("moment", "first")
    for _ in range(last):
        seen.add(app.markup)
        app.do("moment", "+1")
    assert len(seen) == last
    assert ("moment", "+1") not in app.controls.commands
    app.set("moment.at", "2")
    assert app.model.duel
    assert app.model.duel.moment == 2
    app.do("close")
    app.do("lobby")
    assert app.model.duel is None


@pytest.mark.parametrize("where", ["", "x", "-5", "9" * 50, "²"])
def test_no_other_moment_is_shown(where: str) -> None:
    app = taken_up()
    play_on(app)
    app.do("both")
    app.send(ShowMoment(where))
    assert "duel.moment" in app.controls.text


def test_the_same_link_goes_on_and_then_shows_both() -> None:
    app = taken_up()
    name = table(app).id
    again = ready(challenge(), app.storage)
    again.do("accept")
    assert table(again).id == name
    play_on(again)
    third = ready(challenge(), app.storage)
    assert "duel.see" in third.controls.text
    third.do("accept")
    assert table(third).id == name
    assert playing(third).over
    assert len(third.model.stored.games()) == 1


def test_a_challenge_without_names_is_from_somebody() -> None:
    app = ready(challenge(names=False))
    assert "duel.somebody" in app.controls.text or "duel.challenges" in app.controls.text
    assert app.model.arrival
    assert app.model.arrival.challengers == "⟨duel.somebody⟩"


def test_it_can_be_sent() -> None:
    app = played("douro")
    app.do("challenge")
    app.do("send_challenge")
    (sent,) = app.done(Share)
    assert link.read(sent.address.partition("#")[2]).sealed


def test_several_people_play_on_one_screen() -> None:
    app = opened("douro", "", "", "easy")
    app.think()
    while not playing(app).over:
        if ("lift", "") in app.controls.commands:
            app.do("lift")
        elif ("continue", "") in app.controls.commands:
            app.do("continue")
        else:
            app.click(app.controls.actions[0])
        app.think()
    app.do("challenge")
    app.do("copy_challenge")
    other = ready(app.copied[-1].partition("#")[2])
    other.do("accept")
    assert table(other).people == (0, 1)


def test_a_game_of_bots_alone_is_no_challenge() -> None:
    app = opened("douro", "easy", "easy")
    app.think()
    while ("again", "new") not in app.controls.commands:
        app.do("continue")
        app.think()
    assert ("challenge", "") not in app.controls.commands
    app.heard("do", "challenge")
    assert app.model.dialog is None


def test_a_link_to_a_sealed_game_of_bots_is_refused() -> None:
    found = link.read(challenge())
    forged = link.write(link.Linked(found.match, (3,) * len(found.kinds), sealed=True))
    app = ready(forged)
    assert app.model.arrival
    assert app.model.arrival.error
    assert ("accept", "") not in app.controls.commands


@pytest.mark.parametrize("against", ["", "x", "C" * 20, "CHALLENGE"])
def test_what_is_compared_with_may_be_nonsense(against: str) -> None:
    """A file may name any game as the other one: it is refused in words, and one's own is shown."""
    app = taken_up()
    play_on(app)
    app.do("lobby")
    (game,) = app.model.stored.games()
    app.do("export", game.id)
    file = json.loads(app.files[-1][1])
    other = challenge("castelos") if against == "CHALLENGE" else against
    file["against"] = other
    bent = ready()
    bent.heard("do", "take_in", json.dumps(file))
    bent.do("open", bent.model.stored.games()[0].id)
    assert playing(bent).over
    assert bent.model.duel is None if not against else bent.model.duel and bent.model.duel.refused
    bent.heard("do", "both")
    assert bent.model.dialog is None


@pytest.mark.parametrize("against", [1, None, "<p>", "a" * 9000, "ä"])
def test_what_can_be_no_link_is_refused_with_its_file(against: object) -> None:
    app = played("douro")
    name = table(app).id
    app.do("lobby")
    app.do("export", name)
    file = json.loads(app.files[-1][1]) | {"against": against}
    bent = ready()
    bent.heard("do", "take_in", json.dumps(file))
    assert bent.model.stored.games() == ()


def test_it_is_kept_under_a_name_of_its_own() -> None:
    app = taken_up()
    assert app.model.stored.table_of_deal(name_of_challenge(challenge())) == table(app).id
    assert app.model.stored.table_of_deal(sharing.deal_of(table(app).match.setup)) is None
