// The only file that touches what Pyodide and PyScript keep private. Each hook names the upstream file that it leans on and
// what happens without it; tests/js/hooks.test.js tries them all with the versions of HOOKS_FOR.
// It imports nothing, so that the build and the tests can use it too.
//
// What the build leans on is elsewhere, and there fails loudly when a version changes it:
//   tools/vendor.py    pyodide.asm.mjs is one function, which it puts into parentheses
//   tools/pack/archives.py  @pyscript/core/src/stdlib/pyscript.js is a list of files as JSON, and its when needs two names of web.py
//   tools/onefile      polyscript/esm/interpreters.js imports the interpreter by its address
export const HOOKS_FOR = { "@pyscript/core": "0.7.31", pyodide: "314.0.7" };

/**
 * @typedef {typeof import("pyodide").loadPyodide} LoadPyodide
 * @typedef {import("pyodide").PyodideAPI} Python
 * @typedef {import("./upstream").CreateModule} CreateModule
 * @typedef {import("./upstream").EmscriptenSettings} EmscriptenSettings
 * @typedef {import("./upstream").PyodideModule} PyodideModule
 * @typedef {import("./snapshot.js").Snapshot} Snapshot
 */

/**
 * Starts Pyodide: from a snapshot, or with the given library, or with neither as Pyodide starts by itself.
 * @param {object} given
 * @param {LoadPyodide} given.loadPyodide
 * @param {Promise<{ default: CreateModule }>} given.assembly the module pyodide.asm.js, which is large and comes later
 * @param {string} given.folder the address of Pyodide's folder
 * @param {string} given.lock its list of packages
 * @param {Promise<WebAssembly.Module>} [given.wasm] without it Pyodide fetches and compiles its own
 * @param {Response} [given.library]
 * @param {Promise<Snapshot>} [given.snapshot]
 */
export async function start({ loadPyodide, assembly, folder, lock, wasm, library, snapshot }) {
  const options = {
    createPyodideModule: laterModule(assembly, snapshot),
    indexURL: folder,
    lockFileContents: lock,
    packageBaseUrl: folder,
    ...(snapshot && NO_SNAPSHOT),
  };
  if (!wasm) return loadPyodide(options);
  const answers = { "pyodide.asm.wasm": new Response(), "python_stdlib.zip": library ?? new Response() };
  return answering(folder, answers, wasm, () => loadPyodide(options));
}

// Hook `_loadSnapshot`, a private option (src/js/pyodide.ts). Only with it Pyodide makes its module without starting Python,
// and then calls API.restoreSnapshot. Given the bytes it would wait for them first; it does not need them.
// Without it: Python starts beside the restored memory and fails; the compiled library is next.
export const NO_SNAPSHOT = { _loadSnapshot: new Uint8Array() };

// Hook `createPyodideModule`, an experimental option (src/js/pyodide.ts). Pyodide would import pyodide.asm.mjs, a name for
// which some hosts do not know the type; and only so the module can be changed before Python starts.
// Without it: nothing starts, since the site has no pyodide.asm.mjs.
/** @param {Promise<{ default: CreateModule }>} assembly @param {Promise<Snapshot>} [snapshot] @returns {CreateModule} */
const laterModule = (assembly, snapshot) => async (settings) => {
  const making = assembly.then(({ default: create }) => create(settings));
  if (!snapshot) return making;
  const [module, found] = await Promise.all([making, snapshot]);
  restoring(module, found);
  return module;
};

// Hook `API.restoreSnapshot` (src/js/snapshot.ts): replaced, because ours holds only the differences to a fresh memory.
// Also `growMemory` and `HEAPU8` of Emscripten's module. Without one of them: the compiled library is next.
/** @param {PyodideModule} module @param {Snapshot} snapshot */
function restoring(module, { size, state, restore }) {
  if (size > module.HEAPU8.length) module.growMemory(size);
  module.API.restoreSnapshot = () => {
    restore(module.HEAPU8);
    return state;
  };
}

// Hooks `fetch` and `WebAssembly.instantiateStreaming`, which Pyodide calls for its wasm and its library
// (src/js/compat.ts, src/js/emscripten-settings.ts). While it starts, they give it the downloads under way.
// Without them: Pyodide fetches its own files; if it gets an empty answer, it fails, and starting without them is next.
/**
 * @template T
 * @param {string} folder @param {Record<string, Response>} answers
 * @param {Promise<WebAssembly.Module>} wasm @param {() => Promise<T>} begin
 */
