"""Links as people use them: copied, followed, answered; and hostile ones."""

from playwright.sync_api import expect

from e2e.table import (
    copied,
    use,
)
from ribeira.codec import link
from ribeira.codec.envelope import seal
from tests.codec.linked import crafted, place_of


def share(page, close=True):
    """The link that *Share* copies."""
    use(page, "share")
    link = copied(page, page.locator("#share-copy"))
    if close:
        page.locator("#close").click()
    return link


def held(url):
    """What a link holds, decoded without the page."""
    return link.read(url.partition("#")[2].partition("&")[0])


def arrive(page, url):
    """Follows a link as one does in the address bar."""
    page.goto(url)
    expect(page.locator("main.arrival")).to_be_visible()


HOSTILE = {
    "cut": lambda payload: payload[:-3],
    "changed": lambda payload: payload[:-3] + ("A" if payload[-3] != "A" else "B") + payload[-2:],
    "foreign": lambda _: "section-2",
    "markup": lambda _: "<img src=x onerror=alert(1)>",
    "too long": lambda payload: payload * 300,
    "a newer format": lambda payload: seal(2, payload[5:]),
    "other rules": lambda _: crafted((place_of("rules"), 0, 64)),
    "impossible": lambda _: crafted(more=[(1, 9)]),
}


def turn(page):
    """Plays until somebody else is wanted, and copies the link for them."""
    wanted = page.locator("#send-on, #hand [data-action], #dialog #close")
    while True:
        expect(wanted.first).to_be_visible()
        if page.locator("#dialog").count():
            page.locator("#close").click()
        elif page.locator("#send-on").count():
            break
        else:
            page.locator("#hand [data-action]").first.click()
    return copied(page, page.locator("#send-on [data-do=copy]"))
