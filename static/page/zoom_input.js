// By what a person zooms and pans: wheel, pinch, drag, keys, and the buttons of kit/zooming.py.
import { app, around } from "./dom.js";
import { asMap, bringThingIntoSight, mapCalled, pan, zoom, zoomBy, zoomOf } from "./zoom.js";

const SLOP = 8; // pixels that the pointer may move during a click
const LINE = 16; // pixels, for wheels that count in lines
/** @type {Record<string, string>} */
const KEYS = { "+": "in", "=": "in", "-": "out", 0: "fit" };
/** @type {Record<string, [number, number]>} */
const PANS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {EventTarget | null} target */
const mapOf = (target) => asMap(around(target, "svg[data-zoom]"));

// The map that a button or the place of the focus belongs to.
/** @param {EventTarget | null} target */
function mapNear(target) {
  const button = around(target, "[data-zooms]");
  return button ? mapCalled(String(button.dataset.zooms)) : mapOf(target);
}

// Fingers and mouse

/** @type {Map<number, { x: number, y: number }>} */
const fingers = new Map(); // pointer → where it is; all on the same map
/** @type {SVGSVGElement | undefined} */
let held;
let dragged = false;
let began = { x: 0, y: 0 };

// The middle of the fingers, and how far apart they are.
function grip() {
  const [one, other = one] = fingers.values();
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    apart: Math.hypot(one.x - other.x, one.y - other.y) || 1,
  };
}

app.addEventListener("pointerdown", ({ target, pointerId, x, y, button }) => {
  const svg = mapOf(target);
  if (!fingers.size) dragged = false;
  if (!svg || button || (fingers.size && svg !== held) || fingers.size === 2) return;
  held = svg;
  fingers.set(pointerId, { x, y });
  began = { x, y };
});

addEventListener("pointermove", ({ pointerId, x, y, buttons }) => {
  if (!held || !fingers.has(pointerId)) return;
  if (!buttons) return void fingers.delete(pointerId); // let go outside of the window
  if (!dragged && fingers.size < 2 && Math.hypot(x - began.x, y - began.y) < SLOP) return;
  const before = grip();
  fingers.set(pointerId, { x, y });
  const after = grip();
  dragged ||= fingers.size > 1 || zoomOf(held) > 1;
  zoom(held, after.apart / before.apart, before.x, before.y);
  pan(held, after.x - before.x, after.y - before.y);
});

for (const end of /** @type {const} */ (["pointerup", "pointercancel"]))
  addEventListener(end, ({ pointerId }) => fingers.delete(pointerId));

// Two fingers move the map; this keeps the page from scrolling with them
app.addEventListener("touchstart", (event) => {
  if (event.touches.length > 1 && mapOf(event.target)) event.preventDefault();
}, { passive: false });

// The click after a drag is ignored; clicks by keyboard, whose detail is 0, never are
addEventListener("click", (event) => {
  if (!dragged || !event.detail) return;
  dragged = false;
  event.stopPropagation();
  event.preventDefault();
}, true);

// The wheel zooms, unless the page has something to scroll or nothing is left to zoom
app.addEventListener("wheel", (event) => {
  const svg = mapOf(event.target);
  if (!svg) return;
  const nothingLeft = zoomOf(svg) === 1 && event.deltaY > 0;
  if (!event.ctrlKey && (nothingLeft || isInScroller(svg))) return;
  event.preventDefault();
  const lines = event.deltaMode ? LINE : 1;
  zoom(svg, Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002)), event.x, event.y);
}, { passive: false });

/** @param {Element | null} part @returns {boolean} */
function isInScroller(part) {
  if (!part || part === app) return false;
  const scrolls = part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY !== "visible";
  return (scrolls && part.localName !== "svg") || isInScroller(part.parentElement);
}

// Buttons and keys

app.addEventListener("click", ({ target }) => {
  const button = around(target, "[data-zooms]:not([aria-disabled=true])");
  const svg = button && mapNear(button);
  if (svg) zoomBy(svg, String(button.dataset.by));
});

app.addEventListener("keydown", (event) => {
  const svg = mapNear(event.target);
  if (!svg || event.ctrlKey || event.altKey || event.metaKey) return;
  const arrows = !around(event.target, "[data-rove]") && PANS[event.key];
  if (!arrows && !KEYS[event.key]) return;
  event.preventDefault();
  event.stopPropagation();
  const { width, height } = svg.getBoundingClientRect();
  if (arrows) pan(svg, (-arrows[0] * width) / 4, (-arrows[1] * height) / 4);
  else zoomBy(svg, KEYS[event.key]);
});

// What gets the focus by keyboard comes into sight
app.addEventListener("focusin", ({ target }) => {
  const svg = mapOf(target);
  if (!svg || !(target instanceof Element) || svg === target || !target.matches(":focus-visible")) return;
  bringThingIntoSight(svg, target);
});
