// The arithmetic of zoom and pan, without a page: a drawing, the box on the screen that it is in, and what is in sight.
export const LARGEST = 6; // times the whole

/**
 * @typedef {{ x: number, y: number, width: number, height: number }} Box
 * @typedef {object} Sight what is in sight of a drawing; x and y are its middle
 * @property {number} zoom
 * @property {number} x
 * @property {number} y
 * @property {Box} whole
 */

/** @param {number} least @param {number} value @param {number} most */
export const between = (least, value, most) => Math.max(least, Math.min(value, most));

// Pixels for each unit of the drawing, when the whole of it is in sight.
/** @param {Box} box @param {Box} whole */
export const fit = (box, whole) => Math.min(box.width / whole.width, box.height / whole.height);

// Pixels for each unit of the drawing, as it is.
/** @param {Box} box @param {Sight} sight */
export const scale = (box, sight) => fit(box, sight.whole) * sight.zoom;

// The middle of what is in sight, moved so that nothing beyond the edges is in sight.
/** @param {number} middle @param {number} size @param {number} start @param {number} length */
const kept = (middle, size, start, length) =>
  size >= length ? start + length / 2 : between(start + size / 2, middle, start + length - size / 2);

/** @param {Box} box @param {Sight} sight @returns {Box} */
export function inSight(box, sight) {
  const [width, height] = [box.width / scale(box, sight), box.height / scale(box, sight)];
  return { x: sight.x - width / 2, y: sight.y - height / 2, width, height };
}

// Keeps the sight within the drawing; gives the part of it to be shown.
/** @param {Box} box @param {Sight} sight @returns {Box} */
export function settle(box, sight) {
  const { whole } = sight;
  sight.zoom = between(1, sight.zoom, LARGEST);
  const { width, height } = inSight(box, sight);
  sight.x = kept(sight.x, width, whole.x, whole.width);
  sight.y = kept(sight.y, height, whole.y, whole.height);
  return sight.zoom > 1 ? inSight(box, sight) : whole;
}

// Zooms so that what lies at a point, in pixels from the middle of the box, stays there.
/** @param {Box} box @param {Sight} sight @param {number} factor @param {number} right @param {number} down */
export function zoomAt(box, sight, factor, right = 0, down = 0) {
  const before = scale(box, sight);
  sight.zoom = between(1, sight.zoom * factor, LARGEST);
  const after = scale(box, sight);
  sight.x += right / before - right / after;
  sight.y += down / before - down / after;
}

// Moves as little as needed to bring a part of the drawing into sight.
/** @param {Box} box @param {Sight} sight @param {Box} part */
export function reveal(box, sight, { x, y, width, height }) {
  const most = Math.min(box.width / width, box.height / height) / fit(box, sight.whole);
  sight.zoom = Math.min(sight.zoom, most);
  const shown = inSight(box, sight);
  sight.x = between(x + width - shown.width / 2, sight.x, x + shown.width / 2);
  sight.y = between(y + height - shown.height / 2, sight.y, y + shown.height / 2);
}
