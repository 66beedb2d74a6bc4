// The form in which the build keeps the memory of a Python that has everything imported: as differences to a fresh one
// (tools/snapshot). Its stamp says whether library, app and Pyodide are those of this site; any other is refused.

/**
 * @typedef {object} Snapshot
 * @property {number} size bytes of the whole memory
 * @property {import("./upstream").SnapshotState} state what Pyodide keeps beside the memory
 * @property {(heap: Uint8Array) => void} restore
 */

/** @param {Promise<ArrayBuffer>} unpacked @param {string} stamp @returns {Promise<Snapshot>} */
export async function readSnapshot(unpacked, stamp) {
  const bytes = new Uint8Array(await unpacked);
  const length = new DataView(bytes.buffer).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  if (header.stamp !== stamp) throw new Error("the snapshot is of another version");
  const pieces = bytes.subarray(4 + length);
  return { size: header.size, state: header.state, restore: (heap) => restore(heap, header.segments, pieces) };
}

// The service worker keeps the snapshot unpacked.
/** @param {Response} response */
export async function unpack({ body, headers }) {
  if (!body) throw new Error("the snapshot is empty");
  const stream = headers.has("Unpacked") ? body : body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

/** @param {Uint8Array} heap @param {number[]} segments offset and length of each @param {Uint8Array} pieces */
function restore(heap, segments, pieces) {
  let from = 0;
  for (let i = 0; i < segments.length; i += 2) {
    const [at, length] = [segments[i], segments[i + 1]];
    heap.set(pieces.subarray(from, from + length), at);
    from += length;
  }
}
