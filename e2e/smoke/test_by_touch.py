"""A whole game on a phone by touch: everything in reach, large enough, and nothing cut off."""

from e2e.conftest import PHONE
from e2e.looks import (
    controls_are_large_enough,
    is_inside,
    nothing_scrolls_sideways,
    whole_board_is_visible,
)
from e2e.table import dealt, go, hand, played, second_half, stored, truth, use, wanted


def all_is_in_reach(page):
    nothing_scrolls_sideways(page)
    controls_are_large_enough(page)


def the_table_fits(page):
    all_is_in_reach(page)
    is_inside(page, "#hand, #hand button, .bar button, #middle > *, #middle .button:not(.rule)")
    whole_board_is_visible(page)


def tap_through_settings(phone):
    phone.locator("#tool-settings").tap()
    all_is_in_reach(phone)
    phone.locator("[data-field='settings.pace']").select_option("steps")
    phone.locator("#close").tap()


def test_a_whole_game_by_touch(phone, site):
    go(phone, site)
    all_is_in_reach(phone)
    phone.locator("[data-do=new][data-value=douro]").tap()
    phone.locator("#options summary").tap()
    all_is_in_reach(phone)
    tap_through_settings(phone)
    phone.locator("#start").tap()

    while (want := wanted(phone)) != "over":
        the_table_fits(phone)
        if want == "choose":
            phone.locator(f"#douro-card-{hand(phone)[0]}").tap()
            the_table_fits(phone)
            phone.locator("#confirm").tap()
        elif phone.locator("#interlude").is_visible():
            phone.locator("#interlude #continue").tap()
        else:
            phone.locator("#skip").tap()
    all_is_in_reach(phone)
    assert truth(phone).match.state.plays == 20


def test_a_reveal_fits_at_every_beat(new_page, site):
    table = played(dealt(5), second_half)
    phone = new_page(**PHONE, **stored(site, table, pace="steps", confirm=False))
    go(phone, site)
    assert wanted(phone) == "choose"
    for tool in ("log", "hint", "text", "rules"):
        use(phone, tool)
        all_is_in_reach(phone)
        phone.locator("#close").tap()
    for _ in range(2):
        assert wanted(phone) == "choose"
        the_table_fits(phone)
        phone.locator("#hand [data-action]").first.tap()
        phone.wait_for_selector("#skip")
        while phone.locator("#table").get_attribute("data-scene"):
            the_table_fits(phone)
            phone.locator("#continue").tap()
