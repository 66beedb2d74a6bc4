"""What WCAG 2.2 AA asks of a page and a script can measure: reflow, targets, spacing of text."""

from typing import Any

from playwright.sync_api import Page

from tools.places import ROOT

SMALLEST = (320, 256)
"""A window of 1280 by 1024 pixels at 400 %."""
SPACE_OUT = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`*:not(svg, svg *) { line-height: 1.5 !important;
      letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [sheet];
}"""
"""What somebody may ask for, by WCAG 1.4.12."""
SPACE_NO_MORE = "() => { document.adoptedStyleSheets = []; }"
SCRIPT = (ROOT / "tools/looks/wcag.js").read_text("utf-8")
MEASURE = SCRIPT.partition("export default ")[2].rstrip(";\n")


def measured(page: Page, *names: str) -> list[str]:
    """What is wrong on the page as it stands, of what these lists look for."""
    found: dict[str, Any] = page.evaluate(MEASURE)
    return [f"{name}: {what}" for name in names for what in found[name][:3]]


def settled(page: Page) -> None:
    page.evaluate("() => new Promise(requestAnimationFrame)")
    page.evaluate("() => document.fonts.ready.then(() => true)")
