// Begins the large downloads as early as possible; downloads.js takes them over. The snapshot comes in a thread of its own
// (unpacker.js). The build puts it into the page, in front of
// first.js; the one-file edition, which holds everything, has its loader there instead.
import { offer } from "./handover.js";
import { LIBRARY, WASM } from "./paths.js";

const SAMPLE = 1 << 19; // bytes of the wasm, uncompressed, by which the line is measured
const QUICK = 80; // milliseconds in which they arrive on a line of some 20 Mbit/s
const INTERVAL = 4; // milliseconds, the shortest interval that browsers allow

/** @type {Record<string, Promise<Response>>} */
const early = {};
/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/** @param {string} path @param {Promise<Response>} coming */
function expect(path, coming) {
  early[path] = coming;
  coming.catch(() => {}); // the failure is handled where it is awaited
}

// Compiles while the bytes come. They are counted in a copy, because browsers cache the compiled code only of a response
// that was fetched.
/** @param {Response} response */
function compile(response) {
  const copy = response.clone();
  if (response.headers.get("Content-Type") !== "application/wasm") return copy;
  compiled = WebAssembly.compileStreaming(response);
  compiled.catch(() => {});
  return copy;
}

// Whether bytes come so slowly that Python starts sooner from the compiled library, which has fewer of them but takes longer
// to start, than from the snapshot. On a host that does not compress, the library has more bytes. Only time in which the page
// was idle counts, so that a slow device is not taken for a slow line.
/** @param {Response} response */
async function isSlow(response) {
  if (!response.headers.has("Content-Encoding")) return false;
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.clone().body).getReader();
  let [received, waited, before] = [0, 0, performance.now()];
  const watching = setInterval(() => {
    const now = performance.now();
    if (now - before < 3 * INTERVAL) waited += now - before;
    before = now;
  }, INTERVAL);
  try {
    for (let done = false; received < SAMPLE && !done;) {
      const read = await reader.read();
      done = read.done;
      received += read.value?.length ?? 0;
    }
  } finally {
    clearInterval(watching);
  }
  reader.cancel();
  return waited > QUICK;
}

const wasm = fetch(WASM);
const isKept = navigator.serviceWorker?.controller; // then nothing is downloaded, and the line does not matter
const slow = isKept ? Promise.resolve(false) : wasm.then(isSlow).catch(() => false);
expect(WASM, wasm.then(compile));
slow.then((isSlow) => isSlow && expect(LIBRARY, fetch(LIBRARY)));
offer({ early, slow, compiled: () => compiled });
