"""The top of the end: who won and by how much, the faces on their steps, and a shower for a win."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ribeira.app.playing import Playing
from ribeira.app.results import counted, has_won, say_result
from ribeira.core import chance
from ribeira.core.values import msg
from ribeira.games import registry
from ribeira.kit.faces import short_name
from ribeira.kit.markup import Child, Markup, el, group
from ribeira.kit.pieces import badge, portrait
from ribeira.kit.shapes import moved, path

if TYPE_CHECKING:
    from ribeira.app.model import Model

STEPS = 3
PIECES = 15
"""So many of the shower lie on each side."""

LEAF = "M0-5q3 3 2.6 10q-6-2-2.6-10z"
LAUREL = (
    "M36 48Q14 44 12 18M12 18q-5-3-4-9q6 3 4 9M13 27q-7-1-8-7q7 0 8 7M17 35q-7 1-10-4q6-3 10 4"
    "M24 42q-5 4-10 1q3-6 10-1M13 27q4-4 3-9q-5 4-3 9M17 35q2-5-1-9q-3 5 1 9M24 42q1-6-3-8q-2 5 3 8"
)


def draw_podium(model: Model, playing: Playing) -> Markup:
    say = model.say
    title, line = say_result(playing)
    won = has_won(playing)
    return el(
        "section",
        _shower("is-left", 7) if won else None,
        _shower("is-right", 11) if won else None,
        _laurel() if won else None,
        el("h2", say(title), class_="winner"),
        el("p", say(line), class_="result"),
        _sources(model, playing),
        _steps(model, playing),
        class_=f"podium {'is-won' if won else 'is-lost'} counts-{len(counted(playing, 0))}",
        id="podium",
    )


def _steps(model: Model, playing: Playing) -> Markup:
    match, looks = playing.match, playing.table.looks
    scores = match.game.scores(state=match.state)
    ranking = match.game.ranking(state=match.state)
    steps = (
        el(
            "li",
            portrait(looks[seat], "is-winner" if not place else ""),
            el("span", short_name(looks[seat].name), class_="face-name", data_may_cut=True),
            el(
                "span",
                el(
                    "strong",
                    el("span", scores[seat].total, class_="count-total"),
                    _tally([points for _, points in counted(playing, seat)]),
                ),
                el("span", model.say(msg("end.place", n=place + 1))),
                class_="step",
            ),
            class_=f"place-{place + 1} seat-{looks[seat].colour}",
        )
        for place, seat in enumerate(ranking[:STEPS])
    )
    rest = (
        el(
            "li",
            portrait(looks[seat], "is-small"),
            el("span", f"{place}. {short_name(looks[seat].name)} {scores[seat].total}"),
        )
        for place, seat in enumerate(ranking[STEPS:], STEPS + 1)
    )
    return group(
        el("ol", *steps, class_="steps-of-honour"),
        el("ol", *rest, class_="rest", start=STEPS + 1) if len(ranking) > STEPS else None,
    )


def _tally(sums: Sequence[Child]) -> Markup | None:
    """What stands there while the points are counted: one after the other, in `ending.css`."""
    if not sums:
        return None
    shown = (el("i", text, class_=f"nth-{n}") for n, text in enumerate(sums))
    return el("span", *shown, class_="count-up", aria_hidden="true")


def _sources(model: Model, playing: Playing) -> Markup | None:
    """Which points are being counted."""
    terms = registry.terms(playing.match.setup.game)
    names = [model.say(terms.say_item(key)) for key, _ in counted(playing, 0)]
    tally = _tally(names)
    return el("p", tally, class_="counting") if tally else None


def _laurel() -> Markup:
    halves = (
        path(LAUREL, "laurel-leaf"),
        el("g", path(LAUREL, "laurel-leaf"), class_="laurel-right"),
    )
    return el("svg", *halves, class_="laurel", viewBox="0 0 72 52", aria_hidden="true")


def _shower(side: str, luck: int) -> Markup:
    """Tiles, leaves and coins, the same ones each time; they never lie over words or faces."""
    pieces = []
    for n in range(PIECES):
        x, luck = chance.below(luck, 90)
        y, luck = chance.below(luck, 30)
        turn, luck = chance.below(luck, 90)
        pieces.append(
            el(
                "g",
                moved(5 + x, 12 + 26 * n + y, _piece(n), turn=turn),
                class_=f"falls falls-{n % 5}",
            )
        )
    return el(
        "svg",
        *pieces,
        class_=f"shower {side}",
        viewBox="0 0 100 420",
        preserveAspectRatio="xMidYMin slice",
        aria_hidden="true",
    )


def _piece(n: int) -> Markup:
    kind = n % 4
    if kind == 0:
        return group(
            path("M-7-7h14v14h-14z", "shower-tile"), path("M0-4l4 4-4 4-4-4z", "shower-mark")
        )
    if kind == 1:
        return path("M0-10q8 7 0 20q-8-13 0-20z", "shower-leaf")
    if kind == 2:
        return path("M-6 0a6 6 0 1 0 12 0 6 6 0 1 0-12 0", "shower-coin")
    return path("M-5-5h10v10h-10z", "shower-wine")


def draw_legend(playing: Playing) -> Markup:
    looks = playing.table.looks
    ranking = playing.match.game.ranking(state=playing.match.state)
    names = (el("li", badge(looks[s], 18), el("span", looks[s].name)) for s in ranking)
    return el("ul", *names, class_="chart-legend")
