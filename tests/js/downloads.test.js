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

test("bytes are counted as they come, also those of the wasm", async () => {
  const downloads = await fresh();
  let bytes = 0;
  await downloads.startDownloads([], (more) => (bytes += more));
  const { compiled, whole } = await downloads.takeWasm();
  await (await downloads.take(SNAPSHOT)).response.text();
  await whole;
  assert.equal(bytes, EMPTY_WASM.length + "content".length);
  assert.ok((await compiled) instanceof WebAssembly.Module, "although its type was not said");
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
