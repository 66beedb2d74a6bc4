// Puts a .gz and a .br beside every file that gets smaller, for hosts that hand them out, and prints what the first
// game needs. Compressing is slow, so results are kept in the cache folder.   node squeeze.mjs SITE CACHE
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [site, cache] = process.argv.slice(2);
const WORTH = 0.9; // of its size, or less
const LATER = /^(licences\.txt|worker\.js|site\.webmanifest|static\/(icons\/.*png|locale\/|pictures\/)|vendor.*\.zip$)/; // not for a first game
/** @type {Record<string, RegExp>} */
const LINES = { "a quick line": /\.zip$/, "a slow line": /snapshot\.bin$/ }; // and what is not fetched there

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
/** @type {Record<string, (content: Uint8Array) => Uint8Array>} */
const ways = {
  gz: (content) => gzipSync(content, { level: 9 }),
  br: (content) =>
    brotliCompressSync(content, {
      params: { [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_QUALITY]: 9, [BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
};

/** @param {Uint8Array} content @param {string} way */
function squeezed(content, way) {
  const kept = path.join(cache, `${createHash("sha256").update(content).digest("hex")}.${way}`);
  if (!fs.existsSync(kept)) fs.writeFileSync(kept, ways[way](content));
  return fs.readFileSync(kept);
}

fs.mkdirSync(cache, { recursive: true });
/** @type {Record<string, Record<string, number>>} */
const totals = Object.fromEntries(Object.keys(LINES).map((line) => [line, { raw: 0, gz: 0, br: 0 }]));
for (const name of fs.readdirSync(site, { recursive: true }).sort()) {
  const file = path.join(site, name);
  if (!fs.statSync(file).isFile()) continue;
  const content = fs.readFileSync(file);
  /** @type {Record<string, number>} */
  const sizes = { raw: content.length };
  for (const way of Object.keys(ways)) {
    const small = squeezed(content, way);
    const gains = small.length < WORTH * content.length;
    if (gains) fs.writeFileSync(`${file}.${way}`, small);
    sizes[way] = gains ? small.length : content.length;
  }
  if (LATER.test(name)) continue;
  for (const line in LINES) if (!LINES[line].test(name)) for (const way in sizes) totals[line][way] += sizes[way];
}
for (const line in totals) {
  const [raw, gz, br] = Object.values(totals[line]).map((bytes) => bytes.toLocaleString("en"));
  console.log(`on ${line} the first game needs ${raw} bytes; with gzip ${gz}, with brotli ${br}`);
}
