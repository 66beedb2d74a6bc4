"""The review of a game: it is asked for piece by piece, and each choice can be looked at and tried
again.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app.effects import AskBot, Speak
from ribeira.app.model import Effects, Model, Next
from ribeira.app.msg import (
    CloseReview,
    GoOnReview,
    OpenReview,
    ReviewMsg,
    ReviewSeat,
    ReviewTold,
    ShowChoice,
    StopReview,
    TryAgain,
)
from ribeira.app.playing import Playing
from ribeira.app.review.reviewing import Review, can_review, seats_of
from ribeira.app.review.said import say_verdict
from ribeira.app.seats.players import AWAY, Player
from ribeira.app.update import lookback
from ribeira.bots.levels import DEFAULT
from ribeira.bots.review import work
from ribeira.core.values import msg


def update(model: Model, message: ReviewMsg) -> Next:
    playing = model.playing
    if playing is None or not can_review(playing.match):
        return model, ()
    if isinstance(message, OpenReview):
        return _open(model, playing)
    if playing.review is None:
        return model, ()
    return _of_review(model, playing, playing.review, message)


def _of_review(model: Model, playing: Playing, review: Review, message: ReviewMsg) -> Next:
    match message:
        case OpenReview() | GoOnReview():
            return _run(model, playing, review)
        case ReviewSeat(seat):
            known = seat in map(str, seats_of(playing.match))
            return _run(model, playing, replace(review, seat=int(seat))) if known else (model, ())
        case StopReview():
            return _stop(model, playing, review), ()
        case ShowChoice(at):
            return _show(model, playing, review, at)
        case TryAgain():
            return _try_again(model, playing, review)
        case CloseReview():
            model = _stop(model, playing, replace(review, open=False))
            return lookback.look(model, model.table, None)
        case ReviewTold(run, piece, answer):
            if run != review.run:
                return model, ()
            told = work.read_answer(playing.match, answer)
            return _go_on(model, playing, review.with_told(piece, told))
    assert_never(message)


def _open(model: Model, playing: Playing) -> Next:
    """Of the person's own choices; among bots, of the winner's."""
    ranking = playing.match.game.ranking(state=playing.match.state)
    seat = next(iter(playing.table.people), ranking[0])
    review = playing.review or Review(0, seat)
    model, looked = lookback.look(model, playing, None)
    model, effects = _run(replace(model, dialog=None), model.table, replace(review, open=True))
    return model, looked + effects


def _run(model: Model, playing: Playing, review: Review) -> Next:
    run = model.runs + 1
    review = replace(review, run=run, running=True)
    return _go_on(replace(model, runs=run), playing, review)


def _go_on(model: Model, playing: Playing, review: Review) -> Next:
    """Asks for the next piece, if one is left."""
    piece = review.next_piece(playing.match)
    if piece is None:
        model = _with(model, playing, replace(review, running=False))
        return model, (Speak(model.say(msg("review.ready"))),)
    request = work.ask(playing.match, piece)
    ask: Effects = (AskBot(request, ReviewTold(review.run, piece)),)
    return _with(model, playing, review), ask


def _stop(model: Model, playing: Playing, review: Review) -> Model:
    """What is still to be answered has no meaning any more."""
    run = model.runs + 1
    model = replace(model, runs=run)
    return _with(model, playing, replace(review, run=run, running=False))


def _with(model: Model, playing: Playing, review: Review) -> Model:
    return replace(model, screen=replace(playing, review=review))


def _show(model: Model, playing: Playing, review: Review, at: str) -> Next:
    """The board as the seat saw it, with the better choice, which is also said."""
    judged = review.judged_at(int(at)) if at.isdecimal() else None
    if judged is None:
        return model, ()
    seat = playing.match.past[judged.at].seat
    review = replace(review, shown=judged.at, open=True)
    playing = replace(playing, review=review, viewer=seat)
    model, effects = lookback.look(replace(model, screen=playing), playing, judged.at)
    said = model.sentences(say_verdict(model.table, judged))
    return model, (*effects, Speak(" ".join(said)))


def _try_again(model: Model, playing: Playing, review: Review) -> Next:
    if review.shown is None or playing.looking != review.shown:
        return model, ()
    seat = playing.match.past[review.shown].seat
    return lookback.branch(model, playing, _seated(playing.table.players, seat))


def _seated(players: tuple[Player, ...], seat: int) -> tuple[Player, ...]:
    """With a person in the seat whose choice is tried again: whoever is alone among bots changes
    places with the one that sat there. Who played on another device is played by a bot."""
    people = [n for n, player in enumerate(players) if not player.bot]
    seated = list(players)
    if seat not in people and len(people) == 1:
        (other,) = people
        seated[seat], seated[other] = (
            _in_place_of(players[seat], players[other]),
            _in_place_of(players[other], players[seat]),
        )
    seated[seat] = replace(seated[seat], bot="")
    return tuple(replace(p, bot=DEFAULT) if p.bot == AWAY else p for p in seated)


def _in_place_of(player: Player, other: Player) -> Player:
    """The other one, with the colour and shape of that seat."""
    return replace(other, colour=player.colour, shape=player.shape)
