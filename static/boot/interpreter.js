// The `interpreter` of pyscript.toml: starts Python before PyScript asks for it, and hands it over ready. It can be
// asked only once, because a page has one Python.
import { emptyDatabase, watchFirstScript, watchUntilCalled } from "./pyodide_hooks.js";
import { fail, lacking, plainly, running } from "./shell.js";
import { startPython } from "./start_python.js";

export { version } from "./start_python.js";

emptyDatabase();
const endWatching = watchUntilCalled();
/** @typedef {import("./upstream").Python} Python */

/** @type {Python | undefined} */
let python;
/** @type {Promise<Python>} */
const ready = lacking ? new Promise(() => {}) : startPython(plainly); // PyScript asks either way
ready.then(running, (error) => {
  console.error(error);
  fail("broken");
});

// Whether Python can be trusted to answer: after a fatal error, as when the stack overflows, Pyodide refuses to be used.
export function isSound() {
  try {
    return Boolean(python?.globals);
  } catch {
    return false;
  }
}

/** @param {{ stdout: (text: string) => void, stderr: (text: string) => void }} streams */
export async function loadPyodide({ stdout, stderr }) {
  python = await ready;
  python.setStdout({ batched: stdout });
  python.setStderr({ batched: stderr });
  watchFirstScript(python, endWatching, () => fail("broken"));
  return python;
}
