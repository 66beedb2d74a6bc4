// Tooltips of things on the table: by mouse, by keyboard, by a long press.
// For a thing with data-tell Python gives the text, for any other it is the thing's accessible name.
import { app, around, tell } from "./dom.js";

const REST = 350; // milliseconds that the mouse rests before the tooltip appears
const PRESS = 450; // milliseconds of a long press
const SLOP = 10; // pixels that a finger may move meanwhile
const GAP = 14; // pixels between the tooltip and its thing

const tip = document.createElement("div");
tip.id = "tip";
tip.hidden = true;
tip.ariaHidden = "true"; // a screen reader has the names themselves
document.body.append(tip);

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {HTMLElement | undefined} */
let told;
/** @type {{ x: number, y: number } | null} */
let pressed = null;

/** @param {EventTarget | null} target */
const thingAt = (target) => {
  const thing = around(target, "[data-tell], [aria-label], :has(> .visually-hidden)");
  return thing?.closest(".board, .hand") && !thing.matches("[role=group], section, .board, .hand") ? thing : null;
};

/** @param {HTMLElement} thing */
function say(thing) {
  const name = thing.dataset.tell;
  const unseen = thing.querySelector(":scope > .visually-hidden");
  return (name && tell("tell", name)) || (unseen?.textContent ?? thing.closest("[aria-label]")?.ariaLabel ?? "");
}

// Below y if it fits there, else above `top`.
/** @param {HTMLElement} thing @param {number} x @param {number} y */
function show(thing, x, y, top = y) {
  if (!thing.isConnected) return;
  told = thing;
  tip.textContent = say(thing);
  tip.hidden = false;
  const { width, height } = tip.getBoundingClientRect();
  const below = y + GAP + height < innerHeight;
  tip.style.left = `${Math.max(4, Math.min(x - width / 2, innerWidth - width - 4))}px`;
  tip.style.top = `${below ? y + GAP : Math.max(4, top - GAP - height)}px`;
}

export function hideTip() {
  clearTimeout(timer);
  if (!tip.hidden) tip.hidden = true;
  told = undefined;
}

/** @param {number} time @param {HTMLElement} thing @param {[x: number, y: number, top?: number]} place */
function after(time, thing, ...place) {
  clearTimeout(timer);
  timer = setTimeout(() => show(thing, ...place), time);
}

// Mouse

addEventListener("pointermove", ({ target, pointerType, buttons, x, y }) => {
  if (pointerType !== "mouse") return;
  const thing = buttons ? null : thingAt(target);
  if (thing && thing === told) return;
  hideTip();
  if (thing) after(REST, thing, x, y);
});

// Fingers: a long press that shows a tooltip is not a click

addEventListener("pointerdown", ({ target, pointerType, x, y }) => {
  hideTip();
  const thing = pointerType === "mouse" ? null : thingAt(target);
  pressed = thing && { x, y };
  if (thing) after(PRESS, thing, x, y);
});

addEventListener("pointermove", ({ pointerType, x, y }) => {
  if (pointerType !== "mouse" && pressed && Math.hypot(x - pressed.x, y - pressed.y) > SLOP) hideTip();
});

for (const end of /** @type {const} */ (["pointerup", "pointercancel"]))
  addEventListener(end, () => tip.hidden && clearTimeout(timer));

app.addEventListener("click", (event) => {
  if (!pressed || tip.hidden) return;
  pressed = null;
  event.stopPropagation();
  event.preventDefault();
}, true);

app.addEventListener("contextmenu", (event) => pressed && thingAt(event.target) && event.preventDefault());

// Keyboard

app.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof Element)) return;
  const thing = target.matches(":focus-visible") ? thingAt(target) : null;
  if (!thing) return hideTip();
  const { left, top, bottom, width } = target.getBoundingClientRect();
  after(REST, thing, left + width / 2, bottom - GAP / 2, top + GAP / 2);
});

addEventListener("keydown", ({ key }) => key === "Escape" && hideTip(), true);
