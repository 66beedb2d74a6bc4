"""A game being set up: what the set-up screen edits, until it becomes a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ribeira.app.tables import NAME_LENGTH, PHANTOM, Player, Table
from ribeira.bots import levels
from ribeira.core.chance import SEEDS
from ribeira.core.match import Match, start
from ribeira.core.meta import Meta, make_setup
from ribeira.core.values import N_, Message, Setup, msg
from ribeira.games import registry
from ribeira.kit.view import COLOURS, SHAPES

NAMES = (
    N_("setup.name.1"),
    N_("setup.name.2"),
    N_("setup.name.3"),
    N_("setup.name.4"),
    N_("setup.name.5"),
)


@dataclass(frozen=True, slots=True)
class Draft:
    """`places` holds as many players as the game could seat; the first `seats` of them play."""

    game: str
    seats: int
    places: tuple[Player, ...]
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    practice: bool = False

    @property
    def players(self) -> tuple[Player, ...]:
        return self.places[: self.seats]


def new_draft(game: str, say: Callable[[Message], str], seed: int) -> Draft:
    """One person and bots, with the fewest seats of the regular game."""
    meta = registry.meta(game)
    most = max(meta.seats)
    bot = levels.DEFAULT
    looks = list(zip(NAMES, COLOURS, SHAPES, strict=True))[:most]
    places = tuple(
        Player(say(msg(name)), colour, shape, bot if seat else "")
        for seat, (name, colour, shape) in enumerate(looks)
    )
    return Draft(game, 3 if 3 in meta.seats else meta.seats[0], places, str(seed))


def change(draft: Draft, field: str, value: str) -> Draft:
    """The draft after a form field was changed; values that mean nothing change nothing."""
    kind, _, rest = field.partition(":")
    meta = registry.meta(draft.game)
    if kind == "seats" and value.isdecimal() and int(value) in meta.seats:
        return replace(draft, seats=int(value))
    if kind == "seed":
        return replace(draft, seed=value.strip())
    if kind == "practice":
        return replace(draft, practice=value == "true")
    if kind == "option":
        return _with_option(draft, meta, rest, value)
    if kind in ("name", "bot", "colour", "shape") and rest.isdecimal():
        return _with_place(draft, int(rest), kind, value)
    return draft


def _with_option(draft: Draft, meta: Meta, name: str, value: str) -> Draft:
    if not any(option.id == name and value in option.values for option in meta.options):
        return draft
    return replace(draft, options=tuple(sorted({**dict(draft.options), name: value}.items())))


def _with_place(draft: Draft, seat: int, kind: str, value: str) -> Draft:
    """One seat changed. A colour or shape that another seat has is swapped with that seat."""
    if not 0 <= seat < len(draft.places):
        return draft
    known = {"colour": COLOURS, "shape": SHAPES, "bot": ("", *levels.BOTS)}
    if kind == "name":
        value = value[:NAME_LENGTH]
    elif value not in known[kind]:
        return draft
    places = list(draft.places)
    if kind in ("colour", "shape"):
        own = getattr(places[seat], kind)
        for other, player in enumerate(places):
            if getattr(player, kind) == value:
                places[other] = replace(player, **{kind: own})
    places[seat] = replace(places[seat], **{kind: value})
    return replace(draft, places=tuple(places))


def problem(draft: Draft) -> Message | None:
    """Why the game can not start yet."""
    if not draft.seed.isdecimal() or int(draft.seed) >= SEEDS:
        return msg("setup.bad_seed", most=SEEDS - 1)
    if not all(player.name.strip() for player in draft.players):
        return msg("setup.no_name")
    return None


def seat_players(draft: Draft, say: Callable[[Message], str], name: str) -> Table:
    """The table that the draft describes, dealt and ready."""
    options = {
        option.id: value
        for option in registry.meta(draft.game).options
        for value in [dict(draft.options).get(option.id)]
        if value and not option.by_seats
    }
    setup = make_setup(registry.meta(draft.game), draft.seats, int(draft.seed), options)
    return new_table(setup, draft.players, draft.practice, say, name)


def new_table(
    setup: Setup,
    players: tuple[Player, ...],
    practice: bool,
    say: Callable[[Message], str],
    name: str,
) -> Table:
    """`name` is the id of the table in storage."""
    match = start(registry.rules(setup.game), setup)
    players = tuple(replace(player, name=player.name.strip()) for player in players)
    return Table(name, match, with_phantoms(players, match, say), practice)


def same_again(
    table: Table, say: Callable[[Message], str], name: str, seed: int | None = None, level: str = ""
) -> Table:
    """A new table with the same people and options: the same deal unless a seed is given, and the
    same bots unless a level is."""
    setup = table.match.setup
    players = tuple(
        replace(player, bot=level) if level and player.bot in levels.LEVELS else player
        for player in table.players
        if player.bot != PHANTOM
    )
    dealt = setup if seed is None else replace(setup, seed=seed)
    return new_table(dealt, players, table.practice, say, name)


def with_phantoms(
    players: tuple[Player, ...], match: Match, say: Callable[[Message], str]
) -> tuple[Player, ...]:
    """Players for the seats that the game plays by itself, with a look that no other seat has."""
    count = len(match.game.scores(state=match.state))
    colours = [colour for colour in COLOURS if colour not in {p.colour for p in players}]
    shapes = [shape for shape in SHAPES if shape not in {p.shape for p in players}]
    return players + tuple(
        Player(say(msg("setup.phantom")), colours[i], shapes[i], PHANTOM)
        for i in range(count - len(players))
    )
