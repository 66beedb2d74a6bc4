// Keeps one whole version of the site in the browser, so that it opens without a network. The next version is fetched
// whole, or not at all, and waits until the person wants it or the last page has gone.
// Not kept are the pictures for app stores and Pyodide's own library, which the page seldom or never needs.
import { addPlugins, precacheAndRoute } from "workbox-precaching";

// What the browser has just downloaded is asked for again only to hear that nothing has changed.
/** @type {import("workbox-core").WorkboxPlugin} */
const afresh = { requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }) };

// Keeps the snapshot unpacked, so that later starts are quicker. (A plugin that decides what is kept must also refuse
// failed responses, as workbox would.)
/** @type {import("workbox-core").WorkboxPlugin} */
const unpacking = {
  cacheWillUpdate: async ({ request, response }) => {
    if (!response.ok) return null;
    if (!request.url.includes("/py/snapshot.bin") || !response.body) return response;
    const body = response.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers: { "Content-Type": "application/octet-stream", Unpacked: "yes" } });
  },
};

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

addPlugins([afresh, unpacking]);
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/^plain$/] });

addEventListener("message", ({ data }) => {
  if (data === "take over") worker.skipWaiting();
});
