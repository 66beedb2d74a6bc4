// What Python asks of the scripts that ran before it: the shell's language, downloads, the theme; and that it is ready.
import { catalogue, take } from "../boot/downloads.js";
import { begun } from "../boot/handover.js";
import { done } from "../boot/shell.js";
import { language } from "../boot/words.js";
import { all, app } from "./dom.js";
import { keepOffline } from "./offline.js";

const { applyTheme: apply } = begun();

export const shellLanguage = () => language;

// Calls `then` once with whether the promise was kept, and with its value. Where Python itself waits for a promise, an
// exception in its answer is heard by nobody.
/** @param {Promise<unknown>} promise @param {(kept: boolean, value: unknown) => void} then */
export function settle(promise, then) {
  promise.then((value) => then(true, value), () => then(false, undefined)).catch(reportError);
}

/** @param {string} theme */
export const applyTheme = (theme) => apply?.(theme);

// `then` is called once, later; with undefined when the download fails.
/** @param {string} name @param {(bytes?: ArrayBuffer) => void} then */
export function loadCatalogue(name, then) {
  const bytes = take(catalogue(name)).then(({ response }) => response.arrayBuffer());
  bytes.then(then, () => then(undefined)).catch(reportError);
}

// Python has drawn its first screen: the shell goes, the app appears.
/** @param {string} screen */
export function ready(screen) {
  app.hidden = false;
  for (const place of all("[data-scroll-here]")) place.scrollIntoView({ block: "nearest" });
  document.documentElement.dataset.live = screen;
  done();
  keepOffline().catch((error) => console.info("Not kept for offline:", error));
}
