// Restores the memory of a Python that has everything imported; the build kept it as differences to a fresh one. Its
// stamp says whether library, app and Pyodide are those of this site; any other snapshot is refused.
import { stamp } from "./built.js";

// The options of loadPyodide that start it from a snapshot under way. Both are private to Pyodide.
export function optionsFor(response, assembly) {
  const coming = unpacked(response);
  coming.catch(() => {}); // the failure is handled where it is awaited
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
  // given the bytes, Pyodide would wait for them before it makes the module; it does not need them
  return { _loadSnapshot: new Uint8Array(), createPyodideModule: create };
}

// The service worker keeps the snapshot unpacked.
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
