"""The design on the page: typefaces, contrast, and the screens around a game at five sizes."""

import pytest
from playwright.sync_api import expect

from e2e.looks import controls_are_large_enough, cut_off, nothing_scrolls_sideways
from e2e.person.dialogs import change_setting, close, dialog
from e2e.person.ending import again_button, winner
from e2e.person.lobby import change_button, open_button, play_button
from e2e.person.setup import choose_seats, faces
from e2e.person.state import go, wanted
from e2e.person.table import play_hint_button, to_lobby, use
from e2e.table import QUICK, dealt, over, played, stored
from ribeira.games import registry
from ribeira.games.registry import game_ids
from tools.looks.moments import MOMENTS, table_of

FACES = """async () => {
  await document.fonts.ready;
  return [...document.fonts].filter(face => face.status === "loaded").map(face => face.family);
}"""
OURS = {"Faustina", "Yeseva One"}


def typefaces(page):
    return {name.strip('"') for name in page.evaluate(FACES)}


def test_the_typefaces_come(page, site):
    go(page, site)
    assert typefaces(page) >= OURS
    for selector, family in (("h1", "Yeseva One"), ("p", "Faustina")):
        style = "part => getComputedStyle(part).fontFamily"
        assert page.locator(f"#app {selector}").first.evaluate(style).strip('"').startswith(family)


@pytest.mark.parametrize("system", ["more", "no-preference"])
def test_contrast_comes_from_the_system_and_from_the_settings(new_page, site, system):
    page = new_page(contrast=system)
    go(page, site)
    root = page.locator("html")
    expect(root).to_have_attribute("data-contrast", "more" if system == "more" else "normal")
    use(page, "settings")
    other = "normal" if system == "more" else "more"
    change_setting(page, "contrast", other)
    expect(root).to_have_attribute("data-contrast", other)
    ground = "part => getComputedStyle(part).backgroundColor"
    assert (root.evaluate(ground) == "rgb(255, 255, 255)") == (other == "more")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_who_asks_for_contrast_reads_seven_to_one(new_page, site, axe_findings, theme):
    """In the lobby, dialogs, at every table with a hint, and at an end."""
    found = []

    def look(name):
        found.extend(f"{name}: {what}" for what in axe_findings(page, "color-contrast-enhanced"))

    games = [table_of(one) for one in MOMENTS if one.name == "hint"]
    ended = played(dealt(name="ended"), over)
    settings = {"theme": theme, "contrast": "more", "motion": "off", **QUICK}
    for table in (*games, ended):
        page = new_page(bypass_csp=True, **stored(site, table, **settings))
        go(page, site)
        if wanted(page) == "choose":
            look("table")
            for name in ("settings", "log", "rules"):
                use(page, name)
                look(name)
                close(page)
            use(page, "hint")
            play_hint_button(page).wait_for()
            look("hint")
        else:
            look("end")
        to_lobby(page)
        look("lobby")
        change_button(page, table.match.setup.game).click()
        look("sheet")
    assert not found, "\n".join(found)


# Screens before and after a game

SIZES = {
    "desktop": (1280, 800),
    "phone": (390, 844),
    "on its side": (844, 390),
    "small": (320, 568),
    "zoomed": (320, 256),
}
PRIMARIES = """() => [...document.querySelectorAll("[data-rank=primary]")].filter(button =>
  button.checkVisibility() && !button.closest("[inert]")).length"""
FACES_SHOWN = """selector => [...document.querySelectorAll(`${selector} .portrait`)]
  .map(face => face.outerHTML)"""


def is_well_made(page):
    for width, height in SIZES.values():
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(PRIMARIES) <= 1
        nothing_scrolls_sideways(page)
        controls_are_large_enough(page)
        assert cut_off(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_lobby_sheet_and_end_find_room(new_page, site, language, theme):
    going, ended = dealt(), played(dealt(name="ended"), over)
    settings = {"language": language, "theme": theme, **QUICK}
    page = new_page(**stored(site, going, ended, opened=False, **settings))
    go(page, site)
    is_well_made(page)
    for game in game_ids():
        change_button(page, game).click()
        is_well_made(page)
        faces(page).last.click()
        is_well_made(page)
        page.go_back()
    open_button(page).last.click()
    expect(winner(page)).to_be_visible()
    is_well_made(page)


def test_a_newcomer_plays_after_one_click(page, site):
    go(page, site)
    assert page.evaluate(PRIMARIES) == 1
    play_button(page, "douro").click()
    assert wanted(page) == "choose"
    assert not dialog(page).is_visible()


@pytest.mark.parametrize("game", game_ids())
def test_no_two_who_would_play_look_alike(page, site, game):
    go(page, site)
    change_button(page, game).click()
    choose_seats(page, max(registry.meta(game).seats))
    shown = page.evaluate(FACES_SHOWN, "#company")
    assert len(set(shown)) == len(shown) == max(registry.meta(game).seats)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_who_won_and_what_next_is_in_the_first_window(new_page, site, size):
    width, height = SIZES[size]
    page = new_page(
        viewport={"width": width, "height": height}, **stored(site, played(dealt(), over))
    )
    go(page, site)
    for part in (winner(page), again_button(page)):
        expect(part).to_be_in_viewport(ratio=1)
    shown = page.evaluate(FACES_SHOWN, "#podium")
    assert len(set(shown)) == len(shown) == 3
