// All of the page's JavaScript in one module, since bundled into one file it starts sooner. PyScript takes its interpreter from
// here, and Python calls what is exported: `from pyscript.js_modules import page`.
import "./shell.js";
import "./failures.js";
import "../page/zoom_input.js";
import "../page/drag.js";

export { loadPyodide, version } from "./interpreter.js";
export { askWorker, hurryWorker, startWorker, stopWorker } from "../page/bots.js";
export { giveUp } from "./shell.js";
export { applyTheme, keysBeginWith, loadCatalogue, ready, settle, shellLanguage } from "../page/calls.js";
export { offerFile } from "../page/files.js";
export { savePicture } from "../page/picture.js";
export { afterJournal, readJournal, writeJournal } from "../page/journal.js";
export { reload } from "../page/offline.js";
export { show } from "../page/show.js";
export { play } from "../page/sounds.js";
