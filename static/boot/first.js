// Runs before the first paint: puts the theme on <html>, and offers to try again when a script does not arrive. The build puts
// it into the page as a classic script, because modules run too late for that.
import { facts } from "./built.js";
import { offer } from "./handover.js";

const dark = matchMedia("(prefers-color-scheme: dark)");

// What the person has chosen; nothing when storage is forbidden or holds something else.
function stored() {
  try {
    return Object(JSON.parse(localStorage.getItem(facts.settings) ?? "null"));
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

// Says that loading has failed, which shell.js cannot do when the modules themselves are missing.
function giveUp() {
  document.getElementById("shell-failure")?.removeAttribute("hidden");
  document.getElementById("shell-progress")?.setAttribute("hidden", "");
}

offer({ applyTheme, giveUp, stored });
showTheme();
dark.addEventListener("change", showTheme);

addEventListener("error", ({ target }) => {
  if (target instanceof Element && target.tagName === "SCRIPT") giveUp();
}, true);

addEventListener("click", ({ target }) => {
  if (!(target instanceof HTMLElement) || target.id !== "shell-again") return;
  if ("plainly" in target.dataset) location.search = "?plain";
  else location.reload();
});
