// Marks what has changed since the person acted: a ring of cream round each piece that has moved or come, and then a small
// dot, until the next act. It stands still, so it is there for those who want stillness, too.
import { all } from "./dom.js";
import { facts } from "../boot/built.js";

const RING = 1200; // milliseconds
const STILL_RING = 900;
const DOT = 4; // pixels from the middle to the edge
const SVG = "http://www.w3.org/2000/svg";

/** @type {Set<string>} */
const changed = new Set();
/** @type {{ at?: string, choosing?: string }} */
let before = {};

const table = () => document.getElementById("table");

/** After a redraw, with the pieces that have moved or come in it. @param {HTMLElement[]} pieces */
export function markNow(pieces) {
  const { at, choosing } = table()?.dataset ?? {};
  const acted = before.choosing === "true" && at !== before.at;
  before = { at, choosing };
  if (acted || !table()) changed.clear();
  for (const { dataset } of pieces) changed.add(dataset.piece ?? "");
  for (const piece of all("[data-piece]")) mark(piece, changed.has(piece.dataset.piece ?? ""));
}

/** @param {HTMLElement} piece @param {boolean} isNew */
function mark(piece, isNew) {
  if (isNew && !piece.dataset.mark) piece.dataset.mark = "now";
  if (!isNew && piece.dataset.mark === "now") delete piece.dataset.mark;
  const dot = piece.querySelector(":scope > .now-dot");
  if (!isNew) dot?.remove();
  else if (!dot && /** @type {Element} */ (piece) instanceof SVGGElement) addDot(piece);
}

// A shape has no ::after: its dot is one more shape in it.
/** @param {Element} shape */
function addDot(shape) {
  const drawing = /** @type {SVGGElement} */ (shape);
  const scale = drawing.getScreenCTM()?.a;
  if (!scale) return;
  const { x, y, width } = drawing.getBBox();
  const dot = document.createElementNS(SVG, "circle");
  for (const [name, value] of Object.entries({ class: "now-dot", cx: x + width, cy: y, r: DOT / scale }))
    dot.setAttribute(name, `${value}`);
  drawing.append(dot);
}

/** The ring of a piece that is where it belongs. @param {HTMLElement} piece */
export function ring(piece) {
  const isStill = document.documentElement.dataset.motion === facts.still;
  const shadow = (/** @type {number} */ blur) => `drop-shadow(0 0 ${blur}px var(--now))`;
  const around = /** @type {Element} */ (piece) instanceof SVGElement
    ? { filter: [[1, 2, 3].map(shadow).join(" "), "none"] }
    : { boxShadow: ["0 0 0 3px var(--now)", "0 0 0 3px transparent"] };
  piece.animate(around, { duration: isStill ? STILL_RING : RING, id: "now" });
}
