// Starts Pyodide with the app on its path: from a snapshot, or else with the compiled library, or else the plain way.
// The page and the bots' worker both start Python here. Bad at: any other version of Pyodide.
import { loadPyodide } from "../../vendor/pyodide/pyodide.js";
import { lock } from "./built.js";
import { APP, LIBRARY, PLAIN_LIBRARY, SNAPSHOT, WASM, home, known, line, take } from "./downloads.js";
import { optionsFor } from "./snapshot.js";

export { version } from "../../vendor/pyodide/pyodide.js";

// the shell need not wait for so large a script
const assembly = import("../../vendor/pyodide/pyodide.asm.js");
assembly.catch(() => {}); // who starts Python hears of the failure

const plain = () => fromLibrary(PLAIN_LIBRARY);
const compiled = () => fromLibrary(LIBRARY);
const WAYS = { quick: [fromSnapshot, compiled, plain], slow: [compiled, plain] };

// The quickest way that works; `plainly` takes only the last.
export async function startPython(plainly = false) {
  let trouble;
  await known;
  for (const way of plainly ? [plain] : WAYS[line]) {
    try {
      return await way();
    } catch (error) {
      trouble = error;
      console.info("Python did not start this way:", error);
    }
  }
  throw trouble;
}

async function fromSnapshot() {
  const { response } = await take(SNAPSHOT);
  const python = await load(new Response(), optionsFor(response, assembly));
  python.runPython("import random; random.seed()"); // or else everybody would have the same chance
  return python;
}

async function fromLibrary(path) {
  const app = take(APP).then(({ response }) => response.arrayBuffer());
  app.catch(() => {}); // it is waited for below
  const [library, { default: createPyodideModule }] = await Promise.all([take(path), assembly]);
  const python = await load(library.response, { createPyodideModule });
  python.FS.writeFile("/lib/ribeira.zip", new Uint8Array(await app));
  python.runPython("import sys; sys.path.append('/lib/ribeira.zip')");
  return python;
}

async function load(library, options) {
  const wasm = await take(WASM);
  const compiled = wasm.whole.then(() => wasm.compiled); // in this order, so that what waits for the line has it first
  const starting = answering({ [home + WASM]: new Response(), [home + LIBRARY]: library }, compiled, () =>
    loadPyodide({
      indexURL: `${home}vendor/pyodide/`,
      lockFileContents: lock,
      packageBaseUrl: `${home}vendor/pyodide/`,
      stdLibURL: home + LIBRARY,
      ...options,
    }));
  await Promise.all([starting, compiled]); // Pyodide alone would wait for ever for a broken wasm
  return starting;
}

// Pyodide fetches and compiles by itself; while it starts, it gets what is already under way.
async function answering(answers, compiled, start) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = async (url, ...rest) => answers[url] ?? fetch(url, ...rest);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await compiled;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await start();
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}
