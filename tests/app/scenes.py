"""The app at every screen, for tests that look at all of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache

from ribeira.app import streaks
from ribeira.app.model import LISTED
from ribeira.app.msg import Failed, OfflineNews
from ribeira.app.storage import GAME, OPEN, STREAKS
from ribeira.app.streaks import Streak
from ribeira.views.screens.arena import SHOWN

from .fakes import App, Texts, change, dialog, opened, playing
from .test_whole_games import play_on


def lobby() -> App:
    """With a game, one that cannot be read, and one just deleted."""
    app = opened("douro", "", "easy", "easy")
    app.do("lobby")
    texts = dict(app.storage.texts)
    (key,) = (key for key in texts if key.startswith(GAME))
    app = App(Texts(**texts, **{GAME + "other": texts[key], GAME + "broken": "{"}))
    app.do("delete", "other")
    return app


def full() -> App:
    """More games than are listed at first, wins that cannot be read, and no room for anything."""
    app = opened("douro", "", "easy", "easy")
    app.do("lobby")
    (text,) = (text for key, text in app.storage.texts.items() if key.startswith(GAME))
    games = {f"{GAME}g{number}": text for number in range(LISTED + 1)}
    app = App(Texts(**games, **{STREAKS: "{"}))
    app.do("dismiss")
    app.storage.error = "full"
    app.do("open", "g0")
    app.click(app.controls.actions[0])
    app.do("confirm")
    app.do("lobby")
    return app


def setup() -> App:
    app = App()
    app.do("new", "douro")
    return app


def asked() -> App:
    """The person is asked, and has seen the others act; a card is picked."""
    app = opened("douro", "", "easy", "easy", confirm=True, fields=(("practice", "true"),))
    app.think()
    for _ in range(2):
        app.click(app.controls.actions[0])
        app.do("confirm")
        app.think()
    app.do("undo")
    app.think()
    app.click(app.controls.actions[0])
    return app


def curtain() -> App:
    return opened("douro", "", "", "easy")


def animation() -> App:
    """What the bots did is shown step by step."""
    app = opened("dosrios", "easy", "", pace="steps")
    app.think()
    assert playing(app).animation
    return app


def thinking() -> App:
    """The bots are slow."""
    app = opened("douro", "easy", "easy")
    app.wait()
    assert playing(app).slow
    return app


def looking() -> App:
    app = asked()
    app.do("look")
    app.do("look", "-1")
    return app


def hinting() -> App:
    """A hint is on the board."""
    app = opened("douro", "", "easy", "easy")
    app.think()
    app.do("hint")
    app.think()
    assert playing(app).hint
    return app


def comparing() -> App:
    """The list of ideas is open."""
    app = hinting()
    app.do("ideas")
    return app


def telling() -> App:
    """The story is open."""
    app = asked()
    app.do("log")
    return app


def offering_more() -> App:
    """What *More* lists."""
    app = asked()
    app.do("menu")
    return app


def following() -> App:
    """Another tab plays."""
    first = opened("douro", "", "easy", "easy")
    app = App(first.storage.beside())
    first.hear()
    app.hear()
    assert playing(app).following
    return app


@cache
def _finished(way: str = "") -> Mapping[str, str]:
    """A game that is over, or the deal of a day."""
    app = App()
    app.start(2)
    if way == "day":
        app.do("lobby")
        app.do("day", "douro")
        app.think()
    play_on(app)
    return app.storage.texts


def over() -> App:
    """The end of a game, which was the third win in a row."""
    texts = _finished()
    wins = streaks.write({"douro": Streak("easy", 3, texts[OPEN])})
    return App(Texts(**{**texts, STREAKS: wins}))


def looked_over() -> App:
    app = over()
    app.do("look")
    app.do("look", "first")
    return app


def reviewing() -> App:
    """A review that has been begun."""
    app = over()
    app.do("review")
    app.think_once()
    return app


def review_stopped() -> App:
    app = reviewing()
    app.do("review_stop")
    return app


def review_ready() -> App:
    app = reviewing()
    app.think()
    return app


def reviewed() -> App:
    """A choice of it on the board."""
    app = review_ready()
    app.do(*next(sent for sent in app.controls.commands if sent[0] == "review_show"))
    return app


def why() -> App:
    """The reasons of a bot are asked for."""
    app = over()
    at = next(at for at, step in enumerate(playing(app).match.past, 1) if step.seat)
    app.heard("do", "why", str(at))
    assert dialog(app) == "why"
    return app


def arena() -> App:
    """So many games have been played that not all of them are listed."""
    app = App()
    app.do("more")
    app.do("arena", "douro")
    for place in range(2):
        app.set(f"arena.{place}", "random")
    app.do("arena_run")
    app.think_once()
    contest = app.model.contest
    assert contest
    many = replace(contest, games=contest.games * (SHOWN + 1))
    change(app, lambda model: (replace(model, screen=many), ()))
    return app


def arrival() -> App:
    """The link to a position of a game."""
    app = over()
    app.heard("do", "copy", "3")
    return App(fragment=app.copied[-1].partition("#")[2])


def arrived_again() -> App:
    """A link that goes on with a game that is known here."""
    here = opened("douro", "", "", "")
    here.do("lift")
    here.click("play 1")
    here.share()
    here.do("copy")
    there = App(fragment=here.copied[-1].partition("#")[2])
    there.do("accept")
    there.do("lift")
    there.click(there.controls.actions[0])
    there.do("confirm")
    there.share()
    there.do("copy")
    here.do("close")
    here.heard("do", "arrive", there.copied[-1].partition("#")[2])
    assert here.model.arrival
    assert here.model.arrival.known
    return here


def deal() -> App:
    """The link to a game from its start."""
    app = over()
    app.share()
    app.set("share.what", "bare")
    app.do("copy")
    return App(fragment=app.copied[-1].partition("#")[2])


def bad_link() -> App:
    return App(fragment="nonsense")


def secrets() -> App:
    """Several people share the screen, and one wants to take the game along."""
    app = curtain()
    app.do("share")
    assert dialog(app) == "secrets"
    return app


def slow_link() -> App:
    """A link takes so long that the person is asked whether to go on."""
    return slow(App(), lambda app: app.heard("do", "arrive", sharing_link()))


def slow_file() -> App:
    """The same with a file of several games."""
    app = over()
    app.do("lobby")
    app.do("export_all")
    games = json.loads(app.files[-1][1])
    text = json.dumps({**games, "games": games["games"] * 3})
    return slow(App(), lambda app: app.heard("do", "take_in", text))


def sharing_link() -> str:
    app = over()
    app.share()
    app.do("copy")
    return app.copied[-1].partition("#")[2]


def slow(app: App, bring: Callable[[App], None]) -> App:
    """What is brought now is read an action at a time, and has used up its budget."""
    app.slice = 0
    bring(app)
    for reader in app.readers.values():
        reader._budget = 0
    app.read_on()
    assert app.model.reading
    assert app.model.reading.asks
    return app


def renewed() -> App:
    """A new version of the page waits."""
    app = App()
    app.send(OfflineNews("renewed"))
    return app


def castelos() -> App:
    return opened("castelos", "", "")


def dosrios() -> App:
    return opened("dosrios", "", "")


def learning() -> App:
    """The ways to learn a game, over its lobby."""
    app = App()
    app.do("learn", "douro")
    return app


def lesson() -> App:
    """A step that has been tried in a wrong way, after the first one."""
    app = learning()
    app.do("lesson", "douro.first")
    app.set("settings.pace", "instant")
    app.click("play 9")
    assert app.model.table.teaching
    assert app.model.table.teaching.reply
    return app


def question() -> App:
    """A question, and its wrong answer."""
    app = lesson()
    app.do("show_step")
    app.do("next_step")
    app.do("answer", "2")
    return app


def _ended(lesson: str) -> App:
    app = App(fragment=f"learn={lesson}")
    app.set("settings.pace", "instant")
    while not (teaching := playing(app).teaching) or not teaching.is_last:
        do = {name for name, _ in app.controls.commands} & {"next_step", "show_step"}
        if do:
            app.do(do.pop())
        else:
            app.heard("do", "type", playing(app).match.game.write(playing(app).legal[-1]))
    return app


def lesson_over() -> App:
    """The end of a lesson and of its game."""
    return _ended("douro.first")


def lesson_ended() -> App:
    """The end of a lesson in the middle of a game."""
    return _ended("castelos.workers")


def day_over() -> App:
    """The end of a deal of the day."""
    return App(Texts(**_finished("day")))


def calendar() -> App:
    """The deals of the day, one of which is over and its game deleted."""
    app = day_over()
    app.luck = 1  # the next game has another id
    app.do("lobby")
    app.do("day", "castelos")
    app.do("lobby")
    app.do("delete", next(game.id for game in app.model.stored.games() if game.over))
    app.do("days")
    return app


def challenging() -> App:
    """A game that is over is made a challenge."""
    app = over()
    app.do("challenge")
    return app


@cache
def _challenge() -> str:
    app = challenging()
    app.do("copy_challenge")
    return app.copied[-1].partition("#")[2]


def challenged() -> App:
    """A challenge has come by link."""
    return App(fragment=_challenge())


def both() -> App:
    """It was played, and both games are side by side, at a moment on the way."""
    app = challenged()
    app.do("accept")
    app.set("settings.pace", "instant")
    app.set("settings.confirm", "false")
    app.think()
    play_on(app)
    app.do("both")
    app.do("moment", "-1")
    return app


def crashed() -> App:
    app = asked()
    app.send(Failed("somewhere", "Traceback"))
    return app


SCENES: dict[str, Callable[[], App]] = {
    scene.__name__: scene
    for scene in (
        *(lobby, full, setup, asked, curtain, animation, thinking, looking, following, over),
        *(hinting, comparing, telling, offering_more),
        *(
            looked_over,
            reviewing,
            review_stopped,
            review_ready,
            reviewed,
            why,
            arena,
            arrival,
            arrived_again,
            deal,
            bad_link,
            secrets,
            slow_link,
            slow_file,
            renewed,
            castelos,
            dosrios,
        ),
        *(day_over, calendar, challenging, challenged, both),
        *(learning, lesson, question, lesson_over, lesson_ended),
        crashed,
    )
}
