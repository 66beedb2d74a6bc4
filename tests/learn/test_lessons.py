"""A lesson can be played, and what it says is true.

Every way that it allows is followed to the end. What is said is looked at in test_sentences.py.
"""

from collections import Counter

import pytest

from ribeira.core.learning.claims import fits, value
from ribeira.core.learning.lesson import Act, Answer, Ask, Free
from ribeira.games import registry
from ribeira.kit.spotlight import drawn

from .learner import (
    LESSONS,
    PARTS,
    acted,
    after,
    all_ways,
    allowed,
    anew,
    asked,
    best_of_many,
    can_be_clicked,
    drawing,
    facts,
    name_of,
    scripted,
)

SHOWN = 6  # of many allowed actions so many are looked for on the table
each_part = pytest.mark.parametrize(("lesson", "part"), PARTS, ids=name_of)
each_position = pytest.mark.parametrize("part", [part for _, part in PARTS], ids=name_of)
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=name_of)


def moments(lesson, part, kind=object):
    """Each step of that kind with each moment in which it can begin."""
    for step, begun in all_ways()[lesson.id, part.id]:
        for moment in begun:
            if isinstance(step, kind):
                yield step, moment


@each_lesson
def test_it_was_made_for_these_rules(lesson):
    assert lesson.rules == registry.meta(lesson.game).rules


@each_lesson
def test_each_step_has_a_name_of_its_own(lesson):
    names = Counter(lesson.all_keys())
    assert not [name for name, count in names.items() if count > 1]


@each_part
def test_every_way_leads_to_the_end(lesson, part):
    *_, (last, begun) = all_ways()[lesson.id, part.id]
    assert last is part.steps[-1]
    assert all(after(moment, last) for moment in begun)


@each_part
def test_what_must_hold_before_and_after_a_step_holds(lesson, part):
    for step, moment in moments(lesson, part):
        assert facts(moment, step.given) == step.given, step.id
        for later in after(moment, step):
            assert facts(later, step.expect) == step.expect, step.id


@each_part
def test_every_pattern_fits_a_legal_action(lesson, part):
    for step, moment in moments(lesson, part, Act):
        assert moment.seat in moment.match.game.to_act(state=moment.match.state), step.id
        for pattern in step.allow:
            assert any(fits(moment.match, a, (pattern,)) for a in moment.legal), (step.id, pattern)


@each_part
def test_whatever_is_legal_and_not_allowed_has_a_reply(lesson, part):
    """And there is no reply that nobody could get, whatever has been chosen before."""
    needed = {step.id: set() for step in part.steps if isinstance(step, Act)}
    for step, moment in moments(lesson, part, Act):
        left = [a for a in moment.legal if not fits(moment.match, a, step.allow)]
        for number, wrong in enumerate(step.wrong, 1):
            answered = [a for a in left if fits(moment.match, a, wrong.match)]
            needed[step.id] |= {f"wrong.{number}"} if answered else set()
            left = [a for a in left if a not in answered]
        assert step.otherwise or not left, (step.id, left[:3])
        needed[step.id] |= {"else"} if left else set()
    replies = {s.id: set(s.replies) for s in part.steps if isinstance(s, Act)}
    assert replies == needed


@each_part
def test_a_reply_tells_the_truth_about_what_would_come(lesson, part):
    for step, moment in moments(lesson, part, Act):
        taken = list(allowed(moment, step))
        for wrong in step.wrong:
            fitting = [a for a in moment.legal if fits(moment.match, a, wrong.match)]
            for action in (a for a in fitting if a not in taken):
                taken.append(action)
                for outcome in wrong.because:
                    later = scripted(acted(anew(moment), moment.seat, action), outcome.then)
                    assert facts(later, outcome.expect) == outcome.expect, (step.id, action)


@each_part
def test_what_it_points_at_is_drawn(lesson, part):
    for step, moment in moments(lesson, part):
        markup = drawing(asked(moment, step))
        absent = [name for name in step.point if not drawn(markup, lesson.game, name)]
        assert not absent, step.id


@each_part
def test_what_is_allowed_can_be_clicked(lesson, part):
    for step, moment in moments(lesson, part, Act):
        for action in allowed(moment, step)[:SHOWN]:
            assert can_be_clicked(moment, action), (step.id, action)


@each_part
def test_every_gap_can_be_filled(lesson, part):
    for step, moment in moments(lesson, part):
        now = asked(moment, step)
        assert all(value(now, claim) is not None for _, claim in step.values), step.id


@each_part
def test_one_answer_is_right(lesson, part):
    for step, moment in moments(lesson, part, Ask):
        if step.truth:
            values = [value(moment, answer.is_) for answer in step.answers]
            assert len(set(values)) == len(values), (step.id, values)
            assert values.count(value(moment, step.truth)) == 1, (step.id, values)
        else:
            assert [a.right for a in step.answers].count(True) == 1, step.id
            assert all(answer == Answer(right=answer.right) for answer in step.answers)


@each_part
def test_a_free_turn_can_reach_its_goal(lesson, part):
    for step, moment in moments(lesson, part, Free):
        later = best_of_many(asked(moment, step), step)
        assert value(later, step.goal[0]) >= step.goal[1]


@each_position
def test_the_learner_is_never_idle_for_long(part):
    idle = "".join("." if isinstance(step, Act | Ask | Free) else "i" for step in part.steps)
    assert "iii" not in idle


@each_position
def test_the_first_thing_is_to_do_something(part):
    assert isinstance(part.steps[0], Act | Free)


@each_part
def test_rule_numbers_exist(lesson, part):
    chapters = registry.load(lesson.game).words.CHAPTERS
    known = {number for _, rules in chapters for number, _ in rules}
    for step in part.steps:
        assert set(step.rules) <= known, step.id
        assert step.rules, step.id
