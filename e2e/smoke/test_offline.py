"""After one visit the network is not needed, and a new version waits until it is wanted."""

from playwright.sync_api import expect

from e2e.host import RENEWED, edition, notice, visited
from e2e.table import QUICK, dealt, go, over, played, second_half, stored, truth, use, wanted
from ribeira.codec import link


def test_after_one_visit_a_game_with_bots_needs_no_network(new_page, host):
    page = visited(new_page, host, **stored(host.url, dealt(), **QUICK))
    host.pull_the_plug()
    page.context.set_offline(True)
    go(page, host.url)
    expect(notice(page)).to_have_count(0)  # the notice appears once
    assert wanted(page) == "choose"
    page.locator("#hand [data-action]").first.click()
    assert wanted(page) == "choose"
    assert truth(page).match.state.plays == 1
    for game in ("dosrios", "castelos"):
        page.locator("#tool-lobby").click()
        page.locator(f"[data-do=new][data-value={game}]").click()
        page.locator("#start").click()
        page.wait_for_selector("#table")


def test_without_network_all_that_is_no_game(new_page, host):
    """Links in and out, their code, charts, rules, languages."""
    over_and_done = played(dealt(), over)
    page = visited(new_page, host, **stored(host.url, over_and_done, **QUICK))
    host.pull_the_plug()
    page.context.set_offline(True)
    go(page, host.url)
    expect(page.locator("#charts svg").first).to_be_visible()
    page.locator("#share-end").click()
    expect(page.locator("#qr")).to_be_visible()
    page.locator("#close").click()
    shared = played(dealt(seed=8), second_half)
    page.goto(f"{host.url}#{link.write(link.Linked(shared.match, (0, 4, 4)))}")
    page.locator("#accept-now").click()
    expect(page.locator("#table")).to_be_visible()
    use(page, "rules")
    expect(page.locator("#dialog h3").first).to_be_visible()
    page.locator("#close").click()
    use(page, "settings")
    page.locator("[data-field='settings.language']").select_option("pt")
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    assert truth(page).match.state == shared.match.state


def test_a_new_version_waits_until_it_is_wanted(new_page, host):
    page = visited(new_page, host, **stored(host.url, dealt(), **QUICK))
    host.renew()
    go(page, host.url)
    expect(notice(page)).to_contain_text(RENEWED)
    assert edition(page) == 0
    page.get_by_role("button", name="Later").click()
    page.locator("#hand [data-action]").first.click()
    assert wanted(page) == "choose"
    page.wait_for_selector('#table[data-at="5"]')  # the bots have chosen, too
    before = truth(page)
    go(page, host.url)
    assert edition(page) == 0
    expect(notice(page)).to_contain_text(RENEWED)
    page.get_by_role("button", name="Reload now").click()
    page.wait_for_selector("meta[name=edition]", state="attached")
    assert wanted(page) == "choose"
    assert truth(page).match.past == before.match.past
