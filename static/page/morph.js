// Makes the content of an element equal to new markup, touching only what differs.
import { Idiomorph } from "../../vendor/idiomorph/idiomorph.js";

const TYPED_INTO = "input, select, textarea";
const OPENED_BY_HAND = ["DETAILS", "DIALOG"];

const callbacks = {
  // what the person has opened stays open: Python's markup always has it closed
  /** @param {string} name @param {Element} node */
  beforeAttributeUpdated: (name, node) => name !== "open" || !OPENED_BY_HAND.includes(node.tagName),
  // a screen reader is still reading #dialog-live; elements that are equal are skipped, which is quicker
  /** @param {Element} node @param {Element} wanted */
  beforeNodeMorphed: (node, wanted) => node.id !== "dialog-live" && !isSame(node, wanted),
};

// Whether patching would change nothing. A field may hold typed text although its markup is equal, so fields always
// count as different. Only elements with an id are compared: comparing every element would cost more than it saves.
/** @param {Element} node @param {Element} wanted */
function isSame(node, wanted) {
  const mayDiffer = !node.id || node.matches(TYPED_INTO) || node.querySelector(TYPED_INTO);
  return !mayDiffer && node.isEqualNode(wanted);
}

/** @param {string} id @param {string} html */
export function patch(id, html) {
  const ignoreActiveValue = document.activeElement?.matches(TYPED_INTO); // what is being typed stays
  const element = document.getElementById(id);
  Idiomorph.morph(element, html, { callbacks, ignoreActiveValue, morphStyle: "innerHTML", restoreFocus: true });
}

ribeira.patch = patch;
