// Zoom and pan for every <svg data-zoom>; zoom_input.js listens to the person.
// Python draws the whole; which part is in sight is known only here, and put into each new drawing before it is shown.
// Where it says data-focus="x y width height", that part comes into sight whenever it changes; on a touch screen it is
// zoomed until a finger can hit what is data-touch units large, and zoomed out again when there is no focus any more.
// No other part of the page may depend on the size of such a drawing.
import { all } from "./dom.js";
import { LARGEST, fit, reveal, scale, settle, zoomAt } from "./zoom_arithmetic.js";

/**
 * @typedef {import("./zoom_arithmetic.js").Box} Box
 * @typedef {import("./zoom_arithmetic.js").Sight & { focus?: string, zoomedByItself?: boolean }} Sight
 */

const STEP = 1.5;
const FACTORS = { in: STEP, out: 1 / STEP, fit: 1 };
const FINGERTIP = 44; // pixels

/** @type {WeakMap<SVGSVGElement, Sight>} */
const sights = new WeakMap();
const sizes = new ResizeObserver((changes) => {
  for (const { target } of changes) keepSight(/** @type {SVGSVGElement} */ (target));
});
const isTouched = matchMedia("(pointer: coarse)");

// The room for what is drawn, without the padding, under which lie other things.
/** @param {Element} svg @returns {Box} */
function boxOf(svg) {
  const { x, y, width, height } = svg.getBoundingClientRect();
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(svg);
  const [left, right, top, bottom] = [paddingLeft, paddingRight, paddingTop, paddingBottom].map(parseFloat);
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom };
}

/** @param {SVGSVGElement} svg */
const sightOf = (svg) => /** @type {Sight} */ (sights.get(svg));

/** @param {SVGSVGElement} svg */
export const zoomOf = (svg) => sightOf(svg).zoom;

/** @param {ParentNode} [root] */
const drawings = (root) => /** @type {SVGSVGElement[]} */ (/** @type {Element[]} */ (all("svg[data-zoom]", root)));

/** @param {string} numbers @returns {Box} */
function boxFrom(numbers) {
  const [x, y, width, height] = numbers.split(" ").map(Number);
  return { x, y, width, height };
}

// Before each redraw: the new drawings show what is in sight now, and remember the whole.
/** @param {DocumentFragment} markup */
export function markZoom(markup) {
  for (const wanted of drawings(markup)) {
    const whole = String(wanted.getAttribute("viewBox"));
    wanted.dataset.whole = whole;
    const svg = mapCalled(wanted.id);
    const sight = svg && sights.get(svg);
    if (!sight || !boxOf(svg).width) continue;
    resize(svg, sight, boxFrom(whole));
    setSight(wanted, settle(boxOf(svg), sight), sight);
  }
  for (const button of all("[data-zooms]", markup)) {
    const svg = mapCalled(String(button.dataset.zooms));
    const sight = svg && sights.get(svg);
    if (sight) disableIdle(button, sight);
  }
}

/** @param {Element | null} found */
export const asMap = (found) => /** @type {SVGSVGElement | null} */ (found);

/** @param {string} id */
export const mapCalled = (id) => asMap(document.getElementById(id));

// Things keep their size when the drawing grows.
/** @param {SVGSVGElement} svg @param {Sight} sight @param {Box} whole */
function resize(svg, sight, whole) {
  const before = scale(boxOf(svg), sight);
  sight.whole = whole;
  if (sight.zoom > 1) sight.zoom = before / fit(boxOf(svg), whole);
}

// After each redraw.
export function keepZoom() {
  for (const svg of drawings()) {
    const whole = boxFrom(String(svg.dataset.whole));
    const sight = sights.get(svg) ?? { zoom: 1, x: 0, y: 0, whole };
    sight.whole = whole;
    sights.set(svg, sight);
    keepSight(svg);
    sizes.observe(svg);
  }
}

