"""In a made-up language that is 40 % longer: every text comes from the catalogues, and it fits."""

import re

import pytest

from e2e import castelos, rios
from e2e.conftest import BOTH
from e2e.looks import cut_off, nothing_scrolls_sideways
from e2e.person.dialogs import close
from e2e.person.douro import cards
from e2e.person.ending import ranking
from e2e.person.lobby import change_button, delete_button, open_button
from e2e.person.setup import name_field, options
from e2e.person.state import go, scene, wanted
from e2e.person.table import (
    confirm_button,
    continue_button,
    hint,
    interlude,
    skip_button,
    to_lobby,
    use,
)
from e2e.screens import through_dialogs
from e2e.table import (
    NAMES,
    dealt,
    first_seat_alone,
    last_of_all,
    last_of_first_half,
    over,
    played,
    second_half,
    stored,
)
from ribeira.games.castelos.names import CASTLE_NAMES

# texts and the attributes that are read out or shown
WORDS = """() => {
  const words = [document.title];
  const spoken = ["aria-label", "aria-valuetext", "title", "alt", "placeholder"];
  for (const part of document.querySelectorAll("#app, #app *, #live")) {
    if (part.closest("[data-field='settings.language']")) continue;
    if (part.id === "typed") continue; // its example is an action
    if (part.matches("[id^='aside-'] .small")) continue; // a name in storage
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
    to_lobby(page)
    reads_well(page, "lobby")
    use(page, "about")
    reads_well(page, "about")
    close(page)
    delete_button(page).first.click()
    reads_well(page, "notice")
    change_button(page, "douro").click()
    options(page).click()
    for seat, name in enumerate(NAMES[:3]):
        name_field(page, seat + 1).fill(name)
    reads_well(page, "set-up")


@BOTH
def test_table(new_page, pseudo_site, reads_well, size):
    page = opened(new_page, pseudo_site, size, played(dealt(5), second_half))
    assert wanted(page) == "choose"
    reads_well(page, "choosing")
    through_dialogs(page, reads_well)
    cards(page).first.click()
    reads_well(page, "picked")
    confirm_button(page).click()
    skip_button(page).wait_for()
    while beat := scene(page):
        reads_well(page, f"reveal: {beat}")
        continue_button(page).click()
    use(page, "look")
    reads_well(page, "looking back")


@BOTH
def test_curtain_half_time_and_end(new_page, pseudo_site, reads_well, size):
    half = played(dealt(name="half", title="half"), last_of_first_half)
    end = played(dealt(name="end", title="end"), last_of_all)
    curtain = played(dealt(4, people=(0, 1)), first_seat_alone)
    settings = {"pace": "instant", "confirm": False}
    page = opened(new_page, pseudo_site, size, curtain, half, end, **settings)
    assert wanted(page) == "lift"
    reads_well(page, "curtain")
    signs = {"half": interlude(page, "douro.half_time.title"), "end": ranking(page)}
    for game, sign in signs.items():
        to_lobby(page)
        open_button(page, game).click()
        cards(page).click()
        sign.wait_for()
        reads_well(page, game)
        if game == "half":
            continue_button(page).click()
            reads_well(page, "donation")


@BOTH
def test_tables_of_the_other_games(new_page, pseudo_site, reads_well, size):
    land = castelos.played(castelos.dealt(3), castelos.offers("worker.lay"))
    rivers = rios.played(rios.dealt(3), rios.moves)
    for name, table in {"castelos": land, "dosrios": rivers}.items():
        page = opened(new_page, pseudo_site, size, table, pace="instant", confirm=True)
        assert wanted(page) == "choose"
        reads_well(page, name)
        for dialog in ("text", "log", "rules"):
            use(page, dialog)
            reads_well(page, f"{name}: {dialog}")
            close(page)
        use(page, "hint")
        hint(page).wait_for()
        reads_well(page, f"{name}: hint")


@BOTH
def test_the_ends_of_the_other_games(new_page, pseudo_site, reads_well, size):
    land = castelos.played(castelos.dealt(3), castelos.over)
    rivers, _ = rios.recorded("rival-wins", last=0)
    for name, end in {"castelos": land, "dosrios": rivers}.items():
        page = opened(new_page, pseudo_site, size, end, pace="instant")
        assert wanted(page) == "over"
        reads_well(page, name)
