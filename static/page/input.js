// One listener for each kind of input: what the person does becomes ribeira.heard(kind, name, value) in Python.
// Also completes each redraw: opens modal dialogs, restores a lost focus, leaves one tab stop in each group.
import { hideTip } from "./tip.js";
import { keepZoom } from "./zoom.js";

const hear = (kind, name, value = "") => ribeira.heard?.(kind, name, String(value));

const ARROWS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const app = document.getElementById("app");

app.addEventListener("click", (event) => {
  const target = event.target.closest("[data-action], [data-pick], [data-ask], [data-do]");
  const wish = target && !target.matches("form") && meaning(target);
  if (wish) hear(...wish);
});

// Sends what the control stands for. For one that cannot be picked, Python answers why.
function meaning({ dataset, ariaDisabled }) {
  if (dataset.ask) return ["ask", dataset.ask];
  if (ariaDisabled === "true") return null;
  if (dataset.action) return ["action", dataset.action];
  return dataset.pick ? ["pick", dataset.pick] : ["do", dataset.do, dataset.value ?? ""];
}

app.addEventListener("input", ({ target }) => {
  if (target.dataset.field) hear("field", target.dataset.field, target.type === "checkbox" ? target.checked : target.value);
});

app.addEventListener("focusin", ({ target }) => {
  if ("select" in target.dataset) target.select();
});

app.addEventListener("submit", (event) => {
  event.preventDefault();
  const field = event.target.elements[0];
  hear("do", event.target.dataset.do, field.value);
  field.value = "";
});

// Escape closes a dialog, but the markup is Python's: so the key becomes a command
app.addEventListener("cancel", (event) => {
  event.preventDefault();
  hear("do", "close");
}, true);

addEventListener("hashchange", () => hear("do", "arrive", location.hash.slice(1)));

// a click on a text that is there to be copied selects it
app.addEventListener("focusin", ({ target }) => target.readOnly && target.select());

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const group = event.target.closest?.("[data-rove]");
  if (group && (event.key in ARROWS || event.key === "Home" || event.key === "End")) {
    event.preventDefault();
    return rove(group, event);
  }
  if (event.target.closest?.("input, select, textarea, dialog")) return;
  if (event.target.matches?.("[role=button]") && (event.key === " " || event.key === "Enter")) {
    event.preventDefault(); // an SVG control is pressed by keys like a button
    return event.target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  if (event.key === " ") {
    if (event.target.closest?.("summary, button:not([aria-disabled=true])")) return; // there the key presses it
    event.preventDefault(); // do not scroll, nor press a control that the skipping brings here
  }
  const own = app.querySelector(`[data-key="${CSS.escape(event.key)}"]`); // a key that a control names for itself
  hear("key", event.key, own ? meaning(own)?.join(" ") : "");
});

const CHOICES = "button:not([disabled]), [role=button], a[href]";
const stops = (group) => [...group.querySelectorAll(`${CHOICES}, [tabindex]`)]; // also what is only there to be read

function rove(group, { key, target }) {
  const all = stops(group);
  const here = all.indexOf(target);
  const onMap = group.dataset.rove === "map" && key in WAYS;
  const next = key === "Home" ? all[0]
    : key === "End" ? all.at(-1)
    : onMap ? nextOnMap(all, target, WAYS[key])
    : all[(here + ARROWS[key] + all.length) % all.length];
  setStop(all, next);
  next.focus();
}

// On a map arrow keys go by position: data-spot="x y", or the place on the screen. Repeated presses of one arrow stay
// on one line. Sideways arrows prefer what is straight ahead, up and down arrows what is nearer: so all things can be
// reached, also those between two lines and behind others.
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
let line = {}; // where the last arrow led, and the line that it followed

function nextOnMap(all, target, way) {
  const spot = (stop) => stop.dataset.spot?.split(" ").map(Number) ?? middle(stop);
  const [right, down] = way;
  const [x, y] = spot(target);
  const [lineX, lineY] = line.stop === target && line.across === !right ? line.at : [x, y];
  const from = right ? [x, lineY] : [lineX, y];
  const cost = (stop) => {
    const [dx, dy] = spot(stop).map((value, axis) => value - from[axis]);
    const along = dx * right + dy * down;
    return along > 1 ? along * (right ? 0.9 : 1.1) + Math.abs(dx * down - dy * right) : Infinity;
  };
  const best = all.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  const next = cost(best) < Infinity ? best : target;
  line = { stop: next, across: !right, at: from };
  return next;
}

function middle(stop) {
  const { x, y, width, height } = stop.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

const setStop = (all, chosen) => all.forEach((one) => (one.tabIndex = one === chosen ? 0 : -1));

let opener; // what had the focus before a dialog took it

function settle() {
  keepZoom();
  for (const dialog of app.querySelectorAll("dialog:not([open])")) {
    opener = document.activeElement;
    dialog.showModal();
  }
  for (const group of app.querySelectorAll("[data-rove]")) {
    const all = stops(group);
    const isOpen = (one) => one.matches(CHOICES) && one.ariaDisabled !== "true";
    const wishes = [(one) => one === document.activeElement, (one) => one.ariaPressed === "true", isOpen];
    setStop(all, wishes.map((wish) => all.find(wish)).find(Boolean) ?? all[0]);
  }
  const scope = app.querySelector("dialog[open]") ?? app;
  if (!scope.contains(document.activeElement)) refocus(scope);
  const places = [...app.querySelectorAll("[data-scroll-here]")];
  for (const place of places) if (!scrolledTo.includes(place)) place.scrollIntoView({ block: "nearest" });
  scrolledTo = places;
}

// When the focused element is gone: focuses what opened the dialog, else what asks for focus, a choice, or the content.
function refocus(scope) {
  const open = `[data-rove] :is(${CHOICES})[tabindex='0']:not([aria-disabled=true])`;
  const wanted = ["[data-autofocus]", open, "[data-rove] [tabindex='0']", "main", "button"].map((what) => scope.querySelector(what));
  const back = scope === app && app.contains(opener) ? opener : null;
  if (scope === app) opener = null;
  [back, ...wanted].find(Boolean)?.focus({ preventScroll: true });
}

const screenOf = () => app.querySelector("main")?.className;

let scrolledTo = [];
const live = document.getElementById("live");

Object.assign(globalThis.ribeira, {
  // The whole app, made equal to the markup.
  show(html) {
    hideTip();
    const screen = screenOf();
    ribeira.patch("app", html);
    if (screenOf() !== screen) scrollTo(0, 0); // another screen begins at its top
    settle();
  },

  // A repeated sentence gets an invisible mark, or it would not be read again. A dialog has a live region of its own,
  // because screen readers ignore what is behind it.
  speak(text) {
    for (const voice of [live, document.getElementById("dialog-live")].filter(Boolean))
      voice.textContent = voice.textContent === text ? `${text}\u200b` : text;
  },

  wear(theme, motion) {
    const still = motion === "off" || (motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
    document.documentElement.dataset.motion = still ? "off" : "on";
    ribeira.theme = theme;
    ribeira.applyTheme();
  },
});
