"""A table of 6 Castelos set up for one step, so that a test says only what matters to it.

A scene is described in the words of the golden cases (`golden.json`, its `format` record): what is
left out takes the defaults. A real game could not reach every one of them.
"""

from ribeira.core.game import apply
from ribeira.core.match import play, start
from ribeira.core.meta import make_setup
from ribeira.core.values import Action
from ribeira.games.castelos import rules
from ribeira.games.castelos.material import MARKETS, TERRAIN
from ribeira.games.castelos.rules.montes import factor, monte_at, shows
from ribeira.games.castelos.rules.setup import variant_of
from ribeira.games.castelos.rules.state import (
    RESERVE,
    TRACK,
    Castle,
    Estate,
    State,
    Table,
    Turn,
    on_table,
)
from ribeira.games.castelos.rules.steps.contracts import finish

A, B, C, D = range(4)
RIVALS_TILE = (["E10", "b", False],)


def scene(
    board=(["SA", 0, 0, 0],),
    players=({}, {}),
    phase="place",
    version="advanced",
    options=None,
    round=5,  # noqa: A002 (the word of the golden cases)
    placed=(),
    castles=(),
    castleStack=(),  # noqa: N803
    explorationStack=("E22", "E21"),  # noqa: N803
    publicContracts=("K00",),  # noqa: N803
    current=0,
    **turn,
):
    setup = make_setup(rules.META, len(players), 1, _texts(options or {}) | {"version": version})
    variant = variant_of(setup)
    tiles = tuple(map(tuple, board))
    estates = tuple(_estate(variant, **player) for player in players)
    if phase == "move":
        turn.setdefault("moves", len(estates[current].afield))
    hands = tuple(tuple(sorted(player.get("hand", ("T39", "T38")))) for player in players)
    used = {tile for tile, *_ in tiles}.union(*hands)
    table = Table(
        variant=variant,
        phase=phase,
        first=0,
        round=round,
        seat=current,
        tiles=tiles,
        castles=tuple(_castle(tiles, **castle) for castle in castles),
        top=castleStack[0] if castleStack else "",
        contracts=tuple(publicContracts) if version == "advanced" else (),
        revealed=(),
        awards=(),
        estates=estates,
        turn=Turn(placed=tuple(placed), **turn),
    )
    return State(
        setup=setup,
        chance=setup.seed,
        table=table,
        hands=hands,
        dealt=((),) * len(players),
        kept=tuple(player.get("contract", "") for player in players),
        pile=tuple(tile for tile in TERRAIN if tile not in used),
        exploration=tuple(explorationStack),
        below=tuple(castleStack[1:]),
        rival=(),
    )


def _texts(options):
    """Options as the lobby has them; the golden cases say yes and no."""
    return {
        name: ("off", "on")[value] if isinstance(value, bool) else str(value)
        for name, value in options.items()
    }


def _estate(variant, **player):
    pieces = 4 if variant.family else 5
    workers = [_worker(place) for place in player.get("workers", ())]
    laid = player.get("trail", RIVALS_TILE)
    return Estate(
        mealhas=player.get("mealhas", 0),
        religion=player.get("religion", 0),
        discs=player.get("discs", 5),
        workers=(*workers, *(RESERVE,) * (pieces - len(workers))),
        trail=tuple((tile, face, int(turned)) for tile, face, turned in laid),
        cylinder=player.get("cylinder", 0),
        marks=tuple(player.get("trailDiscs", ())),
        unplaced=tuple(player.get("unplaced", ())),
        landscapes=tuple(map(tuple, player.get("landscapes", ()))),
        constructions=tuple(map(tuple, player.get("constructions", ()))),
    )


def _worker(place):
    if place == "reserve":
        return RESERVE
    if place == "track":
        return TRACK
    where, x, y, *quarter = place
    return ("quarter", x, y, *quarter) if where == "tile" else ("castle", x, y, 0)


def _castle(tiles, id, corner, open):  # noqa: A002 (the words of the golden cases)
    """Closed markets are the second seat's."""
    discs = tuple((product, B) for product in MARKETS[id] if product not in open)
    return Castle(id, tuple(corner), factor(tiles, tuple(corner)), discs)


def acts(state, *texts):
    """The state after these actions, written as notation; each has to be legal."""
    return played(state, *texts)[0]


def played(state, *texts):
    """The state after these actions, and all that happened."""
    events = ()
    for text in texts:
        action = rules.read(text)
        seat = rules.to_act(state)[0]
        refusal = rules.why_not(state, seat, action)
        assert refusal is None, (text, refusal)
        state, more = apply(rules, state, seat, action)
        events += more
    return state, events


def ended(state):
    """The state after the last turn, and all that happened then."""
    events = []
    state = on_table(state, phase="over")
    state = finish(state, lambda event, _: events.append(event))
    return state, tuple(events)


def legal(state, *verbs):
    """The legal actions of the seat to act as notation, of these verbs only if there are any."""
    actions = rules.legal_actions(state, rules.to_act(state)[0])
    return [rules.write(action) for action in actions if not verbs or action.verb in verbs]


def refused(state, text, seat=None):
    """Key (without the name of the game) and rule of the refusal."""
    seat = rules.to_act(state)[0] if seat is None else seat
    refusal = rules.why_not(state, seat, rules.read(text))
    assert refusal is not None, text
    return refusal.message.key.removeprefix("castelos.refusal."), refusal.rule


def monte(state, x, y, k):
    """What the monte of that quarter shows, sorted."""
    found = monte_at(state.table, x, y, k)
    return found and sorted(shows(state.table, found))


def dealt(seats=2, seed=1, **options):
    return rules.deal(make_setup(rules.META, seats, seed, _texts(options)))


def opened(seats=2, seed=1, **options):
    """A match whose set-up choices are made, each seat taking the first thing offered."""
    match = start(rules, make_setup(rules.META, seats, seed, _texts(options)))
    while match.state.table.phase in ("contract", "face", "trail"):
        seat = rules.to_act(match.state)[0]
        match = play(match, seat, rules.legal_actions(match.state, seat)[0])
    return match


def named(events, key):
    """The values of every event of that name."""
    return [dict(event.values) for event in events if event.key == key]


def keys(events):
    return [event.key for event in events]


def offered(state, action):
    return action in rules.legal_actions(state, rules.to_act(state)[0])


NEXT_STEP = Action("cyl.advance")
