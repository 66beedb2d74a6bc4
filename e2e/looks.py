"""Measures of the layout of a page: sizes, what is cut off, what has no name."""

INSIDE = """selector => [...document.querySelectorAll(selector)].filter(part => {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  return left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
}).map(part => part.outerHTML.slice(0, 120))"""

UNFIT = """([selector, frame]) => {
  const outer = document.querySelector(frame).getBoundingClientRect();
  return [...document.querySelectorAll(selector)].filter(part => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    return left < outer.left - 1 || top < outer.top - 1 || right > outer.right + 1
      || bottom > outer.bottom + 1 || part.scrollHeight > part.clientHeight + 1;
  }).map(part => part.outerHTML.slice(0, 120));
}"""

SCROLLED = """selector => [...document.querySelectorAll(selector)].filter(
  part => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1
).map(part => part.outerHTML.slice(0, 120))"""

# what is inert, as the copy of a card that flies, is no control
SMALL = """least => [...document.querySelectorAll("button, select, input, summary, a")]
  .filter(control => control.checkVisibility() && !control.matches(".rule, .why, [inert] *"))
  .map(control => [control, (control.closest("label") ?? control).getBoundingClientRect()])
  .filter(([, { width, height }]) => Math.min(width, height) < least - 0.5)
  .map(([control, { width, height }]) => [control.outerHTML.slice(0, 90), width, height])"""

WIDER = "document.documentElement.scrollWidth > innerWidth"

# a control or a line of text that is wider, or a control that is higher, than its box
CUT_OFF = """() => {
  const parts = "button, select, summary, h1, h2, h3, p, li, th, td, label, .notice";
  const hidden = part => part.closest("svg, .visually-hidden, .log") || !part.clientWidth
    || getComputedStyle(part).clipPath !== "none";
  const wide = part => part.scrollWidth > part.clientWidth + 1;
  const high = part => part.matches("button, select") && part.scrollHeight > part.clientHeight + 1;
  return [...document.querySelectorAll("#app :is(" + parts + ")")]
    .filter(part => part.checkVisibility() && !hidden(part) && (wide(part) || high(part)))
    .map(part => part.outerHTML.slice(0, 120));
}"""

# selects show their choice on one line and do not tell when it is too long
CUT_CHOICES = """() => {
  const arrow = 20, brush = document.createElement("canvas").getContext("2d");
  const room = (part, { paddingLeft, paddingRight }) =>
    part.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow;
  return [...document.querySelectorAll("#app select")].filter(part => {
    const style = getComputedStyle(part);
    brush.font = style.font;
    const { width } = brush.measureText(part.selectedOptions[0].text);
    return part.checkVisibility() && width > room(part, style);
  }).map(part => part.selectedOptions[0].text);
}"""

TRAVELS = """one => one.id !== "now" && !(one.effect.getTiming().duration <= 160
  && one.effect.getKeyframes().every(frame => "opacity" in frame && !("transform" in frame)))"""
"""Whether an animation is neither a short fade nor a ring round what has changed: those who want no
motion see these two."""


def is_inside(page, selector):
    """Everything that the selector finds is wholly in the viewport."""
    assert page.evaluate(INSIDE, selector) == []


def fits(page, selector, frame):
    """Everything that the selector finds is wholly in the frame, with all its content."""
    assert page.evaluate(UNFIT, [selector, frame]) == []


def whole_board_is_visible(page):
    is_inside(page, "#board, #board > *")
    assert page.evaluate(SCROLLED, "#board") == []


def nothing_scrolls_sideways(page):
    assert not page.evaluate(WIDER)


def controls_are_large_enough(page, least=44):
    small = page.evaluate(SMALL, least)
    assert not small, small


def cut_off(page):
    """Texts and controls that are cut off by their box."""
    return page.evaluate(CUT_OFF) + page.evaluate(CUT_CHOICES)


def every_word(page):
    """All text, all attributes and all form values of the document, in order."""
    return page.evaluate(EVERY_WORD)


EVERY_WORD = """() => {
  const words = [location.href, document.title];
  for (const part of document.querySelectorAll("*")) {
    if (part.tagName === "SCRIPT" || part.tagName === "STYLE") continue;
    for (const { name, value } of part.attributes) words.push(`${name}=${value}`);
    for (const child of part.childNodes) if (child.nodeType !== 1) words.push(child.data);
    if ("value" in part) words.push(String(part.value));
  }
  return words.map(word => word.trim()).filter(Boolean);
}"""
