// Starts every large download at once, and counts the bytes as they come.
// Bad at: modules, whose bytes nobody can see coming; they are counted when they are there.
export const home = new URL("../../", import.meta.url).href;

export const WASM = "vendor/pyodide/pyodide.asm.wasm";
export const LIBRARY = "py/stdlib.zip"; // compiled, and only what the app needs
export const PLAIN_LIBRARY = "vendor/pyodide/python_stdlib.zip"; // as Pyodide ships it
export const APP = "py/app.zip";

export const downloads = {};

export function startDownloads(count = () => {}) {
  for (const path of [WASM, LIBRARY, APP]) {
    downloads[path] = download(path, count);
    downloads[path].catch(() => {}); // who uses it hears of the failure
  }
}

export async function download(path, count = () => {}) {
  const response = await fetch(home + path);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${response.statusText}`);
  countBytes(response.clone().body, count);
  return path === WASM ? asWasm(response) : response;
}

async function countBytes(stream, count) {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: true }));
    if (done) return;
    count(value.length);
  }
}

// Browsers compile while downloading only if the server names the type rightly; not every server does.
function asWasm(response) {
  if (response.headers.get("Content-Type") === "application/wasm") return response;
  return new Response(response.body, { headers: { "Content-Type": "application/wasm" } });
}
