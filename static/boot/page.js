// Imports all of the page's JavaScript, so that it can be bundled into one file, which makes the start quicker.
// PyScript takes its interpreter from here too.
import "./shell.js";
import "../page/bots.js";
import "../page/calls.js";
import "../page/show.js";
import "../page/input.js";
import "../page/zoom_input.js";
import "../page/drag.js";
import "../page/files.js";
import "../page/history.js";
import "../page/sounds.js";

export { loadPyodide, version } from "./interpreter.js";
