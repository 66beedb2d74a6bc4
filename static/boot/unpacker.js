// Fetches and unpacks the snapshot in a thread of its own. The page's own thread is busy until the app is drawn, and there it
// would take a fifth of the start.

/**
 * @typedef {{ count?: number, bytes?: ArrayBuffer, error?: string }} Said
 */

// Runs in the worker, where nothing else of this file is known.
function work() {
  addEventListener("message", async ({ data }) => {
    let count = 0; // seldom told, because each time the page draws its progress
    const tell = () => {
      postMessage({ count });
      count = 0;
    };
    const counting = new TransformStream({
      /** @param {Uint8Array<ArrayBuffer>} chunk @param {TransformStreamDefaultController} controller */
      transform(chunk, controller) {
        count += chunk.length;
        if (count > 1 << 19) tell();
        controller.enqueue(chunk);
      },
      flush: tell,
    });
    try {
      const { body, headers, ok, status } = await fetch(data);
      if (!ok || !body) throw new Error(`${data}: ${status}`);
      const packed = body.pipeThrough(counting);
      const stream = headers.has("Unpacked") ? packed : packed.pipeThrough(new DecompressionStream("gzip"));
      const bytes = await new Response(stream).arrayBuffer();
      postMessage({ bytes }, { transfer: [bytes] });
    } catch (error) {
      postMessage({ error: String(error) });
    }
  });
}

/**
 * A worker without an address has the policy of the page.
 * @param {string} address absolute @param {(bytes: number) => void} count
 * @returns {Promise<ArrayBuffer>}
 */
export function fetchUnpacked(address, count) {
  const script = URL.createObjectURL(new Blob([`(${work})()`], { type: "text/javascript" }));
  const worker = new Worker(script);
  worker.postMessage(address);
  /** @type {Promise<ArrayBuffer>} */
  const coming = new Promise((resolve, reject) => {
    /** @param {{ data: Said }} said */
    worker.onmessage = ({ data }) => {
      if (data.count) count(data.count);
      if (data.bytes) resolve(data.bytes);
      if (data.error) reject(new Error(data.error));
    };
    worker.onerror = ({ message }) => reject(new Error(message ?? "the unpacker did not start"));
  });
  return coming.finally(() => {
    worker.terminate();
    URL.revokeObjectURL(script);
  });
}
