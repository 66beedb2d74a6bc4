// Offers a file to save.
const KEPT = 60_000; // milliseconds for which it is there: enough for a slow disk

/** @param {string} name @param {string} text */
export function offerFile(name, text) {
  const href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  Object.assign(document.createElement("a"), { download: name, href }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT);
}
