// The page's JavaScript in one module, because every further file costs a start its time; PyScript takes its interpreter
// from here too. Bad at: doing anything itself.
import "./shell.js";
import "./glue.js";
import "./input.js";
import "./drag.js";
import "./files.js";
import "./trail.js";
import "./sounds.js";

export { loadPyodide, version } from "./interpreter.js";
