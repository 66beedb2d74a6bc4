// Makes the content of an element equal to new markup, touching only what differs.
import { Idiomorph } from "../../vendor/idiomorph/idiomorph.js";

const TYPED_INTO = "input, select, textarea";
const TICKED = "[type=checkbox], [type=radio]";
const OPENED_BY_HAND = ["DETAILS", "DIALOG"];

const callbacks = {
  /** @param {string} name @param {Element} node @param {"update" | "remove"} how */
  beforeAttributeUpdated: (name, node, how) => !isOurs(name, node, how),
  // a screen reader is still reading #dialog-live; elements that are equal are skipped, which is quicker
  /** @param {Element} node @param {Element} wanted */
  beforeNodeMorphed: (node, wanted) => node.id !== "dialog-live" && !isSame(node, wanted),
};

// What the person has opened stays open: Python's markup always has it closed. Which thing of a group is its tab stop is
// known to focus.js alone, what has changed since the person acted to now.js.
/** @param {string} name @param {Element} node @param {"update" | "remove"} how */
function isOurs(name, node, how) {
  if (name === "open") return OPENED_BY_HAND.includes(node.tagName);
  if (name === "data-mark") return how === "remove" && node.matches("[data-mark=now]");
  if (name === "value") return how === "remove" && node.matches(TICKED); // what is sent for a tick; idiomorph takes it for text
  return name === "tabindex" && how === "update" && node.hasAttribute(name) && node.closest("[data-rove]") !== null;
}

// Whether patching would change nothing. A field may hold typed text although its markup is equal, so fields always
// count as different. Only elements with an id are compared: comparing every element would cost more than it saves.
/** @param {Element} node @param {Element} wanted */
function isSame(node, wanted) {
  const mayDiffer = !node.id || node.matches(TYPED_INTO) || node.querySelector(TYPED_INTO);
  return !mayDiffer && node.isEqualNode(wanted);
}

/** @param {Element} element @param {DocumentFragment} wanted @param {"innerHTML" | "outerHTML"} morphStyle what is replaced */
export function patch(element, wanted, morphStyle) {
  const ignoreActiveValue = document.activeElement?.matches(TYPED_INTO); // what is being typed stays
  Idiomorph.morph(element, wanted, { callbacks, ignoreActiveValue, morphStyle, restoreFocus: true });
}
