// Draws what Python gives.
import { placeBeside } from "./beside.js";
import { all, app } from "./dom.js";
import { arrive, depart } from "./fly.js";
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
  const parts = drawn.map(([id, html]) => ({ element: called(id), content: parsed(html) }));
  const noted = depart(parts.map(({ content }) => content));
  for (const { element, content } of parts) draw(element, content);
  for (const [id, name, value] of marked) {
    if (value !== undefined) called(id).setAttribute(name, value);
    else called(id).removeAttribute(name);
  }
  if (screenOf() !== screen) scrollTo(0, 0); // another screen begins at its top
  keepZoom();
  settleFocus();
  scrollToWanted();
  placeBeside();
  arrive(noted);
}

/** @param {string} id */
function called(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`nothing has the id ${id}`);
  return element;
}

// What only JavaScript knows (tab stops, zoom) is put into the new markup first, so that drawing the same changes nothing.
/** @param {HTMLElement} element @param {DocumentFragment} content */
function draw(element, content) {
  markZoom(content);
  markStops(content, element);
  patch(element, content, element === app ? "innerHTML" : "outerHTML");
}

/** @param {string} html */
function parsed(html) {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}
