"""Everything that can be said has its sentence in every language, and every rule cited exists."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from ribeira.bots.bot import decided
from ribeira.bots.levels import make
from ribeira.core.values import Message, Refusal, msg
from ribeira.i18n.catalogue import Catalogue
from ribeira.i18n.languages import LANGUAGES
from ribeira.kit.chart import Strip
from tests.conformance.drawings import drawn
from tests.conformance.played import (
    NAMES,
    Played,
    few_viewers,
    messages_in,
    names_at,
    no_seats_at,
    say_key,
    seats_at,
    spread,
    view_of,
)
from tests.i18n.catalogues import in_file, real

Said = Iterator[Message]


def test_every_event_cites_a_rule_of_the_rulebook(played: Played) -> None:
    numbers = rulebook(played)
    for step in played.steps:
        for event, _ in step.frames:
            assert event.rule in numbers, event


def test_every_refusal_cites_a_rule_of_the_rulebook(played: Played) -> None:
    numbers = rulebook(played)
    for refusal in refusals(played):
        assert refusal.rule in numbers, refusal


def test_every_rule_has_a_text_and_no_other_number_has(played: Played) -> None:
    numbers = [number for _, rules in played.game.words.CHAPTERS for number, _ in rules]
    assert len(numbers) == len(set(numbers))
    for _, rules in played.game.words.CHAPTERS:
        for number, key in rules:
            assert played.game.words.say_rule(number) == msg(key)
    with pytest.raises(KeyError):
        played.game.words.say_rule("no such rule")


def rulebook(played: Played) -> set[str]:
    return {number for _, rules in played.game.words.CHAPTERS for number, _ in rules}


@cache
def refusals(played: Played) -> tuple[Refusal, ...]:
    found = {
        played.rules.why_not(state, seat, action)
        for number, state in enumerate(played.some_states)
        for seat in (*seats_at(played.rules, state), *no_seats_at(played.rules, state))
        for action in played.actions[number % 9 :: 1 + len(played.actions) // 30]
    }
    found |= {
        played.rules.why_not(state, seat, near)
        for state in played.some_states
        for seat in played.rules.to_act(state)[:1]
        for action in spread(played.rules.legal_actions(state, seat), 5)
        for near in played.beside(action)
    }
    return tuple(filter(None, found))


def test_a_kind_of_event_is_always_told_or_never(played: Played) -> None:
    told: dict[str, bool] = {}
    for step in played.steps:
        names = names_at(played.rules, step.after)
        for event, _ in step.frames:
            says = played.game.words.say_event(event, names) is not None
            assert told.setdefault(event.key, says) == says, event


def test_every_option_and_each_of_its_values_has_words_of_its_own(played: Played) -> None:
    terms = played.entry.terms
    for option in played.meta.options:
        texts = {terms.say_option(option.id), terms.say_option_help(option.id)}
        texts |= {terms.say_value(option.id, value) for value in option.values}
        assert len(texts) == 2 + len(option.values)


def test_the_table_is_told_in_lines_under_headings(played: Played) -> None:
    for step in played.some_steps:
        states = (step.before, *(state for _, state in step.frames))
        for state, viewer in product(states, few_viewers(step)):
            seen, names = played.rules.sight(state, viewer), names_at(played.rules, state)
            sections = played.game.words.say_sight(seen, names)
            assert sections
            assert all(section.lines for section in sections)


# Every way in which a game speaks


def said_in_the_lobby(played: Played) -> Said:
    terms, meta = played.entry.terms, played.meta
    yield from (terms.say_game(), terms.say_pitch(), *map(terms.say_item, terms.items))
    for option in meta.options:
        yield from (terms.say_option(option.id), terms.say_option_help(option.id))
        yield from (terms.say_value(option.id, value) for value in option.values)
    if meta.first:
        values = next(option.values for option in meta.options if option.id == meta.first[0])
        yield from (terms.say_first(value) for value in values)
    if played.game.cautions:
        yield from map(played.game.cautions.say_warning, meta.warnings)
    for cast in played.game.bots.CHARACTERS.values():
        yield from (msg(character.says) for character in cast)


def said_of_the_rules(played: Played) -> Said:
    for title, rules in played.game.words.CHAPTERS:
        yield msg(title)
        yield from (played.game.words.say_rule(number) for number, _ in rules)
    yield from (refusal.message for refusal in refusals(played))


def said_of_what_happens(played: Played) -> Said:
    words, interludes = played.game.words, played.game.interludes
    for step in played.steps:
        names = names_at(played.rules, step.after)
        told = (words.say_event(event, names) for event, _ in step.frames)
        yield from (message for message in told if message)
    for beat in played.game.table.BEATS.values():
        if beat.stop and interludes:
            for match in played.matches:
                for state in match.states[1::9]:
                    heading, lines = interludes.say_interlude(
                        beat.group, played.rules.sight(state, None)
                    )
                    yield from (heading, *lines)


def said_of_the_table(played: Played) -> Said:
    rules, words = played.rules, played.game.words
    for step in played.some_steps:
        for state in (step.before, step.after):
            names = names_at(rules, state)
            for viewer in few_viewers(step):
                seen = rules.sight(state, viewer)
                yield words.say_status(seen, names)
                for section in words.say_sight(seen, names):
                    yield from (section.title, *section.lines)
                for seat in range(len(names)):
                    told = words.say_seat(seen, seat)
                    yield from (*told.lines, *((told.note,) if told.note else ()))
    for match in played.matches:
        names = names_at(rules, match.states[0])
        yield from words.say_opening(rules.sight(match.states[0], 0), names)
        for state in (match.states[len(match.states) // 2], match.state):
            yield from words.say_ranking(rules.sight(state, None), names_at(rules, state))
        for score in rules.scores(match.state):
            yield from (played.entry.terms.say_item(item.key) for item in score.items)


def said_of_actions(played: Played) -> Said:
    words, clicks, cautions = played.game.words, played.game.clicks, played.game.cautions
    yield from map(words.say_action, played.actions)
    yield from map(msg, clicks.NEXT.values() if clicks else ())
    for step in played.some_steps:
        seen = played.rules.sight(step.before, step.seat)
        legal = played.rules.legal_actions(step.before, step.seat)
        for action in legal if cautions else ():
            for caution in cautions.warn(seen, action) if cautions else ():
                assert caution.name in ("", *played.meta.warnings)
                yield caution.message
    for step in played.some_steps[::4]:
        seen = played.rules.sight(step.before, step.seat)
        legal = played.rules.legal_actions(step.before, step.seat)
        for bot in ("easy", "strong"):
            choice = decided(make(played.meta.id, bot).think(seen, legal, 3), 1)
            yield from (part.reason for ranked in choice.reasons for part in ranked.parts)


def said_in_drawings(played: Played) -> Said:
    """Whatever a drawing asks to be said."""
    found: dict[Message, None] = {}

    def say(message: Message) -> str:
        found[message] = None
        return say_key(message)

    for step in played.some_steps[::2]:
        told = tuple(event for event, _ in step.frames if event.seen_by(step.seat))
        drawn(played, step.before, step.seat, say=say)
        drawn(played, step.frames[-1][1] if step.frames else step.after, None, say=say, events=told)
    for match in played.matches:
        seen, view = played.rules.sight(match.state, None), view_of(played.rules, match.state)
        played.game.table.draw_thumb(seen=seen, view=view)
    yield from found


def said_in_charts(played: Played) -> Said:
    finished = (match for match in played.matches if not played.rules.to_act(match.state))
    for match in finished:
        for chart in played.game.table.charts(match):
            yield from (chart.title, *strings_left_out(chart.columns))
            yield from strings_left_out(getattr(chart, "layers", ()))
            if isinstance(chart, Strip):
                yield from (message for _, message in chart.key)
                yield from strings_left_out(
                    s for row in chart.rows for cell in row for s in cell.says
                )


def strings_left_out(found: Any) -> Said:
    return (message for message in found if isinstance(message, Message))


WAYS = (
    said_in_the_lobby,
    said_of_the_rules,
    said_of_what_happens,
    said_of_the_table,
    said_of_actions,
    said_in_drawings,
    said_in_charts,
)


@cache
def all_said(played: Played, way: Callable[[Played], Said]) -> tuple[Message, ...]:
    return tuple(dict.fromkeys(way(played)))


@pytest.mark.parametrize("way", WAYS)
def test_whatever_is_said_is_a_message(played: Played, way: Callable[[Played], Said]) -> None:
    """Without catalogues: every value is plain, and keys are the game's own or everybody's."""
    for message in messages_in(all_said(played, way)):
        assert message.key
        assert all(isinstance(value, (int, str, Message)) for _, value in message.values)


@pytest.mark.cpython_only
@pytest.mark.parametrize("way", WAYS)
def test_whatever_is_said_has_a_sentence_in_every_language(
    played: Played, way: Callable[[Played], Said]
) -> None:
    key = re.compile(rf"\b{played.meta.id}\.[a-z][\w.]*(?![\w.(])")  # but for what `say_key` says
    for catalogue in catalogues_of(played):
        for message in all_said(played, way):
            sentence = catalogue.say(message)
            assert sentence, message
            assert not {"⟨", "⟩"} & set(sentence), (catalogue.language, sentence)
            assert not key.search(sentence), (catalogue.language, sentence)


@pytest.mark.cpython_only
def test_names_are_told_as_they_are(played: Played) -> None:
    """Whatever a person is called, no part of the name is taken for a gap."""
    for catalogue in catalogues_of(played):
        for way in (said_of_the_table, said_of_what_happens):
            told = [catalogue.say(message) for message in all_said(played, way)]
            for name in NAMES[: max(played.meta.seats)]:
                assert any(name in sentence for sentence in told), (catalogue.language, name)
            rest = (sentence.replace("{x}", "").replace("{name}", "") for sentence in told)
            assert not any("{" in sentence for sentence in rest)


def catalogues_of(played: Played) -> tuple[Catalogue, ...]:
    """Those of all languages, or the one in a file of its own that a new game may begin with."""
    rules = Path(str(getattr(played.rules, "__file__", "")))
    for folder in rules.parents[:2]:
        if (folder / "en.po").exists():
            return (in_file(folder / "en.po"),)
    return tuple(real(language) for language in LANGUAGES)
