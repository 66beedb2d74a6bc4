"""The arena: who takes part, the running score with its intervals, and the last games to open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.update.arena import Contest, Played
from ribeira.bots.levels import BOTS
from ribeira.bots.results import Standing
from ribeira.core.values import msg, plural
from ribeira.games import registry
from ribeira.kit.markup import Markup, el, group
from ribeira.views.parts.controls import button, field, form, general_tools, select, top_bar
from ribeira.views.parts.icons import icon
from ribeira.views.screens.setup import say_bot

if TYPE_CHECKING:
    from ribeira.app.session import Session

SHOWN = 12


def draw(session: Session) -> Markup:
    contest = session.arena.contest
    assert contest is not None
    say = session.say
    name = registry.terms(contest.game).say_game()
    return group(
        top_bar(session, el("h1", say(name)), general_tools(session)),
        el(
            "main",
            el("h2", say(msg("arena.title"))),
            el("p", say(msg("arena.what")), class_="lede"),
            _seats(session, contest),
            _run(session, contest),
            _standings(session, contest),
            _games(session, contest) if contest.games else None,
            class_="setup arena",
            tabindex=-1,
        ),
    )


def _seats(session: Session, contest: Contest) -> Markup:
    say = session.say
    several = [n for n in registry.meta(contest.game).seats if n > 1]
    counts = [(str(n), say(plural("setup.players", n))) for n in several]
    bots = [(bot, _named(session, contest.game, bot)) for bot in BOTS]
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


def _named(session: Session, game: str, bot: str) -> str:
    return session.say(msg("arena.random") if bot == "random" else say_bot(game, bot))


def _run(session: Session, contest: Contest) -> Markup:
    say = session.say
    if contest.running:
        return button("arena_stop", icon("close"), say(msg("arena.stop")), kind="primary", id="run")
    return button("arena_run", icon("play"), say(msg("arena.run")), kind="primary", id="run")


def _standings(session: Session, contest: Contest) -> Markup:
    say = session.say
    head = (msg("arena.bot"), msg("arena.wins"), msg("arena.share"), msg("arena.interval"))
    return el(
        "section",
        el("p", say(plural("arena.count", contest.count)), role="status", id="count"),
        el(
            "div",
            el(
                "table",
                el("thead", el("tr", *(el("th", say(title), scope="col") for title in head))),
                el("tbody", *(_standing(session, contest, one) for one in contest.standings)),
            ),
            class_="items",
            tabindex="0",
            role="region",
            aria_label=say(msg("arena.title")),
        ),
        el("p", say(msg("arena.fair", share=round(100 / len(contest.bots)))), class_="small"),
        class_="sheet",
    )


def _standing(session: Session, contest: Contest, one: Standing) -> Markup:
    cells: tuple[str, ...] = ("–", "–")
    if one.games:
        low, high = (round(100 * bound) for bound in one.interval)
        cells = (
            session.say(msg("arena.percent", share=round(100 * one.share))),
            session.say(msg("arena.between", low=low, high=high)),
        )
    return el(
        "tr",
        el("th", _named(session, contest.game, one.name), scope="row"),
        el("td", f"{one.wins:g}"),
        *(el("td", cell) for cell in cells),
    )


def _games(session: Session, contest: Contest) -> Markup:
    """The last ones at hand, and each by its number."""
    last = reversed(contest.games[-SHOWN:])
    return el(
        "section",
        el("h3", session.say(msg("arena.last"))),
        el("ul", *(_game(session, contest, played) for played in last), class_="arena-games"),
        _any_game(session, contest) if contest.count > SHOWN else None,
        class_="sheet",
    )


def _any_game(session: Session, contest: Contest) -> Markup:
    say = session.say
    number = el("input", type="number", min=1, max=contest.count, required=True, id="arena-number")
    entry = field(say(msg("arena.number")), number)
    return form("arena_open", entry, say(msg("arena.open")), "row")


def _game(session: Session, contest: Contest, played: Played) -> Markup:
    say = session.say
    result = msg("arena.phantom_won", n=played.number)
    if played.winner >= 0:
        name = _named(session, contest.game, contest.bots[played.winner])
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
