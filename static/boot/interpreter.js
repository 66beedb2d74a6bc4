// The `interpreter` of pyscript.toml: starts Python before PyScript asks for it, and hands it over ready. It can be
// asked only once, because a page has one Python.
import { emptyDatabase, watchFirstScript } from "./pyodide_hooks.js";
import { fail, lacking, plainly, running } from "./shell.js";
import { startPython } from "./start_python.js";

export { version } from "./start_python.js";

emptyDatabase();
/** @type {Promise<import("./upstream").Python>} */
const ready = lacking ? new Promise(() => {}) : startPython(plainly); // PyScript asks either way
ready.then(running, (error) => {
  console.error(error);
  fail("broken");
});

/** @param {{ stdout: (text: string) => void, stderr: (text: string) => void }} streams */
export async function loadPyodide({ stdout, stderr }) {
  const python = await ready;
  python.setStdout({ batched: stdout });
  python.setStderr({ batched: stderr });
  watchFirstScript(python, () => fail("broken"));
  return python;
}
