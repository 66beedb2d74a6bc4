// Runs the cells of the notebook in the Python that the site has: nothing is fetched from elsewhere.
import { loadPyodide } from "./pyodide.mjs";

const folder = new URL("../vendor/pyodide/", import.meta.url).href;
const state = /** @type {HTMLElement} */ (document.getElementById("state"));
const buttons = /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll(".cell button"));

// As a notebook does: what the last line is worth is shown, as a picture if it has one.
const RUN = `
import ast
def _run(text):
    tree = ast.parse(text)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), globals())
    value = eval(compile(ast.Expression(last.value), "cell", "eval"), globals()) if last else None
    picture = getattr(value, "html", None)
    return (None if value is None else repr(value)), (picture() if picture else None)
_run
`;

async function start() {
  state.textContent = "Python is starting…";
  const { default: createPyodideModule } = await import(`${folder}pyodide.asm.js`);
  const lockFileContents = await (await fetch("./lock.json")).text();
  const python = await loadPyodide({ createPyodideModule, indexURL: folder, lockFileContents });
  const library = await (await fetch("./library.zip")).arrayBuffer();
  python.unpackArchive(library, "zip", { extractDir: "/library" });
  python.runPython("import sys; sys.path.insert(0, '/library')");
  return { python, run: python.runPython(RUN) };
}

/** @param {HTMLElement} out @param {string} text */
function say(out, text) {
  const said = out.querySelector("pre") ?? document.createElement("pre");
  said.append(`${text}\n`);
  out.append(said);
}

/** @param {HTMLElement} out @param {string} page the whole page of a table, which asks for nothing */
function draw(out, page) {
  const frame = document.createElement("iframe");
  frame.title = "The table";
  frame.setAttribute("sandbox", "");
  frame.srcdoc = page;
  out.append(frame);
}

/** @param {Awaited<ReturnType<typeof start>>} ready @param {string} number */
function runCell({ python, run }, number) {
  const out = /** @type {HTMLElement} */ (document.getElementById(`out-${number}`));
  const cell = /** @type {HTMLTextAreaElement} */ (document.getElementById(`cell-${number}`));
  out.replaceChildren();
  python.setStdout({ batched: (/** @type {string} */ line) => say(out, line) });
  try {
    const [value, picture] = run(cell.value).toJs();
    if (picture) draw(out, picture);
    else if (value) say(out, value);
  } catch (error) {
    say(out, /** @type {Error} */ (error).message);
  }
}

try {
  const ready = await start();
  for (const button of buttons) {
    button.disabled = false;
    button.addEventListener("click", () => runCell(ready, button.value));
  }
  state.textContent = "Python is ready.";
} catch (error) {
  state.textContent = `Python did not start: ${/** @type {Error} */ (error).message}`;
}
