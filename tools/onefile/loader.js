// The first script of the one-file edition: unpacks what lies in the page's own inert script elements into blobs, tells
// the modules where (`at` in static/js/downloads.js), and starts them.
// Bad at: showing how far it is; a file on a disk is there at once.
"use strict";

const unpacked = {}; // what each path of the site holds
globalThis.ribeira = { makeWorker, packed: {} };

// A data: address, because the browser decodes base64 faster than any script.
async function unpack(element) {
  const { paths, kind } = element.dataset;
  const { body } = await fetch(`data:;base64,${element.textContent}`);
  const bytes = await new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  for (const path of paths.split(" ")) unpacked[path] = new Blob([bytes], { type: kind });
  element.remove();
}

// Of two pages in files neither may look into the other, and a worker counts as another: it gets blobs, not addresses.
function makeWorker() {
  const begin = `onmessage = ({ data }) => {
    const packed = Object.entries(data).map(([path, blob]) => [path, URL.createObjectURL(blob)]);
    globalThis.ribeira = { packed: Object.fromEntries(packed) };
    importScripts(ribeira.packed["static/js/bot-worker.js"]);
  };`;
  const worker = new Worker(URL.createObjectURL(new Blob([begin], { type: "text/javascript" })));
  worker.postMessage(unpacked);
  return worker;
}

async function start() {
  await Promise.all([...document.querySelectorAll("script[data-paths]")].map(unpack));
  for (const path in unpacked) ribeira.packed[path] = URL.createObjectURL(unpacked[path]);
  const page = { src: ribeira.packed["static/js/page.js"], type: "module" };
  document.head.append(Object.assign(document.createElement("script"), page));
}

addEventListener("DOMContentLoaded", () => start().catch(() => ribeira.giveUp()));
