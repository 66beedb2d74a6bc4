// The bots' worker: Python starts it, asks it by number and hears its answers.
import { line } from "../boot/downloads.js";

const SCRIPT = new URL("../workers/bot_worker.js", import.meta.url);

/** @type {Worker | undefined} */
let worker;

Object.assign(globalThis.ribeira, {
  // hear(id, answer, error) is called for every answer.
  startWorker(/** @type {(id?: number, answer?: string, error?: string) => void} */ hear) {
    ribeira.stopWorker();
    worker = ribeira.makeWorker?.() ?? new Worker(SCRIPT, { name: line, type: "module" });
    worker.onmessage = ({ data }) => hear(data.id, data.answer, data.error);
    worker.onerror = ({ message }) => hear(undefined, undefined, message ?? "the worker did not start");
  },

  // The request is JSON text.
  ask: (/** @type {number} */ id, /** @type {string} */ request) => worker?.postMessage({ id, request }),

  // Asks for all answers up to that one at once.
  hurry: (/** @type {number} */ id) => worker?.postMessage({ hurry: id }),

  // Ends it at once.
  stopWorker() {
    worker?.terminate();
    worker = undefined;
  },
});
