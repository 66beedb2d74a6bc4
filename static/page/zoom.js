// Zoom and pan for every <svg data-zoom>: wheel, pinch, drag, keys, and the buttons of kit/zooming.py.
// Python draws the whole; which part is in sight is known only here, and set again after each redraw.
// Where it says data-focus="x y width height", that part comes into sight whenever it changes; on a touch screen it is
// zoomed until a finger can hit what is data-touch units large, and zoomed out again when there is no focus any more.
// No other part of the page may depend on the size of such a drawing.
const LARGEST = 6; // times the whole
const STEP = 1.5;
const SLOP = 8; // pixels that the pointer may move during a click
const KEYS = { "+": "in", "=": "in", "-": "out", 0: "fit" };
const PANS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

const app = document.getElementById("app");
const sights = new WeakMap(); // svg → { whole, zoom, x, y, focus }: x and y are the middle of what is in sight
const sizes = new ResizeObserver((changes) => changes.forEach(({ target }) => attend(target)));
const fingertip = 44; // pixels
const isTouched = matchMedia("(pointer: coarse)");

// After each redraw.
export function keepZoom() {
  for (const svg of app.querySelectorAll("svg[data-zoom]")) {
    const { x, y, width, height } = svg.viewBox.baseVal; // the redraw has made it the whole again
    const sight = sights.get(svg) ?? { zoom: 1, x: 0, y: 0 };
    const before = sight.whole && scale(svg, sight);
    sight.whole = { x, y, width, height };
    sights.set(svg, sight);
    if (sight.zoom > 1) sight.zoom = before / fit(svg, sight); // things keep their size when the drawing grows
    attend(svg);
    sizes.observe(svg);
  }
}

function attend(svg) {
  const sight = sights.get(svg);
  apply(svg);
  if (svg.dataset.focus === sight.focus || !svg.getBoundingClientRect().width) return;
  sight.focus = svg.dataset.focus;
  if (sight.focus && isTouched.matches) approach(svg, sight);
  if (sight.focus) reveal(svg, sight.focus);
  else if (sight.came) obey(svg, "fit");
}

function approach(svg, sight) {
  const near = fingertip / svg.dataset.touch / fit(svg, sight); // NaN without data-touch
  if (near > sight.zoom) [sight.zoom, sight.came] = [near, true];
}

const between = (least, value, most) => Math.max(least, Math.min(value, most));

// Pixels for each unit of the drawing: of the whole, and as it is.
function fit(svg, { whole }) {
  const { width, height } = svg.getBoundingClientRect();
  return Math.min(width / whole.width, height / whole.height);
}

const scale = (svg, sight) => fit(svg, sight) * sight.zoom;

// The middle of what is in sight, moved so that nothing beyond the edges is in sight.
const kept = (middle, size, start, length) =>
  size >= length ? start + length / 2 : between(start + size / 2, middle, start + length - size / 2);

function inSight(svg, sight) {
  const box = svg.getBoundingClientRect();
  const [width, height] = [box.width / scale(svg, sight), box.height / scale(svg, sight)];
  return { x: sight.x - width / 2, y: sight.y - height / 2, width, height };
}

function apply(svg) {
  const sight = sights.get(svg);
  if (!svg.getBoundingClientRect().width) return;
  const { whole } = sight;
  sight.zoom = between(1, sight.zoom, LARGEST);
  const { width, height } = inSight(svg, sight);
  sight.x = kept(sight.x, width, whole.x, whole.width);
  sight.y = kept(sight.y, height, whole.y, whole.height);
  const shown = sight.zoom > 1 ? inSight(svg, sight) : whole;
  svg.setAttribute("viewBox", [shown.x, shown.y, shown.width, shown.height].join(" "));
  svg.toggleAttribute("data-zoomed", sight.zoom > 1);
  tell(svg, sight);
}

// Disables buttons that would change nothing.
function tell(svg, { zoom }) {
  const idle = { in: zoom >= LARGEST, out: zoom <= 1, fit: zoom <= 1 };
  for (const button of app.querySelectorAll(`[data-zooms="${svg.id}"]`))
    button.ariaDisabled = idle[button.dataset.by] ? "true" : null;
}

// Zooms so that what lies under a point of the screen stays there; without one, the middle does.
function zoom(svg, factor, clientX, clientY) {
  const sight = sights.get(svg);
  const box = svg.getBoundingClientRect();
  const [right, down] = clientX === undefined ? [0, 0] : [clientX - box.x - box.width / 2, clientY - box.y - box.height / 2];
  const before = scale(svg, sight);
  sight.zoom = between(1, sight.zoom * factor, LARGEST);
  const after = scale(svg, sight);
  sight.x += right / before - right / after;
  sight.y += down / before - down / after;
  apply(svg);
}

function pan(svg, right, down) {
  const sight = sights.get(svg);
  sight.x -= right / scale(svg, sight);
  sight.y -= down / scale(svg, sight);
  apply(svg);
}

