// Every private hook of static/boot/pyodide_hooks.js against the pinned versions, in Node. What as_page.js cannot show, the
// browser's tests do: e2e/test_shell.py starts the page with each of its files missing.
import assert from "node:assert/strict";
import fs from "node:fs";
import { before, test } from "node:test";
import { FOLDER, asked, installed, lock } from "./as_page.js";

const { loadPyodide, version } = await import("pyodide");
const { default: IDBMapSync } = await import("@webreflection/idb-map/sync");
const hooks = await import("../../static/boot/pyodide_hooks.js");
const { readSnapshot, unpack } = await import("../../static/boot/snapshot.js");
const { packed } = await import("../../tools/snapshot/pack.mjs");

const MODULES = new URL("../../node_modules/", import.meta.url);
const assembly = import("pyodide/pyodide.asm.mjs");
const common = { loadPyodide, assembly, folder: FOLDER, lock };
/** @typedef {import("../../static/boot/pyodide_hooks.js").CreateModule} CreateModule */
/** @typedef {import("../../static/boot/pyodide_hooks.js").EmscriptenSettings} EmscriptenSettings */

/** @param {URL} url */
const json = (url) => JSON.parse(fs.readFileSync(url, "utf8"));
const library = () => new Response(installed("python_stdlib.zip"));

/** @type {CreateModule} */
let create; // makes Pyodide's module
/** @type {Promise<WebAssembly.Module>} */
let wasm;
/** @type {Uint8Array} */
let fresh;

before(async () => {
  create = (await assembly).default;
  wasm = Promise.resolve(await WebAssembly.compile(installed("pyodide.asm.wasm")));
});

// What Pyodide asks of createPyodideModule, without making one.
/** @param {object} options */
async function settingsFor(options) {
  /** @type {EmscriptenSettings[]} */
  const given = [];
  /** @type {CreateModule} */
  const stand = async (settings) => {
    given.push(settings);
    throw new Error("enough");
  };
  const plain = { indexURL: FOLDER, lockFileContents: lock };
  await loadPyodide({ ...plain, ...options, createPyodideModule: stand }).catch(() => {});
  return given[0];
}

test("the hooks are for the versions that are pinned and installed", () => {
  const pinned = json(new URL("../../package.json", import.meta.url)).dependencies;
  for (const [name, its] of Object.entries(hooks.HOOKS_FOR)) {
    assert.equal(pinned[name], its, `${name} was raised: try the hooks, then raise HOOKS_FOR`);
    assert.equal(json(new URL(`${name}/package.json`, MODULES)).version, its);
  }
  assert.equal(version, hooks.HOOKS_FOR.pyodide);
});

test("no other file of the page or the build touches what is private", () => {
  const names = /_loadSnapshot|_makeSnapshot|_sysExecutable|restoreSnapshot|growMemory|instantiateStreaming|runPythonAsync|indexedDB|MutationObserver/;
  for (const folder of ["static", "tools"]) {
    const root = new URL(`../../${folder}/`, import.meta.url);
    const scripts = fs.readdirSync(root, { recursive: true }).filter((name) => /\.m?js$/.test(name));
    assert.ok(scripts.length > 3);
    const touching = scripts.filter((name) => names.test(fs.readFileSync(new URL(name, root), "utf8")));
    assert.deepEqual(touching, folder === "static" ? ["boot/pyodide_hooks.js"] : []);
  }
});

test("_loadSnapshot keeps Python from starting; createPyodideModule is asked for the module", async () => {
  assert.equal((await settingsFor(hooks.NO_SNAPSHOT)).noInitialRun, true);
  assert.equal((await settingsFor({})).noInitialRun, undefined);
});

test("the module has restoreSnapshot, growMemory and HEAPU8", async () => {
  /** @type {import("../../static/boot/pyodide_hooks.js").PyodideModule[]} */
  const makes = [];
  /** @type {CreateModule} */
  const making = async (settings) => {
    makes.push(await create(settings));
    return makes[0];
  };
  fresh = await hooks.freshMemory(loadPyodide, making, { indexURL: FOLDER, lockFileContents: lock });
  const [made] = makes;
  assert.equal(typeof made.API.restoreSnapshot, "function");
  assert.equal(typeof made.growMemory, "function");
  assert.ok(made.HEAPU8 instanceof Uint8Array);
  assert.equal(fresh.length, made.HEAPU8.length);
});

