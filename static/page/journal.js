// The journal: a small database in which each game is written at once, because browsers take some seconds to write localStorage
// to the disk. Python says what is written and what it means; where there is no database, nothing is kept and nothing fails.
import { place } from "../boot/place.js";
import { database } from "../boot/pyodide_hooks.js";

const STORE = "games"; // texts by their names
const PATIENCE = 5000; // milliseconds after which the page goes on without an answer
const AGAIN = 300; // milliseconds until the next try, while a browser that was killed still holds the database
const TRIES = 20;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answer = (request) => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});

/** @template T @param {Promise<T>} promise @returns {Promise<T>} */
function soon(promise) {
  /** @type {ReturnType<typeof setTimeout>} */
  let timer;
  /** @type {Promise<never>} */
  const late = new Promise((_, failed) => {
    timer = setTimeout(failed, PATIENCE, new DOMException("no answer", "TimeoutError"));
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** @returns {Promise<IDBDatabase>} */
async function open(tries = TRIES) {
  const opening = /** @type {IDBFactory} */ (database).open(place, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const opened = await answer(opening).catch(async (error) => {
    if (tries <= 1 || error.name !== "UnknownError") throw error;
    await new Promise((done) => setTimeout(done, AGAIN));
    return open(tries - 1);
  });
  opened.onversionchange = () => opened.close(); // when it is deleted
  return opened;
}

const opened = open();

async function read() {
  const store = (await opened).transaction(STORE).objectStore(STORE);
  const [names, texts] = await Promise.all([answer(store.getAllKeys()), answer(store.getAll())]);
  return names.map((name, at) => [String(name), String(texts[at])]);
}

const first = read(); // begun before Python is there, so that nobody waits for it
first.catch(() => {}); // it is handled where it is awaited
let isRead = false;

// Calls `then` once with all names and texts; with nothing when there is no database, or no answer yet: if that comes
// afterwards, `late` is called with them.
/** @param {(texts: string[][]) => void} then @param {(texts: string[][]) => void} late */
export function readJournal(then, late) {
  const found = isRead ? read() : first; // an app that is started anew in the same page wants what is there by then
  isRead = true;
  // only from now on time counts: while Python starts, no answer is heard
  soon(found).then(then, () => {
    then([]);
    found.then(late, () => {});
  }).catch(reportError);
}

/** @typedef {{ name: string, text: string | undefined }} Entry */

/** @type {Entry[]} */
let waiting = [];
/** @type {Promise<void> | undefined} */
let writing;
let works = true;

// Writes the text, or removes it when there is none. What is written while the disk is busy goes there together.
/** @param {string} name @param {string} [text] */
export function writeJournal(name, text) {
  waiting.push({ name, text });
  writing ??= writeAll();
}

async function writeAll() {
  while (waiting.length) {
    const entries = waiting;
    waiting = [];
    works = await soon(write(entries)).then(() => true, () => false);
  }
  writing = undefined;
}

/** @param {Entry[]} entries */
async function write(entries) {
  const transaction = (await opened).transaction(STORE, "readwrite", { durability: "strict" });
  const store = transaction.objectStore(STORE);
  for (const { name, text } of entries) {
    if (text === undefined) store.delete(name);
    else store.put(text, name);
  }
  await new Promise((done, failed) => {
    transaction.oncomplete = done;
    transaction.onabort = () => failed(transaction.error);
  });
}

// Calls `then` once, when all that was to be written has come to the disk. Nobody waits for a database that does not work.
/** @param {() => void} then */
export function afterJournal(then) {
  const written = (works && writing) || Promise.resolve();
  written.then(() => then()).catch(reportError);
}
