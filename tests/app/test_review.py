"""The review of a finished game: from its end and from looking back, piece by piece, to the board
and back, and on from there as another game."""

from __future__ import annotations

import pytest

from ribeira.app.msg import Return
from ribeira.app.review.reviewing import Review
from ribeira.app.storage import GAME
from ribeira.app.tables import Player, Table
from ribeira.app.update.opening import open_new
from ribeira.bots.arena import play_game
from ribeira.bots.levels import make
from ribeira.bots.review.judging import FINE, KINDS
from ribeira.core.meta import make_setup
from ribeira.games import registry
from ribeira.kit.view import COLOURS, SHAPES

from .fakes import App, change, dialog, opened, playing, table
from .scenes import over, review_ready, reviewed, reviewing

NAMES = "Ana", "Bruno", "Clara"


def review_of(app: App) -> Review:
    review = playing(app).review
    assert review
    return review


def finished(game: str, seats: int, people: tuple[int, ...] = (0,)) -> App:
    """A game of the weakest bots that has just been opened."""
    rules = registry.rules(game)
    setup = make_setup(rules.META, seats, 3)
    match = play_game(rules, setup, (make(game, "first"),) * seats, 1, 1)
    looks = zip(NAMES, COLOURS, SHAPES, strict=False)
    bots = tuple("" if seat in people else "good" for seat in range(seats))
    players = tuple(Player(*look, bot) for look, bot in zip(looks, bots, strict=False))
    app = App()
    app.set("settings.pace", "instant")
    change(app, lambda model: open_new(model, Table("tested", match, players)))
    return app


def shown(app: App) -> list[str]:
    return [value for name, value in app.controls.commands if name == "review_show" and value]


def test_it_is_offered_when_the_game_is_over_and_not_before() -> None:
    app = opened("douro", "", "easy")
    assert ("review", "") not in app.controls.commands
    app.heard("do", "review")
    assert playing(app).review is None
    app = over()
    assert ("review", "") in app.controls.commands
    app.do("look", "first")
    app.do("review")
    assert playing(app).at_its_review
    assert playing(app).looking is None


@pytest.mark.parametrize(("game", "seats"), [("dosrios", 2), ("castelos", 2), ("castelos", 1)])
def test_every_game_is_reviewed_to_its_end(game: str, seats: int) -> None:
    app = finished(game, seats)
    app.do("review")
    app.think()
    review, match = review_of(app), playing(app).match
    done, of = review.progress(match)
    assert done == of
    assert not review.running
    assert "review.ready" in app.spoken[-1]
    judged = [each for kind in KINDS for each in review.choices(match, kind)]
    assert {each.at for each in judged} == {
        at
        for at, step in enumerate(match.past)
        if step.seat == 0 and len(match.game.legal_actions(state=match.states[at], seat=0)) > 1
    }
    assert review.told(match)
    for at in shown(app):
        app.do("review_show", at)
        assert playing(app).reviewed
        app.do("now")


def test_pieces_come_one_after_the_other_and_can_be_stopped() -> None:
    app = reviewing()
    first = review_of(app).progress(playing(app).match)[0]
    assert first
    assert "<progress" in app.markup
    app.do("review_stop")
    asked = app.asked.pop()
    assert not app.asked
    app.asked.append(asked)
    app.think()  # too late
    assert review_of(app).progress(playing(app).match)[0] == first
    app.do("review_on")
    app.think()
    assert "<progress" not in app.markup
    assert review_of(app).judged == review_of(review_ready()).judged


def test_the_choices_of_another_seat_are_judged_when_they_are_wanted() -> None:
    app = review_ready()
    before, match = review_of(app), playing(app).match
    app.set("review.seat", "1")
    app.think()
    review = review_of(app)
    assert review.course == before.course
    assert {match.past[each.at].seat for kind in KINDS for each in review.choices(match, kind)} == {
        1
    }
    app.set("review.seat", "2")  # the Phantom chooses nothing
    assert review_of(app).seat == 1
    app.set("review.seat", "0")
    assert not app.asked


