// Writes into the service worker the list of files that it keeps, each with the digest that it must have.
// node manifest.mjs SITE WORKER OUT
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { injectManifest } from "workbox-build";

const [site, worker, out] = process.argv.slice(2);
const LEFT_OUT = ["licences.txt", "static/pictures/**", "vendor/pyodide/python_stdlib.zip", "**/*.gz", "**/*.br"];
const LARGEST = 1 << 26;

/** @param {string} url */
const digest = (url) => createHash("sha256").update(fs.readFileSync(path.join(site, url))).digest("base64");

// A half-copied site does not pass: what comes must be what was built.
/** @type {import("workbox-build").ManifestTransform} */
const pinned = (entries) => ({
  manifest: entries
    .map(({ url, revision, size }) => ({ url, revision, size, integrity: `sha256-${digest(url)}` }))
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
