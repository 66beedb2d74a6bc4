"""The deals of the day, with a clock that stands still: by keyboard and by typed words, on a
desktop and a phone.
"""

import re
from datetime import UTC, date, datetime

import pytest
from playwright.sync_api import expect

from e2e.conftest import PHONE
from e2e.full.test_ear import NUMBERED, ask, names_of, type_line
from e2e.person.daily import calendar_button, day_in_calendar, day_result, todays_deal, way
from e2e.person.dialogs import close, dialog
from e2e.person.douro import cards
from e2e.person.ear import line
from e2e.person.ending import again_button
from e2e.person.state import go, until_live, wanted
from e2e.person.table import continue_button
from e2e.person.words import button, heading, say
from e2e.smoke.games.test_by_keyboard import has_focus, press, tab_to
from e2e.table import QUICK, kept, stored, truth
from ribeira.app.daily import kept as days
from ribeira.app.daily.days import say_day
from ribeira.app.daily.tables import seed_of

LATE = datetime(2026, 11, 20, 23, 30, tzinfo=UTC)
"""At Greenwich; in Lisbon it is the same day, in Helsinki the next."""
TODAY, TOMORROW = date(2026, 11, 20), date(2026, 11, 21)


def opened(new_page, site, fragment="", time=LATE, **more):
    settings = {"timezone_id": "Europe/Lisbon", **more}
    texts = settings.pop("texts", {})
    page = new_page(**stored(site, **{**QUICK, **texts}), **settings)
    page.clock.set_fixed_time(time)
    go(page, f"{site}{fragment}")
    return page


def deals(page):
    return days.read(kept(page)[days.DAYS])


def leave(page):
    button(page, say(page, "page.home")).click()
    calendar_button(page).wait_for()


def test_a_deal_by_keyboard_from_the_lobby_to_the_calendar(new_page, site):
    page = opened(new_page, site)
    tab_to(page, todays_deal(page, "douro"))
    press(page, "Enter")
    assert wanted(page) == "choose"
    assert truth(page).match.setup.seed == seed_of("douro", TODAY)
    page.clock.set_fixed_time(LATE.replace(day=21))  # midnight comes during the game
    while (want := wanted(page)) != "over":
        tab_to(page, cards(page) if want == "choose" else continue_button(page))
        press(page, "Enter")
    expect(again_button(page)).to_be_focused()
    ((key, deal),) = deals(page).items()
    assert key == (TODAY, "douro")
    assert deal.place
    assert not deal.late
    text = day_result(page).input_value()
    assert say(page, say_day(TODAY)) in text
    assert text.endswith(f"#day=douro.{TODAY.isoformat()}")

    leave(page)
    expect(todays_deal(page, "douro")).to_have_accessible_name(
        re.compile(say(page, "day.new"))  # of the day after midnight
    )
    tab_to(page, calendar_button(page))
    press(page, "Enter")
    dialog(page, "day.today").wait_for()
    today = day_in_calendar(page, say_day(TOMORROW))
    expect(today).to_be_focused()
    press(page, "ArrowLeft")
    assert has_focus(day_in_calendar(page, say_day(TODAY)))
    press(page, "Enter")
    expect(day_in_calendar(page, say_day(TODAY))).to_have_attribute("aria-pressed", "true")
    tab_to(page, way(page, "day.show", "douro"))
    press(page, "Enter")
    expect(day_result(page)).to_be_visible()


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_a_deal_by_typed_words(new_page, site, size):
    page = opened(new_page, site, texts={"ear": True}, **size)
    todays_deal(page, "douro").press("Enter")
    (moves, *_), over = names_of(page, "moves"), again_button(page).first
    for _ in range(60):
        expect(line(page).or_(over)).to_be_visible()
        if over.is_visible():
            break
        expect(page).to_have_title(re.compile(re.escape(say(page, "table.your_turn")), re.I))
        type_line(page, NUMBERED.search(ask(page, moves))[1])
        expect(heading(page, say(page, "ear.answer")).or_(over)).to_be_visible()
    expect(day_result(page)).to_be_visible()
    ((key, deal),) = deals(page).items()
    assert key == (TODAY, "douro")
    assert deal.place


def test_a_deal_goes_on_after_a_reload_and_is_the_same_without_a_worker(new_page, site):
    """One device has no worker and reloads after each choice; what is played is the same."""
    games = []
    for alone in (False, True):
        page = opened(new_page, site)
        if alone:
            page.route("**/bot_worker.js", lambda route: route.abort())
            page.reload()
            until_live(page)
        todays_deal(page, "douro").click()
        for _ in range(3):
            while wanted(page) == "continue":
                continue_button(page).click()
            cards(page).first.click()
            assert wanted(page) in ("choose", "continue")
            if alone:
                page.reload()
                until_live(page)
        match = truth(page).match
        games.append([sorted(step.action.at for step in match.steps[n : n + 3]) for n in (0, 3)])
    assert games[0] == games[1]


def test_the_day_is_that_of_the_place_and_none_is_played_too_early(new_page, site):
    page = opened(new_page, site, timezone_id="Europe/Helsinki")
    todays_deal(page, "castelos").click()
    assert truth(page).match.setup.seed == seed_of("castelos", TOMORROW)
    page.close()
    page = opened(new_page, site, "#day=castelos.2026-11-21")
    expect(page.get_by_role("alert")).to_contain_text(say(page, say_day(TODAY)))
    page.close()
    page = opened(new_page, site, "#day=castelos.2026-11-19")
    dialog(page, "day.today").wait_for()
    way(page, "day.play", "castelos").click()
    assert truth(page).match.setup.seed == seed_of("castelos", date(2026, 11, 19))


@pytest.mark.parametrize("width", [320, 390, 1280])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_row_and_calendar_have_room(new_page, site, width, theme):
    page = opened(new_page, site, color_scheme=theme, viewport={"width": width, "height": 640})
    calendar_button(page).click()
    dialog(page, "day.today").wait_for()
    for days_shown in (dialog(page).get_by_role("button"), None):
        if days_shown is None:
            close(page)
            days_shown = page.get_by_role("region", name=say(page, "day.today")).get_by_role(
                "button"
            )
        for box in (one.bounding_box() for one in days_shown.all()):
            assert box["width"] > 43.5
            assert box["height"] > 43.5
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
