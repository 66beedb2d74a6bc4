// Keeps the memory of a Python that has everything imported, as the difference to a fresh one. Compressed, because few
// hosts compress an unknown kind of file, and because it then loads sooner even from the same machine.
// node make.mjs LIBRARY.zip APP.zip STAMP OUT
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";
import { FOR_SNAPSHOT, freshMemory, parts } from "../../static/boot/pyodide_hooks.js";
import { packed } from "./pack.mjs";

const [library, app, stamp, out] = process.argv.slice(2);

// Clock and randomness stand still, so that two builds give the same bytes.
Date.now = () => Date.UTC(2020, 0, 1);
performance.now = () => 1000;
crypto.getRandomValues = (array) => {
  if (array instanceof Uint8Array || array instanceof Uint32Array) array.fill(7);
  else throw new Error("randomness of an unknown kind");
  return array;
};

const options = {
  ...FOR_SNAPSHOT,
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
  stdLibURL: path.resolve(library),
};

process.on("uncaughtException", (error) => {
  console.error(error.message); // the rest of it is Pyodide's own source
  process.exit(1);
});

async function grown() {
  const python = await loadPyodide(options);
  python.FS.writeFile("/lib/ribeira.zip", fs.readFileSync(app));
  const prepare = fs.readFileSync(new URL("prepare.py", import.meta.url), "utf8");
  python.runPython(prepare, { globals: python.toPy({ __name__: "snapshot" }) });
  return parts(python.makeMemorySnapshot());
}

const { memory, state } = await grown();
const fresh = await freshMemory(loadPyodide, createPyodideModule, options);
fs.writeFileSync(out, packed({ stamp, state, memory, fresh }));
