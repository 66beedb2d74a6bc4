import assert from "node:assert/strict";
import { test } from "node:test";
import { differ, moves, timetable } from "../../static/page/flights.js";

/** @param {string[]} spots each a name, its place, and where it comes from */
const drawn = (...spots) => spots.map((spot) => {
  const [name, place, from] = spot.split(" ");
  return { name, place, from };
});

test("a piece at another place moves, any other stays", () => {
  const before = drawn("card-7 hand", "card-3 hand");
  assert.deepEqual(moves(before, drawn("card-3 hand", "card-7 seat")), [{ piece: 1, before: 0, from: undefined }]);
  assert.deepEqual(moves(before, before), []);
});

test("of pieces that are alike only one moves", () => {
  const before = drawn("figure C3", "figure C3", "figure B1");
  assert.deepEqual(moves(before, drawn("figure B1", "figure C3", "figure D4")), [{ piece: 2, before: 1, from: undefined }]);
});

test("a new piece comes from where its drawing says, or is simply there", () => {
  assert.deepEqual(moves([], drawn("coin purse field-3", "barrel boat")), [{ piece: 0, before: undefined, from: "field-3" }]);
});

test("what comes out of a stack of its kind comes from there", () => {
  assert.deepEqual(moves(drawn("card pile"), drawn("card row elsewhere")), [{ piece: 0, before: 0, from: "elsewhere" }]);
});

test("pieces that go, and those in parts that are not drawn again, are no difference", () => {
  const before = drawn("tile A1", "tile A2", "pawn 3");
  assert.equal(differ(before, drawn("tile A2")), false);
  assert.equal(differ(before, drawn("tile A1", "tile A1")), true);
  assert.equal(differ(before, drawn("pawn 4")), true);
});

test("flights of a kind set out one after the other", () => {
  const barrel = { kind: "roll", time: 700, gap: 40 }, card = { kind: "", time: 420, gap: 90 };
  const slots = timetable([barrel, card, barrel, barrel], 5000);
  assert.deepEqual(slots.map(({ delay }) => delay), [0, 0, 40, 80]);
  assert.deepEqual(slots.map(({ time }) => time), [700, 420, 700, 700]);
});

test("all have landed when the time is over, and none is slowed down to fill it", () => {
  const coin = { kind: "coin", time: 420, gap: 60 };
  const slots = timetable(Array(20).fill(coin), 800);
  const ends = slots.map(({ delay, time }) => delay + time);
  assert.ok(Math.max(...ends) <= 800 + 1e-9);
  assert.ok(slots.every(({ delay }, n) => n === 0 || delay > slots[n - 1].delay));
});
