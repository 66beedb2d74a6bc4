// Which pieces have moved between two drawings, and when each sets out: arithmetic alone, for fly.js.

/** @typedef {{ name: string, place: string, from?: string }} Spot a piece as a drawing has it; those that are alike share a name */
/** @typedef {{ piece: number, before?: number, from?: string }} Move by their numbers in the two lists; `from` is where a new one may come from */

/** @param {Spot} spot */
const key = ({ name, place }) => `${name} ${place}`;

/** Whether the second list has a piece where the first, which may have more, has none of its name. @param {Spot[]} before @param {Spot[]} after */
export function differ(before, after) {
  const left = before.map(key);
  return after.map(key).some((spot) => {
    const at = left.indexOf(spot);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/**
 * The pieces that are at another place than before, or are new and come from somewhere. Of pieces that are alike, those whose
 * place is taken as before have not moved.
 * @param {Spot[]} before @param {Spot[]} after
 * @returns {Move[]}
 */
export function moves(before, after) {
  /** @type {Map<string, number[]>} */
  const left = new Map();
  before.forEach(({ name }, n) => left.set(name, [...(left.get(name) ?? []), n]));
  const gone = after.filter(({ name, place }) => {
    const numbers = left.get(name) ?? [];
    const same = numbers.findIndex((n) => before[n].place === place);
    if (same >= 0) numbers.splice(same, 1);
    return same < 0;
  });
  const found = gone.map((spot) => ({ piece: after.indexOf(spot), before: left.get(spot.name)?.shift(), from: spot.from }));
  return found.filter(({ before, from }) => before !== undefined || from);
}

/** @typedef {{ kind: string, time: number, gap: number }} Wish how long a flight takes, and how long after the one before of its kind */
/** @typedef {{ delay: number, time: number }} Slot */

/**
 * When each sets out and how long it takes, in milliseconds, so that all have landed when `room` is over.
 * @param {Wish[]} wishes @param {number} room
 * @returns {Slot[]}
 */
export function timetable(wishes, room) {
  /** @type {Record<string, number>} */
  const sent = {};
  const slots = wishes.map(({ kind, time, gap }) => {
    sent[kind] = (sent[kind] ?? -1) + 1;
    return { delay: gap * sent[kind], time };
  });
  const share = Math.min(1, room / Math.max(1, ...slots.map(({ delay, time }) => delay + time)));
  return slots.map(({ delay, time }) => ({ delay: delay * share, time: time * share }));
}
