// The browser's back and forward buttons. What a button shows, Python decides; history_steps.js says what an entry is. An
// entry without `way` comes from a link and is handled by hashchange.
import { tell } from "./dom.js";
import { back, forward } from "./history_steps.js";

/** @typedef {import("./history_steps.js").Kept} Kept */

let moving = Promise.resolve(); // a step in the history takes time, and the next one waits for it
/** @type {((value?: unknown) => void) | undefined} */
let arrived; // called instead of Python when the page itself has made the step

addEventListener("popstate", ({ state }) => {
  const ours = arrived;
  arrived = undefined;
  if (ours) ours();
  else if (state?.way) tell("do", "return", state.way.join("\n"));
});

/** @param {number} count */
const step = (count) => new Promise((resolve) => {
  arrived = resolve;
  history.go(count);
});

/** @returns {Kept | null} */
const here = () => (history.state?.way ? history.state : null);

/** @param {Kept} entry */
const put = ({ way, behind }) => history.replaceState({ way, behind }, "");

/** @param {string[]} way */
async function walk(way) {
  const from = here();
  if (!from) return put({ way, behind: 0 });
  const { same, leaves } = back(from, way);
  if (leaves > from.behind) return put({ way, behind: 0 });
  if (leaves > 0) await step(-leaves);
  const steps = forward(here() ?? from, way, same);
  if (steps.put) put(steps.put);
  for (const entry of steps.added) history.pushState(entry, "");
}

ribeira.walk = (way) => void (moving = moving.then(() => walk(way.split("\n"))));
