"""A whole game of three by mouse, from the lobby through set-up and half-time to the last score."""

from playwright.sync_api import expect

from e2e.looks import whole_board_is_visible
from e2e.table import dealt, go, hand, last_of_all, played, stored, the_scores_add_up, truth, wanted

SEED = "20240607"


def set_up(page):
    """Three seats as this test wants them, with one option and a seed of its own."""
    page.locator("[data-do=new][data-value=douro]").click()
    page.get_by_label("Name of seat 1").fill("Maria")
    page.get_by_label("Name of seat 2").fill("Zé")
    page.get_by_label("Colour of seat 1").select_option("Vine green")
    page.get_by_label("Shape of seat 1").select_option("Hexagon")
    page.get_by_label("Player of seat 2").select_option("easy")
    page.locator("#options summary").click()
    page.get_by_label("Points during the game").select_option("Shown")
    page.locator("#field-seed").fill(SEED)


def by_steps(page):
    """Reveals wait for the person."""
    page.locator("#tool-settings").click()
    page.locator("[data-field='settings.pace']").select_option("steps")
    page.locator("#close").click()


def choose(page, card):
    """The first click shows, the second does."""
    page.locator(f"#douro-card-{card}").click()
    page.locator("#confirm").click()


def see_through(page):
    """Every beat of a reveal, one by one."""
    scenes = []
    while page.locator("#table").get_attribute("data-scene"):
        scenes.append(page.locator("#table").get_attribute("data-scene"))
        page.locator("#continue").click()
    return scenes


def play_to_the_end(page):
    """How many times half-time came on the way."""
    halves = 0
    while (want := wanted(page)) != "over":
        if want == "choose":
            choose(page, hand(page)[0])
        elif page.locator("#interlude").is_visible():
            halves += 1
            assert page.locator("#interlude-title").inner_text() == "Half-time"
            page.locator("#continue").click()
        else:
            page.locator("#skip").click()
    return halves


def the_table_is_as_set_up(page):
    table = truth(page)
    first, setup = table.players[0], table.match.setup
    assert (table.names[:2], setup.seed) == (("Maria", "Zé"), int(SEED))
    assert (first.colour, first.shape) == ("vine", "hexagon")
    assert setup.option("O-8-scores") == "on"


def test_a_whole_game_by_mouse(page, site):
    go(page, site)
    set_up(page)
    by_steps(page)
    page.locator("#start").click()
    assert wanted(page) == "choose"
    the_table_is_as_set_up(page)

    choose(page, hand(page)[-1])
    page.wait_for_selector("#skip")
    assert {"reveal", "turn"} <= set(see_through(page))
    whole_board_is_visible(page)
    assert play_to_the_end(page) == 1
    the_scores_add_up(page)

    page.locator("#again-same").click()
    assert wanted(page) == "choose"
    assert (truth(page).match.state.plays, truth(page).match.setup.seed) == (0, int(SEED))


def test_play_again_with_a_new_deal(new_page, site):
    page = new_page(**stored(site, played(dealt(), last_of_all), pace="instant", confirm=False))
    go(page, site)
    page.locator("#hand [data-action]").click()
    assert wanted(page) == "over"
    page.locator("#again-new").click()
    assert wanted(page) == "choose"
    again = truth(page)
    assert (again.names, again.match.state.plays) == (dealt().names, 0)
    assert again.match.setup.seed != dealt().match.setup.seed


def test_a_set_up_that_does_not_work_is_reported(page, site):
    go(page, site)
    page.locator("[data-do=new][data-value=douro]").click()
    page.locator("#field-name-0").fill(" ")
    page.locator("#start").click()
    expect(page.locator("#notice")).to_contain_text("Every player needs a name")
    page.locator("#field-name-0").fill("Ana")
    page.locator("#field-seed").fill("x")
    page.locator("#start").click()
    expect(page.locator("#notice")).to_contain_text("whole number")
    page.locator("#field-seed").fill("7")
    page.locator("#start").click()
    assert wanted(page) == "choose"
