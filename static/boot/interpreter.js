// The `interpreter` of pyscript.toml: starts Python before PyScript asks for it, and hands it over ready. It can be
// asked only once, because a page has one Python.
import { startPython } from "./start_python.js";
import { fail, lacking, plainly, running } from "./shell.js";

export { version } from "./start_python.js";

// PyScript puts its own library as text before the first script; this is the end of that text.
const END_OF_PRELUDE = "del _pyscript\n";

const ready = lacking ? new Promise(() => {}) : startPython(plainly); // PyScript asks either way
ready.then(running, (error) => {
  console.error(error);
  fail("broken");
});

export async function loadPyodide({ stdout, stderr }) {
  const python = await ready;
  python.setStdout({ batched: stdout });
  python.setStderr({ batched: stderr });
  const run = python.runPythonAsync.bind(python);
  python.runPythonAsync = (code, options) =>
    run(withoutPrelude(code), options).catch((error) => {
      fail("broken");
      throw error;
    });
  return python;
}

// The app's archive holds the same library compiled.
function withoutPrelude(code) {
  const end = code.indexOf(END_OF_PRELUDE);
  return end < 0 ? code : `import pyscript\n${code.slice(end + END_OF_PRELUDE.length)}`;
}
