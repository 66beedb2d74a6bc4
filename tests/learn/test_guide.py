"""What one reads about a game is true: each picture shows what it names, and each number is worked
out in its position."""

import pytest

from ribeira.app.learn.quiz import RIGHT, order
from ribeira.app.learn.reading import drawing, guide_of, moment, said
from ribeira.core.learning.claims import value
from ribeira.core.values import Message
from ribeira.games import registry
from ribeira.kit.learning.excerpt import cut, missing
from tools.teaching.examples import SAID

from .learner import facts

GUIDES = tuple(guide_of(game) for game in registry.game_ids())
PICTURES = tuple((guide, picture) for guide in GUIDES for picture in guide.pictures)
PASSAGES = tuple((guide, passage) for guide in GUIDES for passage in guide.summary)
NAMES = ("Ana", "Bruno", "Clara")


def key_of(message: Message) -> str:
    return message.key


def now(guide, picture):
    return moment(guide, picture, NAMES[: picture.part.seats])


def name_of(thing):
    return getattr(thing, "game", "") or getattr(thing, "id", "")


def rules_of(guide):
    return {number for _, rules in registry.load(guide.game).words.CHAPTERS for number, _ in rules}


@pytest.mark.parametrize(("guide", "picture"), PICTURES, ids=name_of)
def test_a_picture_shows_what_it_names(guide, picture):
    drawn = drawing(guide, picture, key_of)
    assert not missing(drawn, guide.game, (*picture.show, *picture.point))
    shown = cut(drawn, guide.game, picture.show)
    assert shown.count(" data-lit") == len(picture.point)
    assert facts(now(guide, picture), picture.given) == picture.given


@pytest.mark.parametrize(("guide", "picture"), PICTURES, ids=name_of)
def test_nothing_in_a_picture_is_a_control(guide, picture):
    shown = cut(drawing(guide, picture, key_of), guide.game, picture.show)
    for live in (
        "tabindex",
        "data-action",
        "data-pick",
        "data-ask",
        "role=",
        "aria-",
        "<button",
        "<section",
    ):
        assert live not in shown


@pytest.mark.parametrize(("guide", "picture"), PICTURES, ids=name_of)
def test_a_picture_is_described(guide, picture):
    key = guide.key("picture", picture.id)
    assert said(guide, picture, picture.values, key, key_of) == key


@pytest.mark.parametrize(("guide", "passage"), PASSAGES, ids=name_of)
def test_every_number_of_the_summary_is_worked_out(guide, passage):
    here = now(guide, guide.picture(passage.picture))
    assert facts(here, passage.given) == passage.given
    assert all(value(here, claim) is not None for _, claim in passage.values)
    assert set(passage.rules) <= rules_of(guide)


@pytest.mark.parametrize("guide", GUIDES, ids=name_of)
def test_each_printed_example_is_taught_somewhere(guide):
    lessons = registry.load(guide.game).learn.LESSONS
    steps = {
        f"{lesson.id.partition('.')[2]}/{part.id}/{step.id}"
        for lesson in lessons
        for part in lesson.parts
        for step in part.steps
    }
    places = steps | {f"summary/{passage.id}" for passage in guide.summary}
    assert all(example.taught for example in guide.examples)
    assert all(set(example.taught) <= places for example in guide.examples)


@pytest.mark.parametrize("game", registry.game_ids())
def test_each_sentence_of_a_printed_example_is_taught_somewhere(game):
    found = {
        example.id: set(example.taught) for example in registry.load(game).learn.GUIDE.examples
    }
    said = {
        name: {place for _, taught in sentences for place in taught}
        for name, sentences in SAID[game].items()
    }
    assert said == found
    assert all(taught for sentences in SAID[game].values() for _, taught in sentences)


@pytest.mark.parametrize("guide", GUIDES, ids=name_of)
def test_each_word_leads_to_rules(guide):
    for word in guide.words:
        assert word.rules, word.id
        assert set(word.rules) <= rules_of(guide), word.id
    assert len({word.id for word in guide.words}) == len(guide.words)


QUESTIONS = tuple((guide, question) for guide in GUIDES for question in guide.questions)


@pytest.mark.parametrize("guide", GUIDES, ids=name_of)
def test_there_are_ten_questions_a_game(guide):
    assert len(guide.questions) == 10
    first = [order(guide, question).index(RIGHT) for question in guide.questions]
    assert set(first) == {0, 1, 2}, "the right answer is not always at the same place"


@pytest.mark.parametrize(("guide", "question"), QUESTIONS, ids=name_of)
def test_the_right_answer_is_worked_out(guide, question):
    here = now(guide, guide.picture(question.picture))
    assert facts(here, question.given) == question.given
    values = [value(here, claim) for _, claim in question.values]
    assert len(set(values)) == len(values), "no answer is right besides the right one"
    assert question.rules
    assert set(question.rules) <= rules_of(guide)


@pytest.mark.parametrize("guide", GUIDES, ids=name_of)
def test_what_is_ours_is_told_in_numbers_that_are_worked_out(guide):
    here = now(guide, guide.pictures[0])
    assert guide.sources
    for source in guide.sources:
        assert facts(here, source.given) == source.given
        assert all(value(here, claim) for _, claim in source.values)


@pytest.mark.parametrize("guide", GUIDES, ids=name_of)
def test_every_ruling_has_a_reason(guide):
    marks = registry.load(guide.game).learn.MARKS
    assert set(guide.rulings) == marks.ours
    assert marks.ours <= rules_of(guide)
