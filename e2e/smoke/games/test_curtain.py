"""Several people at one screen: nothing in the document is secret from the person before it."""

import re

from playwright.sync_api import expect

from e2e.looks import every_word
from e2e.person.dialogs import close
from e2e.person.douro import cards, hand, in_front_of
from e2e.person.state import go, wanted
from e2e.person.table import (
    continue_button,
    expect_no_cards,
    lift_button,
    now_button,
    take_back_button,
    tip,
    use,
    who_is_called,
)
from e2e.table import QUICK, chosen, dealt, played, stored, truth

SEED = 4_000_018_082
TWIN = 4_000_021_981
"""Another deal that looks the same to everybody until the first boat is turned."""


def shown_card(page, seat):
    """What lies in front of a seat: a number, or nothing that can be read."""
    label = in_front_of(page, truth(page).names[seat]).get_attribute("aria-label")
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
        use(page, dialog)
        words += every_word(page)
        close(page)
    use(page, "look")
    words += every_word(page)
    now_button(page).click()
    return words + every_word(page)


def test_two_people_and_a_bot_keep_their_secrets_for_a_whole_game(live_page, site):
    page = live_page(**stored(site, dealt(3, people=(0, 1), seed=SEED), **QUICK))
    go(page, site)
    viewer, lifted = None, []
    while (want := wanted(page)) != "over":
        nothing_is_betrayed(page, viewer if want == "choose" else None)
        if want == "lift":
            name = who_is_called(page)
            expect_no_cards(page)
            lift_button(page).click()
            viewer = truth(page).names.index(name)
            lifted.append(viewer)
        elif want == "choose":
            assert set(hand(page)) == set(truth(page).match.state.hands[viewer])
            cards(page).last.click()
        else:
            continue_button(page).click()
    assert lifted == [0, 1] * 21


def seen_by_bruno(live_page, site, table):
    """All that the second person can find at a table where the first has chosen."""
    page = live_page(**stored(site, table, **QUICK))
    go(page, site)
    assert wanted(page) == "lift"
    behind = every_word(page)
    lift_button(page).click()
    assert wanted(page) == "choose"
    return behind + look_everywhere(page)


def test_another_deal_and_other_choices_make_the_very_same_page(live_page, site):
    one, other = (dealt(3, people=(0, 1), seed=seed) for seed in (SEED, TWIN))
    sight = one.match.game.sight
    assert one.match.state.stack != other.match.state.stack
    assert sight(one.match.state, 1) == sight(other.match.state, 1)
    words = seen_by_bruno(live_page, site, chosen(one, (0, "play 3"), (2, "play 8")))
    assert words == seen_by_bruno(live_page, site, chosen(other, (0, "play 9"), (2, "play 0")))


def test_other_donations_make_the_very_same_page(live_page, site):
    def halved(ana, clara):
        table = played(dealt(3, people=(0, 1), seed=SEED), lambda state, _: state.stage == "donate")
        return chosen(table, (0, f"donate {ana}"), (2, f"donate {clara}"))

    words = seen_by_bruno(live_page, site, halved(3, 8))
    assert words == seen_by_bruno(live_page, site, halved(9, 0))


def test_the_curtain_falls_again_after_a_reload_and_after_undo(live_page, site):
    table = chosen(dealt(3, people=(0, 1), seed=SEED), (2, "play 4"))
    page = live_page(**stored(site, table, **QUICK))
    go(page, site)
    lift_button(page).click()
    assert wanted(page) == "choose"
    go(page, site)
    assert wanted(page) == "lift"
    expect_no_cards(page)
    lift_button(page).click()
    cards(page).first.click()
    assert who_is_called(page) == "Bruno"
    take_back_button(page).click()
    assert who_is_called(page) == "Ana"
    assert truth(page).match.state.chosen[0] is None


def test_no_tooltip_stays_behind_the_curtain(live_page, site):
    table = chosen(dealt(3, people=(0, 1), seed=SEED), (2, "play 4"))  # no bot brings a redraw
    page = live_page(**stored(site, table, **QUICK))
    go(page, site)
    lift_button(page).click()
    chosen_card = cards(page).last
    chosen_card.hover()
    expect(tip(page)).to_have_text(re.compile(r"Play the \d+"))
    chosen_card.click()
    assert wanted(page) == "lift"
    nothing_is_betrayed(page, None)
