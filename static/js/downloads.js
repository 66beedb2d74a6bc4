// The large downloads: the page's first script has begun them, here their bytes are counted as they come.
// Bad at: modules, whose bytes nobody can see coming; they are counted when they are there.
export const home = new URL("../../", import.meta.url).href;

export const WASM = "vendor/pyodide/pyodide.asm.wasm";
export const SNAPSHOT = "py/snapshot.bin"; // library and app, already imported
export const LIBRARY = "py/stdlib.zip"; // compiled, and only what the app needs
export const PLAIN_LIBRARY = "vendor/pyodide/python_stdlib.zip"; // as Pyodide ships it
export const APP = "py/app.zip";

export const catalogue = (language) => `static/locale/${language}.mo`; // but for English, which is in the app

export const NEEDED = { quick: [WASM, SNAPSHOT], slow: [WASM, LIBRARY, APP] };

// the bots' worker has no first script, but a name: what the page has found out of the line
const { early = {}, packed = {}, slow } = globalThis.ribeira ?? { slow: globalThis.name === "slow" };
const started = {};

// What kind of line this is: "quick", or "slow" when Python is sooner there with few bytes than with little to do.
export let line = "quick";
export const known = Promise.resolve(slow).then((found) => {
  if (found) line = "slow";
});

// Where a file of the site is: beside the page, or unpacked from it (tools/onefile).
export const at = (path) => packed[path] ?? home + path;

export async function startDownloads(more = [], count = () => {}) {
  const begin = (path, before) => {
    started[path] = Promise.resolve(before).then(() => download(path, early[path], count));
    started[path].catch(() => {}); // who takes it hears of the failure
  };
  for (const path of [WASM, ...more]) begin(path);
  await known;
  // Python, once it is there, takes a while to start: the app can come meanwhile, and before that it would be in the way
  const wasm = () => started[WASM].then(({ whole }) => whole);
  for (const path of NEEDED[line].slice(1)) begin(path, path === APP && wasm());
}

// The download that is under way, the first time; after that, and for what nobody expected, a new one.
export function take(path) {
  const taken = started[path] ?? download(path);
  delete started[path];
  return taken;
}

// Answers when the head has come: the response, or for the wasm a promise that it will have been compiled and one that
// all of it will have come.
async function download(path, coming = fetch(at(path)), count = () => {}) {
  const response = await coming;
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  if (path !== WASM) return { response: counted(response, count) };
  const compiled = globalThis.ribeira?.compiled ?? WebAssembly.compileStreaming(asWasm(response.clone()));
  const whole = counted(response, count).body.pipeTo(new WritableStream());
  for (const promise of [whole, compiled]) promise.catch(() => {}); // who waits for it hears of the failure
  return { compiled, whole };
}

function counted(response, count) {
  const reader = response.body.getReader();
  const pull = async (controller) => {
    const { done, value } = await reader.read();
    if (done) return controller.close();
    count(value.length);
    controller.enqueue(value);
  };
  return new Response(new ReadableStream({ pull }), response);
}

// Browsers compile while downloading only if the server names the type rightly; not every server does.
function asWasm(response) {
  if (response.headers.get("Content-Type") === "application/wasm") return response;
  return new Response(response.body, { headers: { "Content-Type": "application/wasm" } });
}