async function answering(folder, answers, wasm, begin) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (asked, ...rest) => {
    const name = String(asked).startsWith(folder) ? String(asked).slice(folder.length) : "";
    return answers[name] ?? fetch(asked, ...rest);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await wasm;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await begin();
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

// Hook `runPythonAsync`, by which PyScript runs the first script (polyscript/esm/interpreter/pyodide.js): its failure is
// reported, and what PyScript puts before the script is left out. Without it: a failure shows after a while as a stall.
/** @param {Python} python @param {() => void} begins @param {() => void} failed */
export function watchFirstScript(python, begins, failed) {
  const run = python.runPythonAsync.bind(python);
  python.runPythonAsync = (code, options) => {
    begins();
    return run(withoutPrelude(code), options).catch((/** @type {unknown} */ error) => {
      failed();
      throw error;
    });
  };
}

// Hook `MutationObserver`, by which PyScript watches the page for markup that is to become code: `py-click`, `mpy-...`,
// `<script type="py">` (polyscript/esm/index.js; it also has each shadow root watched). Ours is the only such script, so the
// watching ends for good when that begins. Without it: markup that gets into the page by a mistake of ours can run as Python.
/** @returns {() => void} ends the watching of all observers that were made meanwhile */
export function watchUntilCalled() {
  const page = /** @type {any} */ (globalThis); // workers, which share this file, know no such observers
  const { MutationObserver } = page;
  /** @type {{ disconnect: () => void, observe: () => void }[]} */
  const made = [];
  page.MutationObserver = class extends MutationObserver {
    /** @param {unknown} heard */
    constructor(heard) {
      super(heard);
      made.push(/** @type {any} */ (this));
    }
  };
  return () => {
    page.MutationObserver = MutationObserver;
    for (const observer of made.splice(0)) {
      observer.disconnect();
      observer.observe = () => {};
    }
  };
}

// Hook `prelude`: PyScript writes its Python package as text before the first script (@pyscript/core/src/stdlib.js), and
// Python would compile it at each start. The app's archive holds it compiled.
// Without it: the text is run, which takes longer and does the same.
const END_OF_PRELUDE = "del _pyscript\n";

/** @param {string} code */
export function withoutPrelude(code) {
  const end = code.indexOf(END_OF_PRELUDE);
  return end < 0 ? code : `import pyscript\n${code.slice(end + END_OF_PRELUDE.length)}`;
}

// The browser's database stays known here, for our own journal; nothing, where storage is forbidden.
export const database = (() => { try { return globalThis.indexedDB; } catch { return undefined; } })();

// Hook `indexedDB`: PyScript looks into it for packages before it starts Python (polyscript/esm/interpreter/pyodide.js by
// @webreflection/idb-map). We have none, looking takes time, and where storage is forbidden PyScript would never start.
// So it gets one that is always empty. Without it: PyScript looks into the real one.
export function emptyDatabase() {
  const store = { clear: () => answer(undefined), getAllKeys: () => answer([]) };
  const database = { close() {}, transaction: () => ({ objectStore: () => store }) };
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value: { open: () => answer(database) } });
}

/** @param {unknown} result */
function answer(result) {
  /** @type {{ result: unknown, onsuccess?: (event: object) => void }} */
  const request = { result };
  queueMicrotask(() => request.onsuccess?.({ target: request }));
  return request;
}

// Hooks for the build, which makes the snapshot (tools/snapshot/make.mjs): `_makeSnapshot` and `_sysExecutable`, private
// options (src/js/pyodide.ts); the layout of what makeMemorySnapshot returns (src/js/snapshot.ts).
// Without them: the build fails.
export const FOR_SNAPSHOT = { _makeSnapshot: true, _sysExecutable: "/usr/bin/python3" }; // no path of this machine

// How many unsigned integers of 32 bits come before the state. The second says where memory begins, the third how long the
// state is.
const INTEGERS = 12;

/** @param {Uint8Array} snapshot as Pyodide makes it */
export function parts(snapshot) {
  const [, memoryAt, length] = new Uint32Array(snapshot.buffer, 0, INTEGERS);
  const state = new TextDecoder().decode(snapshot.subarray(4 * INTEGERS, 4 * INTEGERS + length));
  return { memory: snapshot.subarray(memoryAt), state: JSON.parse(state) };
}

/**
 * The memory that a page has when it restores a snapshot: Pyodide is stopped just before Python would start.
 * @param {LoadPyodide} loadPyodide @param {CreateModule} create @param {object} options
 */
export async function freshMemory(loadPyodide, create, options) {
  let fresh = new Uint8Array();
  /** @param {EmscriptenSettings} settings @returns {Promise<never>} */
  const stopped = async (settings) => {
    fresh = (await create(settings)).HEAPU8.slice();
    throw new Error("enough");
  };
  const stopping = { ...options, ...NO_SNAPSHOT, _makeSnapshot: false, createPyodideModule: stopped };
  await loadPyodide(stopping).catch(() => {});
  return fresh;
}
