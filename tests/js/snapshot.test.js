// What tools/snapshot packs, static/boot/snapshot.js restores.
import assert from "node:assert/strict";
import { gunzipSync } from "node:zlib";
import { test } from "node:test";
import { readSnapshot, unpack } from "../../static/boot/snapshot.js";
import { differences, packed } from "../../tools/snapshot/pack.mjs";

const state = { hiwireKeys: [], immortalKeys: ["a"] };

/** @param {Uint8Array} fresh @param {[at: number, value: number][]} changes */
function grownFrom(fresh, changes, size = fresh.length) {
  const memory = new Uint8Array(size);
  memory.set(fresh);
  for (const [at, value] of changes) memory[at] = value;
  return memory;
}

test("differences near each other are one stretch, others are not", () => {
  const fresh = new Uint8Array(1000);
  assert.deepEqual(differences(grownFrom(fresh, [[5, 1], [60, 2]]), fresh), [[5, 56]]);
  assert.deepEqual(differences(grownFrom(fresh, [[5, 1], [500, 2]]), fresh), [[5, 1], [500, 1]]);
  assert.deepEqual(differences(fresh, fresh), []);
});

test("memory is the same again, also where it has grown", async () => {
  const fresh = new Uint8Array(1000).fill(7);
  const memory = grownFrom(fresh, [[0, 1], [400, 0], [999, 3], [1500, 9]], 2000);
  const file = packed({ stamp: "now", state, memory, fresh });
  const snapshot = await readSnapshot(unpack(new Response(file)), "now");
  const heap = grownFrom(fresh, [], snapshot.size);
  snapshot.restore(heap);
  assert.deepEqual(heap, memory);
  assert.deepEqual(snapshot.state, state);
});

test("the service worker's copy is unpacked already", async () => {
  const file = packed({ stamp: "now", state, memory: new Uint8Array(9), fresh: new Uint8Array(9) });
  const response = new Response(gunzipSync(file), { headers: { Unpacked: "yes" } });
  assert.equal((await readSnapshot(unpack(response), "now")).size, 9);
});

test("another version and what is none are refused", async () => {
  const file = packed({ stamp: "then", state, memory: new Uint8Array(9), fresh: new Uint8Array(9) });
  await assert.rejects(readSnapshot(unpack(new Response(file)), "now"), /of another version/);
  await assert.rejects(readSnapshot(unpack(new Response("garbage")), "now"));
  await assert.rejects(readSnapshot(unpack(new Response()), "now"), /empty/);
});
