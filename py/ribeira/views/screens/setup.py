"""Setting up a game: who plays it, and behind one touch the names, options and seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.draft import Draft
from ribeira.app.regions import Region
from ribeira.app.tables import NAME_LENGTH
from ribeira.bots import levels
from ribeira.core.meta import Option
from ribeira.core.values import N_, Message, msg
from ribeira.games import registry
from ribeira.kit.markup import Markup, el
from ribeira.kit.pieces import badge
from ribeira.kit.view import COLOURS, SHAPES
from ribeira.views.around.masthead import masthead_region
from ribeira.views.around.seats import LEVEL_NAMES, draw_seats
from ribeira.views.parts.controls import button, draw_cover, field, select, switch
from ribeira.views.parts.icons import icon
from ribeira.views.parts.learn import learn_button

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
RANDOM = "random"


def regions(model: Model) -> tuple[Region, ...]:
    assert model.draft
    draft = model.draft
    drawn = Region("setup", (model.words, draft), lambda _: _draw(model, draft))
    return masthead_region(model), drawn


def _draw(model: Model, draft: Draft) -> Markup:
    return el(
        "main",
        el("div", draw_cover(draft.game), *_head(model, draft), class_="setup-cover"),
        draw_seats(model, draft),
        _customise(model, draft),
        _foot(model, draft),
        class_="setup",
        id="setup",
        tabindex=-1,
        aria_labelledby="setup-title",
    )


def _head(model: Model, draft: Draft) -> tuple[Markup, ...]:
    name = model.say(registry.terms(draft.game).say_game())
    leave = button(
        "lobby",
        icon("close"),
        el("span", model.say(msg("page.close")), class_="tool-name"),
        kind="tool",
        id="setup-close",
    )
    return el("h2", name, class_="plate", id="setup-title"), leave


def _foot(model: Model, draft: Draft) -> Markup:
    start = button("start", icon("play"), model.say(msg("setup.start")), rank="primary", id="start")
    return el("div", learn_button(model, draft.game), start, class_="setup-foot")


def _customise(model: Model, draft: Draft) -> Markup:
    """The whole form, for those who want more than a quick game."""
    say = model.say
    return el(
        "details",
        el(
            "summary",
            icon("settings"),
            el("strong", say(msg("setup.customise"))),
            " ",
            el("span", say(msg("setup.customise_what")), class_="small"),
        ),
        _seats(model, draft),
        _options(model, draft),
        _seed(model, draft),
        id="customise",
        class_="customise",
    )


def _seats(model: Model, draft: Draft) -> Markup:
    say = model.say
    return el(
        "section",
        el("h3", say(msg("setup.who"))),
        el("ol", *(_place(model, draft, seat) for seat in range(draft.seats)), class_="places"),
        el("p", say(msg("setup.fair")), class_="small"),
    )


def _place(model: Model, draft: Draft, seat: int) -> Markup:
    say = model.say
    player = draft.players[seat]

    def named(key: str) -> str:
        return say(msg("setup.of_seat", what=msg(key), seat=seat + 1))

    bots = [("", say(msg("setup.person")))]
    offered = (*levels.LEVELS, *([RANDOM] if player.bot == RANDOM else []))  # a link may have it
    bots += [(level, say_level(model, level)) for level in offered]
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
        class_="place",
    )


def say_bot(game: str, level: str) -> Message:
    """The name of a bot and its level."""
    if level == RANDOM:
        return msg("arena.random")
    name = registry.load(game).bots.CHARACTERS[level][0].name
    return msg("bot.named", name=name, level=msg(LEVEL_NAMES[level]))


def say_level(model: Model, level: str) -> str:
    return model.say(msg("arena.random") if level == RANDOM else msg(LEVEL_NAMES[level]))


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
        class_="seed",
    )
