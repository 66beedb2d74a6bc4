"""What can be measured on a page as it stands: sizes, what is cut off, what is unnamed.

Bad at: beauty.
"""

INSIDE = """selector => [...document.querySelectorAll(selector)].filter(part => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
}).map(part => part.outerHTML.slice(0, 120))"""

SCROLLED = """selector => [...document.querySelectorAll(selector)].filter(
  part => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1
).map(part => [part.outerHTML.slice(0, 60), part.scrollWidth, part.clientWidth, part.scrollHeight, part.clientHeight])"""

SMALL = """least => [...document.querySelectorAll("button, select, input, summary, a, [role=button]")]
  .filter(control => control.checkVisibility() && !control.matches(".rule"))
  .map(control => [control, (control.closest("label") ?? control).getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < least - 0.5)
  .map(([control, { width, height }]) => [control.outerHTML.slice(0, 90), width, height])"""

WIDER = "document.documentElement.scrollWidth > innerWidth"


def is_inside(page, selector):
    """Everything that is meant lies wholly in the viewport."""
    assert page.evaluate(INSIDE, selector) == []


def whole_board_is_visible(page):
    is_inside(page, "#board, #board > *")
    assert page.evaluate(SCROLLED, "#board") == []


def nothing_scrolls_sideways(page):
    assert not page.evaluate(WIDER)


def controls_are_large_enough(page, least=44):
    assert page.evaluate(SMALL, least) == []
