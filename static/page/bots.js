// The bots' worker: Python starts it, asks it by number and hears its answers.
import { line } from "../boot/downloads.js";
import { begun } from "../boot/handover.js";
import { mend } from "../boot/mend.js";

const SCRIPT = new URL("../workers/bot_worker.js", import.meta.url);
const { makeWorker = fromBlob } = begun();

/** @type {Worker | undefined} */
let worker;

// For a worker that has an address only the policy that its host sends with it would hold, which most hosts do not; for one
// without an address it is that of the page.
function fromBlob() {
  const address = URL.createObjectURL(new Blob([`import ${JSON.stringify(SCRIPT)};`], { type: "text/javascript" }));
  return new Worker(address, { name: line, type: "module" });
}

// `hear` is called for every answer.
/** @param {(id?: number, answer?: string, error?: string) => void} hear */
export function startWorker(hear) {
  stopWorker();
  worker = makeWorker();
  worker.onmessage = ({ data }) => hear(data.id, data.answer, data.error);
  worker.onerror = ({ message }) => {
    mend(); // should what is kept be the cause, the next worker starts
    hear(undefined, undefined, message ?? "the worker did not start");
  };
}

// The request is JSON text.
/** @param {number} id @param {string} request */
export function askWorker(id, request) {
  worker?.postMessage({ id, request });
}

// Asks for all answers up to that one at once.
/** @param {number} id */
export function hurryWorker(id) {
  worker?.postMessage({ hurry: id });
}

// Ends it at once.
export function stopWorker() {
  worker?.terminate();
  worker = undefined;
}