/** @param {SVGSVGElement} svg */
function keepSight(svg) {
  const sight = sightOf(svg);
  apply(svg);
  if (svg.dataset.focus === sight.focus || !boxOf(svg).width) return;
  sight.focus = svg.dataset.focus;
  if (sight.focus) zoomToLeast(svg, sight);
  if (sight.focus && isTouched.matches) zoomToFingertip(svg, sight);
  if (sight.focus) bringIntoSight(svg, boxFrom(sight.focus));
  else if (sight.zoomedByItself) zoomBy(svg, "fit");
}

/** @param {SVGSVGElement} svg @param {Sight} sight */
function zoomToFingertip(svg, sight) {
  const near = FINGERTIP / Number(svg.dataset.touch) / fit(boxOf(svg), sight.whole); // NaN without data-touch
  if (near > sight.zoom) [sight.zoom, sight.zoomedByItself] = [near, true];
}

// Things that are data-least="units pixels" large are never drawn smaller where there is something to look at.
/** @param {SVGSVGElement} svg @param {Sight} sight */
function zoomToLeast(svg, sight) {
  if (!svg.dataset.least) return;
  const [units, pixels] = svg.dataset.least.split(" ").map(Number);
  const near = pixels / units / fit(boxOf(svg), sight.whole);
  if (near > sight.zoom) [sight.zoom, sight.zoomedByItself] = [near, true];
}

/** @param {SVGSVGElement} svg */
function apply(svg) {
  const box = boxOf(svg);
  if (!box.width) return;
  const sight = sightOf(svg);
  setSight(svg, settle(box, sight), sight);
  for (const button of all(`[data-zooms="${svg.id}"]`)) disableIdle(button, sight);
}

// What is so already is not set again.
/** @param {SVGSVGElement} svg @param {Box} shown @param {Sight} sight */
function setSight(svg, { x, y, width, height }, { zoom }) {
  const shown = [x, y, width, height].join(" ");
  if (svg.getAttribute("viewBox") !== shown) svg.setAttribute("viewBox", shown);
  svg.toggleAttribute("data-zoomed", zoom > 1);
}

// Disables a button that would change nothing.
/** @param {HTMLElement} button @param {Sight} sight */
function disableIdle(button, { zoom }) {
  const idle = { in: zoom >= LARGEST, out: zoom <= 1, fit: zoom <= 1 };
  const wanted = idle[/** @type {keyof idle} */ (button.dataset.by)] ? "true" : null;
  if (button.ariaDisabled !== wanted) button.ariaDisabled = wanted;
}

// Zooms so that what lies under a point of the screen stays there; without one, the middle does.
/** @param {SVGSVGElement} svg @param {number} factor @param {number} [clientX] @param {number} [clientY] */
export function zoom(svg, factor, clientX, clientY) {
  const box = boxOf(svg);
  const right = clientX === undefined ? 0 : clientX - box.x - box.width / 2;
  const down = clientY === undefined ? 0 : clientY - box.y - box.height / 2;
  zoomAt(box, sightOf(svg), factor, right, down);
  apply(svg);
}

/** @param {SVGSVGElement} svg @param {string} by "in", "out" or "fit" */
export function zoomBy(svg, by) {
  const sight = sightOf(svg);
  sight.zoomedByItself = false;
  if (by === "fit") sight.zoom = 1;
  zoom(svg, FACTORS[/** @type {keyof FACTORS} */ (by)]);
}

/** @param {SVGSVGElement} svg @param {number} right @param {number} down in pixels */
export function pan(svg, right, down) {
  const sight = sightOf(svg);
  const pixels = scale(boxOf(svg), sight);
  sight.x -= right / pixels;
  sight.y -= down / pixels;
  apply(svg);
}

/** @param {SVGSVGElement} svg @param {Box} part of the drawing, in its units */
function bringIntoSight(svg, part) {
  reveal(boxOf(svg), sightOf(svg), part);
  apply(svg);
}

/** @param {SVGSVGElement} svg @param {Element} thing of the drawing */
export function bringThingIntoSight(svg, thing) {
  const box = boxOf(thing);
  const { x, y } = new DOMPoint(box.x, box.y).matrixTransform(svg.getScreenCTM()?.inverse());
  const pixels = scale(boxOf(svg), sightOf(svg));
  bringIntoSight(svg, { x, y, width: box.width / pixels, height: box.height / pixels });
}
