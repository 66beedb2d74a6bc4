// Where an arrow key leads among things that lie on a map: by position. Repeated presses of one arrow stay on one line.
// Sideways arrows prefer what is straight ahead, up and down arrows what is nearer: so all things can be reached, also
// those between two lines and behind others.

/** @typedef {[number, number]} Point */

/** @type {Record<string, Point>} */
export const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * @template T
 * @param {T[]} things @param {T} here @param {string} key @param {(thing: T) => Point} spot
 * @param {{ thing?: T, sideways?: boolean, at?: Point }} line where the last arrow led, and the line that it followed
 * @returns {{ thing: T, sideways: boolean, at: Point }} the same for this arrow; `thing` is here when there is none
 */
export function nextOnMap(things, here, key, spot, line = {}) {
  const [right, down] = WAYS[key];
  const sideways = right !== 0;
  const [x, y] = spot(here);
  const [lineX, lineY] = line.thing === here && line.sideways === sideways && line.at ? line.at : [x, y];
  /** @type {Point} */
  const from = sideways ? [x, lineY] : [lineX, y];
  /** @param {T} thing */
  const cost = (thing) => {
    const [thingX, thingY] = spot(thing);
    const [dx, dy] = [thingX - from[0], thingY - from[1]];
    const along = dx * right + dy * down;
    return along > 1 ? along * (sideways ? 0.9 : 1.1) + Math.abs(dx * down - dy * right) : Infinity;
  };
  const best = things.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  return { thing: cost(best) < Infinity ? best : here, sideways, at: from };
}
