// The first script of the page: what it asks for, by how quickly the first bytes come.
import assert from "node:assert/strict";
import fs from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const SCRIPT = fs.readFileSync(new URL("../../static/boot/early.js", import.meta.url), "utf8");
const PIECE = new Uint8Array(1 << 16);

// Bytes come in pieces, with so many milliseconds between them.
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

async function begun({ pause = 0, headers = { "Content-Encoding": "gzip" }, kept = false, lost = false }) {
  const asked = [];
  const fetch = async (path) => {
    asked.push(path);
    if (lost) throw new TypeError("no network");
    return new Response(path.endsWith(".wasm") ? coming(pause) : "", { headers });
  };
  const serviceWorker = { controller: kept ? {} : null };
  const page = vm.createContext({ WebAssembly, clearInterval, fetch, navigator: { serviceWorker }, performance, setInterval });
  vm.runInContext(SCRIPT, page);
  const slow = await page.ribeira.slow;
  await Promise.resolve();
  return { asked, slow };
}

const WASM = "vendor/pyodide/pyodide.asm.wasm";
const QUICK = { asked: [WASM, "py/snapshot.bin"], slow: false };
const SLOW = { asked: [WASM, "py/stdlib.zip"], slow: true };

test("a quick line", async () => assert.deepEqual(await begun({}), QUICK));
test("a slow line", async () => assert.deepEqual(await begun({ pause: 25 }), SLOW));
test("a host that does not compress", async () => assert.deepEqual(await begun({ pause: 25, headers: {} }), QUICK));
test("a page that is kept asks at once", async () => assert.deepEqual(await begun({ pause: 25, kept: true }), QUICK));
test("no network", async () => assert.deepEqual(await begun({ lost: true }), QUICK));
