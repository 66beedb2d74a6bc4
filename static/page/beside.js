// Puts the answer to a touch beside it: why something cannot be done stands where one has clicked, or at what has the focus.
// Where a notice is not fixed over the page, it is put where one looks.
// What opens over the board beside the prompt is closed by a touch elsewhere, or by Escape.
import { app, around } from "./dom.js";

const GAP = 14; // pixels between the touch and its answer
const EDGE = 4;

/** @type {{ x: number, y: number } | undefined} */
let touched;
addEventListener("pointerdown", ({ x, y }) => (touched = { x, y }), true);
addEventListener("keydown", () => (touched = undefined), true);
addEventListener("click", () => placeBeside()); // the same answer as before is not drawn again

function focused() {
  const box = document.activeElement === document.body ? undefined : document.activeElement?.getBoundingClientRect();
  return box?.width ? { x: box.x + box.width / 2, y: box.bottom - GAP } : undefined;
}

addEventListener("resize", () => placeBeside());

// After each redraw.
export function placeBeside() {
  const answer = /** @type {HTMLElement | null} */ (app.querySelector("#over > .notice"));
  if (!answer) return;
  const scrolls = getComputedStyle(answer).position === "absolute";
  const beside = "beside" in answer.dataset ? touched ?? focused() : undefined;
  const spot = beside ?? (scrolls ? { x: innerWidth / 2, y: innerHeight } : undefined);
  if (!spot) return answer.removeAttribute("style");
  const { width, height } = answer.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(spot.x - width / 2, innerWidth - width - EDGE));
  const below = spot.y + GAP + height < innerHeight;
  const top = below ? spot.y + GAP : Math.max(EDGE, spot.y - GAP - height);
  const [x, y] = scrolls ? [left + scrollX, top + scrollY] : [left, top];
  Object.assign(answer.style, { bottom: "auto", left: `${x}px`, top: `${y}px`, transform: "none" });
}

const opened = () => /** @type {HTMLDetailsElement | null} */ (app.querySelector("#beside[open]"));

addEventListener("pointerdown", ({ target }) => !around(target, "#beside") && opened()?.removeAttribute("open"), true);

addEventListener(
  "keydown",
  (event) => {
    const beside = event.key === "Escape" && !app.querySelector("dialog[open]") && opened();
    if (!beside) return;
    event.stopPropagation(); // the key has done its work
    beside.open = false;
    beside.querySelector("summary")?.focus();
  },
  true,
);
