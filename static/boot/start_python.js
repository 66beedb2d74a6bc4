// Starts Python with the app on its path: from a snapshot, or else with the compiled library, or else the plain way.
// The page and the bots' worker both start Python here.
import { loadPyodide } from "../../vendor/pyodide/pyodide.js";
import { lock, stamp } from "./built.js";
import { home, isOneFile, known, line, take, takeWasm } from "./downloads.js";
import { mend } from "./mend.js";
import { APP, LIBRARY, PLAIN_LIBRARY, SNAPSHOT } from "./paths.js";
import { start } from "./pyodide_hooks.js";
import { readSnapshot, unpack } from "./snapshot.js";

export { version } from "../../vendor/pyodide/pyodide.js";

// not a static import, so that the shell need not wait for so large a script
const assembly = import("../../vendor/pyodide/pyodide.asm.js");
assembly.catch(() => {}); // the failure is handled where it is awaited

const common = { loadPyodide, assembly, folder: `${home}vendor/pyodide/`, lock };
const WAYS = { quick: [fromSnapshot, fromLibrary, plain], slow: [fromLibrary, plain] };

// The quickest way that works; `plainly` takes only the last.
export async function startPython(plainly = false) {
  let failure;
  await known;
  for (const way of plainly ? [plain] : WAYS[line]) {
    try {
      return await way();
    } catch (error) {
      failure = error;
      console.info("Python did not start this way:", error);
      mend(); // should what is kept be the cause, the next start takes this way
    }
  }
  throw failure;
}

async function fromSnapshot() {
  const snapshot = readSnapshot(unpackedSnapshot(), stamp);
  snapshot.catch(() => {}); // the failure is handled where it is awaited
  const python = await startWith({ snapshot });
  python.runPython("import random; random.seed()"); // the snapshot holds the same seed for everybody
  return python;
}

async function unpackedSnapshot() {
  const { response, unpacked } = await take(SNAPSHOT);
  return unpacked ?? unpack(response);
}

async function fromLibrary(path = LIBRARY) {
  const app = appBytes();
  const [library] = await Promise.all([take(path), assembly]);
  return withApp(await startWith({ library: library.response }), app);
}

// Pyodide as it comes: it fetches and compiles its own files, but for the one-file edition, which has no addresses.
async function plain() {
  if (isOneFile) return fromLibrary(PLAIN_LIBRARY);
  const app = appBytes();
  await app; // where the network fails, this says so sooner than Pyodide
  const { compiled } = await takeWasm();
  const [python] = await Promise.all([start(common), compiled]);
  return withApp(python, app);
}

/** @param {{ library?: Response, snapshot?: Promise<import("./snapshot.js").Snapshot> }} given */
async function startWith(given) {
  const { compiled, whole } = await takeWasm();
  const wasm = whole.then(() => compiled); // in this order, so that the next download begins at once
  // with a broken wasm Pyodide alone would wait for ever
  const [python] = await Promise.all([start({ ...common, ...given, wasm }), wasm]);
  return python;
}

function appBytes() {
  const bytes = take(APP).then(({ response }) => response.arrayBuffer());
  bytes.catch(() => {}); // the failure is handled where it is awaited
  return bytes;
}

/** @param {import("./upstream").Python} python @param {Promise<ArrayBuffer>} app */
async function withApp(python, app) {
  python.FS.writeFile("/lib/ribeira.zip", new Uint8Array(await app));
  python.runPython("import sys; sys.path.append('/lib/ribeira.zip')");
  return python;
}
