"""Links out of the page and into it, without a browser: nothing is lost or shown too soon."""

from dataclasses import replace

import pytest

from ribeira.app.effects import LeaveLink, Share
from ribeira.app.learn.coach_kept import COACH
from ribeira.app.sharing import KINDS, Address, read_address
from ribeira.app.tables import AWAY
from ribeira.bots.levels import BOTS
from ribeira.codec import link
from ribeira.codec.order import in_order
from ribeira.core.match import branch
from tests.app.fakes import NO_COACH, App, Texts, playing, table


def moved(app, times=3):
    """Plays the first card so many times, each person in turn."""
    for _ in range(times):
        if playing(app).handover is not None:
            app.do("lift")
        app.click(app.controls.actions[0])
        app.think()
        app.wait()


def link_of(app):
    app.share()
    app.do("copy")
    app.do("close")
    return app.copied[-1]


def opened(url, storage=None):
    """Another device, at which the link is opened."""
    app = App(storage)
    app.set("settings.pace", "instant")
    app.set("settings.confirm", "false")
    follow(app, url)
    return app


def follow(app, url):
    app.heard("do", "arrive", url.partition("#")[2])


@pytest.mark.parametrize("address", ["", "https://example.org/somewhere/", "file:///C:/my/games/"])
def test_a_link_can_be_pasted_as_text(address):
    app = App()
    app.start()
    payload = link_of(app).partition("#")[2]
    other = App()
    other.do("import")
    other.heard("do", "take_in", f" {address}#{payload}\n")
    other.do("accept")
    assert table(other).match.setup == table(app).match.setup


def test_a_page_in_a_file_says_that_its_link_has_no_address():
    app = App()
    app.start()
    app.share()
    assert 'id="share-homeless"' not in app.markup
    app.runtime.model = replace(app.model, page=replace(app.model.page, address=""))
    assert 'id="share-homeless"' in app.markup
    app.do("copy")
    assert app.copied[-1].startswith("#")


def test_every_bot_has_a_number_for_ever():
    assert KINDS[:6] == ("", "random", "first", "easy", "good", "strong")
    assert set(BOTS) <= set(KINDS)
    assert len(KINDS) <= link.KINDS_OF_PLAYERS


@pytest.mark.parametrize(
    "address",
    [Address("Babc"), Address("B-_.x", 12), Address("B", 0, True), Address("B", None, True)],
)
def test_an_address_is_read_as_it_is_written(address):
    assert read_address(str(address)) == address


@pytest.mark.parametrize("odd", ["B&at=", "B&at=-1", "B&at=²", "B&at=999999", "B&x=1&at", "B&&"])
def test_what_else_an_address_says_is_passed_over(odd):
    assert read_address(odd) == Address("B")


def test_a_whole_game_is_shared_and_opened_elsewhere():
    here = App()
    here.start(seats=3)
    here.set("share.names", "true")
    moved(here)
    there = opened(link_of(here))
    assert there.model.name_of_screen == "arrival"
    assert "arrival.steps" in there.controls.text
    assert not there.controls.actions
    there.do("accept")
    there.wait()
    assert table(there).match.setup == table(here).match.setup
    assert table(there).match.state == table(here).match.state
    assert table(there).looks == table(here).looks
    assert there.done(LeaveLink) == [LeaveLink(forward=True)]


def test_names_travel_only_if_they_may():
    here = App()
    here.do("new", "douro")
    here.set("draft.name:0", "<b>Zé</b>")
    here.do("start")
    here.think()
    named, bare = link_of(here), None
    here.share()
    here.set("share.names", "false")
    here.do("copy")
    bare = here.copied[-1]
    assert len(bare) < len(named)
    assert "&lt;b&gt;Zé&lt;/b&gt;" in opened(named).markup
    assert "<b>Zé" not in opened(named).markup
    assert "Zé" not in opened(bare).markup


def test_the_language_does_not_travel():
    here = App()
    here.start()
    english = link_of(here)
    here.set("settings.language", "it")
    assert link_of(here) == english
    assert opened(english).model.words.language == "en"


def test_the_same_deal_from_the_start():
    here = App()
    here.start(seats=4)
    moved(here)
    here.share()
    here.set("share.what", "bare")
    here.do("copy")
    there = opened(here.copied[-1])
    assert "arrival.deal" in there.controls.text
    there.do("accept")
    assert table(there).match.states[0] == table(here).match.states[0]
    follow(there, here.copied[-1])
    there.do("prepare")
    assert (there.model.draft.seed, there.model.draft.seats) == ("7", 4)


@pytest.mark.parametrize("number", [0, 2, 99])
def test_a_link_to_a_position(number):
    here = App()
    here.start(seats=3)
    moved(here)
    url = f"{link_of(here)}&at={number}"
    there = opened(url)
    at = min(number, table(here).match.at)
    there.do("accept", str(at))
    assert playing(there).looking == at


def test_every_line_of_the_log_is_copied_as_a_link_to_its_position():
    here = App()
    here.start(seats=3)
    moved(here)
    here.do("log")
    numbers = {int(value) for do, value in here.controls.commands if do == "copy" and value}
    assert numbers
    for number in numbers:
        here.do("copy", str(number))
        assert read_address(here.copied[-1].partition("#")[2]).at == number


