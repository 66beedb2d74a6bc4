"""A whole game on a phone by touch: everything in reach, large enough, and nothing cut off."""

from e2e.conftest import PHONE
from e2e.looks import (
    controls_are_large_enough,
    is_inside,
    nothing_scrolls_sideways,
    whole_board_is_visible,
)
from e2e.person.dialogs import change_setting, close_button
from e2e.person.douro import card, cards, hand
from e2e.person.lobby import change_button
from e2e.person.setup import options, start_button
from e2e.person.state import go, scene, wanted
from e2e.person.table import confirm_button, continue_button, interlude, skip_button, use
from e2e.table import dealt, played, second_half, stored, truth


def all_is_in_reach(page):
    nothing_scrolls_sideways(page)
    controls_are_large_enough(page)


def the_table_fits(page):
    all_is_in_reach(page)
    is_inside(page, "#hand, #hand button, .bar button, #middle > *, #middle .button:not(.rule)")
    whole_board_is_visible(page)


def tap_through_settings(phone):
    use(phone, "settings")
    all_is_in_reach(phone)
    change_setting(phone, "pace", "steps")
    close_button(phone).tap()


def test_a_whole_game_by_touch(live_page, site):
    phone = live_page(**PHONE)
    go(phone, site)
    all_is_in_reach(phone)
    change_button(phone, "douro").tap()
    options(phone).tap()
    all_is_in_reach(phone)
    tap_through_settings(phone)
    start_button(phone).tap()

    while (want := wanted(phone)) != "over":
        the_table_fits(phone)
        if want == "choose":
            card(phone, hand(phone)[0]).tap()
            the_table_fits(phone)
            confirm_button(phone).tap()
        elif interlude(phone, "douro.half_time.title").is_visible():
            continue_button(phone).tap()
        else:
            skip_button(phone).tap()
    all_is_in_reach(phone)
    assert truth(phone).match.state.plays == 20


def test_a_reveal_fits_at_every_beat(live_page, site):
    table = played(dealt(5), second_half)
    phone = live_page(**PHONE, **stored(site, table, pace="steps", confirm=False))
    go(phone, site)
    assert wanted(phone) == "choose"
    for name in ("log", "text", "rules"):
        use(phone, name)
        all_is_in_reach(phone)
        close_button(phone).tap()
    for _ in range(2):
        assert wanted(phone) == "choose"
        the_table_fits(phone)
        cards(phone).first.tap()
        skip_button(phone).wait_for()
        while scene(phone):
            the_table_fits(phone)
            continue_button(phone).tap()
