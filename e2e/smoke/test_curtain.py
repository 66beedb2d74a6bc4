"""Several people at one screen: nothing in the document is secret from the person before it."""

import re

from e2e.looks import every_word
from e2e.table import QUICK, chosen, dealt, go, hand, played, stored, truth, wanted

SEED = 4_000_018_082
TWIN = 4_000_021_981
"""Another deal that looks the same to everybody until the first boat is turned."""


def shown_card(page, seat):
    """What lies in front of a seat: a number, or nothing that can be read."""
    label = page.locator(f"#douro-seat-{seat}-card").get_attribute("aria-label")
    found = re.fullmatch(r"card (\d+)", label)
    return int(found[1]) if found else None


# the plain scripts and the remarks of the page itself, the same for everybody
BUILT_IN = re.compile(r"<script>.*?</script>|<!--.*?-->", re.DOTALL)


def nothing_is_betrayed(page, viewer):
    """Compares the document with the stored game, which knows everything."""
    table = truth(page)
    state, text = table.match.state, BUILT_IN.sub("", page.content())
    assert not re.search(rf"\b{SEED}\b", text)
    assert not re.search(r"\b(R\d\d)\b", text)  # no face of any boat by its name in the code
    own = state.hands[viewer] if viewer is not None else ()
    legal = table.match.game.legal_actions(state, viewer) if viewer is not None else ()
    may_play = {table.match.game.write(action) for action in legal}
    assert set(re.findall(r"\b(?:play|donate) \d+\b", text)) <= may_play
    assert {int(card) for card in re.findall(r"douro-card-(\d+)", text)} <= set(own)
    assert {int(card) for card in re.findall(r"(?:Play|Give) the (\d+)", text)} <= set(own)
    assert not re.search(r"puts the|gives the", text)
    for seat in range(len(table.players)):
        last = state.last.cards[seat] if state.last else None
        assert shown_card(page, seat) in (None, last, *state.spent[seat])


def look_everywhere(page):
    """Opens everything that can be opened, and reads it."""
    words = []
    for dialog in ("log", "text"):
        page.locator(f"#tool-{dialog}").click()
        words += every_word(page)
        page.locator("#close").click()
    page.locator("#tool-look").click()
    words += every_word(page)
    page.locator("#now").click()
    return words + every_word(page)


def test_two_people_and_a_bot_keep_their_secrets_for_a_whole_game(new_page, site):
    page = new_page(**stored(site, dealt(3, people=(0, 1), seed=SEED), **QUICK))
    go(page, site)
    viewer, lifted = None, []
    while (want := wanted(page)) != "over":
        nothing_is_betrayed(page, viewer if want == "choose" else None)
        if want == "lift":
            name = page.locator("#curtain h2").inner_text().split(",")[0]
            assert page.locator("#hand button, #hand [aria-label]").count() == 0
            page.locator("#lift").click()
            viewer = truth(page).names.index(name)
            lifted.append(viewer)
        elif want == "choose":
            assert set(hand(page)) == set(truth(page).match.state.hands[viewer])
            page.locator("#hand [data-action]").last.click()
        else:
            page.locator("#continue").click()
    assert lifted == [0, 1] * 21


def seen_by_bruno(new_page, site, table):
    """All that the second person can find at a table where the first has chosen."""
    page = new_page(**stored(site, table, **QUICK))
    go(page, site)
    assert wanted(page) == "lift"
    behind = every_word(page)
    page.locator("#lift").click()
    assert wanted(page) == "choose"
    return behind + look_everywhere(page)


def test_another_deal_and_other_choices_make_the_very_same_page(new_page, site):
    one, other = (dealt(3, people=(0, 1), seed=seed) for seed in (SEED, TWIN))
    sight = one.match.game.sight
    assert one.match.state.stack != other.match.state.stack
    assert sight(one.match.state, 1) == sight(other.match.state, 1)
    words = seen_by_bruno(new_page, site, chosen(one, (0, "play 3"), (2, "play 8")))
    assert words == seen_by_bruno(new_page, site, chosen(other, (0, "play 9"), (2, "play 0")))


def test_other_donations_make_the_very_same_page(new_page, site):
    def halved(ana, clara):
        table = played(dealt(3, people=(0, 1), seed=SEED), lambda state, _: state.stage == "donate")
        return chosen(table, (0, f"donate {ana}"), (2, f"donate {clara}"))

    words = seen_by_bruno(new_page, site, halved(3, 8))
    assert words == seen_by_bruno(new_page, site, halved(9, 0))


def test_the_curtain_falls_again_after_a_reload_and_after_undo(new_page, site):
    table = chosen(dealt(3, people=(0, 1), seed=SEED), (2, "play 4"))
    page = new_page(**stored(site, table, **QUICK))
    go(page, site)
    page.locator("#lift").click()
    assert wanted(page) == "choose"
    go(page, site)
    assert wanted(page) == "lift"
    assert page.locator("#hand button").count() == 0
    page.locator("#lift").click()
    page.locator("#hand [data-action]").first.click()
    assert page.locator("#curtain h2").inner_text().startswith("Bruno")
    page.locator("#curtain [data-do=undo]").click()
    assert page.locator("#curtain h2").inner_text().startswith("Ana")
    assert truth(page).match.state.chosen[0] is None
