"""What a learner does, and what then comes by itself: scripts, and the next step."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from ribeira.app import draft as drafts
from ribeira.app.ear.heard import answered, as_speech
from ribeira.app.effects import Copy, Effect, LoadLanguage, Speak
from ribeira.app.learn import kept, quiz, typed
from ribeira.app.learn import teaching as lessons
from ribeira.app.learn.kept import LESSONS, Place
from ribeira.app.learn.pointing import named
from ribeira.app.learn.reading import guide_of
from ribeira.app.learn.teaching import Teaching
from ribeira.app.model import Dialog, Effects, Model, Next
from ribeira.app.msg import (
    AnswerStep,
    AnyButKey,
    AskHint,
    Branch,
    CopyLink,
    LearnMsg,
    LeaveLesson,
    Look,
    NextStep,
    OpenGuide,
    OpenLearn,
    OpenLesson,
    OpenShare,
    PlayAgain,
    PlayLevel,
    PlayOn,
    Redo,
    SeeAs,
    SendLink,
    SetShare,
    ShowStep,
    Slide,
    StepBack,
    TakeOver,
    TryAnswer,
    TypeLine,
    Undo,
)
from ribeira.app.playing import Playing
from ribeira.app.tables import SCRIPT, Player, Table
from ribeira.app.update import coaching, library
from ribeira.app.update.keeping import keep
from ribeira.app.update.opening import close_table, open_new
from ribeira.app.update.places import go_home
from ribeira.app.update.table import act
from ribeira.bots import levels
from ribeira.core.learning.claims import ClaimError
from ribeira.core.learning.lesson import Act, Ask, Free, Lesson
from ribeira.core.match import Match, branch, jump
from ribeira.core.values import msg
from ribeira.games import registry
from ribeira.kit.view import COLOURS, SHAPES


def update(model: Model, message: LearnMsg) -> Next:
    if isinstance(message, TryAnswer):
        return quiz.tried(model, message.number)
    if isinstance(message, OpenGuide | OpenLearn | OpenLesson):
        return _open(model, message)
    playing = model.playing
    if playing is None or playing.teaching is None:
        return model, ()
    return _of_step(model, playing, playing.teaching, message)


def _of_step(
    model: Model,
    playing: Playing,
    teaching: Teaching,
    message: NextStep | AnswerStep | ShowStep | StepBack | LeaveLesson | PlayOn,
) -> Next:
    match message:
        case NextStep():
            read = teaching.said and not teaching.wants_action and playing.is_quiet
            waits = isinstance(teaching.step, Ask) and not teaching.done
            return _next_step(model, playing, teaching) if read and not waits else (model, ())
        case AnswerStep(number):
            return _answer(model, playing, int(number)) if number.isdecimal() else (model, ())
        case ShowStep():
            return _show(model, playing, teaching)
        case StepBack():
            return _back(model, playing, teaching)
        case LeaveLesson():
            return _leave(model, teaching)
        case PlayOn():
            return _play_on(model, playing)
    assert_never(message)


# The doors


def find(name: str) -> Lesson | None:
    game = name.partition(".")[0]
    if game not in registry.game_ids() or registry.lacks(game):
        return None
    learn = registry.load(game).learn
    return next((lesson for lesson in learn.LESSONS if lesson.id == name), None) if learn else None


def _open(model: Model, message: OpenGuide | OpenLearn | OpenLesson) -> Next:
    """Opens it once the texts are there, which `follow` has fetched the first time."""
    if not model.words.teaches:
        return replace(model, wanted=message), ()
    if isinstance(message, OpenGuide):
        return _open_page(model, message.where), ()
    if isinstance(message, OpenLearn):
        return replace(model, dialog=Dialog("learn", game=message.game)), ()
    name, _, part = message.lesson.partition("/")
    lesson = find(name)
    return _open_lesson(model, lesson, part) if lesson else (model, ())


def _open_page(model: Model, where: str) -> Model:
    game, _, rest = where.partition("/")
    page, _, thing = rest.partition("/")
    if guide_of(game) is None:
        return model
    return replace(model, dialog=Dialog("rules", game=game, page=page, rule=thing))


def _open_lesson(model: Model, lesson: Lesson, part: str) -> Next:
    """Goes on where it was left, or begins with the part of that name."""
    model, origin, closed = _come_from(model)
    number = next((n for n, each in enumerate(lesson.parts) if each.id == part), None)
    opened = None if number is not None else _resume(model, lesson, origin)
    model, effects = opened or _begin(model, lesson, number or 0, origin)
    return model, closed + effects


def _come_from(model: Model) -> tuple[Model, str, Effects]:
    """The game from whose table one comes, which is closed meanwhile."""
    playing = model.playing
    if playing is None:
        return replace(model, arrival=None), "", ()
    origin = playing.teaching.origin if playing.teaching else playing.table.id
    model, closed = close_table(model)
    return model, origin, closed


def _resume(model: Model, lesson: Lesson, origin: str) -> Next | None:
    place = kept.read(model.stored.texts.get(LESSONS, "")).places.get(lesson.id)
    if place is None or place.part >= len(lesson.parts):
        return None
    try:
        match = lessons.resumed(lesson, place.part, place.begun, place.actions)
        start = Teaching(lesson, place.begun[:-1], place.begun[-1].since, place.part, origin=origin)
        begun = lessons.begin_step(start, match)
        lessons.spoken(replace(begun, due=()), match, NOBODY)
    except (ClaimError, ValueError):
        return None
    return _sit(model, begun, match)


NOBODY = ("",) * 5


def _begin(model: Model, lesson: Lesson, part: int, origin: str) -> Next:
    match = lessons.beginning(lesson, part)
    start = Teaching(lesson, (), match.at, part, origin=origin)
    return _sit(model, lessons.begin_step(start, match), match)


def _sit(model: Model, teaching: Teaching, match: Match) -> Next:
    """The table of a lesson, which is not among the games."""
    table = Table(teaching.lesson.id, match, _players(model, match, teaching.lesson.seat))
    playing = Playing(table, model.runs + 1, viewer=teaching.lesson.seat, teaching=teaching)
    return replace(model, runs=playing.run, screen=playing, dialog=None, notice=None), ()


def _players(model: Model, match: Match, learner: int) -> tuple[Player, ...]:
    seats = range(match.setup.seats)
    players = tuple(
        Player(model.say(msg(name)), colour, shape, "" if seat == learner else SCRIPT)
        for seat, name, colour, shape in zip(seats, drafts.NAMES, COLOURS, SHAPES, strict=False)
    )
    return drafts.with_phantoms(players, match, model.say)


def come_back(model: Model) -> Next:
    """Opens the lesson that was open when the page went, if one was."""
    name = kept.read(model.stored.texts.get(LESSONS, "")).open
    return _open(model, OpenLesson(name)) if find(name) else (model, ())


def instead(model: Model, message: AnyButKey) -> Next | None:
    """What a message does in a lesson, if something else than at a game."""
    playing = model.playing
    if playing is None or playing.teaching is None:
        return None
    match message:
        case TypeLine(text):
            return _typed(model, playing, playing.teaching, text)
        case Undo():
            return _back(model, playing, playing.teaching)
        case AskHint():
            return _show(model, playing, playing.teaching)
        case OpenShare() | CopyLink() | SendLink():
            return model, (link_to(model, playing.teaching),)
        case Redo() | PlayLevel() | PlayAgain() | TakeOver() | SetShare():
            return model, ()
        case Look() | Slide() | SeeAs() | Branch():
            return model, ()
    return None


def _typed(model: Model, playing: Playing, teaching: Teaching, text: str) -> Next | None:
    """What a typed line does, if something else than at a game."""
    meant = typed.meaning(model.words, playing, teaching, text)
    if meant is None:
        return None
    playing = replace(playing, heard=answered(playing.heard, text.strip(), ()))
    model = replace(model, screen=playing)
    if isinstance(meant, str):
        return model, (Speak(_spoken(model, playing)),)
    return _of_step(model, playing, teaching, meant)


# One step


def _with(model: Model, playing: Playing, teaching: Teaching) -> Model:
    return replace(model, screen=replace(playing, teaching=teaching))


def _next_step(model: Model, playing: Playing, teaching: Teaching) -> Next:
    if teaching.is_last:
        return model, ()
    if len(teaching.begun) == len(teaching.here.steps):
        return _begin(model, teaching.lesson, teaching.part + 1, teaching.origin)
    return _with(model, playing, lessons.begin_step(teaching, playing.match)), ()


def _answer(model: Model, playing: Playing, number: int) -> Next:
    assert playing.teaching
    after = lessons.answered(playing.teaching, playing.match, playing.table.names, number)
    return _with(model, playing, after), _reply(model, after)


def _reply(model: Model, teaching: Teaching) -> Effects:
    return (Speak(model.say(teaching.reply)),) if teaching.reply else ()


def _show(model: Model, playing: Playing, teaching: Teaching) -> Next:
    """Does what the step wants, in place of the learner."""
    step, names = teaching.step, playing.table.names
    if not (teaching.said and playing.is_quiet):
        return model, ()
    now = lessons.moment(teaching, playing.match, names)
    if isinstance(step, Ask):
        return _answer(model, playing, lessons.right_answer(step, now))
    if not isinstance(step, Act) or not teaching.wants_action:
        return model, ()
    after = lessons.judged(teaching, playing.match, names, now.allowed[0])
    playing = replace(playing, teaching=after)
    return act(replace(model, screen=playing), playing, now.seat, now.allowed[0])


def _back(model: Model, playing: Playing, teaching: Teaching) -> Next:
    """To the beginning of the step before, or of the part before."""
    if len(teaching.begun) < 2:
        return _begin(model, teaching.lesson, max(0, teaching.part - 1), teaching.origin)
    place = teaching.begun[-2]
    match = branch(jump(playing.match, place.at))
    start = replace(teaching, begun=teaching.begun[:-2], since=place.since)
    return _sit(model, lessons.begin_step(start, match), match)


def _leave(model: Model, teaching: Teaching) -> Next:
    if not teaching.origin:
        return go_home(model)
    model, closed = close_table(model)
    model, opened = library.open_game(model, teaching.origin)
    return model, closed + opened


def _play_on(model: Model, playing: Playing) -> Next:
    """A practice game against the gentlest bots, from this position on, with the coach."""
    if playing.over:
        return model, ()
    players = tuple(
        replace(player, bot=levels.LEVELS[0]) if player.bot == SCRIPT else player
        for player in playing.table.players
    )
    match = branch(playing.match)
    model, closed = close_table(model)
    table = Table(model.new_id(), match, players, practice=True)
    model, coached = coaching.come_along(model, match.setup.game, table.id)
    model, opened = open_new(model, table)
    return model, closed + coached + opened


def link_to(model: Model, teaching: Teaching) -> Effect:
    """Copies the link to this part of the lesson."""
    part = f"&part={teaching.here.id}" if teaching.part else ""
    address = f"{model.page.address}#learn={teaching.lesson.id}{part}"
    return Copy(address, msg("share.copied"), msg("share.not_copied"))


# What comes by itself


def follow(before: Model, model: Model) -> Next:
    """After each message: what was wanted is opened once it can be, scripts go on, steps follow."""
    effects: Effects = ()
    if model.wanted and model.words.teaches:
        model, effects = _open(replace(model, wanted=None), model.wanted)
    elif model.wanted and model.wanted != before.wanted:
        effects = (LoadLanguage(model.words.language, learn=True),)
    while found := _by_itself(model):
        model, more = found
        effects += more
    if _is_lesson(before) and not _is_lesson(model):
        known = kept.read(model.stored.texts.get(LESSONS, ""))
        model, left = keep(model, LESSONS, kept.write(replace(known, open="")))
        effects += left
    return model, effects


def _is_lesson(model: Model) -> bool:
    return model.playing is not None and model.playing.teaching is not None


def _by_itself(model: Model) -> Next | None:
    playing = model.playing
    if playing is None or playing.teaching is None or not playing.is_quiet:
        return None
    teaching, match, names = playing.teaching, playing.match, playing.table.names
    if teaching.due:
        seat, action = lessons.meant(match, teaching.due[0])
        playing = replace(playing, teaching=replace(teaching, due=teaching.due[1:]))
        return act(replace(model, screen=playing), playing, seat, action)
    if teaching.done and isinstance(teaching.step, Act):
        return _next_step(model, playing, teaching)
    if not teaching.said:
        return _tell(model, playing, lessons.spoken(teaching, match, names))
    if isinstance(teaching.step, Free) and not lessons.goes_on(teaching, match, names):
        return _next_step(model, playing, teaching)
    return None


def _tell(model: Model, playing: Playing, teaching: Teaching) -> Next:
    """Says the step, and stores that one is there."""
    playing = replace(playing, teaching=teaching)
    playing = replace(playing, teaching=replace(teaching, look_at=named(model, playing)))
    model, stored = _keep(replace(model, screen=playing), teaching, playing.match)
    return model, (*stored, Speak(_spoken(model, playing)))


def _spoken(model: Model, playing: Playing) -> str:
    teaching = playing.teaching
    assert teaching
    count = lessons.steps_of(teaching.lesson)
    answers = enumerate(typed.answers(playing, teaching), 1)
    lines = (
        msg("learn.step", step=teaching.number, of=count),
        *teaching.said,
        *(msg("ear.move", n=number, action=answer) for number, answer in answers),
        *((teaching.reply,) if teaching.reply else ()),
    )
    names = "; ".join(name for _, name in teaching.look_at)
    lines += (msg("learn.look_at", names=names),) if names else ()
    lines += (typed.say_help(playing, teaching),) if model.settings.ear else ()
    return as_speech(model.words, lines)


def _keep(model: Model, teaching: Teaching, match: Match) -> Next:
    begun, lesson = teaching.begun, teaching.lesson
    before = len(teaching.here.before)
    place = Place(teaching.part, begun, lessons.lines_of(match, begun[-1].at)[before:])
    known = kept.read(model.stored.texts.get(LESSONS, ""))
    after = known.left_at(lesson.id, place)
    return keep(
        model, LESSONS, kept.write(after.finished(lesson.id) if teaching.is_last else after)
    )
