"""The keyboard alone: the way to a control, and pressing it."""

from playwright.sync_api import Locator, Page

# the keys that lead towards a control, the best one first
TOWARDS = """to => {
  const from = document.activeElement;
  if (from === to) return ["Enter"];
  const group = to.closest("[data-rove]");
  const back = from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING;
  if (!group || group !== from.closest("[data-rove]")) return [back ? "Shift+Tab" : "Tab"];
  if (!group.dataset.rove) return ["ArrowRight"];
  const [a, b] = [from, to].map(one => one.getBoundingClientRect());
  const right = b.x + b.width / 2 - a.x - a.width / 2;
  const down = b.y + b.height / 2 - a.y - a.height / 2;
  const level = ["ArrowLeft", "ArrowRight"], upright = ["ArrowUp", "ArrowDown"];
  if (right > 0) level.reverse();
  if (down > 0) upright.reverse();
  const [one, other] = Math.abs(right) > Math.abs(down) ? [level, upright] : [upright, level];
  return [one[0], other[0], one[1], other[1]];
}"""
MOST = 150  # keys to any control


def press(page: Page, control: Locator) -> None:
    """To the control by Tab and arrows, and Enter; where an arrow has led astray, by another."""
    tried = set()
    for _ in range(MOST):
        here = page.evaluate("document.activeElement.id")
        keys = control.evaluate(TOWARDS)
        key = next((key for key in keys if (here, key) not in tried), keys[0])
        tried.add((here, key))
        page.keyboard.press(key)
        if key == "Enter":
            return
    raise AssertionError(f"no keys lead to {control}")
