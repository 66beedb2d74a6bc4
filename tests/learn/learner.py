"""Plays lessons as a learner could, in every way that they allow."""

from functools import cache

from ribeira.core import chance as draw
from ribeira.core.learning.claims import Moment, fits, value
from ribeira.core.learning.lesson import Act, Free, Watch
from ribeira.core.match import play, start
from ribeira.core.meta import make_setup
from ribeira.core.replace import replace
from ribeira.core.values import Message
from ribeira.games import registry
from ribeira.kit.clicks import next_names
from ribeira.kit.spotlight import drawn
from ribeira.kit.view import COLOURS, SHAPES, Look, View

NAMES = ("Ana", "Bruno", "Clara")
MOST_WAYS = 400  # followed to the end of a part
TRIES = 60  # of a free turn, at random
LESSONS = tuple(
    lesson for game in registry.game_ids() for lesson in registry.load(game).learn.LESSONS
)
PARTS = tuple((lesson, part) for lesson in LESSONS for part in lesson.parts)


def name_of(thing):
    return getattr(thing, "id", "")


def begin(lesson, part):
    game = registry.load(lesson.game)
    setup = make_setup(game.rules.META, part.seats, part.seed, dict(part.options))
    match = start(game.rules, setup)
    fresh = Moment(match, lesson.seat, NAMES[: part.seats], game.learn.COUNTS)
    return anew(scripted(fresh, part.before))


def anew(now):
    """The learner has the word again: what has happened so far is no news any more."""
    return replace(now, since=now.match.at)


def acted(now, seat, action):
    return replace(now, match=play(now.match, seat, action))


def scripted(now, lines):
    for line in lines:
        who, text = line.split(" ", 1)
        seat = int(who.removeprefix("P")) - 1
        now = acted(now, seat, meant(now, seat, text))
    return now


def meant(now, seat, text):
    """The action of a line; a pattern stands for the first legal one that fits."""
    game, state = now.match.game, now.match.state
    if "*" not in text:
        return game.read(text=text)
    legal = game.legal_actions(state=state, seat=seat)
    return next(action for action in legal if fits(now.match, action, (text,)))


def after(now, step):
    """Every moment that a step can lead to."""
    if isinstance(step, Act):
        return [scripted(acted(anew(now), now.seat, a), step.then) for a in allowed(now, step)]
    if isinstance(step, Watch):
        return [scripted(anew(now), step.then)]
    if isinstance(step, Free):
        return [best_of_many(scripted(anew(now), step.then), step)]
    return [now]


def allowed(now, step):
    return tuple(action for action in now.legal if fits(now.match, action, step.allow))


def asked(now, step):
    """The moment in which the sentences are said."""
    if isinstance(step, Watch | Free):
        return scripted(anew(now), step.then)
    return replace(now, allowed=allowed(now, step)) if isinstance(step, Act) else now


def goes_on(now, step):
    may_act = now.seat in now.match.game.to_act(state=now.match.state)
    return may_act and (not step.during or bool(value(now, step.during)))


def best_of_many(now, step):
    """A way that reaches the goal, of many at random."""
    claim, least = step.goal
    reached, chance = None, 1
    for _ in range(TRIES):
        later = now
        while goes_on(later, step):
            action, chance = draw.pick(chance, later.legal)
            later = acted(later, now.seat, action)
        if value(later, claim) >= least:
            reached = reached or later
        else:
            assert not step.always, f"a way that misses the goal: {step.goal}"
    assert reached, f"never reached: {step.goal}"
    return reached


def ways(lesson, part):
    """Each step of the part with every moment in which it can begin; equal ones once."""
    moments = [begin(lesson, part)]
    for step in part.steps:
        yield step, moments
        unlike = {}
        for moment in moments:
            for later in after(moment, step):
                unlike.setdefault((later.match.state, later.events), later)
        moments = list(unlike.values())[:MOST_WAYS]


@cache
def all_ways():
    """Of every part, once for all tests."""
    return {(lesson.id, part.id): tuple(ways(lesson, part)) for lesson, part in PARTS}


def facts(now, expected):
    """The claims with what they are worth, to be compared with what they should be."""
    return tuple((claim, plain(value(now, claim))) for claim, _ in expected)


def plain(found):
    return found.key if isinstance(found, Message) else found


# What is drawn


def drawing(now, clicked=()):
    game = registry.load(now.match.setup.game)
    seats = len(game.rules.scores(state=now.match.state))
    names = (*now.names, *("Phantom" for _ in range(seats - len(now.names))))
    looks = tuple(map(Look, names, COLOURS, SHAPES))
    legal = now.legal if now.seat in game.rules.to_act(state=now.match.state) else ()
    view = View(looks, plain, legal, None, (), tuple(clicked))
    seen = game.rules.sight(state=now.match.state, seat=now.seat)
    return game.table.draw(seen=seen, view=view) + game.table.draw_hand(seen=seen, view=view)


def can_be_clicked(now, action):
    """It is a control of its own, or its parts are, one after the other."""
    game = registry.load(now.match.setup.game)
    text = game.rules.write(action=action)
    if drawn(drawing(now), now.match.setup.game, text):
        return True
    assert game.clicks, f"no control for {text}"
    paths = game.clicks.paths(action=action)
    return any(leads_there(now, game, text, path) for path in paths)


def leads_there(now, game, text, path):
    legal, name = now.legal, now.match.setup.game
    for depth, part in enumerate(path):
        markup = drawing(now, path[:depth])
        if drawn(markup, name, text):
            return True
        turned = part.rpartition("-")[0]  # a tile is turned step by step
        there = drawn(markup, name, part) or f'data-pick="{turned}-' in markup
        if part not in next_names(legal, game.clicks.paths, path[:depth]) or not there:
            return False
    return True
