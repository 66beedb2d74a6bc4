// Starts Pyodide with the app on its path: from a snapshot, or else with the compiled library, or else the plain way.
// The page and the bots' worker both start Python here. The first two ways lean on the pinned version of Pyodide.
import { loadPyodide } from "../../vendor/pyodide/pyodide.js";
import { lock } from "./built.js";
import { APP, LIBRARY, PLAIN_LIBRARY, SNAPSHOT, WASM, home, known, line, take } from "./downloads.js";
import { optionsFor } from "./snapshot.js";

export { version } from "../../vendor/pyodide/pyodide.js";

// not a static import, so that the shell need not wait for so large a script
const assembly = import("../../vendor/pyodide/pyodide.asm.js");
assembly.catch(() => {}); // the failure is handled where it is awaited

const plain = () => fromLibrary(PLAIN_LIBRARY);
const compiled = () => fromLibrary(LIBRARY);
const WAYS = { quick: [fromSnapshot, compiled, plain], slow: [compiled, plain] };

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
    }
  }
  throw failure;
}

async function fromSnapshot() {
  const { response } = await take(SNAPSHOT);
  const python = await load(new Response(), optionsFor(response, assembly));
  python.runPython("import random; random.seed()"); // the snapshot holds the same seed for everybody
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
  const compiled = wasm.whole.then(() => wasm.compiled); // in this order, so that the next download begins at once
  const starting = answering({ [home + WASM]: new Response(), [home + LIBRARY]: library }, compiled, () =>
    loadPyodide({
      indexURL: `${home}vendor/pyodide/`,
      lockFileContents: lock,
      packageBaseUrl: `${home}vendor/pyodide/`,
      stdLibURL: home + LIBRARY,
      ...options,
    }));
  await Promise.all([starting, compiled]); // with a broken wasm Pyodide alone would wait for ever
  return starting;
}

// Pyodide wants to fetch and compile by itself; while it starts, these functions give it the downloads under way.
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
