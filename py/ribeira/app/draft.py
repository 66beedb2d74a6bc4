"""A game being set up: what the set-up screen edits, until it becomes a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ribeira.app.seats.cast import characters, newcomer, with_company
from ribeira.app.seats.last import Last
from ribeira.app.tables import AWAY, NAME_LENGTH, PHANTOM, Player, Table, sit_apart
from ribeira.bots import levels
from ribeira.core.chance import SEEDS
from ribeira.core.match import Match, start
from ribeira.core.meta import Meta, make_setup
from ribeira.core.values import N_, Message, Setup, msg
from ribeira.games import registry
from ribeira.kit.faces import PEOPLE
from ribeira.kit.names import clean
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
    """`places` holds as many players as the game could seat; the first `seats` of them play.
    `chosen` is the seat that is being changed; `by_link`: the other people play elsewhere."""

    game: str
    seats: int
    places: tuple[Player, ...]
    seed: str
    options: tuple[tuple[str, str], ...] = ()
    practice: bool = False
    chosen: int | None = None
    by_link: bool = False

    @property
    def players(self) -> tuple[Player, ...]:
        return self.places[: self.seats]


def new_draft(
    game: str, say: Callable[[Message], str], seed: int, last: Last | None = None
) -> Draft:
    """As the game was begun last, or one person and bots in the version to begin with."""
    meta = registry.meta(game)
    if last is None:
        first = (meta.first,) if meta.first else ()
        seats = 3 if 3 in meta.seats else meta.seats[0]
        return Draft(game, seats, _strangers(game, say), str(seed), first)
    places = (*last.players, *others(game, say, last.players))
    return Draft(game, len(last.players), places, str(seed), last.options)


def _strangers(game: str, say: Callable[[Message], str]) -> tuple[Player, ...]:
    """One person and bots, a character each."""
    looks = list(zip(NAMES, COLOURS, SHAPES, strict=True))[: max(registry.meta(game).seats)]
    players = tuple(
        Player(say(msg(name)), colour, shape, levels.DEFAULT if seat else "")
        for seat, (name, colour, shape) in enumerate(looks)
    )
    return with_company(game, (players[0].named(players[0].name, next(iter(PEOPLE))), *players[1:]))


def others(
    game: str, say: Callable[[Message], str], players: tuple[Player, ...]
) -> tuple[Player, ...]:
    """Who would come if there were more seats."""
    free = _strangers(game, say)[len(players) :]
    colours = [c for c in COLOURS if c not in {p.colour for p in players}]
    shapes = [s for s in SHAPES if s not in {p.shape for p in players}]
    dressed = (
        replace(player, colour=colour, shape=shape)
        for player, colour, shape in zip(free, colours, shapes, strict=False)
    )
    return with_company(game, (*players, *dressed))[len(players) :]


def change(draft: Draft, field: str, value: str, say: Callable[[Message], str]) -> Draft:
    """The draft after a form field was changed; values that mean nothing change nothing."""
    kind, _, rest = field.partition(":")
    meta = registry.meta(draft.game)
    if kind == "seats" and value.isdecimal() and int(value) in meta.seats:
        return _all_different(replace(draft, seats=int(value), chosen=None))
    if kind == "seed":
        return replace(draft, seed=value.strip())
    if kind == "practice":
        return replace(draft, practice=value == "true")
    if kind == "option":
        return _with_option(draft, meta, rest, value)
    if kind == "chosen":
        seat = int(value) if value.isdecimal() and int(value) < draft.seats else None
        return replace(draft, chosen=None if seat == draft.chosen else seat)
    if kind == "where":
        return _where(draft, value == "link", say)
    if kind in ("name", "bot", "colour", "shape", "face") and rest.isdecimal():
        return _with_place(draft, int(rest), kind, value, say)
    return draft


def _where(draft: Draft, by_link: bool, say: Callable[[Message], str]) -> Draft:
    """A game by link needs a second person."""
    draft = replace(draft, by_link=by_link)
    if by_link and draft.seats > 1 and sum(not player.bot for player in draft.players) < 2:
        draft = _with_place(draft, 1, "bot", "", say)
    return draft


def _with_option(draft: Draft, meta: Meta, name: str, value: str) -> Draft:
    if not any(option.id == name and value in option.values for option in meta.options):
        return draft
    return replace(draft, options=tuple(sorted({**dict(draft.options), name: value}.items())))


def _with_place(
    draft: Draft, seat: int, kind: str, value: str, say: Callable[[Message], str]
) -> Draft:
    """One seat changed. A colour, shape or face that another seat has is swapped with that seat."""
    if not 0 <= seat < len(draft.places):
        return draft
    known = {"colour": COLOURS, "shape": SHAPES, "bot": ("", *levels.BOTS)}
    if kind == "name":
        value = value[:NAME_LENGTH]
    elif kind == "face":
        return _with_face(draft, seat, value)
    elif value not in known[kind]:
        return draft
    places = list(draft.places)
    if kind in ("colour", "shape"):
        own = getattr(places[seat], kind)
        for other, player in enumerate(places):
            if getattr(player, kind) == value:
                places[other] = replace(player, **{kind: own})
    before = places[seat]
    places[seat] = replace(before, **{kind: value})
    if kind == "bot" and value != before.bot:
        places[seat] = _somebody_else(draft, seat, places[seat], say)
    return replace(draft, places=tuple(places))


def _somebody_else(
    draft: Draft, seat: int, player: Player, say: Callable[[Message], str]
) -> Player:
    """Who sits there now that another level or a person does."""
    taken = {other.face for at, other in enumerate(draft.places) if at != seat}
    if player.bot in levels.LEVELS:
        who = newcomer(draft.game, player.bot, taken)
        return player.named(who.name, who.id)
    free = next(name for name in PEOPLE if name not in taken)
    return player.named(say(msg(NAMES[seat])), free)


def _with_face(draft: Draft, seat: int, face: str) -> Draft:
    """Another face: a person keeps its name, a bot becomes that character."""
    player, places = draft.places[seat], list(draft.places)
    if face in PEOPLE and not player.bot:
        name = player.name
    else:
        cast = characters(draft.game, player.bot) if player.bot in levels.LEVELS else ()
        names = [one.name for one in cast if one.id == face]
        if not names:
            return draft
        name = names[0]
    for other, neighbour in enumerate(places):
        if neighbour.face == face:
            places[other] = neighbour.named(
                player.name if neighbour.bot else neighbour.name, player.face
            )
    places[seat] = player.named(name, face)
    return _all_different(replace(draft, places=tuple(places)))


def _all_different(draft: Draft) -> Draft:
    """A bot whose face somebody before it has becomes another character of its level."""
    places: list[Player] = []
    for player in draft.places:
        taken = {other.face for other in places}
        if player.bot in levels.LEVELS and player.face in taken:
            who = newcomer(draft.game, player.bot, taken)
            player = player.named(who.name, who.id)
        places.append(player)
    return replace(draft, places=tuple(places))


def problem(draft: Draft) -> Message | None:
    """Why the game can not start yet."""
    if not draft.seed.isdecimal() or int(draft.seed) >= SEEDS:
        return msg("setup.bad_seed", most=SEEDS - 1)
    if not all(clean(player.name, NAME_LENGTH) for player in draft.players):
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
    players = draft.players
    if draft.by_link:
        here = next((seat for seat, player in enumerate(players) if not player.bot), None)
        players = tuple(
            replace(player, bot=AWAY) if not player.bot and seat != here else player
            for seat, player in enumerate(players)
        )
    return new_table(setup, players, draft.practice, say, name)


def new_table(
    setup: Setup,
    players: tuple[Player, ...],
    practice: bool,
    say: Callable[[Message], str],
    name: str,
) -> Table:
    """`name` is the id of the table in storage."""
    match = start(registry.rules(setup.game), setup)
    return Table(name, match, sit_apart(with_phantoms(players, match, say)), practice)


def same_again(
    table: Table, say: Callable[[Message], str], name: str, seed: int | None = None, level: str = ""
) -> Table:
    """A new table with the same people and options: the same deal unless a seed is given, and the
    same bots unless a level is."""
    setup = table.match.setup
    players = tuple(player for player in table.players if player.bot != PHANTOM)
    if level:  # other people come
        players = with_company(
            setup.game,
            tuple(replace(p, bot=level) if p.bot in levels.LEVELS else p for p in players),
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
