// The bots' worker: Python starts it, asks it by number and hears its answers.
import { line } from "../boot/downloads.js";
import { begun } from "../boot/handover.js";

const SCRIPT = new URL("../workers/bot_worker.js", import.meta.url);
const { makeWorker = () => new Worker(SCRIPT, { name: line, type: "module" }) } = begun();

/** @type {Worker | undefined} */
let worker;

// `hear` is called for every answer.
/** @param {(id?: number, answer?: string, error?: string) => void} hear */
export function startWorker(hear) {
  stopWorker();
  worker = makeWorker();
  worker.onmessage = ({ data }) => hear(data.id, data.answer, data.error);
  worker.onerror = ({ message }) => hear(undefined, undefined, message ?? "the worker did not start");
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
