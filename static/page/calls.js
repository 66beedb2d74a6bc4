// What Python asks of the scripts that ran before it: the shell's language, downloads, the theme; and that it is ready.
import { catalogue, take } from "../boot/downloads.js";
import { begun } from "../boot/handover.js";
import { mend } from "../boot/mend.js";
import { place } from "../boot/place.js";
import { done } from "../boot/shell.js";
import { language } from "../boot/words.js";
import { all, app } from "./dom.js";
import { keepOffline } from "./offline.js";

const { applyTheme: apply } = begun();

export const shellLanguage = () => language;

export const keysBeginWith = () => place;

// Calls `then` once with whether the promise was kept, and with its value. Where Python itself waits for a promise, an
// exception in its answer is heard by nobody.
/** @param {Promise<unknown>} promise @param {(kept: boolean, value: unknown) => void} then */
export function settle(promise, then) {
  promise.then((value) => then(true, value), () => then(false, undefined)).catch(reportError);
}

/** @param {string} theme */
export const applyTheme = (theme) => apply?.(theme);

// `read` is called later with the bytes, and says whether they are a catalogue; with undefined when none can be had.
/** @param {string} name @param {(bytes?: ArrayBuffer) => boolean} read */
export function loadCatalogue(name, read) {
  readCatalogue(name, read).catch(reportError);
}

/** @param {string} name @param {(bytes?: ArrayBuffer) => boolean} read */
async function readCatalogue(name, read) {
  const load = () => take(catalogue(name)).then(({ response }) => response.arrayBuffer()).catch(() => undefined);
  /** @param {ArrayBuffer} [bytes] */
  const isRead = (bytes) => bytes !== undefined && read(bytes);
  if (isRead(await load())) return;
  const found = await mend(); // perhaps what is kept of it was damaged
  if (found !== "mended" || !isRead(await load())) read(undefined);
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
