// Nothing of ours is global: modules import, the first scripts hand over by an event, and Python imports the page's module.
import assert from "node:assert/strict";
import fs from "node:fs";
import { test } from "node:test";

const GLOBAL = "(?:globalThis|window|self)";
const MAKES = new RegExp(`${GLOBAL}\\.\\w+\\s*=[^=]|Object\\.\\w+\\(${GLOBAL}\\b|${GLOBAL}\\[`);
const HOOKS = "boot/pyodide_hooks.js"; // stands in for what Pyodide and PyScript call, while Python starts
const FETCHING = "workers/own_folder.js"; // and this for what the service worker fetches with

test("no script makes anything global", () => {
  const root = new URL("../../static/", import.meta.url);
  const scripts = fs.readdirSync(root, { recursive: true }).filter((name) => name.endsWith(".js"));
  const making = scripts.filter((name) => MAKES.test(fs.readFileSync(new URL(name, root), "utf8")));
  assert.deepEqual(making, [HOOKS, FETCHING]);
});
