// Lets pieces fly from where they were to where they are drawn now. What is a piece, its place, and where a new one comes
// from is said by Python's drawing: data-piece, data-place, data-from (an id). How long is said by the style, by data-fly,
// and how long at most by data-room of the table.
// A copy flies over the page, within copies of what the piece lies in; the piece itself is seen when it has landed.
import { facts } from "../boot/built.js";
import { all, app } from "./dom.js";
import { differ, moves, timetable } from "./flights.js";
import { markNow, ring } from "./now.js";

const MOST = 24; // more than that nobody can follow: the rest is there at once
const STILL = 3; // pixels by which nothing is seen to move
const FADE = 160; // milliseconds, for those who want stillness

/** @typedef {import("./flights.js").Spot} Spot */
/** @typedef {{ spots: Spot[], boxes: DOMRect[], sources: Map<string, DOMRect> }} Noted */
/** @typedef {{ piece: HTMLElement, start: DOMRect, end: DOMRect, isNew: boolean }} Way */
/** @typedef {{ piece: HTMLElement, copy: HTMLElement, animations: Animation[] }} Flight */

/** @type {Set<Flight>} */
const flights = new Set();
const layer = document.createElement("div");
layer.className = "flights";
layer.ariaHidden = "true";
layer.inert = true;
document.body.append(layer);

const table = () => document.getElementById("table");

/** @param {HTMLElement} piece @returns {Spot} */
const spotOf = ({ dataset: { piece = "", place = "", from } }) => ({ name: piece, place, from });

/**
 * Before a redraw: where the pieces are, if the new drawing moves any. Otherwise nothing is measured.
 * @param {DocumentFragment[]} contents @returns {Noted | undefined}
 */
export function depart(contents) {
  const wanted = contents.flatMap((content) => all("[data-piece]", content)).map(spotOf);
  if (!wanted.length || !table() || document.hidden) return undefined;
  const pieces = all("[data-piece]");
  const spots = pieces.map(spotOf);
  if (!differ(spots, wanted)) return undefined;
  /** @type {Map<string, DOMRect>} */
  const sources = new Map();
  for (const { from } of wanted) {
    const source = from && document.getElementById(from);
    if (source) sources.set(from, source.getBoundingClientRect());
  }
  return { spots, boxes: pieces.map(boxOf), sources };
}

/** @param {HTMLElement} piece where it is seen now, perhaps still flying */
function boxOf(piece) {
  const flight = [...flights].find((one) => one.piece === piece);
  return (flight?.copy ?? piece).getBoundingClientRect();
}

/** After the redraw. @param {Noted | undefined} noted */
export function arrive(noted) {
  for (const flight of flights) if (!flight.piece.isConnected) land(flight);
  const room = Number(table()?.dataset.room ?? 0);
  const ways = noted && room ? waysOf(noted).slice(0, MOST) : [];
  markNow(ways.map(({ piece }) => piece));
  if (!ways.length) return;
  if (document.documentElement.dataset.motion === facts.still) fade(ways, room);
  else fly(ways, room);
}

/** @param {Noted} noted @returns {Way[]} */
function waysOf({ spots, boxes, sources }) {
  const pieces = all("[data-piece]");
  return moves(spots, pieces.map(spotOf)).flatMap(({ piece, before, from = "" }) => {
    const start = before === undefined ? sources.get(from) : boxes[before];
    const end = pieces[piece].getBoundingClientRect();
    const way = { piece: pieces[piece], start: start ?? end, end, isNew: before === undefined };
    return isSeen(way) ? [way] : [];
  });
}

/** @param {Way} way whether both ends are seen, and lie apart */
const isSeen = ({ start, end }) =>
  start.width > 0 && end.width > 0 && Math.hypot(middle(end).x - middle(start).x, middle(end).y - middle(start).y) > STILL;

/** @param {DOMRect} box */
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** @param {Way[]} ways @param {number} room */
function fade(ways, room) {
  for (const { piece } of ways) {
    piece.animate({ opacity: [0, 1] }, Math.min(FADE, room));
    ring(piece);
  }
}

