"""After one visit the network is not needed, and a new version waits until it is wanted."""

from playwright.sync_api import expect

from e2e.host import RENEWED, edition, until_renewed, visited
from e2e.person.arrival import accept_button, code
from e2e.person.dialogs import change_setting, close, sections
from e2e.person.douro import cards
from e2e.person.ending import charts, share_button
from e2e.person.setup import begin
from e2e.person.state import go, root, until_at, wanted
from e2e.person.table import the_table, to_lobby, use
from e2e.person.trouble import notice
from e2e.table import QUICK, dealt, over, played, second_half, stored, truth
from ribeira.codec import link


def test_after_one_visit_a_game_with_bots_needs_no_network(new_page, host):
    page = visited(new_page, host, **stored(host.url, dealt(), **QUICK))
    host.pull_the_plug()
    page.context.set_offline(True)
    go(page, host.url)
    expect(notice(page)).to_have_count(0)  # the notice appears once
    assert wanted(page) == "choose"
    cards(page).first.click()
    assert wanted(page) == "choose"
    assert truth(page).match.state.plays == 1
    for game in ("dosrios", "castelos"):
        to_lobby(page)
        begin(page, game)
        the_table(page).wait_for()


def test_without_network_all_that_is_no_game(new_page, host):
    """Links in and out, their code, charts, rules, languages."""
    over_and_done = played(dealt(), over)
    page = visited(new_page, host, **stored(host.url, over_and_done, **QUICK))
    host.pull_the_plug()
    page.context.set_offline(True)
    go(page, host.url)
    expect(charts(page).first).to_be_visible()
    share_button(page).click()
    expect(code(page)).to_be_visible()
    close(page)
    shared = played(dealt(seed=8), second_half)
    page.goto(f"{host.url}#{link.write(link.Linked(shared.match, (0, 4, 4)))}")
    accept_button(page).click()
    expect(the_table(page)).to_be_visible()
    use(page, "rules")
    expect(sections(page).first).to_be_visible()
    close(page)
    use(page, "settings")
    change_setting(page, "language", "pt")
    expect(root(page)).to_have_attribute("lang", "pt")
    assert truth(page).match.state == shared.match.state


def test_a_new_version_waits_until_it_is_wanted(new_page, host):
    page = visited(new_page, host, **stored(host.url, dealt(), **QUICK))
    host.renew()
    go(page, host.url)
    expect(notice(page)).to_contain_text(RENEWED)
    assert edition(page) == 0
    page.get_by_role("button", name="Later").click()
    cards(page).first.click()
    assert wanted(page) == "choose"
    until_at(page, 5)  # the bots have chosen, too
    before = truth(page)
    go(page, host.url)
    assert edition(page) == 0
    expect(notice(page)).to_contain_text(RENEWED)
    page.get_by_role("button", name="Reload now").click()
    until_renewed(page)
    assert wanted(page) == "choose"
    assert truth(page).match.past == before.match.past