def test_a_running_game_is_saved_before_a_link_replaces_it():
    sender, here = App(), App()
    sender.start(seats=3, seed="8")
    here.start(seats=3)
    moved(here)
    before = table(here)
    follow(here, link_of(sender))
    here.do("decline")
    assert table(here) == before
    assert here.done(LeaveLink) == [LeaveLink(forward=False)]
    follow(here, link_of(sender))
    here.do("accept")
    assert table(here).id != before.id
    kept = here.model.stored.load(before.id)
    assert kept.match.state == before.match.state


def test_forward_to_a_page_without_a_link_goes_back_to_the_game():
    here = App()
    here.start(seats=3)
    follow(here, link_of(here))
    follow(here, "https://example.org/ribeira/")
    assert here.model.name_of_screen == "table"


@pytest.mark.parametrize(
    "hostile", ["x", "B" * 9000, "<img src=x onerror=1>", "Baaaaaaaaaa", "é&at=1"]
)
def test_a_refused_link_leaves_the_page_usable(hostile):
    app = App()
    app.start(seats=3)
    before = table(app)
    follow(app, f"#{hostile}")
    assert "arrival-trouble" in app.markup
    assert "<img" not in app.markup
    app.do("decline")
    assert table(app) == before
    moved(app, 1)


def test_a_page_that_starts_with_a_link_shows_it_first():
    here = App()
    here.start(seats=3)
    moved(here)
    url = link_of(here)
    there = App(Texts(), fragment=url.partition("#")[2])
    assert there.model.name_of_screen == "arrival"


def test_a_forbidden_clipboard_is_reported():
    here = App()
    here.start(seats=3)
    here.clipboard = False
    here.share()
    here.do("copy")
    assert "share.not_copied" in here.controls.text


def test_the_system_sends_it_on():
    here = App()
    here.start(seats=3)
    here.share()
    here.do("send")
    (shared,) = here.done(Share)
    assert shared.title
    assert shared.address.startswith("https://example.org/ribeira/#B")


# Your turn by link


def apart():
    """Two people at two devices and a bot; the first has played, and the link is on its way."""
    ana, bruno = App(), Texts(**{COACH: NO_COACH})
    ana.start(seats=3, people=(0, 1))
    ana.do("lift")
    ana.share()
    ana.set("share.seats", "0")
    ana.do("close")
    assert [player.bot for player in table(ana).players][:2] == ["", AWAY]
    ana.click(ana.controls.actions[0])
    ana.think()
    ana.wait()
    assert "send-on" in ana.markup
    ana.do("copy")
    return ana, opened(ana.copied[-1], bruno)


def test_each_device_plays_its_own_seat_and_passes_the_link_on():
    ana, bruno = apart()
    assert ana.copied[-1].endswith("&turn")
    bruno.do("accept")
    bruno.think()
    assert playing(bruno).viewer == 1
    assert playing(bruno).handover is None
    bruno.click(bruno.controls.actions[-1])
    bruno.think()
    bruno.wait()
    bruno.click(bruno.controls.actions[-1])  # sealed again, the first of the next play
    bruno.think()
    bruno.wait()
    bruno.do("copy")
    before = table(ana)
    follow(ana, bruno.copied[-1])
    ana.do("accept")
    ana.wait()
    assert table(ana).id == before.id
    assert playing(ana).viewer == 0
    assert ana.model.dialog.name == "news"
    assert "douro.event.revealed" in ana.controls.text or ana.model.dialog.news
    assert playing(ana).choosing or playing(ana).animation
    seen = in_order(branch(table(ana).match))
    assert seen == in_order(branch(table(bruno).match))


def test_the_link_is_sent_on_when_the_bots_have_chosen():
    """What they chose goes with it, so that the game stays one."""
    _, bruno = apart()
    bruno.do("accept")
    for _ in range(2):  # the second time he is first, as the bot has not even begun
        bruno.click(bruno.controls.actions[-1])
        bruno.wait()
    assert table(bruno).acting == (0, 2)
    assert "send-on" not in bruno.markup
    bruno.think()
    assert table(bruno).acting == (0,)
    assert "send-on" in bruno.markup


def test_a_device_shows_no_secrets_of_those_who_play_elsewhere():
    ana, bruno = apart()
    played = table(ana).match.past[-1].action
    bruno.do("accept")
    seen = table(bruno).match.game.sight(table(bruno).match.state, playing(bruno).viewer)
    mine = table(bruno).match.state
    assert mine.chosen[0] == played.at[0]
    assert seen != table(bruno).match.game.sight(mine, 0)
    assert {do for do, _ in bruno.controls.commands} & {"undo"} == set()


def test_a_link_that_is_no_continuation_becomes_a_game_of_its_own():
    ana, _ = apart()
    old = ana.copied[-1]
    ana.do("undo")
    ana.click(ana.controls.actions[3])
    before = table(ana)
    follow(ana, old)
    ana.do("accept")
    assert table(ana).id != before.id
    assert ana.model.stored.load(before.id).match.state == before.match.state


def test_the_lobby_sends_a_chosen_game_to_another_device():
    app = App()
    for seed in ("7", "8"):
        app.start(seed=seed)
        app.do("lobby")
    chosen = app.model.stored.games()[-1].id
    app.do("devices")
    app.do("send_game", chosen)
    assert table(app).id == chosen
    app.do("copy")
    app.do("export", chosen)
    assert len(app.files) == 1
    there = opened(app.copied[-1])
    there.do("accept")
    assert table(there).match.setup == table(app).match.setup


def test_with_no_game_there_is_nothing_to_send():
    assert ("devices", "") not in App().controls.commands
