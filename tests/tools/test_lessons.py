"""What lessons say is short, and every number in it is a gap."""

import re

import pytest

from ribeira.core.learning.lesson import Act, Ask
from ribeira.games import registry
from ribeira.i18n.languages import LANGUAGES
from tests.learn.learner import LESSONS, PARTS, name_of
from tools.catalogues import entries, placeholders, read_catalogue, texts
from tools.places import ROOT
from tools.teaching.lessons import table

pytestmark = pytest.mark.cpython_only

MOST_WORDS, MOST_SENTENCES, MOST_SAID = 25, 3, 5  # of a sentence, of a line, of a step
LONGER = 1.35  # so many more words may a sentence have in another language
WORDS_A_MINUTE, SECONDS_OF_ACT, SECONDS_OF_ASK, MOST_MINUTES = 190, 6, 9, 7
NUMBER_WORDS = re.compile(
    r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|double)\b", re.I
)
SPELLED = {  # where a number is part of the position, and `given` or `expect` hold it
    "learn.douro.first.half.plan.1": "three",
    "learn.dosrios.first.water.lead.1": "two",
    "learn.dosrios.first.water.lead.2": "two",
    "learn.castelos.workers.workers.chapel-tile.else": "two",
    "learn.castelos.advanced.opening.castle-contract.2": "twice",
    "learn.castelos.advanced.aim": "two",
    "learn.dosrios.first.aim": "four five",
    "learn.douro.summary.fog.2": "double",
    "learn.douro.word.fragas.means": "double",
}


def said(language):
    found = entries(read_catalogue(language, domain="learn"))
    return {key: texts(entry)[0] for key, entry in found.items()}


def sentences(text):
    return [sentence for sentence in re.split(r"(?<=[.!?])\s+", text) if sentence]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_digit_is_typed(language):
    spoken = {k: re.sub(r"\{\w+\}", "", text) for k, text in said(language).items()}
    assert not {key: text for key, text in spoken.items() if re.search(r"\d", text)}


def test_hardly_a_number_is_spelled():
    found = {key: NUMBER_WORDS.findall(text.lower()) for key, text in said("en").items()}
    assert {key: " ".join(words) for key, words in found.items() if words} == SPELLED


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_short(language):
    most = MOST_WORDS if language == "en" else MOST_WORDS * LONGER
    for key, text in said(language).items():
        assert len(sentences(text)) <= MOST_SENTENCES, (key, text)
        assert all(len(sentence.split()) <= most for sentence in sentences(text)), (key, text)


@pytest.mark.parametrize(("lesson", "part"), PARTS, ids=name_of)
def test_a_step_says_little(lesson, part):
    spoken = said("en")
    for step in part.steps:
        lines = [spoken[lesson.key(part, step, str(n))] for n in range(1, step.says + 1)]
        assert sum(len(sentences(line)) for line in lines) <= MOST_SAID, step.id


@pytest.mark.parametrize(("lesson", "part"), PARTS, ids=name_of)
def test_every_gap_has_a_claim_and_every_claim_a_gap(lesson, part):
    spoken = said("en")
    for step in part.steps:
        ends = (*map(str, range(1, step.says + 1)), *step.replies)
        gaps = set().union(*(placeholders(spoken[lesson.key(part, step, e)]) for e in ends))
        assert gaps == {gap for gap, _ in step.values}, step.id


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_a_lesson_takes_a_few_minutes(lesson):
    spoken, steps = said("en"), [step for part in lesson.parts for step in part.steps]
    lines = (
        spoken[lesson.key(part, step, str(n))]
        for part in lesson.parts
        for step in part.steps
        for n in range(1, step.says + 1)
    )
    words = sum(len(line.split()) for line in lines)
    acts = sum(isinstance(step, Act) for step in steps)
    asks = sum(isinstance(step, Ask) for step in steps)
    minutes = words / WORDS_A_MINUTE + (acts * SECONDS_OF_ACT + asks * SECONDS_OF_ASK) / 60
    assert minutes <= MOST_MINUTES


@pytest.mark.parametrize("game", registry.game_ids())
def test_the_page_says_where_each_rule_is_taught(game):
    page = (ROOT / "docs/learning.md").read_text(encoding="utf-8")
    assert "\n".join(table(game)) in page
