"""A lesson being played, as a value: at which step it is, what it says, what still follows.

Whether an action is legal only the rules say. Here it is judged whether the lesson wants it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ribeira.core.learning.claims import ClaimError, Moment, fits, value
from ribeira.core.learning.lesson import Act, Ask, Free, Lesson, Part, Step, Watch
from ribeira.core.match import IllegalAction, Match, play, start
from ribeira.core.meta import SetupError, make_setup
from ribeira.core.values import Action, Message, msg
from ribeira.core.wording import Names
from ribeira.games import registry


@dataclass(frozen=True, slots=True)
class Begun:
    """Where a step began: after so many actions, and with the events since then as its news."""

    at: int
    since: int


@dataclass(frozen=True, slots=True)
class Teaching:
    """`begun` has each step of the part so far, the current one last. `due` are the lines of a
    script that are still to be played; `done`: the step wants nothing more of the learner."""

    lesson: Lesson
    begun: tuple[Begun, ...]
    since: int
    part: int = 0
    due: tuple[str, ...] = ()
    done: bool = False
    said: tuple[Message, ...] = ()  # once all that the step tells of has happened
    reply: Message | None = None
    tries: int = 0  # wrong ones in this step
    look_at: tuple[tuple[str, str], ...] = ()  # what is lit, each with its name in the drawing
    origin: str = ""  # the game that the learner has come from

    @property
    def here(self) -> Part:
        return self.lesson.parts[self.part]

    @property
    def step(self) -> Step:
        return self.here.steps[len(self.begun) - 1]

    @property
    def is_last(self) -> bool:
        """Of the whole lesson."""
        return self.part + 1 == len(self.lesson.parts) and len(self.begun) == len(self.here.steps)

    @property
    def number(self) -> int:
        """Of the step in the whole lesson, from 1."""
        return sum(len(part.steps) for part in self.lesson.parts[: self.part]) + len(self.begun)

    @property
    def wants_action(self) -> bool:
        return isinstance(self.step, Act | Free) and not (self.due or self.done)


def steps_of(lesson: Lesson) -> int:
    return sum(len(part.steps) for part in lesson.parts)


# Positions


def beginning(lesson: Lesson, number: int) -> Match:
    """The position in which a part begins."""
    part = lesson.parts[number]
    meta = registry.meta(lesson.game)
    setup = make_setup(meta, part.seats, part.seed, dict(part.options))
    return after(start(registry.rules(lesson.game), setup), part.before)


def after(match: Match, lines: tuple[str, ...]) -> Match:
    for line in lines:
        match = play(match, *meant(match, line))
    return match


def meant(match: Match, line: str) -> tuple[int, Action]:
    """Seat and action of a line; a pattern stands for the first legal action that fits."""
    who, _, text = line.partition(" ")
    seat = int(who.removeprefix("P")) - 1
    if "*" not in text:
        return seat, match.game.read(text=text)
    legal = match.game.legal_actions(state=match.state, seat=seat)
    return seat, next(action for action in legal if fits(match, action, (text,)))


def lines_of(match: Match, until: int) -> tuple[str, ...]:
    """The first actions of a match as lines of a script."""
    steps = match.steps[:until]
    return tuple(f"P{step.seat + 1} {match.game.write(action=step.action)}" for step in steps)


def resumed(lesson: Lesson, part: int, begun: tuple[Begun, ...], lines: tuple[str, ...]) -> Match:
    """The match in which a lesson was left. Raises `ValueError` if it cannot have been so."""
    try:
        match = after(beginning(lesson, part), lines)
    except (IllegalAction, IndexError, SetupError, StopIteration) as error:
        raise ValueError("no such place") from error
    steps = len(lesson.parts[part].steps)
    inside = all(0 <= step.since <= step.at for step in begun)
    if not (inside and 0 < len(begun) <= steps and begun[-1].at == match.at):
        raise ValueError("no such place")
    return match


# What is said


def moment(teaching: Teaching, match: Match, names: Names) -> Moment:
    learn = registry.load(teaching.lesson.game).learn
    assert learn, "only a game with lessons is taught"
    now = Moment(match, teaching.lesson.seat, names, learn.COUNTS, teaching.since)
    step = teaching.step
    if not isinstance(step, Act):
        return now
    return replace(now, allowed=tuple(a for a in now.legal if fits(match, a, step.allow)))


def said(teaching: Teaching, now: Moment, *ends: str) -> tuple[Message, ...]:
    """What the step says under these ends of keys, with every gap filled."""
    step = teaching.step
    gaps = tuple((gap, in_words(value(now, claim))) for gap, claim in step.values)
    return tuple(Message(teaching.lesson.key(teaching.here, step, end), gaps) for end in ends)


def in_words(found: object) -> int | str | Message:
    """As what fills a gap."""
    return found if isinstance(found, int | str | Message) else str(found)


def spoken(teaching: Teaching, match: Match, names: Names) -> Teaching:
    """With the sentences of the step."""
    ends = (str(n) for n in range(1, teaching.step.says + 1))
    now = moment(teaching, match, names)
    return replace(teaching, said=said(teaching, now, *ends))


# What one does


def judged(teaching: Teaching, match: Match, names: Names, action: Action) -> Teaching:
    """After a legal action was wanted by the learner: with a reply if it is not to be played."""
    step = teaching.step
    if isinstance(step, Free) and teaching.wants_action:
        return replace(teaching, reply=None)
    if not isinstance(step, Act) or teaching.due or teaching.done:
        first = msg("learn.answer_first") if isinstance(step, Ask) else msg("learn.read_first")
        return replace(teaching, reply=first)
    if fits(match, action, step.allow):
        return replace(teaching, reply=None, since=match.at, due=step.then, done=True)
    now, end = moment(teaching, match, names), _reply_to(step, match, action)
    (reply,) = said(teaching, now, end)
    return replace(teaching, reply=reply, tries=teaching.tries + 1)


def astray(
    teaching: Teaching, match: Match, names: Names, left: tuple[Action, ...]
) -> Teaching | None:
    """With a reply, if none of the actions that clicks can still lead to is wanted."""
    judgements = (judged(teaching, match, names, action) for action in left)
    first = next(judgements, None)
    if first is None or first.reply is None or any(each.reply is None for each in judgements):
        return None
    return first


def _reply_to(step: Act, match: Match, action: Action) -> str:
    wrong = (n for n, each in enumerate(step.wrong, 1) if fits(match, action, each.match))
    number = next(wrong, None)
    return "else" if number is None else f"wrong.{number}"


def answered(teaching: Teaching, match: Match, names: Names, number: int) -> Teaching:
    """After an answer, counted from 1: with its reply, and done if it is right."""
    step = teaching.step
    if not isinstance(step, Ask) or teaching.done or not 0 < number <= len(step.answers):
        return teaching
    now = moment(teaching, match, names)
    (reply,) = said(teaching, now, f"reply.{number}")
    right = number == right_answer(step, now)
    return replace(teaching, reply=reply, done=right, tries=teaching.tries + (not right))


def right_answer(step: Ask, now: Moment) -> int:
    """Its number, from 1."""
    if not step.truth:
        return next(n for n, answer in enumerate(step.answers, 1) if answer.right)
    truth = value(now, step.truth)
    return next(n for n, a in enumerate(step.answers, 1) if value(now, a.is_) == truth)


def begin_step(teaching: Teaching, match: Match) -> Teaching:
    """The next step of the part."""
    teaching = replace(
        teaching, due=(), done=False, said=(), reply=None, tries=0, look_at=(),
        begun=(*teaching.begun, Begun(match.at, teaching.since)),
    )  # fmt: skip
    step = teaching.step
    if isinstance(step, Watch | Free):
        return replace(teaching, due=step.then, since=match.at)
    return teaching


def goes_on(teaching: Teaching, match: Match, names: Names) -> bool:
    """Whether a free turn is not over."""
    step = teaching.step
    if not isinstance(step, Free) or teaching.lesson.seat not in match.game.to_act(
        state=match.state
    ):
        return False
    try:
        during = not step.during or value(moment(teaching, match, names), step.during)
    except ClaimError:
        return False
    return bool(during)