/** @param {Way[]} ways @param {number} room all reading first, then all writing: the page is laid out once */
function fly(ways, room) {
  const frames = ways.map(frameOf);
  const copies = ways.map((way, n) => copied(way, frames[n]));
  layer.append(...copies);
  const styles = copies.map((copy) => getComputedStyle(copy));
  const slots = timetable(styles.map(({ transitionDuration, transitionDelay }, n) => ({
    kind: ways[n].piece.dataset.fly ?? "", time: milliseconds(transitionDuration), gap: milliseconds(transitionDelay),
  })), room);
  const easings = styles.map(({ transitionTimingFunction }) => transitionTimingFunction);
  const lifts = styles.map((style) => parseFloat(style.getPropertyValue("--lift")) || 0);
  for (const flight of flights) if (ways.some(({ piece }) => piece === flight.piece)) land(flight);
  ways.forEach((way, n) => launch(way, copies[n], { ...slots[n], easing: easings[n], lift: lifts[n] }));
}

/** @param {string} time as styles are computed: in seconds */
const milliseconds = (time) => parseFloat(time) * 1000;

/** @param {Way} way @param {HTMLElement} copy @param {{ delay: number, time: number, easing: string, lift: number }} how */
function launch({ piece, start, end, isNew }, copy, { delay, time, easing, lift }) {
  const from = middle(start), to = middle(end);
  const x = from.x - to.x, y = from.y - to.y;
  const size = isNew ? Math.min(1, start.width / end.width) : start.width / end.width;
  const fill = "backwards";
  const transform = [
    `translate(${x}px, ${y}px) scale(${size})`,
    `translate(${x / 2}px, ${y / 2 - lift}px) scale(${(size + 1) / 2})`,
    "none",
  ];
  const flight = { piece, copy, animations: [
    copy.animate({ transform: lift ? transform : [transform[0], "none"] }, { delay, duration: time, easing, fill }),
    piece.animate({ opacity: [0, 0] }, delay + time),
  ] };
  flights.add(flight);
  flight.animations[0].finished.then(() => land(flight), () => undefined);
}

/** @param {Flight} flight ended at once, wherever it is */
function land(flight) {
  flights.delete(flight);
  flight.copy.remove();
  for (const animation of flight.animations) animation.cancel();
  if (flight.piece.isConnected) ring(flight.piece);
}

/** @param {Way} way which part of its drawing the piece takes, if it is a shape in one */
function frameOf({ piece, end }) {
  const drawing = drawingOf(piece);
  const scale = drawing?.getScreenCTM()?.inverse();
  if (!scale) return "";
  const corner = new DOMPoint(end.left, end.top).matrixTransform(scale);
  return `${corner.x} ${corner.y} ${end.width * scale.a} ${end.height * scale.d}`;
}

/** @param {Element} piece @returns {SVGSVGElement | null} the outermost drawing that it is a shape of */
function drawingOf(piece) {
  const drawing = /** @type {SVGSVGElement | null} */ (piece.parentElement?.closest("svg") ?? null);
  return drawing && (drawingOf(drawing) ?? drawing);
}

/** @param {Way} way @param {string} frame */
function copied({ piece, end }, frame) {
  const box = { width: `${end.width}px`, height: `${end.height}px` };
  let content = /** @type {HTMLElement} */ (piece.cloneNode(true));
  for (const named of [content, ...all("[id], [data-piece]", content)]) forget(named);
  if (!frame) Object.assign(content.style, box, { margin: "0", position: "static", translate: "none" });
  const drawing = frame && drawingOf(piece);
  for (let around = /** @type {Element | null} */ (piece.parentElement); around && around !== app; around = around.parentElement) {
    const shell = /** @type {HTMLElement} */ (around.cloneNode(false));
    forget(shell);
    if (around === drawing) {
      shell.setAttribute("viewBox", frame);
      Object.assign(shell.style, box, { display: "block", overflow: "visible", position: "static", maxWidth: "none" });
    } else if (shell instanceof HTMLElement) shell.style.display = "contents";
    shell.append(content);
    content = shell;
  }
  const copy = document.createElement("div");
  copy.className = "flight";
  copy.dataset.fly = piece.dataset.fly;
  Object.assign(copy.style, box, { left: `${end.left}px`, top: `${end.top}px` });
  copy.append(content);
  return copy;
}

/** @param {HTMLElement} copy is not the thing itself */
function forget(copy) {
  for (const name of ["id", "tabindex", "data-piece", "data-part", "data-zoom", "data-rove"]) copy.removeAttribute(name);
}

// Whoever touches anything does not wait for what flies.
for (const kind of ["pointerdown", "keydown", "resize", "scroll", "visibilitychange"])
  addEventListener(kind, () => flights.forEach(land), { capture: kind !== "scroll", passive: true });
