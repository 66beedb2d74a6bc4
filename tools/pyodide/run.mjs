// Runs one Python file in Pyodide under Node, because only Pyodide's own Python can compile and test for it.
// node run.mjs SCRIPT.py MOUNTED=FOLDER... [-- ARGUMENTS...]        It passes on no input.
import fs from "node:fs";
import { loadPyodide } from "pyodide";

const [script, ...rest] = process.argv.slice(2);
const cut = rest.indexOf("--") < 0 ? rest.length : rest.indexOf("--");
const python = await loadPyodide({
  args: [script, ...rest.slice(cut + 1)],
  // a fixed hash seed makes compiled code come out the same each time; columns in it would only serve a trace that has
  // the source to show them in
  env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" },
});
for (const pair of rest.slice(0, cut)) {
  const [mounted, folder] = pair.split("=");
  python.FS.mkdirTree(mounted);
  python.mountNodeFS(mounted, folder);
}
try {
  process.exitCode = python.runPython(fs.readFileSync(script, "utf8"), { filename: script }) ?? 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error); // the rest of it is Pyodide's own source
  process.exitCode = 1;
}
