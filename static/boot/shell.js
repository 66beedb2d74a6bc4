// The page without Python: texts, progress, and a button to try again when loading fails or stands still. Why it failed
// is seldom known here, so the texts say what a person can check. When Python is gone later on, it comes back.
import { app } from "../page/dom.js";
import { facts, sizes } from "./built.js";
import { NEEDED, at, catalogue, known, line, startDownloads } from "./downloads.js";
import { begun } from "./handover.js";
import { keeper, mend } from "./mend.js";
import { openGame } from "./open_game.js";
import { saveGame } from "./save_game.js";
import { language, say, sayAll } from "./words.js";

const STILL = 20_000; // milliseconds without any sign of life
const SHARE = { download: 85, python: 90, games: 97 }; // how far the bar is during or after each step

const more = language === facts.shipped ? [] : [catalogue(language)];
/** @param {string} id */
const part = (id) => document.getElementById(id);
const shell = /** @type {HTMLElement} */ (part("shell")); // also while it is not in the page
/** @param {number} bytes */
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

let expected = 0;
let received = 0;
let isRunning = false; // Python runs and makes its first drawing
let isMending = false;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let watch;
/** @type {number | undefined} */
let frame;

// Whether to start Python the plain way: after a failure that the quicker ways may have caused.
export const plainly = location.search === "?plain";

// Whether another page shows this one, which could lay something over it and have the person press what they do not see. The
// policy cannot forbid that, because a policy in a page may not say who may frame it.
const isFramed = self !== top;

// Whether nothing is started: in such a frame, or because the browser is too old, which needs.js has said.
export const lacking = isFramed || "lacks" in document.documentElement.dataset;

function noteProgress() {
  clearTimeout(watch);
  watch = setTimeout(fail, STILL, "stalled");
  frame ??= requestAnimationFrame(draw);
}

function draw() {
  frame = undefined;
  const bar = part("shell-bar");
  if (!bar) return;
  const step = isRunning ? "games" : received < expected ? "download" : "python";
  /** @type {HTMLProgressElement} */ (bar).value = SHARE[step] * (step === "download" ? received / expected : 1);
  write("shell-step", steps[isMending ? "mending" : step]());
  tell(isMending ? "mending" : step);
}

/** @type {Set<string>} */
const told = new Set();

// A voice says each step once, even when it comes again, and no bytes.
/** @param {"download" | "games" | "mending" | "python"} step */
function tell(step) {
  if (told.has(step)) return;
  told.add(step);
  write("shell-said", step === "download" ? say("shell.step.download") : steps[step]());
}

const steps = {
  download: () => say("shell.step.bytes", { done: megabytes(received), all: megabytes(expected) }),
  games: () => say("shell.step.games"),
  mending: () => say("shell.step.mending"),
  python: () => say("shell.step.python"),
};

// The sizes of all downloads are known.
function expect() {
  expected = [...NEEDED[line], ...more].reduce((sum, path) => sum + sizes[path], 0);
}

// Bytes have arrived.
/** @param {number} bytes */
function count(bytes) {
  received += bytes;
  if (part("shell")) noteProgress();
}

// Python runs.
export function running() {
  isRunning = true;
  if (part("shell")) noteProgress();
}

const reasons = {
  broken: () => say("shell.fail.broken"),
  damaged: () => say("shell.fail.damaged"),
  framed: () => say("shell.fail.framed"),
  gone: () => say("shell.fail.gone"),
  offline: () => say("shell.fail.offline"),
  stalled: () => say("shell.fail.stalled"),
};

// Loading has failed: say why as far as it is known, and offer to try again. First what is kept on the device is looked at: if
// it was damaged and could be mended, the page starts again by itself.
/** @param {"broken" | "stalled"} reason */
export function fail(reason) {
  clearTimeout(watch);
  if (isMending || part("shell-failure")?.hidden !== true) return; // the first error says most
  // everything was loaded and it failed all the same: the next try starts Python the plain way
  part("shell-again")?.toggleAttribute("data-plainly", received >= expected);
  if (!keeper()) return showFailure(navigator.onLine ? reason : "offline");
  isMending = true;
  draw();
  mend().then((found) => {
    isMending = false;
    if (!part("shell")) return; // it lives after all
    if (found === "mended") location.reload();
    else showFailure(found === "damaged" ? found : navigator.onLine ? reason : "offline");
  });
}

/** @param {keyof typeof reasons} reason */
function showFailure(reason) {
  write("shell-reason", reasons[reason]());
  const game = openGame();
  for (const id of ["shell-safe", "shell-save"]) part(id)?.toggleAttribute("hidden", !game);
  const save = part("shell-save");
  if (save) save.onclick = () => game && saveGame(game);
  part("shell-progress")?.setAttribute("hidden", "");
  part("shell-failure")?.removeAttribute("hidden");
}

export const hasFailed = () => part("shell-failure")?.hidden === false;

// Python is gone, or cannot draw any more: the shell takes its place.
export function giveUp() {
  if (shell.isConnected) return fail("broken");
  app.replaceChildren(); // a dialog in it would keep the person from all else
  app.hidden = true;
  document.body.prepend(shell);
  sayAll();
  write("shell-again", say("crash.again"));
  part("shell-again")?.setAttribute("data-gone", "");
  mend(); // should what is kept be the cause, the next start is sound
  for (const id of ["shell-what", "shell-checks"]) part(id)?.setAttribute("hidden", "");
  showFailure("gone");
  part("shell-again")?.focus();
}

/** @param {string} id @param {string} text */
function write(id, text) {
  const shown = part(id);
  if (shown) shown.textContent = text;
}

// Python has drawn the first screen: the shell has done its work.
export function done() {
  clearTimeout(watch);
  keeper()?.postMessage("lives");
  part("shell-failure")?.setAttribute("hidden", "");
  shell.remove();
  if (plainly) history.replaceState(history.state, "", location.pathname + location.hash);
}

// The shell stands without the styles of the app.
function addStyles() {
  const link = { href: at("static/css/site.css"), rel: "stylesheet" };
  document.head.append(Object.assign(document.createElement("link"), link));
}

// Another page shows this one: it does nothing, and can be opened by itself.
function refuseFrame() {
  part("shell-again")?.setAttribute("hidden", "");
  part("shell-checks")?.setAttribute("hidden", "");
  part("shell-open")?.setAttribute("href", location.href);
  part("shell-open")?.removeAttribute("hidden");
  showFailure("framed");
}

document.documentElement.lang = language;
sayAll();
addStyles();
begun().shellRuns?.();
if (isFramed) refuseFrame();
if (!lacking) {
  noteProgress();
  expect();
  known.then(expect);
  startDownloads(more, count, sizes);
}
