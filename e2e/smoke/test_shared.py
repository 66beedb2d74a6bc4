"""Pages that tests share, one after the other: nothing of one test is left for the next."""

import pytest

from e2e.person.setup import begin
from e2e.person.state import go, screen, wanted
from e2e.table import dealt, kept, stored


def test_the_next_page_starts_with_nothing(live_page, site):
    page = live_page(**stored(site, dealt()))
    go(page, site)
    assert screen(page) == "table"
    assert live_page() is page
    go(page, site)
    assert screen(page) == "lobby"
    begin(page, "douro")
    assert wanted(page) == "choose"
    assert kept(page)
    page.evaluate("globalThis.trace = 'one'; sessionStorage.setItem('trace', 'one')")
    live_page()
    assert kept(page) == {}
    go(page, site)
    assert screen(page) == "lobby"
    assert page.evaluate("[globalThis.trace ?? '', sessionStorage.length]") == ["", 0]


@pytest.mark.parametrize(
    ("leave", "clear", "kind"),
    [
        ("document.cookie = 'trace=one'", "document.cookie = 'trace=; max-age=0'", "cookies"),
        ("caches.open('trace')", "caches.delete('trace')", "caches"),
        ("window.name = 'trace'", "window.name = ''", "name"),
    ],
)
def test_what_is_not_emptied_is_found(live_page, leave, clear, kind):
    page = live_page()
    page.evaluate(f"async () => {{ await ({leave}); }}")
    with pytest.raises(AssertionError, match=kind):
        live_page()
    page.evaluate(f"async () => {{ await ({clear}); }}")
    assert live_page() is page


def test_what_would_last_is_refused(live_page):
    page = live_page()
    for act in (page.add_init_script, page.route, page.clock.install, page.context.new_page):
        with pytest.raises(AssertionError, match="would last"):
            act()


def test_other_settings_have_a_page_of_their_own(live_page):
    assert live_page() is not live_page(color_scheme="dark")
