// The first module in the page of `make dev`: does what the server tells when something has been saved, and shows errors over
// the page. main.py calls what is exported.
import { offer } from "../../static/boot/handover.js";

// Nothing is kept for offline, as in the one-file edition; and Python starts without a snapshot.
offer({ packed: {}, slow: Promise.resolve(true) });

// Errors

const dialog = Object.assign(document.createElement("dialog"), { id: "dev-error" });
document.documentElement.append(dialog);

/**
 * Shows over the page where it went wrong, in the words of the repository, and the whole text. Of several errors the first
 * says most; Escape closes it.
 * @param {string} text @param {string} [place]
 */
export function fail(text, place = "") {
  if (dialog.open) return;
  const readable = text.replace(/File "\/(py\/[^"]+)", line (\d+)/g, "$1:$2").replaceAll(`${location.origin}/`, "").trim();
  const places = readable.match(/\bpy\/[\w/]+\.py:\d+/g);
  const head = document.createElement("h2");
  head.textContent = `${places?.at(-1) ?? place}  ${readable.split("\n").at(places ? -1 : 0)}`;
  dialog.replaceChildren(head, readable);
  dialog.showModal();
}

export const mend = () => dialog.close();

addEventListener("error", ({ error, message, filename, lineno }) => {
  const place = filename && `${filename.replace(`${location.origin}/`, "")}:${lineno}`;
  fail(textOf(error) ?? message, place);
});
addEventListener("unhandledrejection", ({ reason }) => fail(textOf(reason) ?? String(reason)));

// Python's errors have their traceback as message.
/** @param {unknown} error */
function textOf(error) {
  if (!(error instanceof Error)) return undefined;
  return error.message.startsWith("Traceback") ? error.message : error.stack;
}

// Changes

/** @type {((archive: ArrayBuffer) => void) | undefined} */
let python; // once it runs
let updating = Promise.resolve();

/** @param {(archive: ArrayBuffer) => void} then */
export function listen(then) {
  python = then;
}

/** @param {() => void} then */
export function afterDrawing(then) {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then)));
}

function update() {
  if (!python) location.reload();
  updating = updating.then(fetchAll).catch((error) => fail(String(error)));
}

async function fetchAll() {
  const answer = await fetch("./py/app.zip");
  if (!answer.ok) throw new Error(await answer.text());
  python?.(await answer.arrayBuffer());
}

// Each style sheet makes way when the same one, loaded anew, is there.
function restyle() {
  const sheets = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll("link[rel=stylesheet]"));
  for (const old of sheets) {
    if ("old" in old.dataset) continue;
    const fresh = document.createElement("link");
    fresh.onload = () => old.remove();
    old.after(Object.assign(fresh, { href: `${old.href.split("?")[0]}?${Date.now()}`, rel: "stylesheet" }));
    old.dataset.old = "";
  }
}

let isConnected = false;
const server = new EventSource("./dev/events");
server.addEventListener("open", () => {
  if (isConnected) location.reload(); // the server has been away, and what was saved meanwhile is not known
  isConnected = true;
});
server.addEventListener("reload", () => location.reload());
server.addEventListener("css", restyle);
server.addEventListener("python", update);
