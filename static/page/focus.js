// Keyboard focus: arrow keys move it within a group ([data-rove]), each group has one tab stop, and after a redraw that
// removed the focused element it goes to where the person most likely wants to go on.
import { all, app, around } from "./dom.js";
import { WAYS, nextOnMap } from "./map_arrows.js";

/** @type {Record<string, number>} */
const ARROWS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const CHOICES = "button:not([disabled], .seat-open), [role=button], a[href], summary"; // a seat's button is a tab stop of its own
const OPEN = ":is(.board, .dock) :is([data-action], [data-pick]):not([aria-disabled=true], [data-ask])";
const PRESSED = "button, summary, [role=button], [data-pick], [data-action], [data-ask], [data-do], [data-presses]";

/** @param {ParentNode} group */
const stopsOf = (group) => all(`${CHOICES}, [tabindex]`, group); // also what is only there to be read

// What the style hides cannot have the focus; of what is not in the page yet that is not known.
/** @param {HTMLElement} stop */
const canBeSeen = (stop) => !stop.isConnected || stop.getClientRects().length > 0;

addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const group = around(target, "[data-rove]");
  if (group && (key in ARROWS || key === "Home" || key === "End")) {
    event.preventDefault();
    rove(group, key, /** @type {HTMLElement} */ (target));
  } else if ((key === " " || key === "Enter") && target instanceof Element && target.matches("[role=button]")) {
    event.preventDefault(); // an SVG control is pressed by keys like a button
    target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
});

// C leads from choice to choice, wherever the focus is, and Shift+C back; the settings may have switched letters off.
addEventListener("keydown", (event) => {
  const wants = { c: 1, C: -1 }[event.key];
  const off = !("keys" in document.documentElement.dataset) || event.ctrlKey || event.altKey || event.metaKey;
  if (!wants || off || around(event.target, "input, textarea, select, dialog") || app.querySelector("dialog[open]")) return;
  const choices = all(OPEN).filter(canBeSeen);
  const at = choices.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = choices.at(at < 0 && wants < 0 ? -1 : (at + wants) % (choices.length || 1));
  next?.focus();
});

// A tap on a seat presses the button that lies under it, unless it meets a control of the seat; the focus goes there, so that
// it comes back there.
app.addEventListener("click", ({ target }) => {
  const button = document.getElementById(around(target, PRESSED)?.dataset.presses ?? "");
  button?.focus({ preventScroll: true });
  button?.click();
});

// What is there to be copied is selected at once
app.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  if (target.readOnly || "select" in target.dataset) target.select();
});

/** @param {HTMLElement} group @param {string} key @param {HTMLElement} target */
function rove(group, key, target) {
  const stops = stopsOf(group);
  const next = nextStop(group, stops.filter(canBeSeen), key, target);
  if (!next) return;
  setStops(new Map(stops.map((stop) => [stop, stop === next])));
  next.focus();
}

/** @type {{ thing?: HTMLElement, sideways?: boolean, at?: import("./map_arrows.js").Point }} */
let line = {};

/** @param {HTMLElement} group @param {HTMLElement[]} stops @param {string} key @param {HTMLElement} target */
function nextStop(group, stops, key, target) {
  if (key === "Home") return stops[0];
  if (key === "End") return stops.at(-1);
  if (group.dataset.rove !== "map" || !(key in WAYS))
    return stops[(stops.indexOf(target) + ARROWS[key] + stops.length) % stops.length];
  const found = nextOnMap(stops, target, key, spotOf, line);
  line = found;
  return found.thing;
}

// data-spot="x y", or the middle of the place on the screen.
/** @param {HTMLElement} stop @returns {[number, number]} */
function spotOf(stop) {
  const said = stop.dataset.spot?.split(" ").map(Number);
  if (said) return [said[0], said[1]];
  const { x, y, width, height } = stop.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** @param {Map<HTMLElement, boolean>} stops whether tab leads to each; what is so already is not set again */
function setStops(stops) {
  for (const [stop, chosen] of stops) {
    const wanted = chosen ? "0" : "-1";
    if (stop.getAttribute("tabindex") !== wanted) stop.setAttribute("tabindex", wanted);
  }
}

// The browser takes the focus from what the style hides only when it draws.
/** @param {Element | null} place */
const isHiddenStop = (place) => place instanceof HTMLElement && !!place.closest("[data-rove]") && !canBeSeen(place);

/** @param {HTMLElement[]} stops */
const choose = (stops) =>
  stops.find((stop) => stop === document.activeElement) ??
  stops.find((stop) => stop.ariaPressed === "true") ??
  stops.find((stop) => stop.matches(CHOICES) && stop.ariaDisabled !== "true") ??
  stops[0];

// One stop for each group; a group within a group has one of its own.
/** @param {ParentNode[]} groups */
function chooseStops(groups) {
  /** @type {Map<HTMLElement, boolean>} */
  const all = new Map();
  for (const group of groups) {
    const stops = stopsOf(group);
    const chosen = choose(stops.filter(canBeSeen)) ?? choose(stops);
    for (const stop of stops) all.set(stop, stop === chosen);
  }
  setStops(all);
}

// Before each redraw: the new markup gets its tab stops, or morph would take away those of the page.
/** @param {DocumentFragment} markup @param {Element} place where it will be */
export function markStops(markup, place) {
  const groups = all("[data-rove]", markup);
  chooseStops(place.closest("[data-rove]") ? [markup, ...groups] : groups);
}

/** @type {Element | null} */
let opener = null; // what had the focus before a dialog took it

// After each redraw.
export function settleFocus() {
  for (const dialog of all("dialog:not([open])")) {
    opener = document.activeElement;
    /** @type {HTMLDialogElement} */ (dialog).showModal();
  }
  chooseStops(all("[data-rove]"));
  takeFocus();
  const scope = app.querySelector("dialog[open]") ?? app;
  if (!scope.contains(document.activeElement) || isHiddenStop(document.activeElement)) refocus(scope);
}

/** @type {Element | null} */
let taker = null;

// What answers a question that was asked by a tool takes the focus when it comes, such as the button of a hint.
function takeFocus() {
  const found = app.querySelector("[data-takes-focus]");
  if (found && !taker) /** @type {HTMLElement} */ (found).focus({ preventScroll: true });
  taker = found;
}

// Focuses what opened the dialog, else what asks for focus, a choice, or the content.
/** @param {Element} scope */
function refocus(scope) {
  const open = `[data-rove] :is(${CHOICES})[tabindex='0']:not([aria-disabled=true])`;
  const wishes = ["[data-autofocus]", open, "[data-rove] [tabindex='0']", "main", "button"];
  const back = scope === app && opener && app.contains(opener) ? opener : null;
  if (scope === app) opener = null;
  const wanted = back ?? wishes.map((wish) => scope.querySelector(wish)).find(Boolean);
  /** @type {HTMLElement | undefined} */ (wanted ?? undefined)?.focus({ preventScroll: true });
}
