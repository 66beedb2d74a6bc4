// The browser's back and forward buttons. The place one is at is a path from the lobby; each part of it is an entry of
// the history: {way, behind}, `behind` being how many of the entries before it belong to the path. What a button shows,
// Python decides. An entry without `way` comes from a link and is handled by hashchange.
let moving = Promise.resolve(); // a step in the history takes time, and the next one waits for it
let arrived; // called instead of Python when the page itself has made the step

addEventListener("popstate", ({ state }) => {
  const ours = arrived;
  arrived = undefined;
  if (ours) ours();
  else if (state?.way) ribeira.heard?.("do", "return", state.way.join("\n"));
});

const step = (count) => new Promise((resolve) => {
  arrived = resolve;
  history.go(count);
});

const put = (way, behind) => history.replaceState({ way, behind }, "");

async function walk(way) {
  if (!history.state?.way) return put(way, 0);
  const from = history.state.way;
  const differs = from.findIndex((part, at) => part !== way[at]);
  const same = differs < 0 ? from.length : differs;
  const leaves = from.length - same - (way.length > same ? 1 : 0); // the last one is replaced by what is new
  if (leaves > history.state.behind) return put(way, 0);
  if (leaves > 0) await step(-leaves);
  let { behind } = history.state;
  let depth = history.state.way.length;
  if (depth > same) put(way.slice(0, depth), behind);
  for (depth += 1; depth <= way.length; depth += 1) {
    behind += 1;
    history.pushState({ way: way.slice(0, depth), behind }, "");
  }
}

ribeira.walk = (way) => void (moving = moving.then(() => walk(way.split("\n"))));
