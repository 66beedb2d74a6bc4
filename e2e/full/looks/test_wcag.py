"""WCAG 2.2 AA on every screen and dialog: reflow at 400 %, targets, spacing of text."""

import pytest

from e2e.screens import LIGHT_DESKTOP, SCREENS
from e2e.wcag import SMALLEST, SPACE_NO_MORE, SPACE_OUT, measured, settled

SIZES = (SMALLEST, (320, 568), (390, 844), (844, 390), (820, 1180), (1280, 800))
"""400 %, small and usual phones, one on its side, a tablet, a desktop."""


UPRIGHT, SIDEWAYS = ((390, 844), (0, 47, 0, 34)), ((844, 390), (47, 0, 47, 21))
"""A phone with a notch, upright and on its side: what its edges take, from the left clockwise."""
NOT_SIDEWAYS = ("set-up with a notice", "rules", "rules opened at a rule", "hint", "half-time")
"""Where something still lies under an edge (docs/accessibility.md)."""
ON_ITS_SIDE = ("lobby and set-up", "table", "curtain", "half-time and the end")
UNDER_EDGES = r"""([left, top, right, bottom]) => {
  const scrolls = document.documentElement.scrollHeight > innerHeight + 1;
  const clipped = (e) => e && (getComputedStyle(e).clipPath !== "none" || clipped(e.parentElement));
  const seen = (e) => e.checkVisibility({ visibilityProperty: true }) && !clipped(e);
  const under = ({ x, y, width, height }) => width > 0 && (
    x < left - 1 || x + width > innerWidth - right + 1 || (y < top - 1 && scrollY === 0)
    || (y + height > innerHeight - bottom + 1 && !scrolls));
  const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  return [...scope.querySelectorAll("button, a, input, select, summary, h1, h2, p")]
    .filter((e) => seen(e) && !e.closest("svg, .dialog-body") && under(e.getBoundingClientRect()))
    .map((e) => e.outerHTML.replace(/<svg.*/s, "").slice(0, 120));
}"""


@pytest.fixture
def looks():
    """A function that looks at the page as it stands, at every size, and notes what is wrong."""
    wrong = {}

    def look(page, name):
        before, found = page.viewport_size, []
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            settled(page)
            lists = (
                "wide",
                "beyond",
                "small",
                *(("still",) if (width, height) == SMALLEST else ()),
            )
            said = measured(page, *lists)
            page.evaluate(SPACE_OUT)
            settled(page)
            said += [f"spaced, {what}" for what in measured(page, "wide", "beyond", "cut")]
            page.evaluate(SPACE_NO_MORE)
            found += [f"{width}x{height} {what}" for what in said]
        page.set_viewport_size(before)
        settled(page)
        if found:
            wrong[name] = found

    yield look
    assert not wrong, "\n".join(f"{name}: {one}" for name, found in wrong.items() for one in found)


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_lost_at_any_size(new_page, site, looks, screen):
    SCREENS[screen](new_page, site, looks, **LIGHT_DESKTOP)


@pytest.fixture
def looks_at_edges(request):
    """A function that looks for words and controls under the edges of a phone with a notch."""
    wrong = {}

    def look(page, name):
        before, wire = page.viewport_size, page.context.new_cdp_session(page)
        lies = request.node.callspec.params["screen"] in ON_ITS_SIDE and name not in NOT_SIDEWAYS
        for (width, height), edges in (UPRIGHT, SIDEWAYS) if lies else (UPRIGHT,):
            page.set_viewport_size({"width": width, "height": height})
            insets = dict(zip(("left", "top", "right", "bottom"), edges, strict=True))
            wire.send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
            settled(page)
            if found := page.evaluate(UNDER_EDGES, edges):
                wrong[f"{name}, {width}x{height}"] = found[:4]
        wire.send("Emulation.setSafeAreaInsetsOverride", {"insets": {}})
        wire.detach()
        page.set_viewport_size(before)
        settled(page)

    yield look
    assert not wrong, "\n".join(f"{name}: {found}" for name, found in wrong.items())


@pytest.mark.parametrize("screen", SCREENS)
def test_no_edge_of_a_phone_covers_anything(new_page, site, looks_at_edges, screen):
    SCREENS[screen](new_page, site, looks_at_edges, **LIGHT_DESKTOP)
