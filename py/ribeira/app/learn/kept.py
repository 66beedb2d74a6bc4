"""Where each lesson was left, as a text in storage: its part, the steps begun, the actions done.

Whatever cannot be read or played is forgotten, and the lesson begins anew.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace

from ribeira.app.learn.teaching import Begun
from ribeira.app.stored_text import read_object
from ribeira.core.learning.lesson import Lesson

LESSONS = "ribeira.lessons"
MOST_ACTIONS = 1000


@dataclass(frozen=True, slots=True)
class Place:
    """The beginning of a step; `actions` are those since the beginning of its part."""

    part: int = 0
    begun: tuple[Begun, ...] = ()
    actions: tuple[str, ...] = ()

    def is_at_end_of(self, lesson: Lesson) -> bool:
        last = len(lesson.parts) - 1
        return self.part == last and len(self.begun) == len(lesson.parts[last].steps)


@dataclass(frozen=True, slots=True)
class Lessons:
    """`open` is the lesson that the page comes back to, `done` are those played to their end."""

    open: str = ""
    places: Mapping[str, Place] = field(default_factory=dict)
    done: tuple[str, ...] = ()

    def left_at(self, lesson: str, place: Place) -> Lessons:
        return replace(self, open=lesson, places={**self.places, lesson: place})

    def finished(self, lesson: str) -> Lessons:
        return replace(self, done=tuple(sorted({*self.done, lesson})))


def write(lessons: Lessons) -> str:
    return json.dumps(asdict(lessons))


def read(text: str) -> Lessons:
    try:
        found = read_object(text)
        places = {str(name): _place(each) for name, each in dict(found["places"]).items()}
        done = tuple(str(name) for name in found["done"])
        return Lessons(str(found["open"]), places, done)
    except (AttributeError, KeyError, TypeError, ValueError):
        return Lessons()


def _place(fields: Mapping[str, object]) -> Place:
    part, begun, actions = fields["part"], fields["begun"], fields["actions"]
    if type(part) is not int or not isinstance(begun, list) or not isinstance(actions, list):
        raise ValueError("no place")
    if part < 0 or len(actions) > MOST_ACTIONS:
        raise ValueError("no place")
    return Place(part, tuple(_begun(**each) for each in begun), tuple(map(str, actions)))


def _begun(at: object, since: object) -> Begun:
    if type(at) is not int or type(since) is not int:
        raise ValueError("no place")
    return Begun(at, since)
