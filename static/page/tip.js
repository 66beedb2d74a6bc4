// Tooltips of things on the table: by mouse, by keyboard, by a long press.
// It says the thing's accessible name, and what Python tells of its data-tell or id.
import { app, around, tell } from "./dom.js";

const REST = 350; // milliseconds that the mouse rests before the tooltip appears
const PRESS = 450; // milliseconds of a long press
const SLOP = 10; // pixels that a finger may move meanwhile
const GAP = 14; // pixels between the tooltip and its thing

const tip = document.createElement("div");
tip.id = "tip";
tip.hidden = true;
tip.ariaHidden = "true"; // a screen reader has the names, and the rules in a list behind the table
document.body.append(tip);

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;
/** @type {HTMLElement | undefined} */
let told;
/** The thing that is pointed at or has the focus, and where its tooltip goes.
 * @type {{ thing: HTMLElement, place: [x: number, y: number, top?: number] } | null} */
let next = null;
/** @type {{ x: number, y: number } | null} */
let pressed = null;

const NAMED = "[data-tell], [id], [aria-label], :has(> .visually-hidden), button";

/** @param {EventTarget | null} target */
const thingAt = (target) => {
  const thing = around(target, NAMED);
  return thing?.closest(".board, .hand") && !thing.matches(".board, .hand") ? thing : null;
};

/** @param {HTMLElement} thing */
const nameOf = (thing) =>
  thing.ariaLabel ??
  thing.querySelector(":scope > .visually-hidden")?.textContent ??
  (thing.matches("button") ? thing.innerText.trim() : "");

// The name of the thing, what Python tells of it, and the rules of that or of what it is a part of.
/** @param {HTMLElement} thing */
function say(thing) {
  /** @type {HTMLElement | null | undefined} */
  let at = thing;
  for (; at && !at.matches(".board, .hand"); at = at.parentElement?.closest(NAMED)) {
    const more = tell("tell", at.dataset.tell ?? at.id);
    if (more) return [at.dataset.tell ? "" : nameOf(at), more].filter(Boolean).join("\n");
  }
  return thing.matches("[role=group], section") ? "" : nameOf(thing);
}

// Below y if it fits there, else above `top`.
/** @param {HTMLElement} thing @param {number} x @param {number} y */
function show(thing, x, y, top = y) {
  if (!thing.isConnected) return;
  const text = say(thing);
  if (!text) return;
  told = thing;
  tip.textContent = text;
  tip.hidden = false;
  const { width, height } = tip.getBoundingClientRect();
  const below = y + GAP + height < innerHeight;
  tip.style.left = `${Math.max(4, Math.min(x - width / 2, innerWidth - width - 4))}px`;
  tip.style.top = `${below ? y + GAP : Math.max(4, top - GAP - height)}px`;
}

export function hideTip() {
  clearTimeout(timer);
  if (!tip.hidden) {
    tip.hidden = true;
    tip.textContent = ""; // it may be secret from whoever comes next
  }
  told = undefined;
  next = null;
}

/** @param {number} time @param {HTMLElement} thing @param {[x: number, y: number, top?: number]} place */
function after(time, thing, ...place) {
  clearTimeout(timer);
  next = { thing, place };
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

/** Where the tooltip of a thing goes that has the focus.
 * @param {Element} thing @returns {[x: number, y: number, top: number]} */
function besideOf(thing) {
  const { left, top, bottom, width } = thing.getBoundingClientRect();
  return [left + width / 2, bottom - GAP / 2, top + GAP / 2];
}

app.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof Element)) return;
  const thing = target.matches(":focus-visible") ? thingAt(target) : null;
  if (!thing) return hideTip();
  after(REST, thing, ...besideOf(target));
});

addEventListener("keydown", (event) => {
  if (event.key === "Escape") hideTip();
  if (event.key !== "?" || around(event.target, "input, textarea, dialog")) return;
  const focused = thingAt(event.target);
  const asked = next ?? (focused && { thing: focused, place: besideOf(focused) });
  if (!asked) return;
  clearTimeout(timer);
  show(asked.thing, ...asked.place);
  if (tip.hidden) return;
  event.preventDefault(); // it would open the rules
  tell("explain", tip.innerText);
}, true);
