"""Choosing who plays: how many, the faces, where, and which version of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ribeira.app.draft import Draft
from ribeira.app.seats.cast import characters, faces_of
from ribeira.app.tables import NAME_LENGTH, Player
from ribeira.bots.levels import LEVELS
from ribeira.core.values import N_, msg
from ribeira.games import registry
from ribeira.kit.faces import PEOPLE, draw_face, short_name
from ribeira.kit.markup import Markup, el, group
from ribeira.kit.pieces import portrait
from ribeira.kit.view import Look
from ribeira.views.parts.controls import button, field
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model

LEVEL_NAMES = {
    "first": N_("level.first"),
    "easy": N_("level.easy"),
    "good": N_("level.good"),
    "strong": N_("level.strong"),
}


def draw_seats(model: Model, draft: Draft) -> Markup:
    say = model.say
    seats = registry.meta(draft.game).seats
    counts = segments("seats", str(draft.seats), [(str(n), str(n)) for n in seats])
    places = [("here", say(msg("setup.here"))), ("link", say(msg("setup.by_link")))]
    return el(
        "div",
        _row(say(msg("setup.how_many")), counts) if len(seats) > 1 else None,
        _unofficial(model, draft),
        el("ul", *_faces(model, draft), class_="company", id="company"),
        _chosen(model, draft) or el("p", say(msg("setup.touch")), class_="aside"),
        _row(
            say(msg("setup.where")), segments("where", "link" if draft.by_link else "here", places)
        )
        if draft.seats > 1
        else None,
        _version(model, draft),
        class_="setup-seats",
    )


def _unofficial(model: Model, draft: Draft) -> Markup | None:
    """Where the printed game knows no such table: what takes its place."""
    options = registry.meta(draft.game).options
    if not any(draft.seats in dict(option.by_seats) for option in options):
        return None
    said = registry.terms(draft.game).say_unofficial()
    return el("p", model.say(said), class_="aside", id="unofficial")


def segments(wish: str, chosen: str, values: Iterable[tuple[str, str]]) -> Markup:
    """Buttons side by side of which one is pressed."""
    return group(
        *(
            button(
                "choose",
                text,
                value=f"{wish}={value}",
                aria_pressed="true" if value == chosen else "false",
                id=f"choose-{wish.replace(':', '-')}-{value}",
            )
            for value, text in values
        )
    )


def _row(name: str, buttons: Markup) -> Markup:
    return el(
        "div",
        el("span", name, class_="field-name", aria_hidden="true"),
        el("div", buttons, class_="segments", role="group", aria_label=name),
        class_="setup-row",
    )


def _faces(model: Model, draft: Draft) -> Iterable[Markup]:
    looks = zip(draft.players, faces_of(draft.game, draft.players), strict=True)
    for seat, (player, face) in enumerate(looks):
        look = Look(player.shown, player.colour, player.shape, face)
        how = say_how(model, draft, seat)
        shown = el("span", short_name(player.shown), class_="face-name", data_may_cut=True)
        yield el(
            "li",
            button(
                "choose",
                portrait(look),
                shown,
                " ",
                el("span", how, icon("choose"), class_="small"),
                value=f"chosen={seat}",
                rank="quiet",
                kind="face-choice",
                aria_label=model.say(msg("setup.seat_of", name=player.shown, how=how)),
                aria_expanded="true" if draft.chosen == seat else "false",
                id=f"seat-{seat}",
            ),
        )


def say_how(model: Model, draft: Draft, seat: int) -> str:
    player = draft.players[seat]
    if player.bot in LEVEL_NAMES:
        return model.say(msg(LEVEL_NAMES[player.bot]))
    alone = [other for other, one in enumerate(draft.players) if not one.bot] == [seat]
    return model.say(msg("lobby.you_too") if alone else msg("setup.person"))


def _chosen(model: Model, draft: Draft) -> Markup | None:
    """What can be changed of the seat that was touched."""
    seat = draft.chosen
    if seat is None or seat >= draft.seats:
        return None
    say, player = model.say, draft.players[seat]
    levels = [("", say(msg("setup.person"))), *((n, say(msg(LEVEL_NAMES[n]))) for n in LEVELS)]
    return el(
        "div",
        el(
            "div",
            segments(f"bot:{seat}", player.bot, levels),
            class_="segments is-wrapping",
            role="group",
            aria_label=say(msg("setup.how_well")),
        ),
        _person(model, seat, player) if not player.bot else None,
        _cast(model, draft, seat, player),
        class_="chosen-seat",
        id="chosen-seat",
    )


def _person(model: Model, seat: int, player: Player) -> Markup:
    entry = el(
        "input",
        type="text",
        value=player.name,
        maxlength=NAME_LENGTH,
        autocomplete="off",
        data_field=f"draft.name:{seat}",
        id=f"name-{seat}",
    )
    return field(model.say(msg("setup.name")), entry)


def _cast(model: Model, draft: Draft, seat: int, player: Player) -> Markup:
    """The faces to choose from: of people, or of the level's characters with their names."""
    say = model.say
    if not player.bot:
        faces = [
            (name, face, say(msg("setup.face", n=n)), "")
            for n, (name, face) in enumerate(PEOPLE.items(), 1)
        ]
    else:
        cast = characters(draft.game, player.bot)
        faces = [(one.id, one.face, one.name, short_name(one.name)) for one in cast]
    says = [say(msg(o.says)) for o in characters(draft.game, player.bot) if o.id == player.face]
    choices = (
        button(
            "choose",
            draw_face(face),
            el("span", shown, class_="small") if shown else None,
            value=f"face:{seat}={name}",
            rank="quiet",
            kind="face-choice",
            aria_label=label,
            aria_pressed="true" if name == player.face else "false",
            id=f"face-{seat}-{name}",
        )
        for name, face, label, shown in faces
    )
    return group(
        el("div", *choices, class_="cast", role="group", aria_label=say(msg("setup.faces"))),
        el("p", says[0], class_="aside") if says and player.bot else None,
    )


def _version(model: Model, draft: Draft) -> Markup | None:
    """The version of the rules, for games that have an easier one."""
    meta, terms = registry.meta(draft.game), registry.terms(draft.game)
    if meta.first is None:
        return None
    name, easy = meta.first
    option = next(option for option in meta.options if option.id == name)
    chosen = dict(draft.options).get(name, option.default)
    values = [(value, model.say(terms.say_value(name, value))) for value in (easy, option.default)]
    return group(
        _row(model.say(msg("setup.version")), segments(f"option:{name}", chosen, values)),
        el("p", model.say(terms.say_first(chosen)), class_="aside"),
    )
