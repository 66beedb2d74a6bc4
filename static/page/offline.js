// Has the browser keep the site, once the page is live, and tells Python when that is done and when a new version waits.
// Where the browser or the address allows no service worker, the page works but is not kept.
import { home } from "../boot/downloads.js";

let waiting; // the new version, until the person wants it

const tell = (news) => ribeira.heard?.("news", news, "");

export async function keepOffline() {
  if (ribeira.packed) return; // the one-file edition is a file on a disk already
  const registration = await navigator.serviceWorker?.register(`${home}worker.js`, { updateViaCache: "none" });
  if (!registration) return;
  if (registration.waiting) announce(registration.waiting);
  follow(registration);
  registration.addEventListener("updatefound", () => follow(registration));
}

function follow({ active, installing }) {
  installing?.addEventListener("statechange", () => {
    if (installing.state === "installed" && active) announce(installing);
    if (installing.state === "activated" && !active) tell("offline");
  });
}

function announce(worker) {
  waiting = worker;
  tell("renewed");
}

// Changes to the new version at once. Where another tab has already done that, loading again is enough.
ribeira.reload = () => {
  if (waiting?.state !== "installed") return location.reload();
  waiting.addEventListener("statechange", ({ target }) => target.state === "activated" && location.reload());
  waiting.postMessage("take over");
};
