"""The arena: who takes part, the running score with its intervals, and the last games to open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.contest import Contest, Played
from ribeira.app.regions import Region
from ribeira.bots.levels import BOTS
from ribeira.bots.results import Standing
from ribeira.core.values import msg, plural
from ribeira.games import registry
from ribeira.kit.markup import Markup, el
from ribeira.views.parts.controls import button, field, form, select, tool, top_bar
from ribeira.views.parts.icons import icon
from ribeira.views.screens.setup import say_bot

if TYPE_CHECKING:
    from ribeira.app.model import Model

SHOWN = 12


def regions(model: Model) -> tuple[Region, ...]:
    assert model.contest
    contest = model.contest
    drawn = Region("arena", (model.words, contest), lambda _: _draw(model, contest))
    bar = Region(
        "bar", (model.words, contest.game, model.unkept != ()), lambda _: _bar(model, contest)
    )
    return bar, drawn


def _bar(model: Model, contest: Contest) -> Markup:
    say, name = model.say, registry.terms(contest.game).say_game()
    rules = tool(model, "rules", "rules", msg("table.rules"))
    settings = tool(model, "settings", "settings", msg("settings.title"))
    return top_bar(model, el("h1", say(name)), rules, settings)


def _draw(model: Model, contest: Contest) -> Markup:
    say = model.say
    return el(
        "main",
        el("h2", say(msg("arena.title"))),
        el("p", say(msg("arena.what")), class_="lede"),
        _seats(model, contest),
        _run(model, contest),
        _standings(model, contest),
        _games(model, contest) if contest.games else None,
        class_="arena",
        id="arena",
        tabindex=-1,
    )


def _seats(model: Model, contest: Contest) -> Markup:
    say = model.say
    several = [n for n in registry.meta(contest.game).seats if n > 1]
    counts = [(str(n), say(plural("setup.players", n))) for n in several]
    bots = [(bot, _named(model, contest.game, bot)) for bot in BOTS]
    return el(
        "section",
        field(say(msg("setup.how_many")), select("arena.seats", str(len(contest.bots)), counts)),
        *(
            field(say(msg("arena.place", place=place + 1)), select(f"arena.{place}", bot, bots))
            for place, bot in enumerate(contest.bots)
        ),
        el("p", say(msg("setup.fair")), class_="small"),
        class_="sheet",
    )


def _named(model: Model, game: str, bot: str) -> str:
    return model.say(say_bot(game, bot))


def _run(model: Model, contest: Contest) -> Markup:
    say = model.say
    if contest.running:
        return button("arena_stop", icon("close"), say(msg("arena.stop")), rank="primary", id="run")
    return button("arena_run", icon("play"), say(msg("arena.run")), rank="primary", id="run")


def _standings(model: Model, contest: Contest) -> Markup:
    say = model.say
    head = (msg("arena.bot"), msg("arena.wins"), msg("arena.share"), msg("arena.interval"))
    return el(
        "section",
        el("p", say(plural("arena.count", contest.count)), role="status", id="count"),
        el(
            "div",
            el(
                "table",
                el("thead", el("tr", *(el("th", say(title), scope="col") for title in head))),
                el("tbody", *(_standing(model, contest, one) for one in contest.standings)),
            ),
            class_="items",
            tabindex="0",
            role="region",
            aria_label=say(msg("arena.title")),
        ),
        el("p", say(msg("arena.fair", share=round(100 / len(contest.bots)))), class_="small"),
        class_="sheet",
    )


def _standing(model: Model, contest: Contest, one: Standing) -> Markup:
    cells: tuple[str, ...] = ("–", "–")
    if one.games:
        low, high = (round(100 * bound) for bound in one.interval)
        cells = (
            model.say(msg("arena.percent", share=round(100 * one.share))),
            model.say(msg("arena.between", low=low, high=high)),
        )
    return el(
        "tr",
        el("th", _named(model, contest.game, one.name), scope="row"),
        el("td", f"{one.wins:g}"),
        *(el("td", cell) for cell in cells),
    )


def _games(model: Model, contest: Contest) -> Markup:
    """The last ones at hand, and each by its number."""
    last = reversed(contest.games[-SHOWN:])
    return el(
        "section",
        el("h3", model.say(msg("arena.last"))),
        el("ul", *(_game(model, contest, played) for played in last), class_="arena-games"),
        _any_game(model, contest) if contest.count > SHOWN else None,
        class_="sheet",
    )


def _any_game(model: Model, contest: Contest) -> Markup:
    say = model.say
    number = el("input", type="number", min=1, max=contest.count, required=True, id="arena-number")
    entry = field(say(msg("arena.number")), number)
    return form("arena_open", entry, say(msg("arena.open")), "row")


def _game(model: Model, contest: Contest, played: Played) -> Markup:
    say = model.say
    result = msg("arena.phantom_won", n=played.number)
    if played.winner >= 0:
        name = _named(model, contest.game, contest.bots[played.winner])
        result = msg("arena.won", n=played.number, name=name)
    return el(
        "li",
        button(
            "arena_open",
            icon("look"),
            say(result),
            value=str(played.number),
            aria_label=say(msg("arena.open_game", n=played.number, won=result)),
        ),
    )