test("a snapshot is made, packed and restored, and nothing is fetched for it", async () => {
  const options = { ...hooks.FOR_SNAPSHOT, indexURL: FOLDER, lockFileContents: lock, createPyodideModule: create };
  const python = await loadPyodide(options);
  python.runPython("import fractions, sys; sys.kept = fractions.Fraction(1, 3)");
  const file = packed({ stamp: "this", fresh, ...hooks.parts(python.makeMemorySnapshot()) });
  assert.ok(file.length < fresh.length / 2, "only the differences are kept");

  asked.length = 0;
  const before = [globalThis.fetch, WebAssembly.instantiateStreaming];
  const restored = await hooks.start({ ...common, wasm, snapshot: readSnapshot(unpack(new Response(file)), "this") });
  assert.equal(restored.runPython("import sys; str(sys.kept * 2)"), "2/3");
  assert.deepEqual(asked, []);
  assert.deepEqual([globalThis.fetch, WebAssembly.instantiateStreaming], before);

  const another = readSnapshot(unpack(new Response(file)), "another");
  await assert.rejects(hooks.start({ ...common, wasm, snapshot: another }), /of another version/);
});

test("a Pyodide that ignores _loadSnapshot fails at once, so that the next way is taken", async () => {
  /** @type {typeof loadPyodide} */
  const ignoring = (options) => loadPyodide({ ...options, ...{ _loadSnapshot: undefined }, stderr() {} });
  const snapshot = Promise.resolve({ size: 1, state: { hiwireKeys: [], immortalKeys: [] }, restore() {} });
  await assert.rejects(hooks.start({ ...common, loadPyodide: ignoring, wasm, snapshot }));
});

test("without a snapshot the given library starts Python, and nothing is fetched", async () => {
  asked.length = 0;
  const python = await hooks.start({ ...common, wasm, library: library() });
  assert.equal(python.runPython("import fractions; str(fractions.Fraction(2, 4))"), "1/2");
  assert.deepEqual(asked, []);
});

test("without fetch and instantiateStreaming Pyodide starts by itself", async () => {
  asked.length = 0;
  const python = await hooks.start(common);
  assert.equal(python.runPython("1 + 1"), 2);
  assert.deepEqual(asked.map((address) => address.slice(FOLDER.length)).sort(), ["pyodide.asm.wasm", "python_stdlib.zip"]);
});

test("a first script that fails is reported; what PyScript puts before it is left out", async () => {
  /** @type {string[]} */
  const codes = [];
  let failures = 0;
  const python = {
    runPythonAsync: async (/** @type {string} */ code) => {
      codes.push(code);
      if (code === "raise") throw new Error("it failed");
    },
  };
  let begun = 0;
  hooks.watchFirstScript(/** @type {any} */ (python), () => (begun += 1), () => (failures += 1));
  await python.runPythonAsync("pass");
  assert.equal(begun, 1);
  await assert.rejects(python.runPythonAsync("raise"), /it failed/);
  assert.equal(failures, 1);
  assert.deepEqual(codes, ["pass", "raise"]);
});

test("PyScript's text before the first script ends as expected", async () => {
  const { stdlib } = await import(new URL("@pyscript/core/src/stdlib.js", MODULES).href);
  assert.equal(hooks.withoutPrelude(`${stdlib}\nprint(1)`).trim().replace(/\n+/, "\n"), "import pyscript\nprint(1)");
  assert.equal(hooks.withoutPrelude("print(1)"), "print(1)");
});

test("PyScript watches the page with observers that it makes while it starts, and they can be ended", () => {
  const folder = new URL("@pyscript/core/dist/", MODULES);
  const shipped = fs.readdirSync(folder).filter((name) => /^core.*\.js$/.test(name));
  const made = shipped.flatMap((name) => fs.readFileSync(new URL(name, folder), "utf8").match(/new MutationObserver/g) ?? []);
  assert.equal(made.length, 1);

  /** @type {string[]} */
  const calls = [];
  class Observer {
    disconnect() { calls.push("disconnect"); }
    observe() { calls.push("observe"); }
  }
  const page = /** @type {any} */ (globalThis);
  page.MutationObserver = Observer;
  const end = hooks.watchUntilCalled();
  const observer = new page.MutationObserver(() => {});
  observer.observe();
  end();
  observer.observe();
  assert.deepEqual(calls, ["observe", "disconnect"]);
  assert.equal(page.MutationObserver, Observer);
  delete page.MutationObserver;
});

test("PyScript finds its storage empty", async () => {
  const folder = new URL("@pyscript/core/dist/", MODULES);
  const shipped = fs.readdirSync(folder).filter((name) => /^core.*\.js$/.test(name));
  const uses = shipped.flatMap((name) => fs.readFileSync(new URL(name, folder), "utf8").match(/indexedDB\.\w+/g) ?? []);
  assert.deepEqual([...new Set(uses)], ["indexedDB.open"]);

  hooks.emptyDatabase();
  const storage = new IDBMapSync("packages");
  await storage.sync();
  assert.equal(storage.size, 0);
  storage.clear();
  await storage.sync();
  await storage.close();
});
