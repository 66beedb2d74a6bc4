// Offers a file to save.
const KEPT = 60_000; // milliseconds for which it is there: enough for a slow disk

/** @param {string} name @param {string} text */
export const offerFile = (name, text) => offer(name, new Blob([text], { type: "application/json" }));

/** @param {string} name @param {Blob} content */
export function offer(name, content) {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement("a"), { download: name, href }).click();
  setTimeout(() => URL.revokeObjectURL(href), KEPT);
}
