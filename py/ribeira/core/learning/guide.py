"""What one reads about a game, as data: a summary with pictures, words, questions, sources.

What is said stands in the catalogues, under keys that follow from the ids; numbers in it are gaps,
which claims fill (`ribeira.core.learning.claims`). Pictures are positions of real games, drawn by
the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ribeira.core.learning.lesson import Facts, Part, Values


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """The position after `before` of the part and then `then`; `show` names what is drawn of the
    table, `point` what is lit in it. What is `given` holds there, for the tests."""

    id: str
    part: Part
    then: tuple[str, ...] = ()
    show: tuple[str, ...]
    point: tuple[str, ...] = ()
    values: Values = ()
    given: Facts = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Passage:
    """A title with `says` lines. Its claims are about the position of its picture."""

    id: str
    says: int = 1
    picture: str
    values: Values = ()
    rules: tuple[str, ...] = ()
    given: Facts = ()


@dataclass(frozen=True, slots=True)
class Word:
    """A term. `printed` has what the printed rules call it, by language."""

    id: str
    rules: tuple[str, ...] = ()
    printed: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """The first of its answers is right; each other has a reply. Its claims are about the position
    of its picture."""

    id: str
    rules: tuple[str, ...]
    picture: str
    answers: int = 3
    values: Values = ()
    given: Facts = ()

    @property
    def ends(self) -> tuple[str, ...]:
        """The ends of the keys of all that it says."""
        answers = (f"answer.{n}" for n in range(1, self.answers + 1))
        return ("asks", *answers, *(f"reply.{n}" for n in range(2, self.answers + 1)))


@dataclass(frozen=True, slots=True)
class Source:
    """A sentence on what is not in the published sources."""

    id: str
    values: Values = ()
    given: Facts = ()


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example of the printed rules, by our own number: `taught` are the steps of lessons
    (`lesson/part/step`) and the passages (`summary/id`) that teach the same."""

    id: str
    taught: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Guide:
    """`rulings` are the numbers of the rules that are our own reading, each with a reason."""

    game: str
    pictures: tuple[Picture, ...]
    summary: tuple[Passage, ...]
    words: tuple[Word, ...] = ()
    questions: tuple[Question, ...] = ()
    sources: tuple[Source, ...] = ()
    rulings: tuple[str, ...] = ()
    examples: tuple[Example, ...] = ()

    def key(self, *path: str) -> str:
        return ".".join(("learn", self.game, *path))

    def picture(self, name: str) -> Picture:
        return next(picture for picture in self.pictures if picture.id == name)

    def all_keys(self) -> Iterator[str]:
        """Of everything that the guide says."""
        yield from (self.key("picture", picture.id) for picture in self.pictures)
        for passage in self.summary:
            ends = ("title", *map(str, range(1, passage.says + 1)))
            yield from (self.key("summary", passage.id, end) for end in ends)
        for word in self.words:
            yield from (self.key("word", word.id), self.key("word", word.id, "means"))
        for question in self.questions:
            yield from (self.key("quiz", question.id, end) for end in question.ends)
        yield from (self.key("source", source.id) for source in self.sources)
        yield from (self.key("why", number) for number in self.rulings)
