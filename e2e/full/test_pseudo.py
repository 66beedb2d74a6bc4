"""In a made-up language that is 40 % longer: every text comes from the catalogues, and it fits."""

import re

import pytest

from e2e import castelos, rios
from e2e.conftest import BOTH
from e2e.looks import cut_off, nothing_scrolls_sideways
from e2e.table import (
    NAMES,
    dealt,
    first_seat_alone,
    go,
    last_of_all,
    last_of_first_half,
    over,
    played,
    second_half,
    stored,
    use,
    wanted,
)
from ribeira.games.castelos.names import CASTLE_NAMES

# texts and the attributes that are read out or shown
WORDS = """() => {
  const words = [document.title];
  const spoken = ["aria-label", "aria-valuetext", "title", "alt", "placeholder"];
  for (const part of document.querySelectorAll("#app, #app *, #live")) {
    if (part.tagName === "OPTION" && part.parentElement.id === "field-settings.language") continue;
    if (part.id === "typed") continue; // its example is an action
    for (const name of spoken) if (part.hasAttribute(name)) words.push(part.getAttribute(name));
    for (const child of part.childNodes) if (child.nodeType === 3) words.push(child.data);
  }
  return words;
}"""

# nobody translates what is marked already, names, typed actions, rules, keys, numbers and signs
PROPER = "|".join((*NAMES, *CASTLE_NAMES.values(), "Rio (?:Verde|Moreno)"))
SIGNS = r"(?:play|donate) \d+|[CDOQR]-?\d+(?:\.\d+)?|[A-G]\d(?:-[A-G]\d)?|[A-Z]"
FREE = re.compile(rf"⟦[^⟦⟧]*⟧|\b(?:{PROPER}|{SIGNS})\b")


def bare(text):
    """What is left of a text when everything that may stand there is taken away."""
    while (less := FREE.sub("", text)) != text:
        text = less
    return "".join(re.findall(r"[^\W\d_]+", text))


@pytest.fixture
def reads_well():
    """A function that notes, by screen, what is not translated and what does not fit."""
    found = {}

    def look(page, name):
        untold = [word for word in page.evaluate(WORDS) if bare(word)]
        if (cut := cut_off(page)) or untold:
            found[name] = untold, cut
        nothing_scrolls_sideways(page)

    yield look
    assert found == {}


def opened(new_page, site, size, *tables, **settings):
    settings = {"language": "xx", "pace": "steps"} | settings
    page = new_page(**size, **stored(site, *tables, **settings))
    go(page, site)
    return page


@BOTH
def test_lobby_and_set_up(new_page, pseudo_site, reads_well, size):
    games = [dealt(), played(dealt(name="end"), over)]
    page = opened(new_page, pseudo_site, size, *games)
    page.locator("#tool-lobby").click()
    reads_well(page, "lobby")
    page.locator("#tool-about").click()
    reads_well(page, "about")
    page.locator("#close").click()
    page.locator("[data-do=delete]").first.click()
    reads_well(page, "notice")
    page.locator("[data-do=new][data-value=douro]").click()
    page.locator("#options summary").click()
    for seat, name in enumerate(NAMES[:3]):
        page.locator(f"#field-name-{seat}").fill(name)
    reads_well(page, "set-up")


@BOTH
def test_table(new_page, pseudo_site, reads_well, size):
    page = opened(new_page, pseudo_site, size, played(dealt(5), second_half))
    assert wanted(page) == "choose"
    reads_well(page, "choosing")
    for dialog in ("text", "log", "hint", "rules", "settings"):
        use(page, dialog)
        if dialog == "hint":
            page.wait_for_selector("#advice")
        reads_well(page, dialog)
        page.locator("#close").click()
    page.locator("#hand [data-action]").first.click()
    reads_well(page, "picked")
    page.locator("#confirm").click()
    page.wait_for_selector("#skip")
    while scene := page.locator("#table").get_attribute("data-scene"):
        reads_well(page, f"reveal: {scene}")
        page.locator("#continue").click()
    use(page, "look")
    reads_well(page, "looking back")


@BOTH
def test_curtain_half_time_and_end(new_page, pseudo_site, reads_well, size):
    half = played(dealt(name="half"), last_of_first_half)
    end = played(dealt(name="end"), last_of_all)
    curtain = played(dealt(4, people=(0, 1)), first_seat_alone)
    settings = {"pace": "instant", "confirm": False}
    page = opened(new_page, pseudo_site, size, curtain, half, end, **settings)
    assert wanted(page) == "lift"
    reads_well(page, "curtain")
    for game, sign in {"half": "#interlude", "end": "#ranking"}.items():
        page.locator("#tool-lobby").click()
        page.locator(f"#open-{game}").click()
        page.locator("#hand [data-action]").click()
        page.wait_for_selector(sign)
        reads_well(page, game)
        if game == "half":
            page.locator("#continue").click()
            reads_well(page, "donation")


@BOTH
def test_tables_of_the_other_games(new_page, pseudo_site, reads_well, size):
    land = castelos.played(castelos.dealt(3), castelos.offers("worker.lay"))
    rivers = rios.played(rios.dealt(3), rios.moves)
    for name, table in {"castelos": land, "dosrios": rivers}.items():
        page = opened(new_page, pseudo_site, size, table, pace="instant", confirm=True)
        assert wanted(page) == "choose"
        reads_well(page, name)
        for dialog in ("text", "log", "hint", "rules"):
            use(page, dialog)
            if dialog == "hint":
                page.wait_for_selector("#advice")
            reads_well(page, f"{name}: {dialog}")
            page.locator("#close").click()


@BOTH
def test_the_ends_of_the_other_games(new_page, pseudo_site, reads_well, size):
    land = castelos.played(castelos.dealt(3), castelos.over)
    rivers, _ = rios.recorded("rival-wins", last=0)
    for name, end in {"castelos": land, "dosrios": rivers}.items():
        page = opened(new_page, pseudo_site, size, end, pace="instant")
        assert wanted(page) == "over"
        reads_well(page, name)