// Moves as little as needed to bring a part of the drawing into sight.
function reveal(svg, part) {
  const sight = sights.get(svg);
  const [x, y, width, height] = part.split(" ").map(Number);
  const box = svg.getBoundingClientRect();
  const most = Math.min(box.width / width, box.height / height) / fit(svg, sight);
  sight.zoom = Math.min(sight.zoom, most);
  const shown = inSight(svg, sight);
  sight.x = between(x + width - shown.width / 2, sight.x, x + shown.width / 2);
  sight.y = between(y + height - shown.height / 2, sight.y, y + shown.height / 2);
  apply(svg);
}

function obey(svg, by) {
  const sight = sights.get(svg);
  sight.came = false;
  if (by === "fit") sight.zoom = 1;
  zoom(svg, { in: STEP, out: 1 / STEP, fit: 1 }[by]);
}

const mapOf = (target) => target.closest?.("svg[data-zoom]");

// The map that a button or the place of the focus belongs to.
function mapNear(target) {
  const button = target.closest?.("[data-zooms]");
  return button ? document.getElementById(button.dataset.zooms) : mapOf(target);
}

// Fingers and mouse

const fingers = new Map(); // pointer → where it is; all on the same map
let held, dragged, wandered;

// The middle of the fingers, and how far apart they are.
function grip() {
  const [one, other = one] = fingers.values();
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    apart: Math.hypot(one.x - other.x, one.y - other.y) || 1,
  };
}

app.addEventListener("pointerdown", ({ target, pointerId, x, y, button }) => {
  const svg = mapOf(target);
  if (!fingers.size) dragged = false;
  if (!svg || button || (fingers.size && svg !== held) || fingers.size === 2) return;
  held = svg;
  fingers.set(pointerId, { x, y });
  wandered = { x, y };
});

addEventListener("pointermove", ({ pointerId, x, y, buttons }) => {
  if (!fingers.has(pointerId)) return;
  if (!buttons) return fingers.delete(pointerId); // let go outside of the window
  if (!dragged && fingers.size < 2 && Math.hypot(x - wandered.x, y - wandered.y) < SLOP) return;
  const before = grip();
  fingers.set(pointerId, { x, y });
  const after = grip();
  dragged ||= fingers.size > 1 || sights.get(held).zoom > 1;
  zoom(held, after.apart / before.apart, before.x, before.y);
  pan(held, after.x - before.x, after.y - before.y);
});

for (const end of ["pointerup", "pointercancel"]) addEventListener(end, ({ pointerId }) => fingers.delete(pointerId));

// Two fingers move the map; this keeps the page from scrolling with them
app.addEventListener("touchstart", (event) => {
  if (event.touches.length > 1 && mapOf(event.target)) event.preventDefault();
}, { passive: false });

// The click after a drag is ignored; clicks by keyboard, whose detail is 0, never are
addEventListener("click", (event) => {
  if (!dragged || !event.detail) return;
  dragged = false;
  event.stopPropagation();
  event.preventDefault();
}, true);

// The wheel zooms, unless the page has something to scroll or nothing is left to zoom
app.addEventListener("wheel", (event) => {
  const svg = mapOf(event.target);
  if (!svg) return;
  const nothingLeft = sights.get(svg).zoom === 1 && event.deltaY > 0;
  if (!event.ctrlKey && (nothingLeft || isInScroller(svg))) return;
  event.preventDefault();
  const lines = event.deltaMode ? 16 : 1;
  zoom(svg, Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002)), event.x, event.y);
}, { passive: false });

function isInScroller(part) {
  if (!part || part === app) return false;
  const scrolls = part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY !== "visible";
  return (scrolls && part.localName !== "svg") || isInScroller(part.parentElement);
}

// Buttons and keys

app.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-zooms]:not([aria-disabled=true])");
  if (button) obey(mapNear(button), button.dataset.by);
});

app.addEventListener("keydown", (event) => {
  const svg = mapNear(event.target);
  if (!svg || event.ctrlKey || event.altKey || event.metaKey) return;
  const arrows = !event.target.closest("[data-rove]") && PANS[event.key];
  if (!arrows && !KEYS[event.key]) return;
  event.preventDefault();
  event.stopPropagation();
  const { width, height } = svg.getBoundingClientRect();
  if (arrows) pan(svg, (-arrows[0] * width) / 4, (-arrows[1] * height) / 4);
  else obey(svg, KEYS[event.key]);
});

// What gets the focus by keyboard comes into sight
app.addEventListener("focusin", ({ target }) => {
  const svg = mapOf(target);
  if (!svg || svg === target || !target.matches(":focus-visible")) return;
  const box = target.getBoundingClientRect();
  const { x, y } = new DOMPoint(box.x, box.y).matrixTransform(svg.getScreenCTM().inverse());
  const pixels = scale(svg, sights.get(svg));
  reveal(svg, [x, y, box.width / pixels, box.height / pixels].join(" "));
});
