// The first script of the page: what it asks for, by how quickly the first bytes come.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { ASKED, begun } from "../../static/boot/handover.js";
import { LIBRARY, WASM } from "../../static/boot/paths.js";
import { page, restore } from "./as_events.js";

const PIECE = new Uint8Array(1 << 16);
let copies = 0;

afterEach(restore);

// Bytes come in pieces, with so many milliseconds between them.
/** @param {number} pause */
function coming(pause) {
  let left = 12;
  return new ReadableStream({
    async pull(controller) {
      if (pause) await new Promise((go) => { setTimeout(go, pause); });
      if ((left -= 1) < 0) return controller.close();
      controller.enqueue(PIECE);
    },
  }, { highWaterMark: 0 });
}

/** @param {{ pause?: number, headers?: Record<string, string>, kept?: boolean, lost?: boolean }} line */
async function asked({ pause = 0, headers = { "Content-Encoding": "gzip" }, kept = false, lost = false }) {
  /** @type {string[]} */
  const asked = [];
  /** @param {string} path */
  const fetch = async (path) => {
    asked.push(path);
    if (lost) throw new TypeError("no network");
    return new Response(path.endsWith(".wasm") ? coming(pause) : "", { headers });
  };
  page({ fetch, navigator: { serviceWorker: { controller: kept ? {} : null } } });
  await import(`../../static/boot/early.js?copy=${(copies += 1)}`);
  const { slow } = begun();
  const isSlow = await slow;
  await Promise.resolve();
  return { asked, slow: isSlow };
}

const QUICK = { asked: [WASM], slow: false }; // the snapshot comes in another thread
const SLOW = { asked: [WASM, LIBRARY], slow: true };

test("a quick line", async () => assert.deepEqual(await asked({}), QUICK));
test("a slow line", async () => assert.deepEqual(await asked({ pause: 25 }), SLOW));
test("a host that does not compress", async () => assert.deepEqual(await asked({ pause: 25, headers: {} }), QUICK));
test("a page that is kept asks at once", async () => assert.deepEqual(await asked({ pause: 25, kept: true }), QUICK));
test("no network", async () => assert.deepEqual(await asked({ lost: true }), QUICK));

test("what it begins is handed over by an event, and nothing is global", async () => {
  page({ fetch: async () => new Response("", { headers: {} }), navigator: {} });
  const before = Object.getOwnPropertyNames(globalThis);
  await import(`../../static/boot/early.js?copy=${(copies += 1)}`);
  assert.deepEqual(Object.getOwnPropertyNames(globalThis), before);
  const detail = {};
  globalThis.dispatchEvent(new CustomEvent(ASKED, { detail }));
  assert.deepEqual(Object.keys(detail).sort(), ["compiled", "early", "slow"]);
});
