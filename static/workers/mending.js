// What is kept can be damaged on the device. These functions find what is not as it was built, and fetch it anew. Stored games
// are elsewhere (localStorage, IndexedDB) and are not touched.
import { cacheNames } from "workbox-core";
import { getCacheKeyForURL } from "workbox-precaching";
import { asKept } from "./unpacking.js";

const ENOUGH = 2; // times that a file is fetched anew before the device is taken to be broken

/** @type {Record<string, number>} */
const fetched = {}; // how often, since this worker runs
/** @type {Promise<"sound" | "mended" | "damaged"> | undefined} */
let mending;

/**
 * "sound" when nothing is damaged, "mended" when all that was is replaced, otherwise "damaged".
 * @param {Entry[]} entries
 */
export function mend(entries) {
  mending ??= mendAll(entries).finally(() => (mending = undefined));
  return mending;
}

/** @param {Entry[]} entries @returns {Promise<"sound" | "mended" | "damaged">} */
async function mendAll(entries) {
  const cache = await caches.open(cacheNames.precache);
  /** @type {"sound" | "mended" | "damaged"} */
  let found = "sound";
  for (const entry of entries) { // one after the other, because some are large
    if (await isSound(cache, entry)) continue;
    const isReplaced = await replace(cache, entry).catch(() => false);
    if (found !== "damaged") found = isReplaced ? "mended" : "damaged";
  }
  return found;
}

/** @param {Entry} entry */
const keyOf = ({ url }) => String(getCacheKeyForURL(url));

/** @param {Cache} cache @param {Entry} entry */
async function isSound(cache, entry) {
  try {
    const kept = await cache.match(keyOf(entry));
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await /** @type {Response} */ (kept).arrayBuffer()));
    return `sha256-${btoa(String.fromCharCode(...digest))}` === (entry.unpacked ?? entry.integrity);
  } catch {
    return false; // it is missing, or the disk cannot read it
  }
}

// Past the browser's own store, which may be what is damaged. A host that has another version by now does not count.
/** @param {Cache} cache @param {Entry} entry */
async function replace(cache, entry) {
  if ((fetched[entry.url] ?? 0) === ENOUGH) return false;
  const request = new Request(entry.url, { cache: "reload", credentials: "same-origin", integrity: entry.integrity });
  const response = asKept(request, await fetch(request));
  if (!response) return false;
  await cache.put(keyOf(entry), response);
  fetched[entry.url] = (fetched[entry.url] ?? 0) + 1;
  return true;
}
