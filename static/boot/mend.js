// What is kept on the device for offline use can be damaged there. When something fails, the service worker, which knows the
// digest of each file, is asked to look, and fetches anew what is not as it was built. Stored games are never touched.
const PATIENCE = 30_000; // milliseconds for its answer
const REACHED = 5_000; // milliseconds in which the host answers

/** @typedef {"sound" | "mended" | "damaged"} Found */

// The worker from which this page came, if it did.
export const keeper = () => navigator.serviceWorker?.controller;

/** @returns {Promise<Found>} */
export function mend() {
  const worker = keeper();
  if (!worker) return Promise.resolve("sound");
  const { port1, port2 } = new MessageChannel();
  worker.postMessage("mend", [port2]);
  return new Promise((done) => {
    port1.onmessage = ({ data }) => done(data);
    setTimeout(done, PATIENCE, "damaged");
  });
}

// Lets go of all that is kept, so that the next start fetches everything anew; but not where the host does not answer.
export async function letGo() {
  if (!keeper()) return;
  const registration = /** @type {ServiceWorkerRegistration} */ (await navigator.serviceWorker.getRegistration());
  const { scope } = registration;
  await fetch(`${scope}worker.js`, { cache: "no-store", signal: AbortSignal.timeout(REACHED) }).then(insist);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)));
  await registration.unregister();
}

/** @param {Response} response */
function insist({ ok, status }) {
  if (!ok) throw new Error(`the host answers ${status}`);
}
