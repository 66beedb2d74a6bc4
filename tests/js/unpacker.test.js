// The thread that fetches and unpacks the snapshot. Its script is given what a worker has.
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { gzipSync } from "node:zlib";
import { fetchUnpacked } from "../../static/boot/unpacker.js";
import { page, restore } from "./as_events.js";

const load = globalThis.fetch;
const CONTENT = "what the snapshot holds";

/** @param {ArrayBuffer} bytes */
const text = (bytes) => new TextDecoder().decode(bytes);

/** @type {(asked: string) => Promise<Response>} */
let fetch;
let ended = 0;

class Thread {
  /** @type {(said: { data: unknown }) => void} */
  onmessage = () => {};

  /** @param {string} address */
  constructor(address) {
    /** @param {unknown} data */
    const postMessage = (data) => this.onmessage({ data });
    /** @param {string} kind @param {Function} hear */
    const addEventListener = (kind, hear) => kind === "message" && (this.hear = hear);
    this.known = { addEventListener, fetch, postMessage };
    this.hear = Function.prototype;
    this.script = load(address).then((response) => response.text());
  }

  /** @param {string} data */
  async postMessage(data) {
    new Function(...Object.keys(this.known), await this.script)(...Object.values(this.known));
    this.hear({ data });
  }

  terminate() {
    ended += 1;
  }
}

/** @param {Response} response */
async function unpacked(response) {
  /** @type {number[]} */
  const counts = [];
  page({ Worker: Thread });
  fetch = async () => response;
  ended = 0;
  const bytes = await fetchUnpacked("http://site/py/snapshot.bin", (more) => counts.push(more));
  return { bytes, counted: counts.reduce((sum, more) => sum + more, 0) };
}

afterEach(restore);

test("what is fetched is unpacked and counted, and the thread ends", async () => {
  const packed = gzipSync(new TextEncoder().encode(CONTENT), { level: 9 });
  const { bytes, counted } = await unpacked(new Response(new Uint8Array(packed)));
  assert.equal(text(bytes), CONTENT);
  assert.equal(counted, packed.length);
  assert.equal(ended, 1);
});

test("the service worker's copy is unpacked already", async () => {
  const { bytes } = await unpacked(new Response(CONTENT, { headers: { Unpacked: "yes" } }));
  assert.equal(text(bytes), CONTENT);
});

test("a file that is not there, or is none, is an error", async () => {
  await assert.rejects(unpacked(new Response(null, { status: 404 })), /snapshot\.bin: 404/);
  await assert.rejects(unpacked(new Response("garbage")));
  assert.equal(ended, 1);
});

test("a thread that does not run is an error", async () => {
  page({
    Worker: class {
      terminate() {}
      postMessage() {
        queueMicrotask(() => /** @type {any} */ (this).onerror({ message: "forbidden" }));
      }
    },
  });
  await assert.rejects(fetchUnpacked("http://site/py/snapshot.bin", () => {}), /forbidden/);
});
