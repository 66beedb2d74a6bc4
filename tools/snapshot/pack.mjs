// Writes the form that static/boot/snapshot.js reads.
import { gzipSync } from "node:zlib";

const GAP = 64; // equal bytes between two differences that are not worth a new segment

// Offset and length of every stretch in which the grown memory differs from the fresh one.
/** @param {Uint8Array} grown @param {Uint8Array} fresh */
export function differences(grown, fresh) {
  /** @type {[at: number, length: number][]} */
  const segments = [];
  let start = -1;
  let last = -1;
  for (let at = 0; at < grown.length; at++) {
    if (grown[at] === (fresh[at] ?? 0)) continue; // memory that has grown begins with zeros
    if (start >= 0 && at - last > GAP) {
      segments.push([start, last + 1 - start]);
      start = at;
    }
    if (start < 0) start = at;
    last = at;
  }
  return start < 0 ? [] : [...segments, [start, last + 1 - start]];
}

/** @param {{ stamp: string, state: object, memory: Uint8Array, fresh: Uint8Array }} kept */
export function packed({ stamp, state, memory, fresh }) {
  const segments = differences(memory, fresh);
  const header = Buffer.from(JSON.stringify({ stamp, state, size: memory.length, segments: segments.flat() }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  const pieces = segments.map(([at, many]) => memory.subarray(at, at + many));
  return gzipSync(Buffer.concat([length, header, ...pieces]), { level: 9 });
}
