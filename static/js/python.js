// Starts Pyodide with the app on its path: with the compiled library, or else with the plain one.
// The page and the bots' worker both start Python here. Bad at: any other version of Pyodide.
import createPyodideModule from "../../vendor/pyodide/pyodide.asm.js";
import { loadPyodide } from "../../vendor/pyodide/pyodide.js";
import { lock } from "./built.js";
import { APP, LIBRARY, PLAIN_LIBRARY, WASM, download, downloads, home } from "./downloads.js";

export { version } from "../../vendor/pyodide/pyodide.js";

export async function startPython() {
  const python = await load(downloads[WASM], downloads[LIBRARY]).catch((error) => {
    console.info("Python starts the plain way:", error);
    return load(download(WASM), download(PLAIN_LIBRARY));
  });
  const app = (await downloads[APP]).response;
  python.FS.writeFile("/lib/ribeira.zip", new Uint8Array(await app.arrayBuffer()));
  python.runPython("import sys; sys.path.append('/lib/ribeira.zip')");
  return python;
}

async function load(...both) {
  const [wasm, library] = await Promise.all(both);
  const starting = answering({ [home + WASM]: wasm.response, [home + LIBRARY]: library.response }, () =>
    loadPyodide({
      createPyodideModule,
      indexURL: `${home}vendor/pyodide/`,
      lockFileContents: lock,
      packageBaseUrl: `${home}vendor/pyodide/`,
      stdLibURL: home + LIBRARY,
    }));
  await Promise.all([starting, wasm.whole]); // Pyodide alone would wait for ever for a broken wasm
  return starting;
}

// Pyodide fetches by itself; while it starts, its fetches get the downloads that are already under way.
async function answering(answers, start) {
  const { fetch } = globalThis;
  globalThis.fetch = async (url, ...rest) => answers[url] ?? fetch(url, ...rest);
  try {
    return await start();
  } finally {
    globalThis.fetch = fetch;
  }
}
