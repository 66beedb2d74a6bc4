// Which downloads are begun, in which order, and to whom they are given.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { offer } from "../../static/boot/handover.js";
import { APP, LIBRARY, PLAIN_LIBRARY, SNAPSHOT, WASM } from "../../static/boot/paths.js";
import { page, restore } from "./as_events.js";

const EMPTY_WASM = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
const ROOT = new URL("../../", import.meta.url).href;

/** @type {string[]} */
let asked;
let copies = 0;

/** @param {string} address */
async function fetch(address) {
  asked.push(address.slice(ROOT.length));
  if (address.endsWith("absent")) return new Response(null, { status: 404, statusText: "Not Found" });
  return new Response(address.endsWith(".wasm") ? EMPTY_WASM : "content");
}

/**
 * The module anew, because it begins once.
 * @param {import("../../static/boot/handover.js").Begun} [begun] what the first script has begun
 * @returns {Promise<typeof import("../../static/boot/downloads.js")>}
 */
function fresh(begun = {}, name = "") {
  asked = [];
  restore();
  page({ fetch, name });
  offer(begun);
  return import(`../../static/boot/downloads.js?copy=${(copies += 1)}`);
}

afterEach(restore);

test("on a quick line the snapshot comes beside the wasm, and the language of the shell", async () => {
  const downloads = await fresh();
  await downloads.startDownloads([downloads.catalogue("pt")]);
  await Promise.resolve();
  assert.deepEqual(asked, [WASM, "static/locale/pt.mo", SNAPSHOT]);
  assert.equal(downloads.line, "quick");
});

test("on a slow line the library comes instead, and the app after the wasm", async () => {
  const downloads = await fresh({ slow: Promise.resolve(true) });
  await downloads.startDownloads();
  assert.equal(downloads.line, "slow");
  await downloads.take(APP);
  assert.deepEqual(asked, [WASM, LIBRARY, APP]);
});

test("the bots' worker hears from its name that the line is slow", async () => {
  const downloads = await fresh({}, "slow");
  await downloads.known;
  assert.equal(downloads.line, "slow");
});

test("a download that the first script has begun is not asked for again", async () => {
  const downloads = await fresh({ early: { [SNAPSHOT]: Promise.resolve(new Response("early")) } });
  await downloads.startDownloads();
  assert.equal(await (await downloads.take(SNAPSHOT)).response.text(), "early");
  assert.deepEqual(asked, [WASM]);
});

test("who asks a second time gets a download of their own", async () => {
  const downloads = await fresh();
  await downloads.startDownloads();
  const taken = await Promise.all([downloads.take(SNAPSHOT), downloads.take(SNAPSHOT)]);
  assert.deepEqual(await Promise.all(taken.map(({ response }) => response.text())), ["content", "content"]);
  assert.equal(asked.filter((path) => path === SNAPSHOT).length, 2);
});

for (const slow of [true, false])
  test(`bytes are counted, on a ${slow ? "slow" : "quick"} line too`, async () => {
    const downloads = await fresh({ slow: Promise.resolve(slow) });
    let bytes = 0;
    await downloads.startDownloads([], (more) => (bytes += more), { [WASM]: EMPTY_WASM.length });
    const { compiled, whole } = await downloads.takeWasm();
    await (await downloads.take(slow ? LIBRARY : SNAPSHOT)).response.text();
    if (slow) await (await downloads.take(APP)).response.text();
    await whole;
    assert.equal(bytes, EMPTY_WASM.length + "content".length * (slow ? 2 : 1));
    assert.ok((await compiled) instanceof WebAssembly.Module, "although its type was not said");
  });

class Thread {
  /** @type {(said: { data: object }) => void} */
  onmessage = () => {};

  /** @param {string} address */
  postMessage(address) {
    queueMicrotask(() => this.onmessage({ data: this.said(address) }));
  }

  /** @param {string} address @returns {object} */
  said(address) {
    return { bytes: new TextEncoder().encode(address.slice(ROOT.length)).buffer };
  }

  terminate() {}
}

/** @param {typeof Thread} Worker @returns {ReturnType<typeof fresh>} */
async function withThreads(Worker) {
  await fresh();
  page({ Worker, document: {}, fetch });
  return import(`../../static/boot/downloads.js?copy=${(copies += 1)}`);
}

test("a page has the snapshot fetched and unpacked by a thread", async () => {
  const downloads = await withThreads(Thread);
  await downloads.startDownloads();
  const { unpacked } = await downloads.take(SNAPSHOT);
  assert.equal(new TextDecoder().decode(await unpacked), SNAPSHOT);
  assert.deepEqual(asked, [WASM]);
});

test("where the thread fails the page fetches it", async () => {
  const downloads = await withThreads(class extends Thread {
    said() {
      return { error: "no thread" };
    }
  });
  await downloads.startDownloads();
  const { response, unpacked } = await downloads.take(SNAPSHOT);
  assert.equal(await response.text(), "content");
  assert.equal(unpacked, undefined);
});

test("a file that is not there is an error with its name", async () => {
  const downloads = await fresh();
  await assert.rejects(downloads.take("absent"), /absent: 404 Not Found/);
});

test("only the one-file edition holds Pyodide's own library", async () => {
  assert.equal((await fresh()).isOneFile, false);
  const inPage = await fresh({ packed: { [PLAIN_LIBRARY]: "blob:1" } });
  assert.equal(inPage.isOneFile, true);
  assert.equal(inPage.at(PLAIN_LIBRARY), "blob:1");
  assert.equal((await fresh({ early: { [PLAIN_LIBRARY]: new Response() } })).isOneFile, true, "in its worker too");
});
