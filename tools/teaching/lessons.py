"""Says where each rule and each sentence of a printed example is taught.

    python -m tools.teaching.lessons

docs/learning.md has what this prints; a test compares them.
"""

from collections import defaultdict
from collections.abc import Iterator

from ribeira.core.learning.lesson import Lesson
from ribeira.games import registry
from ribeira.kit.game_module import AnyLearning
from tools.teaching.examples import SAID

Shown = tuple[str, tuple[str, ...]]
"""A place, and the numbers of the rules that it shows."""


def taught(game: str) -> dict[str, list[str]]:
    """For each rule number what shows it."""
    places = defaultdict(list)
    if learn := registry.load(game).learn:
        for place, rules in (*of_lessons(game, learn.LESSONS), *of_guide(learn)):
            for rule in rules:
                places[rule].append(place)
    return places


def of_lessons(game: str, lessons: tuple[Lesson, ...]) -> Iterator[Shown]:
    """Steps, as `lesson/part/step`."""
    for lesson in lessons:
        for part in lesson.parts:
            for step in part.steps:
                yield f"{lesson.id.removeprefix(f'{game}.')}/{part.id}/{step.id}", step.rules


def of_guide(learn: AnyLearning) -> Iterator[Shown]:
    """Notes of the coach, passages of the summary with their pictures, and questions."""
    for note in learn.NOTES:
        yield f"coach/{note.text.rpartition('.')[2]}", note.rules
    for passage in learn.GUIDE.summary:
        yield f"summary/{passage.id} (picture {passage.picture})", passage.rules
    for question in learn.GUIDE.questions:
        yield f"quiz/{question.id}", question.rules


def examples(game: str) -> list[str]:
    """A line for each sentence of the worked examples of the printed rules, by our own number."""
    lines = [
        f"| {name} | {sentence} | {', '.join(taught)} |"
        for name, sentences in SAID[game].items()
        for sentence, taught in sentences
    ]
    return ["| printed example | says | taught in |", "|---|---|---|", *lines]


def table(game: str) -> list[str]:
    """A line for each rule that a lesson teaches, and one for the others."""
    numbers = [number for _, rules in registry.load(game).words.CHAPTERS for number, _ in rules]
    steps = taught(game)
    lines = [f"| {number} | {', '.join(steps[number])} |" for number in numbers if number in steps]
    others = ", ".join(number for number in numbers if number not in steps)
    head = ["| rule | steps |", "|---|---|"]
    alone = f"In the reference alone: {others}."
    return [*head, *lines, "", alone, "", *examples(game)]


if __name__ == "__main__":
    for each in registry.game_ids():
        print(f"### {each}", "", *table(each), "", sep="\n")
