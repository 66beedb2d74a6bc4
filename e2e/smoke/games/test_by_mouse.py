"""A whole game of three by mouse, from the lobby through set-up and half-time to the last score."""

from playwright.sync_api import expect

from e2e.looks import whole_board_is_visible
from e2e.person.dialogs import change_setting, close, dialog
from e2e.person.douro import card, cards, hand
from e2e.person.ending import again_button, same_deal_button
from e2e.person.lobby import change_button
from e2e.person.setup import customise, name_field, options, seed_field, start_button
from e2e.person.state import go, scenes, wanted
from e2e.person.table import confirm_button, continue_button, interlude, skip_button, use
from e2e.person.trouble import notice
from e2e.table import dealt, last_of_all, played, stored, the_scores_add_up, truth

SEED = "20240607"


def set_up(page):
    """Three seats as this test wants them, with one option and a seed of its own."""
    change_button(page, "douro").click()
    customise(page)
    page.get_by_label("Name of seat 1").fill("Maria")
    page.get_by_label("Name of seat 2").fill("Zé")
    page.get_by_label("Colour of seat 1").select_option("Vine green")
    page.get_by_label("Shape of seat 1").select_option("Hexagon")
    page.get_by_label("Player of seat 2").select_option("easy")
    options(page).click()
    page.get_by_label("Points during the game").select_option("Shown")
    seed_field(page).fill(SEED)


def by_steps(page):
    """Reveals wait for the person."""
    use(page, "settings")
    change_setting(page, "pace", "steps")
    close(page)


def choose(page, number):
    """The first click shows, the second does."""
    card(page, number).click()
    confirm_button(page).click()


def play_to_the_end(page):
    """How many times half-time came on the way."""
    halves = 0
    while (want := wanted(page)) != "over":
        if want == "choose":
            choose(page, hand(page)[0])
        elif dialog(page).is_visible():
            halves += 1
            expect(interlude(page, "douro.half_time.title")).to_be_visible()
            continue_button(page).click()
        else:
            skip_button(page).click()
    return halves


def the_table_is_as_set_up(page):
    table = truth(page)
    first, setup = table.players[0], table.match.setup
    assert (table.names[:2], setup.seed) == (("Maria", "Zé"), int(SEED))
    assert (first.colour, first.shape) == ("vine", "hexagon")
    assert setup.option("O-8-scores") == "on"


def test_a_whole_game_by_mouse(live_page, site):
    page = live_page()
    go(page, site)
    set_up(page)
    by_steps(page)
    start_button(page).click()
    assert wanted(page) == "choose"
    the_table_is_as_set_up(page)

    choose(page, hand(page)[-1])
    skip_button(page).wait_for()
    assert {"reveal", "turn"} <= set(scenes(page))
    whole_board_is_visible(page)
    assert play_to_the_end(page) == 1
    the_scores_add_up(page)

    same_deal_button(page).click()
    assert wanted(page) == "choose"
    assert (truth(page).match.state.plays, truth(page).match.setup.seed) == (0, int(SEED))


def test_play_again_with_a_new_deal(live_page, site):
    page = live_page(**stored(site, played(dealt(), last_of_all), pace="instant", confirm=False))
    go(page, site)
    cards(page).click()
    assert wanted(page) == "over"
    again_button(page).click()
    assert wanted(page) == "choose"
    again = truth(page)
    assert (again.names, again.match.state.plays) == (dealt().names, 0)
    assert again.match.setup.seed != dealt().match.setup.seed


def test_a_set_up_that_does_not_work_is_reported(live_page, site):
    page = live_page()
    go(page, site)
    change_button(page, "douro").click()
    name_field(page, 1).fill(" ")
    start_button(page).click()
    expect(notice(page)).to_contain_text("Every player needs a name")
    name_field(page, 1).fill("Ana")
    seed_field(page).fill("x")
    start_button(page).click()
    expect(notice(page)).to_contain_text("whole number")
    seed_field(page).fill("7")
    start_button(page).click()
    assert wanted(page) == "choose"
