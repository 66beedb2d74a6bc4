// Has Pyodide take Node for a page, so that it fetches its files and compiles its wasm as it does in a browser. Import this
// before Pyodide, which looks once. It cannot show: real downloads, the policy of the page, other engines than V8.
import fs from "node:fs";

export const FOLDER = "http://site/vendor/pyodide/";
const INSTALLED = new URL("../../node_modules/pyodide/", import.meta.url);
/** @type {Record<string, string>} */
const KINDS = { wasm: "application/wasm", zip: "application/zip" };

/** @param {string} name */
export const installed = (name) => fs.readFileSync(new URL(name, INSTALLED));
const LOCK = fs.readFileSync(new URL("pyodide-lock.json", INSTALLED), "utf8");
export const lock = JSON.stringify({ info: JSON.parse(LOCK).info, packages: {} });
/** @type {string[]} */
export const asked = []; // addresses that somebody fetched

/** @typedef {(event: { data: unknown, source: unknown }) => void} Hear */
/** @type {Hear[]} */
const heard = [];
/** @type {Record<string, unknown>} */
const page = {
  /** @param {string} kind @param {Hear} hear */
  addEventListener: (kind, hear) => kind === "message" && heard.push(hear),
  document: { createElement: () => ({}) },
  MessageChannel: undefined, // would keep Node from ending
  location: new URL("http://site/"),
  /** @param {unknown} data */
  postMessage: (data) => void setImmediate(() => heard.forEach((hear) => hear({ data, source: globalThis }))),
  sessionStorage: {},
  window: globalThis,
};
for (const name in page) Object.defineProperty(globalThis, name, { configurable: true, value: page[name] });
process.browser = true;
Object.defineProperty(process, "type", { value: "renderer" });

/** @param {URL | RequestInfo} address */
globalThis.fetch = async (address) => {
  asked.push(String(address));
  const name = String(address).slice(FOLDER.length);
  return new Response(installed(name), { headers: { "Content-Type": KINDS[name.slice(name.lastIndexOf(".") + 1)] } });
};
