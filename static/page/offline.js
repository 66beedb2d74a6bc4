// Has the browser keep the site, once the page is live, and tells Python when that is done and when a new version waits.
// Where the browser or the address allows no service worker, the page works but is not kept.
import { home } from "../boot/downloads.js";
import { begun } from "../boot/handover.js";
import { mend } from "../boot/mend.js";
import { tell } from "./dom.js";

/** @type {ServiceWorker | undefined} */
let waiting; // the new version, until the person wants it

export async function keepOffline() {
  if (begun().packed) return; // the one-file edition is a file on a disk already
  const registration = await navigator.serviceWorker?.register(`${home}worker.js`, { updateViaCache: "none" });
  if (!registration) return;
  if (registration.waiting) announce(registration.waiting);
  follow(registration);
  registration.addEventListener("updatefound", () => follow(registration));
}

/** @param {ServiceWorkerRegistration} registration */
function follow({ active, installing }) {
  installing?.addEventListener("statechange", () => {
    if (installing.state === "installed" && active) announce(installing);
    if (installing.state === "activated" && !active) tell("news", "offline");
  });
}

/** @param {ServiceWorker} worker */
function announce(worker) {
  waiting = worker;
  tell("news", "renewed");
}

// Changes to the new version at once. Where another tab has already done that, or where the person starts again after a
// failure, loading again is enough; damage of what is kept may have been the cause of that.
export function reload() {
  if (waiting?.state !== "installed") return void mend().finally(() => location.reload());
  waiting.addEventListener("statechange", () => waiting?.state === "activated" && location.reload());
  waiting.postMessage("take over");
}
