"""What players once found wrong at a table, and no other test looks at."""

from __future__ import annotations

import re
from html import unescape

from ribeira.core.values import msg

from ..fakes import App, opened, playing

BAR = re.compile(r'<header[^>]*class="bar".*?</header>', re.DOTALL)


def bar(app: App) -> str:
    found = BAR.search(app.markup)
    assert found
    return unescape(found[0])


def test_where_several_share_a_screen_the_bar_names_whose_turn_it_is() -> None:
    app = opened("dosrios", "", "")
    for _ in range(6):
        name = playing(app).table.names[playing(app).match.game.to_act(playing(app).match.state)[0]]
        assert app.model.say(msg("table.turn_of", name=name)) in bar(app)
        assert app.model.say(msg("table.your_turn")) not in bar(app)
        game = playing(app).match.game
        app.heard("do", "type", game.write(action=playing(app).legal[0]))


def test_alone_among_bots_it_says_that_it_is_your_turn() -> None:
    app = opened("dosrios", "", "easy")
    while not playing(app).choosing:
        app.think()
    assert app.model.say(msg("table.your_turn")) in bar(app)


def test_no_way_on_is_the_loudest_button_while_there_is_something_to_do() -> None:
    """As "Skip marking" once was, under a prompt that asked to mark."""
    app = opened("castelos", "", "easy", fields=(("option:version", "family"),))
    onward = re.compile(r'<button[^>]*data-rank="primary"[^>]*data-action="([\w.]+)')
    seen = 0
    for _ in range(80):
        while not playing(app).choosing:
            app.think()
        verbs = {action.verb for action in playing(app).legal}
        loud = [verb for verb in onward.findall(app.markup) if verb.endswith((".done", ".skip"))]
        if verbs - {"toll.pay", "mark.done", "move.done", "sell.skip", "turn.end"}:
            assert not loud
            seen += bool(verbs & {"mark.done", "sell.skip", "move.done"})
        game = playing(app).match.game
        app.heard("do", "type", game.write(action=playing(app).legal[0]))
        if seen > 2:
            break
    assert seen
