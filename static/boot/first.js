// Runs before the first paint: puts the theme on <html>, and offers to try again when a script does not arrive. The build puts
// it into the page as a classic script, because modules run too late for that.
import { facts } from "./built.js";
import { offer } from "./handover.js";
import { keeper, letGo, mend } from "./mend.js";
import { kept } from "./place.js";

const dark = matchMedia("(prefers-color-scheme: dark)");

// What the person has chosen; nothing when storage is forbidden or holds something else.
function stored() {
  try {
    return Object(JSON.parse(kept(facts.settings) ?? "null"));
  } catch {
    return {};
  }
}

/** @type {unknown} */
let theme = stored().theme;

// Puts the chosen theme on <html>; any other wish is the system's own.
function showTheme() {
  const [light, black] = facts.themes;
  const system = dark.matches ? black : light;
  document.documentElement.dataset.theme = facts.themes.find((known) => known === theme) ?? system;
}

/** @param {unknown} wish */
function applyTheme(wish) {
  theme = wish;
  showTheme();
}

let hasGivenUp = false;
let shellRuns = false; // then it says itself what fails in our scripts

// Says that loading has failed, which shell.js cannot do when the modules themselves are missing or damaged. If what is kept on
// the device was damaged and could be mended, the page starts again by itself.
function giveUp() {
  if (hasGivenUp) return;
  hasGivenUp = true;
  if (keeper()) mend().then((found) => found === "mended" ? location.reload() : showFailure());
  else showFailure();
}

function showFailure() {
  document.getElementById("shell-failure")?.removeAttribute("hidden");
  document.getElementById("shell-progress")?.setAttribute("hidden", "");
}

offer({ applyTheme, giveUp, shellRuns: () => (shellRuns = true), stored });
showTheme();
dark.addEventListener("change", showTheme);

addEventListener("error", ({ target, filename }) => {
  const isOurs = target instanceof Element ? target.tagName === "SCRIPT" : !shellRuns && filename.startsWith(location.origin);
  if (isOurs) giveUp();
}, true);

addEventListener("click", ({ target }) => {
  if (!(target instanceof HTMLButtonElement) || target.id !== "shell-again") return;
  target.disabled = true; // until the page has gone
  const dropping = "gone" in target.dataset ? Promise.resolve() : letGo();
  dropping.catch(() => {}).then(() => startAgain("plainly" in target.dataset));
});

/** @param {boolean} plainly */
function startAgain(plainly) {
  if (plainly && location.search !== "?plain") location.search = "?plain";
  else location.reload();
}
