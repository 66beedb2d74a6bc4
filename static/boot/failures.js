// What no script has caught is told to Python, which shows it. Where Python does not answer, the shell comes back.
import { tell } from "../page/dom.js";
import { home, isOneFile } from "./downloads.js";
import { giveUp, hasFailed } from "./shell.js";

// Other scripts run in the page too, as those of extensions; their failures name none of these addresses.
const OURS = isOneFile ? ["blob:"] : [`${home}static/`, `${home}vendor/`];
const HARMLESS = ["AbortError", "NotAllowedError"]; // what the person or the browser has refused

addEventListener("error", ({ error, filename, lineno }) => hear(error, `${filename}:${lineno}`));
addEventListener("unhandledrejection", ({ reason }) => hear(reason, "promise"));

/** @param {unknown} error @param {string} where */
function hear(error, where) {
  if (!(error instanceof Error) || HARMLESS.includes(error.name)) return; // without one, an observer observes too much
  const { message, name, stack = "" } = error;
  if (!OURS.some((address) => `${where} ${stack}`.includes(address))) return;
  const trace = stack.includes(message) ? stack : `${name}: ${message}\n${stack}`; // that of Python is in its message
  // a little later, when Python is certainly not in the middle of something, so that no answer means that it is gone
  setTimeout(() => {
    if (!hasFailed() && !tell("failed", `${where}\n${trace}`)) giveUp();
  });
}
