// What all of the page's modules ask of the document.
export const app = /** @type {HTMLElement} */ (document.getElementById("app"));

/**
 * The element around the target of an event, or the target itself, that the selector fits. Shapes are drawn in SVG, so it
 * may be no HTML element; both have dataset, tabIndex and focus.
 * @param {EventTarget | null} target @param {string} selector
 */
export function around(target, selector) {
  return target instanceof Element ? /** @type {HTMLElement | null} */ (target.closest(selector)) : null;
}

/** @param {string} selector @param {ParentNode} [root] */
export const all = (selector, root = app) => /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);

/**
 * Tells Python something, as an event of our own, for which browser/listen.py listens; gives what Python answers in its `text`.
 * @param {"grab" | "drop" | "explain" | "failed" | "news" | "tell"} kind @param {string} name
 */
export function tell(kind, name) {
  const detail = { name, text: "" };
  app.dispatchEvent(new CustomEvent(`ribeira:${kind}`, { detail }));
  return detail.text;
}
