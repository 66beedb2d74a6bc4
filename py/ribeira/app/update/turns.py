"""What follows each change at a table: bots are asked, a hand is shown or hidden, and what happened
is said.
"""

from __future__ import annotations

from dataclasses import replace

from ribeira.app import streaks
from ribeira.app.daily.tables import chance_of, moment_of_choice
from ribeira.app.ear.answering import is_by_ear, tell_news, tell_turns, waits_for_turn
from ribeira.app.ear.heard import as_speech
from ribeira.app.effects import AskBot, Effect, Later, Sound, Speak
from ribeira.app.model import Effects, Model, Next
from ribeira.app.msg import BotAnswered, BotIsSlow, CoachAdvised, EndWaited, HintAnswered
from ribeira.app.playing import Playing
from ribeira.app.seats.cast import in_style
from ribeira.app.storage import STREAKS
from ribeira.app.update.daily.notes import note_end
from ribeira.app.update.keeping import keep
from ribeira.bots import levels, protocol
from ribeira.bots.protocol import CountedThoughts
from ribeira.core import chance
from ribeira.core.events import Event
from ribeira.core.values import Action, Message, msg
from ribeira.games import registry

SLOW = 400
"""Milliseconds after which a bot that still thinks can be hurried."""
LINGER = 900
"""Milliseconds in which the last move of a game is seen before its end covers it."""


def advance(model: Model, events: tuple[Event, ...] = (), sound: str = "") -> Next:
    """Asks the bots that have to act and chooses the viewer; `events` are still to be spoken."""
    playing = model.table
    if playing.animation:
        return model, ()
    acting = playing.table.acting if playing.is_played_here else ()
    thinking = (seat for seat in acting if playing.table.players[seat].thinks)
    asking = tuple(seat for seat in thinking if seat not in playing.asked)
    effects: Effects = tuple(
        ask_bot(model, playing.match.at, seat, BotAnswered(playing.run, seat)) for seat in asking
    )
    playing = replace(playing, asked=playing.asked.union(asking))
    playing = _hand_over(playing, tuple(s for s in playing.table.people if s in acting))
    if playing.asked and not playing.choosing:
        effects += (Later(SLOW, BotIsSlow(playing.run, playing.match.at)),)
    model, said = announce(replace(model, screen=playing), events, sound)
    if model.table.lingers:
        effects += (Later(LINGER, EndWaited(playing.run)),)
    return model, effects + said


def _hand_over(playing: Playing, waiting: tuple[int, ...]) -> Playing:
    """Chooses whose hand is shown, or whose person has to come first."""
    if playing.over and playing.looking is not None:
        return playing  # the person may have chosen to look as another seat
    people = playing.table.people
    if len(people) < 2 or playing.is_open:
        looking = waiting or people
        viewer = playing.viewer if playing.viewer in looking else next(iter(looking), None)
        return replace(playing, handover=None, viewer=viewer)
    if playing.viewer in waiting:
        return playing
    return replace(playing, viewer=None, handover=waiting[0] if waiting else None)


def hide_hand(playing: Playing) -> Playing:
    """Drops what is picked and advised, and hides the hand when several people share the screen."""
    if len(playing.table.people) > 1 and not playing.is_open:
        playing = replace(playing, viewer=None)
    return put_down(playing)


def put_down(playing: Playing) -> Playing:
    """Drops what the viewer has picked, the advice, and the board that was opened."""
    return without_hint(replace(playing, picked=None, clicked=(), tab=""))


def without_hint(playing: Playing) -> Playing:
    """Drops the advice; advice still to come will be ignored."""
    question = playing.question + 1
    return replace(playing, advice=None, hinting=False, idea=0, question=question)


def announce(model: Model, events: tuple[Event, ...] = (), sound: str = "") -> Next:
    """Says what has happened at the table, and counts a game that has just ended."""
    model, effects = _count(model)
    playing = model.table
    if is_by_ear(model):
        playing, sentences = tell_news(playing)
        model = replace(model, screen=playing)
    else:
        sentences = () if events and waits_for_turn(model) else playing.sentences(events)
        playing, told = tell_turns(model)
        model, sentences = replace(model, screen=playing), sentences + told
    asked = playing.choosing and playing.teaching is None  # a lesson asks in its own words
    own = playing.match.past and playing.match.past[-1].seat == playing.viewer
    if asked and (sentences or not sound or playing.clicked or (own and is_by_ear(model))):
        sentences += (playing.status(),)
    if playing.picked:
        sentences += warnings(model, playing.picked)
        sentences += (playing.doubt,) if playing.doubt else ()
        sentences += (_say_picked(playing, playing.picked),)
    if sentences and not model.arrival:
        effects += (Speak(as_speech(model.words, sentences)),)
    return model, effects + cue(model, sound)


def _say_picked(playing: Playing, action: Action) -> Message:
    """That nothing has been done yet."""
    return msg("table.second", action=playing.module.words.say_action(action=action))


def cue(model: Model, sound: str) -> Effects:
    """The sound, for those who want to hear the table."""
    return (Sound(sound),) if sound and model.settings.sounds else ()


def warnings(model: Model, action: Action) -> tuple[Message, ...]:
    """The warnings before an action, without those that the person has switched off."""
    playing = model.table
    cautions = playing.module.cautions
    if cautions is None:
        return ()
    warned = cautions.warn(seen=playing.sight(), action=action)
    switch = f"{playing.match.setup.game}."
    return tuple(c.message for c in warned if model.settings.warns(switch + c.name))


def _count(model: Model) -> Next:
    """Counts the game for its streak if it has just ended."""
    playing = model.table
    if not playing.over:
        return replace(model, screen=replace(playing, was_going=True, lingers=False)), ()
    model, noted = note_end(model)
    if not playing.was_going:
        return model, noted
    model = replace(model, screen=replace(playing, was_going=False, lingers=True))
    game, known = playing.match.setup.game, model.stored.streaks
    before = model.stored.streak(game)
    after = streaks.counted(before, playing.table)
    if after == before:
        return model, noted
    model, counted = keep(model, STREAKS, streaks.write({**known, game: after}))
    return model, noted + counted


def ask_bot(
    model: Model, at: int, seat: int, then: BotAnswered | HintAnswered | CoachAdvised, bot: str = ""
) -> Effect:
    """Asks what a bot would do in that seat after so many actions: the one that plays it, unless
    another is named."""
    playing = model.table
    match, game = playing.match, playing.match.game
    budget: float | CountedThoughts
    if playing.table.fixed and not bot:
        at = moment_of_choice(match, at, seat)
        luck, budget = chance_of(match, at, seat), CountedThoughts(levels.THOUGHTS)
    else:
        luck, _ = chance.step(model.luck + seat)
        level = bot or playing.table.players[seat].bot
        budget = levels.SECONDS[level] * model.settings.patience
    bot = bot or in_style(match.setup.game, playing.table.players[seat])
    state = match.states[at]
    request = protocol.ask(
        playing.match.setup.game,
        bot,
        game.sight(state=state, seat=seat),
        game.legal_actions(state=state, seat=seat),
        budget,
        luck,
    )
    return AskBot(request, then)


def game_on_screen(model: Model) -> str:
    """The game whose rules and warnings the dialogs show."""
    if model.dialog and model.dialog.game:
        return model.dialog.game
    if model.playing:
        return model.playing.match.setup.game
    return model.draft.game if model.draft else registry.game_ids()[0]
