"""Setting up a game: who sits where, the options with a sentence each, the seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.draft import Draft
from ribeira.app.regions import Region
from ribeira.app.tables import NAME_LENGTH
from ribeira.bots import levels
from ribeira.core.meta import Option
from ribeira.core.values import N_, Message, msg, plural
from ribeira.games import registry
from ribeira.kit.faces import draw_face
from ribeira.kit.markup import Markup, el
from ribeira.kit.pieces import badge
from ribeira.kit.view import COLOURS, SHAPES
from ribeira.views.parts.controls import button, field, general_tools, select, switch, top_bar
from ribeira.views.parts.icons import icon

if TYPE_CHECKING:
    from ribeira.app.model import Model

COLOUR_NAMES = {
    "wine": N_("colour.wine"),
    "river": N_("colour.river"),
    "vine": N_("colour.vine"),
    "sun": N_("colour.sun"),
    "slate": N_("colour.slate"),
}
SHAPE_NAMES = {
    "circle": N_("shape.circle"),
    "square": N_("shape.square"),
    "triangle": N_("shape.triangle"),
    "diamond": N_("shape.diamond"),
    "hexagon": N_("shape.hexagon"),
}
LEVEL_NAMES = {
    "first": N_("level.first"),
    "easy": N_("level.easy"),
    "good": N_("level.good"),
    "strong": N_("level.strong"),
}


def regions(model: Model) -> tuple[Region, ...]:
    assert model.draft
    draft = model.draft
    bar = Region("bar", (model.words, draft.game), lambda _: _bar(model, draft))
    return bar, Region("setup", (model.words, draft), lambda _: _draw(model, draft))


def _bar(model: Model, draft: Draft) -> Markup:
    name = registry.terms(draft.game).say_game()
    return top_bar(model, el("h1", model.say(name)), general_tools(model))


def _draw(model: Model, draft: Draft) -> Markup:
    say = model.say
    return el(
        "main",
        el("p", say(registry.terms(draft.game).say_pitch()), class_="lede"),
        _first(model, draft),
        _seats(model, draft),
        _options(model, draft),
        _seed(model, draft),
        button("start", icon("play"), say(msg("setup.start")), kind="primary big", id="start"),
        class_="setup",
        id="setup",
        tabindex=-1,
    )


def _first(model: Model, draft: Draft) -> Markup | None:
    """A button for the version to learn the game with, or back to the usual one."""
    meta = registry.meta(draft.game)
    if meta.first is None:
        return None
    name, easy = meta.first
    option = next(option for option in meta.options if option.id == name)
    chosen = dict(draft.options).get(name, option.default)
    other = option.default if chosen == easy else easy
    said = registry.terms(draft.game).say_first(chosen)
    label = msg("setup.first", version=registry.terms(draft.game).say_value(name, other))
    return el(
        "section",
        el("p", model.say(said)),
        button("first", model.say(label), value=other, id="first"),
        class_="sheet first",
    )


def _seats(model: Model, draft: Draft) -> Markup:
    say = model.say
    counts = [(str(n), say(plural("setup.players", n))) for n in registry.meta(draft.game).seats]
    return el(
        "section",
        el("h2", say(msg("setup.who"))),
        field(say(msg("setup.how_many")), select("draft.seats", str(draft.seats), counts)),
        el("ol", *(_place(model, draft, seat) for seat in range(draft.seats)), class_="places"),
        el("p", say(msg("setup.fair")), class_="small"),
        class_="sheet",
    )


def _place(model: Model, draft: Draft, seat: int) -> Markup:
    say = model.say
    player = draft.players[seat]

    def named(key: str) -> str:
        return say(msg("setup.of_seat", what=msg(key), seat=seat + 1))

    bots = [("", say(msg("setup.person")))]
    bots += [(level, say(say_bot(draft.game, level))) for level in levels.LEVELS]
    colours = [(colour, say(msg(COLOUR_NAMES[colour]))) for colour in COLOURS]
    shapes = [(shape, say(msg(SHAPE_NAMES[shape]))) for shape in SHAPES]
    name = el(
        "input",
        type="text",
        value=player.name,
        maxlength=NAME_LENGTH,
        autocomplete="off",
        data_field=f"draft.name:{seat}",
        id=f"field-name-{seat}",
        aria_label=named(N_("setup.name")),
    )
    return el(
        "li",
        badge(player.look, 32),
        name,
        select(f"draft.bot:{seat}", player.bot, bots, aria_label=named(N_("setup.played_by"))),
        select(
            f"draft.colour:{seat}", player.colour, colours, aria_label=named(N_("setup.colour"))
        ),
        select(f"draft.shape:{seat}", player.shape, shapes, aria_label=named(N_("setup.shape"))),
        _character(model, draft.game, player.bot),
        class_="place",
    )


def say_bot(game: str, level: str) -> Message:
    """The name of a bot and its level."""
    name = registry.load(game).bots.CHARACTERS[level].name
    return msg("bot.named", name=msg(name), level=msg(LEVEL_NAMES[level]))


def _character(model: Model, game: str, level: str) -> Markup | None:
    """The face of a bot, and a sentence about it."""
    if not level:
        return None
    character = registry.load(game).bots.CHARACTERS[level]
    sentence = el("span", model.say(msg(character.says)))
    return el("p", draw_face(character.face), sentence, class_="character")


def _options(model: Model, draft: Draft) -> Markup:
    say = model.say
    options = [option for option in registry.meta(draft.game).options if not option.by_seats]
    return el(
        "details",
        el("summary", say(msg("setup.options"))),
        *(_option(model, draft, option) for option in options),
        field(
            say(msg("setup.practice")),
            switch("draft.practice", draft.practice),
            say(msg("setup.practice_help")),
            kind="row",
        ),
        class_="sheet",
        id="options",
    )


def _option(model: Model, draft: Draft, option: Option) -> Markup:
    terms, say = registry.terms(draft.game), model.say
    values = [(value, say(terms.say_value(option.id, value))) for value in option.values]
    chosen = dict(draft.options).get(option.id, option.default)
    return field(
        say(terms.say_option(option.id)),
        select(f"draft.option:{option.id}", chosen, values),
        say(terms.say_option_help(option.id)),
    )


def _seed(model: Model, draft: Draft) -> Markup:
    say = model.say
    seed = el(
        "input",
        type="text",
        inputmode="numeric",
        value=draft.seed,
        maxlength=10,
        autocomplete="off",
        data_field="draft.seed",
        id="field-seed",
    )
    return el(
        "section",
        field(say(msg("setup.seed")), seed, say(msg("setup.seed_help"))),
        button("reseed", icon("dice"), say(msg("setup.reseed"))),
        class_="sheet seed",
    )
