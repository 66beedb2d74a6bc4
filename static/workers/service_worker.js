// Keeps one whole version of the site in the browser, so that it opens without a network. The next version is fetched
// whole, or not at all, and waits until the person wants it or the last page has gone.
// Not kept are the pictures for app stores and Pyodide's own library, which the page seldom or never needs.
import "./own_folder.js";
import { addPlugins, precacheAndRoute } from "workbox-precaching";
import { mend } from "./mending.js";
import { asKept } from "./unpacking.js";

const PATIENCE = 20_000; // milliseconds in which a page that was begun lives
const SETTLING = 10_000; // milliseconds after which a page that lives has done with its start

// What the browser has just downloaded is asked for again only to hear that nothing has changed.
/** @type {import("workbox-core").WorkboxPlugin} */
const afresh = { requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }) };

// A plugin that decides what is kept must also refuse failed responses, as workbox would.
/** @type {import("workbox-core").WorkboxPlugin} */
const unpacking = { cacheWillUpdate: async ({ request, response }) => asKept(request, response) };

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const kept = self.__WB_MANIFEST;

/** @type {Map<string, (lives: boolean) => void>} */
const begun = new Map(); // pages by their id

// before workbox listens, since who answers an event keeps it from all that come later
worker.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.waitUntil(watch(event.resultingClientId));
});

addPlugins([afresh, unpacking]);
precacheAndRoute(kept, { ignoreURLParametersMatching: [/^plain$/] });

/** @param {number} milliseconds */
const later = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds, false); });

// Damage may do its harm in silence, so all is looked at after each start. It may also leave a page that cannot even ask: where
// none lives after a while, the worker looks by itself and starts it again.
/** @param {string} id of the page */
async function watch(id) {
  const lives = await Promise.race([later(PATIENCE), new Promise((done) => begun.set(id, done))]);
  begun.delete(id);
  if (lives) await later(SETTLING);
  const found = await mend(kept);
  if (lives || found !== "mended") return;
  const page = await worker.clients.get(id);
  if (page instanceof WindowClient) await page.navigate(page.url);
}

worker.addEventListener("message", (event) => {
  if (event.data === "take over") worker.skipWaiting();
  if (event.data === "lives") begun.get(/** @type {Client} */ (event.source).id)?.(true);
  if (event.data === "mend") event.waitUntil(mend(kept).then((found) => event.ports[0].postMessage(found)));
});
