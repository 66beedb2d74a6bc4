import assert from "node:assert/strict";
import { test } from "node:test";
import { nextOnMap } from "../../static/page/map_arrows.js";

// Two rows of three, the lower one a little to the right.
/** @typedef {import("../../static/page/map_arrows.js").Point} Point */
/** @type {Record<string, Point>} */
const ROWS = { a: [0, 0], b: [100, 0], c: [200, 0], d: [40, 120], e: [140, 120], f: [240, 120] };
// In the middle one leaves the line of the others; what is on it and what is near lie at its right.
/** @type {Record<string, Point>} */
const BEND = { p: [0, 0], q: [100, 20], near: [200, 38], ahead: [200, 0] };

/** @param {Record<string, Point>} spots @param {string} here @param {string[]} keys */
function press(spots, here, ...keys) {
  /** @type {{ thing: string }} */
  let line = { thing: here };
  for (const key of keys) line = nextOnMap(Object.keys(spots), line.thing, `Arrow${key}`, (thing) => spots[thing], line);
  return line.thing;
}

test("sideways to what is straight ahead", () => {
  assert.equal(press(ROWS, "a", "Right"), "b");
  assert.equal(press(ROWS, "f", "Left"), "e");
});

test("up and down to what is nearest", () => {
  assert.equal(press(ROWS, "b", "Down"), "e");
  assert.equal(press(ROWS, "d", "Up"), "a");
});

test("at the edge it stays", () => {
  assert.equal(press(ROWS, "a", "Left"), "a");
  assert.equal(press(ROWS, "f", "Right"), "f");
});

test("repeated presses stay on the line on which they began", () => {
  assert.equal(press(BEND, "p", "Right", "Right"), "ahead");
  assert.equal(press(BEND, "q", "Right"), "near");
});
