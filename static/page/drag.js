// Drags things with data-drag by mouse or finger onto things with data-drop, and sends both names to Python.
// Fingers drag where the style says touch-action: none, elsewhere they scroll. What fits where, Python decides.
import { hideTip } from "./tip.js";

const SLOP = 8; // pixels that the pointer may move during a click
const FINGER = 36; // pixels by which the dragged picture is above a finger, so that it can be seen

const app = document.getElementById("app");
const hear = (name, value) => ribeira.heard?.("do", name, value);

let held; // { thing, pointerId, x, y } of what is pressed; with a shadow while it is being dragged
let over; // where it would be dropped
let dragged;

addEventListener("pointerdown", ({ target, pointerId, button, x, y }) => {
  dragged = false;
  const thing = !button && !held && target.closest?.("[data-drag]");
  if (thing) held = { thing, pointerId, x, y };
}, true);

addEventListener("pointermove", (event) => {
  if (event.pointerId !== held?.pointerId) return;
  if (!event.buttons) return letGo(); // outside of the window
  if (!held.shadow && Math.hypot(event.x - held.x, event.y - held.y) < SLOP) return;
  if (!held.shadow) take();
  follow(event);
});

function take() {
  const { thing } = held;
  const picture = thing.closest("svg") ?? thing.querySelector("svg");
  held.name = thing.dataset.drag;
  held.shadow = document.createElement("div");
  held.shadow.className = "dragged";
  held.shadow.inert = true;
  held.shadow.style.width = `${picture.getBoundingClientRect().width}px`;
  held.shadow.append(picture.cloneNode(true));
  for (const copy of held.shadow.querySelectorAll("[id]")) copy.removeAttribute("id");
  document.body.append(held.shadow);
  dragged = true;
  hideTip();
  hear("grab", held.name);
}

function follow({ x, y, pointerType }) {
  const high = pointerType === "mouse" ? 0 : FINGER;
  held.shadow.style.translate = `calc(${x}px - 50%) calc(${y - high}px - 50%)`;
  point(document.elementFromPoint(x, y)?.closest("[data-drop]"));
}

function point(place) {
  over?.removeAttribute("data-over");
  over = place;
  over?.setAttribute("data-over", "");
}

function letGo() {
  held?.shadow?.remove();
  point(undefined);
  held = undefined;
}

addEventListener("pointerup", ({ pointerId }) => {
  if (pointerId !== held?.pointerId) return;
  const drop = over && `${held.name} ${over.dataset.drop}`;
  letGo();
  if (drop) hear("drop", drop);
});

addEventListener("pointercancel", ({ pointerId }) => pointerId === held?.pointerId && letGo());
addEventListener("keydown", ({ key }) => key === "Escape" && letGo(), true);

// A drag is no click
app.addEventListener("click", (event) => {
  if (!dragged || !event.detail) return;
  dragged = false;
  event.stopPropagation();
  event.preventDefault();
}, true);
