// The journal, with a database of which the test says when it answers.
import assert from "node:assert/strict";
import { register } from "node:module";
import { mock, test } from "node:test";
import { page } from "./as_events.js";

/** @typedef {{ onsuccess?: () => void, onerror?: () => void, result?: unknown, error?: DOMException }} Request */

/** @type {Map<string, string>} */
const texts = new Map();
/** @type {Request[]} */
const openings = [];

/** @param {unknown} result */
function answered(result) {
  /** @type {Request} */
  const request = { result };
  setImmediate(() => request.onsuccess?.());
  return request;
}

const store = {
  getAllKeys: () => answered([...texts.keys()]),
  getAll: () => answered([...texts.values()]),
  /** @param {string} text @param {string} name */
  put: (text, name) => void texts.set(name, text),
};

function transaction() {
  const begun = { objectStore: () => store, oncomplete: () => {} };
  setImmediate(() => setImmediate(() => begun.oncomplete()));
  return begun;
}

const database = { transaction, close() {} };
page({
  indexedDB: { open: () => openings[openings.push({}) - 1] },
  location: new URL("http://site/ribeira/"),
  /** @param {unknown} error */
  reportError: (error) => assert.equal(error, undefined),
});
texts.set("game", "as it was");

// the build writes that module
const BUILT = 'data:text/javascript,export const facts = { old: "ribeira." };';
const resolve = `export const resolve = (name, context, next) =>
  name.endsWith("/built.js") ? { url: ${JSON.stringify(BUILT)}, shortCircuit: true } : next(name, context);`;
register(`data:text/javascript,${encodeURIComponent(resolve)}`);

const settled = () => new Promise((done) => setTimeout(done, 20));

test("what answers late is told late, and what was there is read before it is written over", async () => {
  const { readJournal, writeJournal } = await import("../../static/page/journal.js");
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {unknown[]} */
  const told = [];
  readJournal((found) => void told.push(["then", found]), (found) => void told.push(["late", found]));
  mock.timers.tick(5000);
  mock.timers.reset();
  await settled();
  assert.deepEqual(told, [["then", []]]);
  writeJournal("game", "as it is");
  await settled();
  assert.equal(texts.get("game"), "as it was");

  // a browser that was killed still holds the database
  Object.assign(openings[0], { error: new DOMException("held", "UnknownError") }).onerror?.();
  while (openings.length < 2) await settled();
  Object.assign(openings[1], { result: database }).onsuccess?.();
  while (told.length < 2) await settled();
  assert.deepEqual(told[1], ["late", [["game", "as it was"]]]);
  while (texts.get("game") === "as it was") await settled();
  assert.equal(texts.get("game"), "as it is");
});
