"""A table of Douro set up for one play, so that a test says only what matters to it.

Seats are P1 to P5, as in the rules. Most of these positions could not be reached in a real game.
"""

from dataclasses import replace

from ribeira.core import game
from ribeira.core.meta import make_setup
from ribeira.core.values import Action
from ribeira.games.douro import rules
from ribeira.games.douro.material import is_fog
from ribeira.games.douro.rules.state import SOURCES
from ribeira.games.douro.rules.valley import known_fogs

P1, P2, P3, P4, P5 = range(5)
BELOW = ("CUS", "R13", "R14", "R15")


def first(seats=3, seed=1, **options):
    """A dealt game; `O_1="tie"` stands for option O-1."""
    named = {name.replace("_", "-"): value for name, value in options.items()}
    return rules.deal(make_setup(rules.META, seats, seed, named))


def options(**chosen):
    """What the rules ask of a set-up with those options."""
    return first(**chosen).options


def scene(card, seats=3, holder=P1, below=BELOW, points=None, **options):
    """A game in which that card is disputed next, everybody holding all ten cards."""
    if is_fog(card):
        state = with_stack(first(seats, **options), (card, *below), valley=())
    else:
        state = with_stack(first(seats, **options), below, valley=(card, "R02"))
    return with_points(replace(state, holder=holder), points or (5,) * state.table)


def with_stack(state, stack, valley=None):
    valley = state.valley if valley is None else valley
    return replace(state, stack=tuple(stack), valley=valley, fogs_on_top=known_fogs(stack, 0))


def with_points(state, points):
    rest = (0,) * (len(SOURCES) - 1)
    return replace(state, tally=tuple((n, *rest) for n in points))


def with_hands(state, *hands, half=1):
    return replace(state, hands=hands, half=half)


def choose(state, verb, cards, seats=None):
    """Every seat in turn (or in that order) does it: the last state and all events."""
    happened = ()
    for seat in range(len(cards)) if seats is None else seats:
        assert rules.why_not(state, seat, Action(verb, (cards[seat],))) is None
        state, events = game.apply(rules, state, seat, Action(verb, (cards[seat],)))
        happened += events
    return state, happened


def frames(state, *cards):
    """Every event of such a reveal, with the state right after it."""
    shown = ()
    for seat, card in enumerate(cards):
        some, state = game.frames(rules, state, seat, Action("play", (card,)))
        shown += some
    return shown


def reveal(state, *cards):
    return choose(state, "play", cards)


def donate(state, *cards):
    return choose(state, "donate", cards)


def half_time(seats=3, **options):
    """Everybody has played everything but the last card, which is the same for all."""
    state = with_hands(first(seats, **options), *((7,),) * seats)
    return with_stack(state, BELOW, valley=("R01", "R14"))


def last_play(gifts, holder=P1, points=None, **options):
    """One card in each hand, all different, and Customs to spend them on: then comes the end."""
    state = with_stack(first(len(gifts), **options), ("CUS",), valley=())
    state = with_hands(state, *((card,) for card in range(6, 6 + len(gifts))), half=2)
    state = replace(state, donated=tuple(gifts), plays=19, holder=holder)
    return with_points(state, points or (5,) * len(gifts))


def final(gifts, **scene_of):
    """The end of a game with those donations, after a last play that changes nothing."""
    return reveal(last_play(gifts, **scene_of), *range(6, 6 + len(gifts)))


def named(events, key):
    """The values of every event of that name."""
    return [dict(event.values) for event in events if event.key == key]


def keys(events):
    return [event.key for event in events]
