// Writes into the service worker the list of files that it keeps, each with the digest that it must have.
// node manifest.mjs SITE WORKER OUT
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { injectManifest } from "workbox-build";

const [site, worker, out] = process.argv.slice(2);
const LEFT_OUT = ["licences.txt", "static/pictures/**", "vendor/pyodide/python_stdlib.zip", "**/*.gz", "**/*.br"];
const LARGEST = 1 << 26;

const UNPACKED = ["py/snapshot.bin"]; // as the service worker keeps them (static/workers/unpacking.js)

/** @param {string} url */
const content = (url) => fs.readFileSync(path.join(site, url));
/** @param {Uint8Array} bytes */
const digest = (bytes) => `sha256-${createHash("sha256").update(bytes).digest("base64")}`;

/** @param {string} url */
const digests = (url) => ({
  integrity: digest(content(url)),
  ...(UNPACKED.includes(url) && { unpacked: digest(gunzipSync(content(url))) }),
});

// A half-copied site does not pass: what comes must be what was built.
/** @type {import("workbox-build").ManifestTransform} */
const pinned = (entries) => ({
  manifest: entries
    .map(({ url, revision, size }) => ({ url, revision, size, ...digests(url) }))
    .sort((a, b) => (a.url < b.url ? -1 : 1)),
});

const { warnings } = await injectManifest({
  globDirectory: site,
  globIgnores: LEFT_OUT,
  globPatterns: ["**/*"],
  manifestTransforms: [pinned],
  maximumFileSizeToCacheInBytes: LARGEST,
  swDest: out,
  swSrc: worker,
});
if (warnings.length) throw new Error(warnings.join("\n"));
