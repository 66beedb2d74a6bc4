import assert from "node:assert/strict";
import { test } from "node:test";
import { LARGEST, fit, inSight, reveal, scale, settle, zoomAt } from "../../static/page/zoom_arithmetic.js";

const box = { x: 0, y: 0, width: 400, height: 300 };
const whole = { x: 0, y: 0, width: 100, height: 100 };
const sight = (zoom = 1, x = 50, y = 50) => ({ zoom, x, y, whole });
/** @param {number} value @param {number} wanted */
const near = (value, wanted) => assert.ok(Math.abs(value - wanted) < 1e-9, `${value} is not ${wanted}`);

test("the whole fits the narrower side", () => {
  assert.equal(fit(box, whole), 3);
  assert.equal(scale(box, sight(2)), 6);
});

test("nothing beyond the edges is in sight", () => {
  const far = sight(4, -1000, 1000);
  const shown = settle(box, far);
  near(shown.x, 0);
  near(shown.y + shown.height, 100);
});

test("zoom has limits, and out of zoom the whole is shown", () => {
  const much = sight(99);
  settle(box, much);
  assert.equal(much.zoom, LARGEST);
  assert.deepEqual(settle(box, sight(0.2)), whole);
});

test("what lies under the pointer stays there", () => {
  const at = sight(2, 40, 45);
  const [right, down] = [90, -60];
  const before = { x: at.x + right / scale(box, at), y: at.y + down / scale(box, at) };
  zoomAt(box, at, 1.7, right, down);
  near(at.x + right / scale(box, at), before.x);
  near(at.y + down / scale(box, at), before.y);
});

test("a part comes into sight by the shortest way, and whole", () => {
  const at = sight(4, 50, 50);
  const part = { x: 80, y: 10, width: 5, height: 5 };
  reveal(box, at, part);
  const shown = inSight(box, at);
  near(shown.x + shown.width, 85);
  near(shown.y, 10);
  reveal(box, at, { x: 0, y: 0, width: 90, height: 90 });
  assert.ok(inSight(box, at).width >= 90);
  const still = { ...at };
  reveal(box, at, { x: 40, y: 40, width: 1, height: 1 });
  assert.deepEqual(at, still);
});
