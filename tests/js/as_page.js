// Has Pyodide take Node for a page, so that it fetches its files and compiles its wasm as it does in a browser. Import this
// before Pyodide, which looks once. It cannot show: real downloads, the policy of the page, other engines than V8.
import fs from "node:fs";

export const FOLDER = "http://site/vendor/pyodide/";
const INSTALLED = new URL("../../node_modules/pyodide/", import.meta.url);
const KINDS = { wasm: "application/wasm", zip: "application/zip" };

export const installed = (name) => fs.readFileSync(new URL(name, INSTALLED));
export const lock = JSON.stringify({ info: JSON.parse(installed("pyodide-lock.json")).info, packages: {} });
export const asked = []; // addresses that somebody fetched

const heard = [];
const page = {
  addEventListener: (kind, hear) => kind === "message" && heard.push(hear),
  document: { createElement: () => ({}) },
  MessageChannel: undefined, // would keep Node from ending
  location: new URL("http://site/"),
  postMessage: (data) => void setImmediate(() => heard.forEach((hear) => hear({ data, source: globalThis }))),
  sessionStorage: {},
  window: globalThis,
};
for (const name in page) Object.defineProperty(globalThis, name, { configurable: true, value: page[name] });
process.browser = true;
Object.defineProperty(process, "type", { value: "renderer" });

globalThis.fetch = async (address) => {
  asked.push(String(address));
  const name = String(address).slice(FOLDER.length);
  return new Response(installed(name), { headers: { "Content-Type": KINDS[name.split(".").at(-1)] } });
};
