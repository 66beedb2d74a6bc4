// Calls of the page that Python makes: when it is ready, and for links, copying, sharing and catalogues.
import { catalogue, take } from "../boot/downloads.js";
import { done } from "../boot/shell.js";
import { language } from "../boot/words.js";
import { all, app } from "./dom.js";
import { keepOffline } from "./offline.js";

Object.assign(globalThis.ribeira, {
  // The language that the shell speaks.
  language,

  // then(bytes) is called once, later; with undefined when the download fails.
  catalogue(/** @type {string} */ name, /** @type {(bytes?: ArrayBuffer) => void} */ then) {
    const bytes = take(catalogue(name)).then(({ response }) => response.arrayBuffer());
    bytes.then(then, () => then(undefined)).catch(reportError);
  },

  // Python has drawn its first screen: the shell goes, the app appears.
  ready(screen = "lobby") {
    app.hidden = false;
    for (const place of all("[data-scroll-here]")) place.scrollIntoView({ block: "nearest" });
    document.documentElement.dataset.live = screen;
    done();
    keepOffline().catch((error) => console.info("Not kept for offline:", error));
  },

  // Takes away what stands after #; forward keeps it behind the browser's back button.
  leaveLink(/** @type {boolean} */ forward) {
    const plain = location.pathname + location.search;
    if (!location.hash) return;
    if (forward) history.pushState(null, "", plain);
    else history.replaceState(null, "", plain);
  },

  // then(done) is called once, later.
  copy(/** @type {string} */ text, /** @type {(done: boolean) => void} */ then) {
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error("no clipboard"));
    written.then(() => then(true), () => then(false));
  },

  // A page that lies in a file has no address to send.
  canShare: () => "share" in navigator && location.protocol !== "file:",

  // A person who closes the system's dialog has changed their mind; that is not an error.
  share: (/** @type {string} */ title, /** @type {string} */ url) => void navigator.share({ title, url }).catch(() => {}),
});
