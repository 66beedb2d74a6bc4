// Keeps the memory of a Python that has everything imported, as the difference to a fresh one. Compressed, because few
// hosts compress an unknown kind of file, and because it then loads sooner even from the same machine.
// node make.mjs LIBRARY.zip APP.zip STAMP OUT
// Uses _makeSnapshot and _loadSnapshot, private options of the pinned Pyodide; the page starts without a snapshot too.
import fs from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import createPyodideModule from "pyodide/pyodide.asm.mjs";

const [library, app, stamp, out] = process.argv.slice(2);
const GAP = 64; // equal bytes between two differences that are not worth a new segment
const HEADER = 12; // unsigned 32-bit integers of Pyodide's own header; the second and third are used

// Clock and randomness stand still, so that two builds give the same bytes.
Date.now = () => Date.UTC(2020, 0, 1);
performance.now = () => 1000;
crypto.getRandomValues = (array) => array.fill(7);

const settings = {
  _sysExecutable: "/usr/bin/python3", // no path of this machine
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
  stdLibURL: path.resolve(library),
};

process.on("uncaughtException", (error) => {
  console.error(error.message); // the rest of it is Pyodide's own source
  process.exit(1);
});

async function grownMemory() {
  const python = await loadPyodide({ ...settings, _makeSnapshot: true });
  python.FS.writeFile("/lib/ribeira.zip", fs.readFileSync(app));
  const prepare = fs.readFileSync(new URL("prepare.py", import.meta.url), "utf8");
  python.runPython(prepare, { globals: python.toPy({ __name__: "snapshot" }) });
  return python.makeMemorySnapshot();
}

// The memory as the page finds it when it restores: Pyodide is stopped just before Python would start.
async function freshMemory() {
  let fresh;
  const create = async (emscripten) => {
    fresh = (await createPyodideModule(emscripten)).HEAPU8.slice();
    throw new Error("enough");
  };
  await loadPyodide({ ...settings, createPyodideModule: create, _loadSnapshot: new Uint8Array() }).catch(() => {});
  return fresh;
}

// Offset and length of every stretch in which the two differ.
function differences(grown, fresh) {
  const segments = [];
  let start = -1;
  let last = -1;
  for (let at = 0; at < grown.length; at++) {
    if (grown[at] === (fresh[at] ?? 0)) continue; // memory that has grown begins with zeros
    if (start >= 0 && at - last > GAP) {
      segments.push([start, last + 1 - start]);
      start = at;
    }
    if (start < 0) start = at;
    last = at;
  }
  return [...segments, [start, last + 1 - start]];
}

const snapshot = await grownMemory();
const [, imageAt, stateLength] = new Uint32Array(snapshot.buffer, 0, HEADER);
const state = JSON.parse(new TextDecoder().decode(snapshot.subarray(4 * HEADER, 4 * HEADER + stateLength)));
const grown = snapshot.subarray(imageAt);
const segments = differences(grown, await freshMemory());

const header = Buffer.from(JSON.stringify({ stamp, state, size: grown.length, segments: segments.flat() }));
const length = Buffer.alloc(4);
length.writeUInt32LE(header.length);
const pieces = segments.map(([at, many]) => grown.subarray(at, at + many));
fs.writeFileSync(out, gzipSync(Buffer.concat([length, header, ...pieces]), { level: 9 }));
