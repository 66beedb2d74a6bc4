"""Links as people use them: copied, followed, answered; and hostile ones."""

from playwright.sync_api import expect

from e2e.person.arrival import arrival, copy_link_button, send_on_button
from e2e.person.dialogs import close, close_button, dialog
from e2e.person.douro import cards
from e2e.person.table import use
from e2e.table import copied
from ribeira.codec import link
from ribeira.codec.envelope import seal
from ribeira.codec.textfile import MAX_ACTIONS
from ribeira.core.match import Course
from ribeira.core.meta import make_setup
from ribeira.games import registry
from tests.codec.linked import crafted, place_of


def share(page, stay=False):
    """The link that *Share* copies."""
    use(page, "share")
    link = copied(page, copy_link_button(page))
    if not stay:
        close(page)
    return link


def longest():
    """22 characters for the 8000 actions that a link can hold."""
    rules = registry.rules("dosrios")
    course = Course(rules, make_setup(rules.META, 2, 7))
    while len(course.steps) < MAX_ACTIONS:
        (seat,) = rules.to_act(state=course.state)
        course.play(seat, rules.legal_actions(state=course.state, seat=seat)[0])
    return link.write(link.Linked(course.match(), (0, 0)))


def slow_down(page, times):
    """Makes the processor so many times slower for the page."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def held(url):
    """What a link holds, decoded without the page."""
    return link.read(url.partition("#")[2].partition("&")[0])


def arrive(page, url):
    """Follows a link as one does in the address bar."""
    page.goto(url)
    expect(arrival(page)).to_be_visible()


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
    onward = send_on_button(page)
    wanted = onward.or_(cards(page)).or_(close_button(page))
    while True:
        expect(wanted.first).to_be_visible()
        if dialog(page).count():
            close(page)
        elif onward.count():
            break
        else:
            cards(page).first.click()
    return copied(page, onward)
