// The functions of the page that Python calls: globalThis.ribeira. Few calls that do much, because calls are slow.
import { Idiomorph } from "../../vendor/idiomorph/idiomorph.js";
import { catalogue, line, take } from "../boot/downloads.js";
import { keepOffline } from "./offline.js";
import { done } from "../boot/shell.js";
import { language } from "../boot/words.js";

const TYPED_INTO = "input, select, textarea";
const OPENED_BY_HAND = ["DETAILS", "DIALOG"];

const patching = {
  callbacks: {
    // what the person has opened stays open: Python's markup always has it closed
    beforeAttributeUpdated: (name, node) => name !== "open" || !OPENED_BY_HAND.includes(node.tagName),
    // a screen reader is still reading #dialog-live; elements that are equal are skipped, which is quicker
    beforeNodeMorphed: (node, wanted) => node.id !== "dialog-live" && !isSame(node, wanted),
  },
  morphStyle: "innerHTML",
  restoreFocus: true,
};

// Whether patching would change nothing. A field may hold typed text although its markup is equal, so fields always
// count as different. Only elements with an id are compared: comparing every element would cost more than it saves.
function isSame(node, wanted) {
  const mayDiffer = !node.id || node.matches(TYPED_INTO) || node.querySelector(TYPED_INTO);
  return !mayDiffer && node.isEqualNode(wanted);
}

let worker;

Object.assign(globalThis.ribeira, {
  // The language that the shell speaks.
  language,

  // then(bytes) is called once, later; with undefined when the download fails.
  catalogue(name, then) {
    const bytes = take(catalogue(name)).then(({ response }) => response.arrayBuffer());
    bytes.then(then, () => then(undefined)).catch(reportError);
  },

  // Python has drawn its first screen: the shell goes, the app appears.
  ready(screen = "lobby") {
    const app = document.getElementById("app");
    app.hidden = false;
    for (const place of app.querySelectorAll("[data-scroll-here]")) place.scrollIntoView({ block: "nearest" });
    document.documentElement.dataset.live = screen;
    done();
    keepOffline().catch((error) => console.info("Not kept for offline:", error));
  },

  // Takes away what stands after #; forward keeps it behind the browser's back button.
  leaveLink(forward) {
    const plain = location.pathname + location.search;
    if (!location.hash) return;
    if (forward) history.pushState(null, "", plain);
    else history.replaceState(null, "", plain);
  },

  // then(done) is called once, later.
  copy(text, then) {
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject();
    written.then(() => then(true), () => then(false));
  },

  // A page that lies in a file has no address to send.
  canShare: () => Boolean(navigator.share) && location.protocol !== "file:",

  // A person who closes the system's dialog has changed their mind; that is not an error.
  share: (title, url) => void navigator.share({ title, url }).catch(() => {}),

  // Makes the content of one element equal to the markup, touching only what differs.
  patch(id, html) {
    const ignoreActiveValue = document.activeElement.matches(TYPED_INTO); // what is being typed stays
    Idiomorph.morph(document.getElementById(id), html, { ...patching, ignoreActiveValue });
  },

  // Starts the bots' worker; hear(id, answer, error) is called for every answer.
  startWorker(hear) {
    ribeira.stopWorker();
    worker = ribeira.makeWorker?.() ?? new Worker(new URL("../workers/bot_worker.js", import.meta.url), { name: line, type: "module" });
    worker.onmessage = ({ data }) => hear(data.id, data.answer, data.error);
    worker.onerror = ({ message }) => hear(undefined, undefined, message ?? "the worker did not start");
  },

  // Sends a request to the bots' worker, as JSON text.
  ask(id, request) {
    worker.postMessage({ id, request });
  },

  // Asks for all answers up to that one at once.
  hurry(id) {
    worker?.postMessage({ hurry: id });
  },

  // Ends the bots' worker at once.
  stopWorker() {
    worker?.terminate();
    worker = undefined;
  },
});
