"""A lesson as data: positions of real games, and what a learner does there, step by step.

What is said stands in the catalogues, under keys that follow from the ids. Numbers in it are gaps,
which claims fill (`ribeira.core.learning.claims`). Actions are patterns over notation, as `fnmatch`
knows them: `play 4`, `tile.place T14 *`. A line of a script names who acts: `P2 play 4`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ribeira.core.values import Plain

Facts = tuple[tuple[str, Plain], ...]
"""Claims with their values, for the tests alone."""

Values = tuple[tuple[str, str], ...]
"""The claim of each gap."""


def script(text: str) -> tuple[str, ...]:
    """The lines of a script, which are written one after the other with semicolons between."""
    return tuple(" ".join(line.split()) for line in text.split(";") if line.strip())


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """`says` counts its sentences, `point` names what is lit, `rules` are shown as numbers. What is
    `given` holds before the step, what to `expect` after it."""

    id: str
    says: int = 1
    values: Values = ()
    point: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    given: Facts = ()
    expect: Facts = ()

    @property
    def replies(self) -> tuple[str, ...]:
        """The ends of the keys of what may be answered."""
        return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Tell(Step):
    """Something to read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Recap(Step):
    """The end of a part: what has been learnt."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Watch(Step):
    """Others act; then it is told what they did."""

    then: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What would come of a wrong choice, once `then` has followed."""

    expect: Facts
    then: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Wrong:
    """Choices that are legal but not wanted, with one reply; `because` is what the reply says."""

    match: tuple[str, ...]
    because: tuple[Outcome, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Act(Step):
    """The learner does what one of the patterns allows, and `then` follows by itself. The first of
    `wrong` that fits replies; `otherwise`: there is a reply to everything else."""

    allow: tuple[str, ...]
    wrong: tuple[Wrong, ...] = ()
    otherwise: bool = False
    then: tuple[str, ...] = ()

    @property
    def replies(self) -> tuple[str, ...]:
        wrong = tuple(f"wrong.{n}" for n in range(1, len(self.wrong) + 1))
        return (*wrong, "else") if self.otherwise else wrong


@dataclass(frozen=True, slots=True)
class Answer:
    """Right if it says so, or if this claim has the value of the question's `truth`."""

    right: bool = False
    is_: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask(Step):
    """A question with answers to choose from; a wrong one gets its reply, and the question
    stays."""

    answers: tuple[Answer, ...]
    truth: str = ""

    @property
    def replies(self) -> tuple[str, ...]:
        numbers = range(1, len(self.answers) + 1)
        return tuple(f"{what}.{n}" for n in numbers for what in ("answer", "reply"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Free(Step):
    """After `then`, a turn of the learner's own; or it goes on while the claim `during` is
    something. The goal, a claim and its least value, is wished for and never enforced; `always`:
    every way reaches it."""

    then: tuple[str, ...] = ()
    during: str = ""
    goal: tuple[str, int]
    always: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A position, made by a seed and a record (`before`), and the steps that begin there."""

    id: str
    seats: int
    seed: int
    options: Values = ()
    before: tuple[str, ...] = ()
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """`id` is the game and a name: `douro.first`. `rules` is the rules number it was played with,
    `seat` the learner's; `leads_to` is the lesson without which this one is only half of a game."""

    id: str
    rules: int
    seat: int = 0
    parts: tuple[Part, ...]
    leads_to: str = ""

    @property
    def game(self) -> str:
        return self.id.partition(".")[0]

    @property
    def title(self) -> str:
        return f"learn.{self.id}.title"

    @property
    def aim(self) -> str:
        return f"learn.{self.id}.aim"

    def key(self, part: Part, step: Step, end: str) -> str:
        return f"learn.{self.id}.{part.id}.{step.id}.{end}"

    def all_keys(self) -> Iterator[str]:
        """Of everything that the lesson says."""
        yield from (self.title, self.aim)
        for part in self.parts:
            for step in part.steps:
                ends = (*map(str, range(1, step.says + 1)), *step.replies)
                yield from (self.key(part, step, end) for end in ends)
