// Starts Pyodide with the app on its path: with the compiled library, or else with the plain one.
// The page and the bots' worker both start Python here. Bad at: any other version of Pyodide.
import createPyodideModule from "../../vendor/pyodide/pyodide.asm.js";
import { loadPyodide } from "../../vendor/pyodide/pyodide.js";
import { lock } from "./built.js";
import { APP, LIBRARY, PLAIN_LIBRARY, WASM, download, downloads, home } from "./downloads.js";

export { version } from "../../vendor/pyodide/pyodide.js";

export async function startPython() {
  const python = await withCompiledLibrary().catch((error) => {
    console.info("Python starts the plain way:", error);
    return load(download(WASM), download(PLAIN_LIBRARY));
  });
  const app = await downloads[APP];
  python.FS.writeFile("/lib/ribeira.zip", new Uint8Array(await app.arrayBuffer()));
  python.runPython("import sys; sys.path.append('/lib/ribeira.zip')");
  return python;
}

async function withCompiledLibrary() {
  await downloads[LIBRARY]; // its head is enough to know that it is there
  return load(downloads[WASM], downloads[LIBRARY]);
}

// Pyodide fetches by itself; for that moment its fetches are answered with the downloads already under way.
async function load(wasm, library) {
  const { fetch } = globalThis;
  const answers = { [home + WASM]: wasm, [home + LIBRARY]: library };
  globalThis.fetch = (url, ...rest) => answers[url] ?? fetch(url, ...rest);
  try {
    return await loadPyodide({
      createPyodideModule,
      indexURL: `${home}vendor/pyodide/`,
      lockFileContents: lock,
      packageBaseUrl: `${home}vendor/pyodide/`,
      stdLibURL: home + LIBRARY,
    });
  } finally {
    globalThis.fetch = fetch;
  }
}
