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

/**
 * Replaces elements by their ids, and sets attributes; without a value they go. What is drawn in place of #app is its content.
 * @param {string[][]} drawn each an id and its markup @param {string[][]} marked each an id, a name and its value, if any
 */
export function show(drawn, marked) {
  const screen = screenOf();
  if (drawn.length) hideTip();
  for (const [id, html] of drawn) draw(called(id), html);
  for (const [id, name, value] of marked) {
    if (value !== undefined) called(id).setAttribute(name, value);
    else called(id).removeAttribute(name);
  }
  if (screenOf() !== screen) scrollTo(0, 0); // another screen begins at its top
  keepZoom();
  settleFocus();
  scrollToWanted();
}

/** @param {string} id */
function called(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`nothing has the id ${id}`);
  return element;
}

// What only JavaScript knows (tab stops, zoom) is put into the new markup first, so that drawing the same changes nothing.
/** @param {HTMLElement} element @param {string} html */
function draw(element, html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  markZoom(template.content);
  markStops(template.content, element);
  patch(element, template.content, element === app ? "innerHTML" : "outerHTML");
}
