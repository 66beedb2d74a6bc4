// Which downloads are begun, in which order, and to whom they are given.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const EMPTY_WASM = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);

let asked;
let copies = 0;

globalThis.self = globalThis;
globalThis.fetch = async (address) => {
  asked.push(address.slice(address.indexOf("/static/boot/") < 0 ? root.length : 0));
  if (address.endsWith("absent")) return new Response(null, { status: 404, statusText: "Not Found" });
  return new Response(address.endsWith(".wasm") ? EMPTY_WASM : "content");
};
const root = new URL("../../", import.meta.url).href;

beforeEach(() => {
  asked = [];
  delete globalThis.ribeira;
  delete globalThis.name;
});

// A module of its own for each test, because it begins once.
const fresh = () => import(`../../static/boot/downloads.js?copy=${(copies += 1)}`);

test("on a quick line the snapshot comes beside the wasm, and the language of the shell", async () => {
  const downloads = await fresh();
  await downloads.startDownloads([downloads.catalogue("pt")]);
  await Promise.resolve();
  assert.deepEqual(asked, [downloads.WASM, "static/locale/pt.mo", downloads.SNAPSHOT]);
  assert.equal(downloads.line, "quick");
});

test("on a slow line the library comes instead, and the app after the wasm", async () => {
  globalThis.ribeira = { slow: Promise.resolve(true) };
  const downloads = await fresh();
  await downloads.startDownloads();
  assert.equal(downloads.line, "slow");
  await downloads.take(downloads.APP);
  assert.deepEqual(asked, [downloads.WASM, downloads.LIBRARY, downloads.APP]);
});

test("the bots' worker hears from its name that the line is slow", async () => {
  globalThis.name = "slow";
  const downloads = await fresh();
  await downloads.known;
  assert.equal(downloads.line, "slow");
});

test("a download that the first script has begun is not asked for again", async () => {
  globalThis.ribeira = { early: { "py/snapshot.bin": Promise.resolve(new Response("early")) } };
  const downloads = await fresh();
  await downloads.startDownloads();
  assert.equal(await (await downloads.take(downloads.SNAPSHOT)).response.text(), "early");
  assert.deepEqual(asked, [downloads.WASM]);
});

test("who asks a second time gets a download of their own", async () => {
  const downloads = await fresh();
  await downloads.startDownloads();
  const taken = await Promise.all([downloads.take(downloads.SNAPSHOT), downloads.take(downloads.SNAPSHOT)]);
  assert.deepEqual(await Promise.all(taken.map(({ response }) => response.text())), ["content", "content"]);
  assert.equal(asked.filter((path) => path === downloads.SNAPSHOT).length, 2);
});

test("bytes are counted as they come, also those of the wasm", async () => {
  const downloads = await fresh();
  let bytes = 0;
  await downloads.startDownloads([], (more) => (bytes += more));
  const { compiled, whole } = await downloads.takeWasm();
  await (await downloads.take(downloads.SNAPSHOT)).response.text();
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
  const held = "vendor/pyodide/python_stdlib.zip";
  globalThis.ribeira = { packed: { [held]: "blob:1" } };
  const inPage = await fresh();
  assert.equal(inPage.isOneFile, true);
  assert.equal(inPage.at(held), "blob:1");
  globalThis.ribeira = { early: { [held]: new Response() } };
  assert.equal((await fresh()).isOneFile, true, "in its worker too");
});
