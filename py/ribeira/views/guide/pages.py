"""The pages about a game beside its rules by number: a summary with pictures, and words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

from ribeira.app.learn.reading import draw_picture, draw_plates, guide_of, said
from ribeira.core.learning.guide import Guide, Passage, Picture, Word
from ribeira.core.values import Message, msg
from ribeira.core.wording import Words
from ribeira.games import registry
from ribeira.kit.learning.exhibits import Exhibit, Shelf
from ribeira.kit.markup import Markup, el, group
from ribeira.views.guide.quiz import draw_quiz
from ribeira.views.guide.sources import draw_sources
from ribeira.views.parts.controls import button, rule_link

if TYPE_CHECKING:
    from ribeira.app.model import Model

NAMES: Mapping[str, Message] = {
    "summary": msg("rules.page.summary"),
    "rules": msg("rules.page.rules"),
    "words": msg("rules.page.words"),
    "cards": msg("rules.page.cards"),
    "quiz": msg("rules.page.quiz"),
    "sources": msg("rules.page.sources"),
}


def draw_pages(model: Model, guide: Guide) -> Markup:
    """The ways to the pages about the game."""
    here = model.dialog.page if model.dialog else ""
    ways = (_way(model, guide, name, here) for name in NAMES)
    return el("nav", *ways, class_="pages", aria_label=model.say(msg("rules.page.nav")))


def _way(model: Model, guide: Guide, page: str, here: str) -> Markup:
    return button(
        "guide",
        model.say(NAMES[page]),
        value=f"{guide.game}/{page}",
        kind="page",
        aria_current="page" if page == here or (page == "rules" and here not in DRAWN) else None,
        id=f"page-{page}",
    )


def draw_doors(model: Model, guide: Guide) -> Markup:
    """The same ways from elsewhere."""
    ways = (
        button("guide", model.say(text), value=f"{guide.game}/{page}", id=f"door-{page}")
        for page, text in NAMES.items()
    )
    return el("nav", *ways, class_="doors", aria_label=model.say(msg("rules.page.nav")))


def draw_page(model: Model, guide: Guide, page: str) -> Markup | None:
    draw = DRAWN.get(page)
    return el("div", draw(model, guide), class_=f"guide of-{page}") if draw else None


# The summary


def _summary(model: Model, guide: Guide) -> Markup:
    passages = (_passage(model, guide, passage) for passage in guide.summary)
    return group(_plates(model, guide), *passages)


def _plates(model: Model, guide: Guide) -> Markup | None:
    """The symbols that pictures print, unless a table of the same game has them."""
    there = model.playing is not None and model.playing.match.setup.game == guide.game
    return None if there else draw_plates(guide, model.say)


def _passage(model: Model, guide: Guide, passage: Passage) -> Markup:
    """With its picture, if it is the first that has it."""
    first = next(each for each in guide.summary if each.picture == passage.picture)
    picture = guide.picture(passage.picture)
    text = el(
        "div",
        el("h3", model.say(msg(guide.key("summary", passage.id, "title")))),
        *(el("p", line) for line in _lines(model, guide, passage, picture)),
        el("p", *(rule_link(model, rule) for rule in passage.rules), class_="guide-rules"),
        draw_words_of(model, guide.game, passage.rules),
    )
    drawn = draw_picture(guide, picture, model.say) if first is passage else None
    return el("section", text, drawn, class_="passage", id=f"passage-{passage.id}")


def _lines(model: Model, guide: Guide, passage: Passage, picture: Picture) -> Iterator[str]:
    for number in range(1, passage.says + 1):
        key = guide.key("summary", passage.id, str(number))
        yield said(guide, picture, passage.values, key, model.say)


# Words


def _words(model: Model, guide: Guide) -> Markup:
    return el("dl", *(_word(model, guide, word) for word in guide.words), class_="words")


def _word(model: Model, guide: Guide, word: Word) -> Markup:
    here = model.dialog is not None and model.dialog.rule == word.id
    printed = (
        el("li", f"{language.upper()} ", el("i", text, lang=language))
        for language, text in word.printed
    )
    return el(
        "div",
        el("dt", model.say(msg(guide.key("word", word.id))), aria_current="true" if here else None),
        el(
            "dd",
            model.say(msg(guide.key("word", word.id, "means"))),
            el("ul", *printed, class_="printed-words") if word.printed else None,
            el("p", *(rule_link(model, rule) for rule in word.rules), class_="guide-rules"),
        ),
        id=f"word-{word.id}",
        class_="here" if here else None,
        data_scroll_here=here,
    )


def draw_words_of(model: Model, game: str, rules: tuple[str, ...]) -> Markup | None:
    """Links to the words that these rules are about."""
    guide = guide_of(game)
    if guide is None or not model.words.teaches:
        return None
    words = tuple(word for word in guide.words if set(rules) & set(word.rules))
    links = (
        button(
            "guide",
            model.say(msg(guide.key("word", word.id))),
            value=f"{game}/words/{word.id}",
            kind="rule",
            rank="link",
        )
        for word in words
    )
    return el("p", *links, class_="words-of") if words else None


# Everything in the box


def _cards(model: Model, guide: Guide) -> Markup:
    learn = registry.load(guide.game).learn
    assert learn
    shelves = (_shelf(model, shelf) for shelf in learn.gallery(say=model.say))
    return group(_plates(model, guide), *shelves)


def _shelf(model: Model, shelf: Shelf) -> Markup:
    return el(
        "details",
        el("summary", model.say(shelf.name), " ", el("small", shelf.count)),
        el("ul", *(_exhibit(model, each) for each in shelf.exhibits), class_="exhibits"),
        open=True,
    )


def _exhibit(model: Model, exhibit: Exhibit) -> Markup:
    lines = (el("p", in_words(model, line)) for line in exhibit.lines)
    return el(
        "li",
        el("div", exhibit.picture, class_="picture exhibit seat-wine", aria_hidden="true"),
        el("h3", in_words(model, exhibit.name)),
        *lines,
        el("small", model.say(msg("rules.reconstructed"))) if exhibit.made else None,
        el("p", *(rule_link(model, rule) for rule in exhibit.rules), class_="guide-rules"),
    )


def in_words(model: Model, words: Words) -> str:
    return model.say(words) if isinstance(words, Message) else words


DRAWN: Mapping[str, Callable[[Model, Guide], Markup]] = {
    "summary": _summary,
    "words": _words,
    "cards": _cards,
    "quiz": draw_quiz,
    "sources": draw_sources,
}
