// Restores the memory of a Python that has everything imported; the build kept it as differences to a fresh one.
// Bad at: other versions; the stamp tells whether library, app and Pyodide are those of the snapshot.
import { stamp } from "./built.js";

// The options of loadPyodide that start it from what is coming. Both are private to Pyodide.
export function optionsFor(response, assembly) {
  const coming = unpacked(response);
  coming.catch(() => {}); // who makes the module hears of the failure
  const create = async (settings) => {
    const { default: createPyodideModule } = await assembly;
    const [module, bytes] = await Promise.all([createPyodideModule(settings), coming]);
    const { header, pieces } = read(bytes);
    if (header.size > module.HEAPU8.length) module.growMemory(header.size);
    module.API.restoreSnapshot = () => {
      restore(module.HEAPU8, header.segments, pieces);
      return header.state;
    };
    return module;
  };
  // Pyodide would wait for the bytes before it makes the module; it need not see them at all
  return { _loadSnapshot: new Uint8Array(), createPyodideModule: create };
}

// The service worker has unpacked already what it keeps.
async function unpacked({ body, headers }) {
  const stream = headers.has("Unpacked") ? body : body.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function read(bytes) {
  const length = new DataView(bytes.buffer).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  if (header.stamp !== stamp) throw new Error("the snapshot is of another version");
  return { header, pieces: bytes.subarray(4 + length) };
}

function restore(heap, segments, pieces) {
  let from = 0;
  for (let i = 0; i < segments.length; i += 2) {
    const [at, length] = [segments[i], segments[i + 1]];
    heap.set(pieces.subarray(from, from + length), at);
    from += length;
  }
}
