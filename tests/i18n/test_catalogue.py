"""A message becomes the sentence that its language has for it."""

import pytest

from ribeira.core.values import msg, plural
from tests.i18n.catalogues import compiled, small

TEXTS = {
    "hello": "Hello, {name}.",
    "plain": "Nothing to fill.",
    "twice": "{a} and {b}, {b} and {a}",
    "odd": "{}, {0}, {a.b}, { a }, {a!r} stay",
    "gains": "{name} gains {points}.",
    "points": ("{n} point", "{n} points"),
}


@pytest.fixture(scope="module")
def say():
    return small(TEXTS).say


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        (msg("plain"), "Nothing to fill."),
        (msg("hello", name="Ana"), "Hello, Ana."),
        (msg("hello", name=1872), "Hello, 1872."),
        (msg("hello", name=12345), "Hello, 12,345."),
        (msg("twice", a="A", b="B"), "A and B, B and A"),
        (plural("points", 1), "1 point"),
        (plural("points", 0), "0 points"),
        (plural("points", 2), "2 points"),
        (msg("gains", name="Ana", points=plural("points", 1)), "Ana gains 1 point."),
        (msg("hello", name=msg("hello", name=msg("plain"))), "Hello, Hello, Nothing to fill..."),
    ],
)
def test_sentence(say, message, sentence):
    assert say(message) == sentence


@pytest.mark.parametrize("name", ["{x}", "{name}", "{{name}}", "<b>", "%s", r"\1", "{0.__class__}"])
def test_what_is_filled_in_stays_as_it_is(say, name):
    assert say(msg("hello", name=name)) == f"Hello, {name}."
    assert say(msg("gains", name=name, points=msg("hello", name=name))) == (
        f"{name} gains Hello, {name}.."
    )


def test_only_names_in_braces_are_gaps(say):
    assert say(msg("odd", a=1)) == TEXTS["odd"]


def test_what_is_missing_can_be_seen(say):
    assert say(msg("nowhere", name="Ana")) == "⟨nowhere⟩"
    assert say(plural("nowhere", 2)) == "⟨nowhere⟩"
    assert say(msg("hello")) == "Hello, ⟨name⟩."
    assert say(msg("hello", name=msg("nowhere"))) == "Hello, ⟨nowhere⟩."


def test_the_language_decides_on_its_plural_forms():
    polish = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);"
    say = small({"boats": ("{n} łódź", "{n} łodzie", "{n} łodzi")}, polish).say
    said = [say(plural("boats", n)) for n in (0, 1, 2, 5, 12, 22)]
    assert said == ["0 łodzi", "1 łódź", "2 łodzie", "5 łodzi", "12 łodzi", "22 łodzie"]


def test_a_sentence_said_before_is_the_same_again(say):
    assert say(plural("points", 7)) is say(plural("points", 7))


def test_what_lessons_say_is_in_a_catalogue_of_its_own():
    plain = small({"hello": "Hello, {name}.", "learn.hello": "nobody reads this"})
    assert not plain.teaches
    assert plain.say(msg("learn.hello", name="Ana")) == "⟨learn.hello⟩"
    both = plain.with_learn(
        compiled({"learn.hello": "Learn, {name}!", "hello": "nobody reads this"})
    )
    assert both.teaches
    assert both.language == plain.language
    assert both.say(msg("learn.hello", name="Ana")) == "Learn, Ana!"
    assert both.say(msg("hello", name="Ana")) == "Hello, Ana."
    assert both.say(msg("learn.nowhere")) == "⟨learn.nowhere⟩"
