// What the page's first script has begun is handed to the modules, which cannot import it: in the built page it is no module.
// They ask by an event, so that nothing becomes global. In the bots' worker nobody answers, but for the one-file edition.
export const ASKED = "ribeira:begun";

/**
 * @typedef {object} Begun
 * @property {Record<string, Promise<Response> | Response>} [early] downloads under way, by their path
 * @property {() => Promise<WebAssembly.Module> | undefined} [compiled] the wasm, once it is being compiled
 * @property {Promise<boolean>} [slow] whether the line is
 * @property {() => Record<string, unknown>} [stored] the settings, as they are in storage
 * @property {(wish: unknown) => void} [applyTheme]
 * @property {() => void} [giveUp] says that loading has failed
 * @property {() => void} [shellRuns] from now on the shell says it
 * @property {Record<string, string>} [packed] in the one-file edition: addresses of what lies in the page itself
 * @property {() => Worker} [makeWorker] likewise
 */

/** @param {Begun} begun */
export function offer(begun) {
  addEventListener(ASKED, (event) => Object.assign(/** @type {CustomEvent<Begun>} */ (event).detail, begun));
}

export function begun() {
  /** @type {Begun} */
  const detail = {};
  dispatchEvent(new CustomEvent(ASKED, { detail }));
  return detail;
}
