// What Python asks of the page, in few calls, each doing much: globalThis.ribeira.
// Bad at: deciding anything; that is Python's.
import { Idiomorph } from "../../vendor/idiomorph/idiomorph.js";
import { catalogue, line, take } from "./downloads.js";
import { keepOffline } from "./offline.js";
import { done } from "./shell.js";
import { language } from "./words.js";

const TYPED_INTO = "input, select, textarea";
const OPENED_BY_HAND = ["DETAILS", "DIALOG"];

const patching = {
  callbacks: {
    // what the person has opened stays open
    beforeAttributeUpdated: (name, node) => name !== "open" || !OPENED_BY_HAND.includes(node.tagName),
    // what is being spoken stays until something else is said; what is the same needs no closer look
    beforeNodeMorphed: (node, wanted) => node.id !== "dialog-live" && !isSame(node, wanted),
  },
  morphStyle: "innerHTML",
  restoreFocus: true,
};

// A field may show what Python has not taken over, though its markup is the same. Asked of what has a name alone: to
// compare each part of each part would cost more than it saves.
function isSame(node, wanted) {
  const mayDiffer = !node.id || node.matches(TYPED_INTO) || node.querySelector(TYPED_INTO);
  return !mayDiffer && node.isEqualNode(wanted);
}

let worker;

Object.assign(globalThis.ribeira, {
  // The language that the shell speaks.
  language,

  // then(bytes) is called once, later; with nothing when they can not be had.
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

  // Who closes the system's sheet has changed their mind; that is no trouble.
  share: (title, url) => void navigator.share({ title, url }).catch(() => {}),

  // Makes the content of one element equal to the markup, touching only what differs.
  patch(id, html) {
    const ignoreActiveValue = document.activeElement.matches(TYPED_INTO); // what is being typed stays
    Idiomorph.morph(document.getElementById(id), html, { ...patching, ignoreActiveValue });
  },

  // Starts the second Python; hear(id, answer, error) is called for every answer.
  startWorker(hear) {
    ribeira.stopWorker();
    worker = ribeira.makeWorker?.() ?? new Worker(new URL("./bot-worker.js", import.meta.url), { name: line, type: "module" });
    worker.onmessage = ({ data }) => hear(data.id, data.answer, data.error);
    worker.onerror = ({ message }) => hear(undefined, undefined, message ?? "the worker did not start");
  },

  // Asks the second Python; the request is JSON text.
  ask(id, request) {
    worker.postMessage({ id, request });
  },

  // The answers up to that one are wanted at once.
  hurry(id) {
    worker?.postMessage({ hurry: id });
  },

  // Ends the second Python in the middle of whatever it does.
  stopWorker() {
    worker?.terminate();
    worker = undefined;
  },
});
