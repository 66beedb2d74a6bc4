// Runs bots in a web worker so that the page stays responsive. Takes { id, request }, answers { id, answer } or
// { id, error }; { hurry: id } asks for the answers up to that one at once. Requests are answered one after the other.
import { startDownloads } from "../boot/downloads.js";
import { startPython } from "../boot/start_python.js";

/**
 * @typedef {object} Session one bot thinking (ribeira/bots/session.py)
 * @property {() => void} hurry
 * @property {(seconds: number) => boolean} work whether it has its answer
 * @property {() => string} answer
 * @property {() => void} destroy
 */

const SLICE = 0.04; // seconds of work between two looks for new messages

startDownloads();
const protocol = startPython().then((python) => python.pyimport("ribeira.bots.protocol"));
let last = protocol.catch(() => undefined);
let hurried = 0;

onmessage = ({ data: { id, request, hurry } }) => {
  if (hurry) hurried = hurry;
  else last = last.then(() => reply(id, request));
};

/** @param {number} id @param {string} request */
async function reply(id, request) {
  /** @type {Session | undefined} */
  let session;
  try {
    /** @type {Session} */
    const begun = (await protocol).begin(request);
    session = begun;
    do {
      await messages();
      if (id <= hurried) begun.hurry();
    } while (!begun.work(SLICE));
    postMessage({ id, answer: begun.answer() });
  } catch (error) {
    postMessage({ id, error: String(error) });
  } finally {
    session?.destroy();
  }
}

// Lets waiting messages be received.
function messages() {
  return new Promise((go) => { setTimeout(go); });
}
