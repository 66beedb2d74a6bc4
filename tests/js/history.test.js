// The steps in the browser's history, carried out on a list of entries.
import assert from "node:assert/strict";
import { test } from "node:test";
import { back, forward } from "../../static/page/history_steps.js";

const LOBBY = ["lobby"];
const TABLE = ["lobby", "table 1"];
const LOG = ["lobby", "table 1", "log"];
const OTHER = ["lobby", "table 2"];

// As history.js does it: the entries up to where one is.
function walk(entries, way) {
  const from = entries.at(-1);
  const { same, leaves } = back(from, way);
  const left = leaves > 0 ? entries.slice(0, -leaves) : entries;
  const { put, added } = forward(left.at(-1), way, same);
  return [...left.slice(0, -1), put ?? left.at(-1), ...added];
}

const ways = (entries) => entries.map(({ way }) => way.join("/"));
const start = [{ way: LOBBY, behind: 0 }];

test("each part of a way is an entry, which knows how many are behind it", () => {
  assert.deepEqual(walk(start, LOG), [
    { way: LOBBY, behind: 0 },
    { way: TABLE, behind: 1 },
    { way: LOG, behind: 2 },
  ]);
});

test("to stay is no step", () => assert.deepEqual(walk(walk(start, LOG), LOG), walk(start, LOG)));

test("to leave goes back", () => {
  assert.deepEqual(ways(walk(walk(start, LOG), LOBBY)), ["lobby"]);
  assert.deepEqual(ways(walk(walk(start, LOG), TABLE)), ["lobby", "lobby/table 1"]);
});

test("another table takes the place of the first", () => {
  assert.deepEqual(ways(walk(walk(start, LOG), OTHER)), ["lobby", "lobby/table 2"]);
  assert.deepEqual(ways(walk(walk(start, TABLE), OTHER)), ["lobby", "lobby/table 2"]);
});

test("one cannot go back further than the entries that belong to the way", () => {
  const { leaves } = back({ way: LOG, behind: 0 }, LOBBY);
  assert.ok(leaves > 0, "history.js then replaces the entry");
});