def test_a_choice_is_shown_as_its_seat_saw_it_and_said() -> None:
    app = review_ready()
    app.set("review.seat", "1")
    app.think()
    at = shown(app)[0]
    app.do("review_show", at)
    now = playing(app)
    assert (now.looking, now.viewer) == (int(at), 1)
    assert now.reviewed
    assert now.pointed == now.reviewed.best
    assert 'data-mark="hint"' in app.markup
    said = app.spoken[-1]
    for key in ("review.chose", "review.instead", "review.cost", "douro.why"):
        assert key in said
    assert "hindsight" in app.markup


def test_the_better_move_is_not_played_by_a_click_on_it() -> None:
    app = reviewed()
    before = playing(app).match
    app.click(app.controls.actions[0])
    assert playing(app).match == before
    notice = app.model.notice
    assert notice
    assert notice.message.key == "table.not_now"


def test_from_one_to_the_next_and_back_to_the_page() -> None:
    app = reviewed()
    match = playing(app).match
    told = [str(each.at) for each in review_of(app).told(match)]
    assert len(told) > 1
    app.do("review_show", told[1])
    assert playing(app).looking == int(told[1])
    app.do("now")
    assert playing(app).at_its_review
    app.do("review_close")
    assert playing(app).at_its_end
    assert not playing(app).at_its_review
    app.do("review")  # nothing is asked twice
    assert not app.asked


def test_keys_lead_away_from_the_choice_and_the_review_stays() -> None:
    app = reviewed()
    app.key("ArrowRight")
    assert playing(app).reviewed is None
    assert "look-at" in app.markup
    app.do("now")
    assert playing(app).at_its_review


def test_the_back_button_of_the_browser_leads_the_same_way() -> None:
    app = reviewed()
    way = app.model.way
    assert way[2:] == ("review", "look")
    app.send(Return("\n".join(way[:-1])))
    assert playing(app).at_its_review
    app.send(Return("\n".join(way[:-2])))
    assert playing(app).at_its_end
    assert not playing(app).at_its_review
    app.send(Return("\n".join(way[:-1])))
    assert playing(app).at_its_review


def test_trying_again_is_another_game_against_the_same_opponents() -> None:
    app = reviewed()
    old, at = table(app), playing(app).looking
    whole = app.storage.texts[GAME + old.id]
    app.do("try_again")
    new = table(app)
    assert new.id != old.id
    assert new.match.past == old.match.past[:at]
    assert new.players == old.players
    assert app.storage.texts[GAME + old.id] == whole
    assert playing(app).viewer == 0
    app.think()
    assert playing(app).choosing


def test_who_tries_the_choice_of_another_changes_places_with_it() -> None:
    app = finished("dosrios", 2)
    app.do("review")
    app.set("review.seat", "1")
    app.think()
    app.do("review_show", shown(app)[0])
    app.do("try_again")
    names = [(player.name, player.bot) for player in table(app).players]
    assert names == [("Bruno", "good"), ("Ana", "")]
    assert [player.colour for player in table(app).players] == list(COLOURS[:2])


def test_a_game_of_bots_can_be_tried_by_a_person() -> None:
    app = finished("dosrios", 2, people=())
    app.do("review")
    app.think()
    seat = review_of(app).seat
    assert seat == playing(app).match.game.ranking(state=playing(app).match.state)[0]
    app.do("review_show", shown(app)[0])
    app.do("try_again")
    assert table(app).people == (seat,)


def test_a_game_by_link_is_reviewed_too() -> None:
    app = over()
    app.share()
    app.do("copy")
    there = App(fragment=app.copied[-1].partition("#")[2])
    there.do("accept")
    if dialog(there):
        there.do("close")
    there.do("review")
    there.think()
    judged, same = review_of(there).judged, review_of(review_ready()).judged
    assert [(j.action, j.best, j.kind) for j in judged] == [
        (j.action, j.best, j.kind) for j in same
    ]


def test_fine_choices_have_no_better_one() -> None:
    app = review_ready()
    match = playing(app).match
    fine = review_of(app).choices(match, FINE)[0]
    app.do("review_show", str(fine.at))
    assert "review.as_good" in app.controls.text
    assert "review.instead" not in app.controls.text


def test_it_is_read_without_the_drawn_board() -> None:
    app = review_ready()
    app.set("settings.ear", "true")
    app.do("review_show", shown(app)[0])
    assert "review.instead" in app.controls.text
    assert 'class="ear"' in app.markup
    assert "hindsight" in app.markup
