// The large downloads: the page's first script has begun them, here their bytes are counted as they come.
// The bytes of modules cannot be seen while they come, so modules are counted once they are there.
import { begun } from "./handover.js";
import { APP, LIBRARY, PLAIN_LIBRARY, SNAPSHOT, WASM } from "./paths.js";
import { fetchUnpacked } from "./unpacker.js";

export const home = new URL("../../", import.meta.url).href;

/** @param {string} language */
export const catalogue = (language) => `static/locale/${language}.mo`; // but for English, which is in the app

export const NEEDED = { quick: [WASM, SNAPSHOT], slow: [WASM, LIBRARY, APP] };

/**
 * @typedef {(bytes: number) => void} Count
 * @typedef {object} Download
 * @property {Response} response
 * @property {Wasm} [wasm] of the wasm alone
 * @property {Promise<ArrayBuffer>} [unpacked] of the snapshot, where it is unpacked in another thread
 * @typedef {object} Wasm
 * @property {Promise<WebAssembly.Module>} compiled
 * @property {Promise<void>} whole until its last byte has come
 */

// the bots' worker has no first script; the page tells it by its name whether the line is slow
const { early = {}, packed = {}, compiled = () => undefined, slow = self.name === "slow" } = begun();

/** @type {Record<string, Promise<Download>>} */
const started = {};

// Whether this page is the one-file edition, which holds everything.
export const isOneFile = PLAIN_LIBRARY in { ...early, ...packed };

// The bots' worker is a thread of its own; one file holds everything unpacked.
const hasThreads = "document" in globalThis && "Worker" in globalThis && !isOneFile;

/**
 * "quick", or "slow" when Python starts sooner from the library, which has fewer bytes but needs more computing.
 * @type {"quick" | "slow"} */
export let line = "quick";
export const known = Promise.resolve(slow).then((found) => {
  if (found) line = "slow";
});

// Where a file of the site is: beside the page, or unpacked from it (tools/onefile).
/** @param {string} path */
export const at = (path) => packed[path] ?? home + path;

/** @param {string[]} [more] @param {Count} [count] @param {Record<string, number>} [sizes] bytes of each large download */
export async function startDownloads(more = [], count = () => {}, sizes = {}) {
  /** @param {string} path @param {Promise<unknown>} [before] */
  const begin = (path, before) => {
    started[path] = Promise.resolve(before).then(() => download(path, early[path], count, sizes[path]));
    started[path].catch(() => {}); // the failure is handled where it is awaited
  };
  for (const path of [WASM, ...more]) begin(path);
  await known;
  // the app comes after the wasm: Python takes a while to start, and before that the app would only slow the wasm down
  const wasm = () => started[WASM].then((download) => download.wasm?.whole);
  for (const path of NEEDED[line].slice(1)) begin(path, path === APP ? wasm() : undefined);
}

// The download that is under way, when asked the first time; later, and for any other path, a new one.
/** @param {string} path */
export function take(path) {
  const taken = started[path] ?? download(path);
  delete started[path];
  return taken;
}

/** @returns {Promise<Wasm>} */
export async function takeWasm() {
  return /** @type {Wasm} */ ((await take(WASM)).wasm);
}

// Resolves when the headers have come.
/**
 * @param {string} path @param {Promise<Response> | Response} [coming] @param {Count} [count] @param {number} [size]
 * @returns {Promise<Download>}
 */
async function download(path, coming, count = () => {}, size) {
  if (path === SNAPSHOT && !coming && hasThreads) return elsewhere(path, count);
  const response = await (coming ?? fetch(at(path)));
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  if (path !== WASM) return { response: counted(response, count) };
  const module = compiled() ?? WebAssembly.compileStreaming(asWasm(response.clone()));
  const whole = arrival(response, module, count, size);
  for (const promise of [whole, module]) promise.catch(() => {}); // the failure is handled where it is awaited
  return { response, wasm: { compiled: module, whole } };
}

// A thread that cannot be begun, or fails, is no reason to start another way: the page does it itself.
/** @param {string} path @param {Count} count @returns {Promise<Download>} */
async function elsewhere(path, count) {
  try {
    const unpacked = await fetchUnpacked(at(path), count);
    return { response: new Response(), unpacked: Promise.resolve(unpacked) };
  } catch (error) {
    console.info("The snapshot is unpacked here:", error);
    return download(path, fetch(at(path)));
  }
}

// Resolves when the wasm is there. On a slow line its bytes are counted as they come. On a quick one counting them would take
// longer than they do, so they are counted once they are there.
/** @param {Response} response @param {Promise<unknown>} compiled @param {Count} count @param {number} [size] */
async function arrival(response, compiled, count, size = 0) {
  const reader = bodyOf(response).getReader();
  known.then(() => { if (line === "quick") reader.cancel(); });
  let received = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    received += read.value.length;
    count(read.value.length);
  }
  if (line === "quick") await compiled;
  if (size > received) count(size - received);
}

/** @param {Response} response */
const bodyOf = (response) => /** @type {ReadableStream<Uint8Array>} */ (response.body);

/** @param {Response} response @param {Count} count */
function counted(response, count) {
  const reader = bodyOf(response).getReader();
  /** @param {ReadableStreamDefaultController} controller */
  const pull = async (controller) => {
    const { done, value } = await reader.read();
    if (done) return controller.close();
    count(value.length);
    controller.enqueue(value);
  };
  return new Response(new ReadableStream({ pull }), response);
}

// Browsers compile while downloading only if the server names the type rightly; not every server does.
/** @param {Response} response */
function asWasm(response) {
  if (response.headers.get("Content-Type") === "application/wasm") return response;
  return new Response(response.body, { headers: { "Content-Type": "application/wasm" } });
}
