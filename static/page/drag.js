// Drags things with data-drag by mouse or finger onto things with data-drop, and sends both names to Python.
// Fingers drag where the style says touch-action: none, elsewhere they scroll. What fits where, Python decides.
import { all, app, around, tell } from "./dom.js";
import { hideTip } from "./tip.js";

const SLOP = 8; // pixels that the pointer may move during a click
const FINGER = 36; // pixels by which the dragged picture is above a finger, so that it can be seen

/**
 * @typedef {object} Held what is pressed; with a shadow while it is being dragged
 * @property {HTMLElement} thing
 * @property {number} pointerId
 * @property {number} x
 * @property {number} y
 * @property {HTMLElement} [shadow]
 */

/** @type {Held | undefined} */
let held;
/** @type {HTMLElement | null} */
let over = null; // where it would be dropped
let dragged = false;

addEventListener("pointerdown", ({ target, pointerId, button, x, y }) => {
  dragged = false;
  const thing = button || held ? null : around(target, "[data-drag]");
  if (thing) held = { thing, pointerId, x, y };
}, true);

addEventListener("pointermove", (event) => {
  if (!held || event.pointerId !== held.pointerId) return;
  if (!event.buttons) return letGo(); // outside of the window
  if (!held.shadow && Math.hypot(event.x - held.x, event.y - held.y) < SLOP) return;
  held.shadow ??= take(held.thing);
  follow(held.shadow, event);
});

/** @param {HTMLElement} thing */
function take(thing) {
  const picture = /** @type {Element} */ (thing.closest("svg") ?? thing.querySelector("svg"));
  const shadow = document.createElement("div");
  shadow.className = "dragged";
  shadow.inert = true;
  shadow.style.width = `${picture.getBoundingClientRect().width}px`;
  shadow.append(picture.cloneNode(true));
  for (const copy of all("[id]", shadow)) copy.removeAttribute("id");
  document.body.append(shadow);
  dragged = true;
  hideTip();
  tell("grab", String(thing.dataset.drag));
  return shadow;
}

/** @param {HTMLElement} shadow @param {PointerEvent} event */
function follow(shadow, { x, y, pointerType }) {
  const high = pointerType === "mouse" ? 0 : FINGER;
  shadow.style.translate = `calc(${x}px - 50%) calc(${y - high}px - 50%)`;
  point(around(document.elementFromPoint(x, y), "[data-drop]"));
}

/** @param {HTMLElement | null} place */
function point(place) {
  over?.removeAttribute("data-over");
  over = place;
  over?.setAttribute("data-over", "");
}

function letGo() {
  held?.shadow?.remove();
  point(null);
  held = undefined;
}

addEventListener("pointerup", ({ pointerId }) => {
  if (!held || pointerId !== held.pointerId) return;
  const drop = over && `${held.thing.dataset.drag} ${over.dataset.drop}`;
  letGo();
  if (drop) tell("drop", drop);
});

addEventListener("pointercancel", ({ pointerId }) => pointerId === held?.pointerId && letGo());
addEventListener("keydown", ({ key }) => key === "Escape" && letGo(), true);

// Without this the browser would open a file that is dropped on the page; Python reads it
addEventListener("dragover", (event) => {
  if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
});

// A drag is no click
app.addEventListener("click", (event) => {
  if (!dragged || !event.detail) return;
  dragged = false;
  event.stopPropagation();
  event.preventDefault();
}, true);
