// The first script in the page of `make dev`: does what the server tells when something has been saved, shows errors over
// the page, and takes off the page what the app before has left on it.
"use strict";

// No service worker, as if all were in the page already; and Python starts from the library instead of a snapshot.
Object.assign(globalThis, { ribeira: { packed: {}, slow: Promise.resolve(true) } });

(() => {
  // What Python has asked to be called for, so that an app that has been replaced hears nothing more.
  /** @type {Set<() => void>} */
  const asked = new Set();

  // Python's functions can be destroyed, ours can not.
  /** @param {any} call */
  const isPython = (call) => typeof call?.destroy === "function";

  const add = EventTarget.prototype.addEventListener;
  /** @type {typeof add} */
  EventTarget.prototype.addEventListener = function (type, call, options) {
    const target = this ?? globalThis;
    if (isPython(call)) asked.add(() => target.removeEventListener(type, call, options));
    add.call(target, type, call, options);
  };

  /** @param {"setTimeout" | "setInterval" | "requestAnimationFrame"} name @param {(id: number) => void} cancel */
  function forgettable(name, cancel) {
    const begin = /** @type {(call: Function, ...rest: any[]) => number} */ (globalThis[name]);
    /** @param {Function} call @param {any[]} rest */
    const begun = (call, ...rest) => {
      if (!isPython(call)) return begin(call, ...rest);
      const forget = () => cancel(id);
      const id = begin((/** @type {any[]} */ ...given) => {
        if (name !== "setInterval") asked.delete(forget);
        call(...given);
      }, ...rest);
      asked.add(forget);
      return id;
    };
    Object.assign(globalThis, { [name]: begun });
  }
  forgettable("setTimeout", clearTimeout);
  forgettable("setInterval", clearInterval);
  forgettable("requestAnimationFrame", cancelAnimationFrame);

  // Errors

  /** @type {HTMLDialogElement | undefined} */
  let dialog;

  // Over the page: where it went wrong, in the words of the repository, and the whole text. Escape closes it.
  /** @param {string} text @param {string} [place] */
  function fail(text, place = "") {
    const readable = text.replace(/File "\/(py\/[^"]+)", line (\d+)/g, "$1:$2").replaceAll(`${location.origin}/`, "").trim();
    const places = readable.match(/\bpy\/[\w/]+\.py:\d+/g);
    const head = document.createElement("h2");
    head.textContent = `${places?.at(-1) ?? place}  ${readable.split("\n").at(places ? -1 : 0)}`;
    dialog ??= Object.assign(document.createElement("dialog"), { id: "dev-error" });
    dialog.replaceChildren(head, readable);
    if (!dialog.isConnected) document.documentElement.append(dialog); // there may be no body yet
    if (!dialog.open) dialog.showModal();
  }

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
  let isLate = false; // something was saved before
  let updating = Promise.resolve();

  function update() {
    isLate = !python;
    if (python) updating = updating.then(fetchAll).catch((error) => fail(String(error)));
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

  // What main.py calls.
  Object.assign(globalThis, {
    ribeiraDev: {
      fail,
      mend: () => dialog?.close(),
      forget() {
        for (const forget of asked) forget();
        asked.clear();
      },
      listen(/** @type {(archive: ArrayBuffer) => void} */ then) {
        python = then;
        if (isLate) update();
      },
    },
  });
})();
