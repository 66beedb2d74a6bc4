// Keeps one whole version of the site in the browser, so that it opens without a network. The next version is fetched
// whole, or not at all, and waits until the person wants it or the last page has gone.
// Bad at: the pictures that only a shop of apps shows, and Pyodide's own library; both stay on the server.
import { addPlugins, precacheAndRoute } from "workbox-precaching";

// What the browser has just downloaded is asked for again only to hear that nothing has changed.
const afresh = { requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }) };

addPlugins([afresh]);
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/^plain$/] });

addEventListener("message", ({ data }) => {
  if (data === "take over") self.skipWaiting();
});
