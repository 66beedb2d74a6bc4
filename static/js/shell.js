// The page before Python: words, progress, and a way out when loading fails or stands still.
// Bad at: knowing why something failed; it tells what a person can check.
import { sizes } from "./built.js";
import { startDownloads } from "./downloads.js";
import { say, sayAll } from "./words.js";

const STILL = 20_000; // milliseconds without any sign of life
const SHARE = { download: 80, python: 90, games: 97 }; // how far the bar is after each step

const part = (id) => document.getElementById(id);
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

let watch;
let received = 0;
const expected = Object.values(sizes).reduce((sum, size) => sum + size);

function alive() {
  clearTimeout(watch);
  watch = setTimeout(fail, STILL, "stalled");
}

// Bytes have arrived.
export function count(bytes) {
  received += bytes;
  if (!part("shell")) return;
  alive();
  part("shell-bar").value = SHARE.download * Math.min(1, received / expected);
  part("shell-step").textContent = say("shell.step.bytes", { done: megabytes(received), all: megabytes(expected) });
}

// Another step begins: "python" or "games".
export function step(name) {
  if (!part("shell")) return;
  alive();
  part("shell-bar").value = SHARE[name];
  part("shell-step").textContent = name === "python" ? say("shell.step.python") : say("shell.step.games");
}

const reasons = {
  broken: () => say("shell.fail.broken"),
  offline: () => say("shell.fail.offline"),
  stalled: () => say("shell.fail.stalled"),
  webassembly: () => say("shell.fail.webassembly"),
};

// Loading has come to nothing: tell why as far as we know it, and offer to try again.
export function fail(reason) {
  clearTimeout(watch);
  if (!part("shell")) return;
  part("shell-reason").textContent = reasons[navigator.onLine ? reason : "offline"]();
  part("shell-progress").hidden = true;
  part("shell-failure").hidden = false;
}

// Python has drawn the first screen: the shell has done its work.
export function done() {
  clearTimeout(watch);
  part("shell")?.remove();
}

sayAll(document);
if (typeof WebAssembly !== "object") {
  fail("webassembly");
} else {
  alive();
  startDownloads(count);
  import("./interpreter.js").catch((error) => {
    console.error(error);
    fail("broken");
  });
}
