"""The rules to read: search, the options in force beside what they change, and what is our own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from ribeira.app.learn.reading import guide_of
from ribeira.app.update.turns import game_on_screen
from ribeira.core.values import Message, msg, plural
from ribeira.games import registry
from ribeira.kit.game_module import Chapter
from ribeira.kit.learning.rule_marks import RuleMarks
from ribeira.kit.markup import Markup, el, group
from ribeira.views.guide.pages import draw_page, draw_pages, draw_words_of
from ribeira.views.parts.controls import field

if TYPE_CHECKING:
    from ribeira.app.model import Model
    from ribeira.app.playing import Playing

NO_MARKS = RuleMarks({}, frozenset())
PLAIN = str.maketrans("áàâãäåçéèêëíìîïñóòôõöúùûüœæ", "aaaaaaceeeeiiiinooooouuuuoa")

SHORTEST, ENDING = 3, 2
"""Of a word so many letters count at least, and so many at its end may differ."""


def draw_rules(model: Model) -> Markup:
    """One of the pages about a game, with the ways to the others."""
    game = game_on_screen(model)
    guide, page = guide_of(game), model.dialog.page if model.dialog else ""
    if guide is None:
        return draw_reference(model)
    drawn = draw_page(model, guide, page) if model.words.teaches else None
    return group(draw_pages(model, guide), drawn or draw_reference(model))


def draw_reference(model: Model) -> Markup:
    """Every rule by its number."""
    game = game_on_screen(model)
    module = registry.load(game)
    marks = module.learn.MARKS if module.learn else NO_MARKS
    chapters, has_all = _found(model, module.words.CHAPTERS)
    drawn = (_chapter(model, title, rules, marks) for title, rules in chapters)
    said = _say_found(sum(len(rules) for _, rules in chapters), has_all)
    return group(_search(model, said), _changed(model, game), _now(model, marks), *drawn)


def _now(model: Model, marks: RuleMarks) -> Markup | None:
    """The rules that apply now, before all others."""
    playing = _played(model, game_on_screen(model))
    searching = model.dialog is not None and model.dialog.query.strip()
    if playing is None or playing.module.learn is None or playing.over or searching:
        return None
    numbers = playing.module.learn.applies(seen=playing.shown_sight)
    terms = (_entry(model, number, marks) for number in numbers)
    title = el("h3", model.say(msg("rules.now")))
    return (
        el("section", title, el("dl", *terms, class_="rules"), id="rules-now") if numbers else None
    )


def _entry(model: Model, number: str, marks: RuleMarks) -> Markup:
    text = registry.load(game_on_screen(model)).words.say_rule(number=number)
    return el("div", el("dt", number), el("dd", model.say(text), *_here(model, number, marks)))


# Search


def _search(model: Model, found: Message) -> Markup:
    query = model.dialog.query if model.dialog else ""
    entry = el(
        "input",
        type="search",
        value=query,
        autocomplete="off",
        data_field="rules.query",
        id="field-rules-query",
    )
    said = model.say(found) if query.strip() else ""
    return field(model.say(msg("rules.search")), entry, said)


def _say_found(count: int, has_all: bool) -> Message:
    if not count:
        return msg("rules.found_none", words=msg("rules.page.words"))
    return plural("rules.found", count) if has_all else msg("rules.found_some")


def _found(model: Model, chapters: tuple[Chapter, ...]) -> tuple[tuple[Chapter, ...], bool]:
    """The chapters with the rules that have all words of the query, in text, title or number. Where
    none has, words may end in another way; then those with most of the words, and not all."""
    words = _plain(model.dialog.query if model.dialog else "").split()
    plain = {
        number: _plain(f"{number} {model.say(msg(title))} {model.say(msg(text))}")
        for title, rules in chapters
        for number, text in rules
    }
    stems = [word[: max(SHORTEST, len(word) - ENDING)] for word in words]
    tries = [(words, len(words)), *((stems, least) for least in range(len(stems), 0, -1))]
    for wanted, least in tries:
        numbers = {n for n, text in plain.items() if sum(word in text for word in wanted) >= least}
        if numbers:
            return tuple(_only(chapters, numbers)), least == len(words)
    return (), True


def _only(chapters: tuple[Chapter, ...], numbers: set[str]) -> Iterator[Chapter]:
    for title, rules in chapters:
        if fitting := tuple((number, text) for number, text in rules if number in numbers):
            yield title, fitting


def _plain(text: str) -> str:
    """Without capitals and accents."""
    return text.casefold().translate(PLAIN)


# Options


def _played(model: Model, game: str) -> Playing | None:
    """The table, if that game lies on it: one may read about another."""
    playing = model.playing
    return playing if playing and playing.match.setup.game == game else None


def _values(model: Model, game: str) -> Mapping[str, str]:
    """The options in force: of the match, else of the set-up, else the usual ones."""
    if playing := _played(model, game):
        return registry.meta(game).options_of(playing.match.setup)
    if model.draft and model.draft.game == game:
        return dict(model.draft.options)
    return _usual(model, game)


def _usual(model: Model, game: str) -> Mapping[str, str]:
    meta = registry.meta(game)
    playing = _played(model, game)
    seats = playing.match.setup.seats if playing else meta.seats[0]
    seats = model.draft.seats if model.draft and model.draft.game == game else seats
    return {option.id: option.default_for(seats) for option in meta.options}


def _changed(model: Model, game: str) -> Markup | None:
    """How many options differ from the usual rules."""
    values, usual = _values(model, game), _usual(model, game)
    count = sum(values.get(name, value) != value for name, value in usual.items())
    return el("p", model.say(plural("rules.changed", count)), id="rules-changed") if count else None


# One chapter


def _chapter(
    model: Model, title: str, rules: tuple[tuple[str, str], ...], marks: RuleMarks
) -> Markup:
    terms = (_rule(model, number, text, marks) for number, text in rules)
    return el("section", el("h3", model.say(msg(title))), el("dl", *terms, class_="rules"))


def _rule(model: Model, number: str, text: str, marks: RuleMarks) -> Markup:
    here = model.dialog is not None and model.dialog.rule == number
    return el(
        "div",
        el("dt", number, aria_current="true" if here else None),
        el(
            "dd",
            model.say(msg(text)),
            *_marks(model, number, marks),
            *_here(model, number, marks),
            draw_words_of(model, game_on_screen(model), (number,)),
        ),
        id=f"rule-{number}",
        class_="here" if here else None,
        data_scroll_here=here,
    )


def _marks(model: Model, number: str, marks: RuleMarks) -> Iterator[Markup]:
    """Nothing for what is printed."""
    say = model.say
    if number in marks.ours:
        yield _ours(model, number)
    if known := marks.reconstructed.get(number):
        yield el(
            "details",
            el("summary", say(msg("rules.reconstructed"))),
            el("p", say(msg(known))),
            class_="rule-mark",
        )


def _ours(model: Model, number: str) -> Markup:
    """With its reason, once the texts of learning are there."""
    mark, game = model.say(msg("rules.ours")), game_on_screen(model)
    guide = guide_of(game) if model.words.teaches else None
    if guide is None or number not in guide.rulings:
        return el("small", mark, class_="rule-mark")
    why = el("p", model.say(msg(guide.key("why", number))))
    return el("details", el("summary", mark), why, class_="rule-mark")


def _here(model: Model, number: str, marks: RuleMarks) -> Iterator[Markup]:
    """The values in force of the options that change this rule."""
    game = game_on_screen(model)
    terms, values, usual = registry.terms(game), _values(model, game), _usual(model, game)
    for option in marks.changing(number):
        value = values.get(option, usual[option])
        said = msg(
            "rules.in_force", option=terms.say_option(option), value=terms.say_value(option, value)
        )
        changed = "true" if value != usual[option] else None
        yield el("p", model.say(said), class_="rule-here", data_changed=changed)
