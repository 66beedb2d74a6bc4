// Imports all of the page's JavaScript, so that it can be bundled into one file, which makes the start quicker.
// PyScript takes its interpreter from here too.
import "./shell.js";
import "./glue.js";
import "./input.js";
import "./drag.js";
import "./files.js";
import "./trail.js";
import "./sounds.js";

export { loadPyodide, version } from "./interpreter.js";
