// The way from one place to another in the browser's history. A place is a path from the lobby; each part of it is an
// entry of the history: {way, behind}, `behind` being how many of the entries before it belong to the path.

/** @typedef {{ way: string[], behind: number }} Kept */

/**
 * How many entries to go back, and how many parts of the new way stay as they are.
 * @param {Kept} from @param {string[]} way
 */
export function back(from, way) {
  const differs = from.way.findIndex((part, at) => part !== way[at]);
  const same = differs < 0 ? from.way.length : differs;
  return { same, leaves: from.way.length - same - (way.length > same ? 1 : 0) }; // the last one is replaced by what is new
}

/**
 * What to put in place of the entry that one has come back to, if anything, and what to add after it.
 * @param {Kept} at @param {string[]} way @param {number} same
 */
export function forward({ way: { length }, behind }, way, same) {
  const added = way.slice(length).map((_, i) => ({ way: way.slice(0, length + i + 1), behind: behind + i + 1 }));
  return { put: length > same ? { way: way.slice(0, length), behind } : null, added };
}
