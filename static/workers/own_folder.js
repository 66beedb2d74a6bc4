// What the service worker may fetch: its own folder. The page's policy does not hold for it, so its code sees to that.
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const anywhere = worker.fetch;
const { scope } = worker.registration;

/** @type {typeof fetch} */
globalThis.fetch = async (asked, how) => {
  const request = new Request(asked, how);
  insist(request.url);
  const response = await anywhere(new Request(request, { mode: "same-origin" })); // so that no redirection leaves the host
  insist(response.url);
  return response;
};

/** @param {string} address */
function insist(address) {
  if (!address.startsWith(scope)) throw new TypeError(`not in this folder: ${address}`);
}
