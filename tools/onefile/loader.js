// The first script of the one-file edition, in place of early.js: unpacks what lies in the page's own inert script elements
// into blobs, tells the modules where (`at` in static/boot/downloads.js), and starts them. No progress is shown: a file is
// read at once.
import { ASKED, begun, offer } from "../../static/boot/handover.js";

const PAGE = "static/boot/page.js";
const WORKER = "static/workers/bot_worker.js";

/** @typedef {{ bytes: ArrayBuffer, kind: string }} Content */

/** @type {Record<string, Content>} */
const unpacked = {}; // what each path of the site holds
/** @type {Record<string, string>} */
const packed = {};

// A data: address, because the browser decodes base64 faster than any script.
/** @param {HTMLElement} element */
async function unpack(element) {
  const { paths = "", kind = "" } = element.dataset;
  const body = /** @type {ReadableStream} */ ((await fetch(`data:;base64,${element.textContent}`)).body);
  const bytes = await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  for (const path of paths.split(" ")) unpacked[path] = { bytes, kind };
  element.remove();
}

/** @param {string} kind @param {BlobPart[]} parts */
const blobOf = (kind, ...parts) => URL.createObjectURL(new Blob(parts, { type: kind }));

// In a page from a disk a worker may not load blobs of the page: so its script holds all its code, and the bytes are
// sent to it, which it takes for downloads under way.
function makeWorker() {
  const begin = `onmessage = ({ data }) => {
    const response = ({ bytes, kind }) => new Response(bytes, { headers: { "Content-Type": kind } });
    const early = Object.fromEntries(Object.entries(data).map(([path, content]) => [path, response(content)]));
    addEventListener("${ASKED}", ({ detail }) => Object.assign(detail, { early }));`;
  const { bytes, kind } = unpacked[WORKER];
  const worker = new Worker(blobOf(kind, begin, bytes, "};"));
  worker.postMessage(unpacked);
  return worker;
}

// PyScript imports the page's module by its address, which is another one here.
function tellPyScript() {
  const script = /** @type {Element} */ (document.querySelector("script[type=py]"));
  const config = JSON.parse(String(script.getAttribute("config")));
  config.js_modules.main = { [packed[PAGE]]: Object.values(config.js_modules.main)[0] };
  script.setAttribute("config", JSON.stringify(config));
}

async function start() {
  const elements = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("script[data-paths]"));
  await Promise.all([...elements].map(unpack));
  for (const path in unpacked) packed[path] = blobOf(unpacked[path].kind, unpacked[path].bytes);
  tellPyScript();
  document.head.append(Object.assign(document.createElement("script"), { src: packed[PAGE], type: "module" }));
}

offer({ makeWorker, packed });
addEventListener("DOMContentLoaded", () => start().catch(() => begun().giveUp?.()));
