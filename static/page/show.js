// Draws what Python gives.
import { all, app } from "./dom.js";
import { markStops, settleFocus } from "./focus.js";
import { patch } from "./morph.js";
import { hideTip } from "./tip.js";
import { keepZoom, markZoom } from "./zoom.js";

const screenOf = () => app.querySelector("main")?.className;

/** @type {HTMLElement[]} */
let scrolledTo = [];

function scrollToWanted() {
  const places = all("[data-scroll-here]");
  for (const place of places) if (!scrolledTo.includes(place)) place.scrollIntoView({ block: "nearest" });
  scrolledTo = places;
}

// Makes what is inside the element equal to the markup. What only JavaScript knows (tab stops, zoom) is put into the new
// markup first, so that drawing the same again changes nothing.
/** @param {string} id @param {string} html */
export function show(id, html) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`nothing has the id ${id}`);
  const template = document.createElement("template");
  template.innerHTML = html;
  hideTip();
  markZoom(template.content);
  markStops(template.content, element);
  const screen = screenOf();
  patch(element, template.content);
  if (screenOf() !== screen) scrollTo(0, 0); // another screen begins at its top
  keepZoom();
  settleFocus();
  scrollToWanted();
}
