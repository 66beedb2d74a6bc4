// The first script of the one-file edition: unpacks what lies in the page's own inert script elements into blobs, tells
// the modules where (`at` in static/boot/downloads.js), and starts them. No progress is shown: a file is read at once.
"use strict";

const unpacked = {}; // what each path of the site holds: bytes and their kind
globalThis.ribeira = { makeWorker, packed: {} };

// A data: address, because the browser decodes base64 faster than any script.
async function unpack(element) {
  const { paths, kind } = element.dataset;
  const { body } = await fetch(`data:;base64,${element.textContent}`);
  const bytes = await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  for (const path of paths.split(" ")) unpacked[path] = { bytes, kind };
  element.remove();
}

const blobOf = (kind, ...parts) => URL.createObjectURL(new Blob(parts, { type: kind }));

// In a page from a disk a worker may not load blobs of the page: so its script holds all its code, and the bytes are
// sent to it, which it takes for downloads under way.
function makeWorker() {
  const begin = `onmessage = ({ data }) => {
    const response = ({ bytes, kind }) => new Response(bytes, { headers: { "Content-Type": kind } });
    const early = Object.entries(data).map(([path, content]) => [path, response(content)]);
    globalThis.ribeira = { early: Object.fromEntries(early) };`;
  const { bytes, kind } = unpacked["static/workers/bot_worker.js"];
  const worker = new Worker(blobOf(kind, begin, bytes, "};"));
  worker.postMessage(unpacked);
  return worker;
}

async function start() {
  await Promise.all([...document.querySelectorAll("script[data-paths]")].map(unpack));
  for (const path in unpacked) ribeira.packed[path] = blobOf(unpacked[path].kind, unpacked[path].bytes);
  const page = { src: ribeira.packed["static/boot/page.js"], type: "module" };
  document.head.append(Object.assign(document.createElement("script"), page));
}

addEventListener("DOMContentLoaded", () => start().catch(() => ribeira.giveUp()));
