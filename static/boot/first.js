// Runs before the first paint: puts the theme on <html>, and offers to try again when a script does not arrive. It is a
// classic script, because modules run too late for that.
"use strict";

Object.assign(globalThis.ribeira, {
  // Puts the chosen theme (light, dark, or else the system's own) on <html>.
  applyTheme() {
    const wish = ribeira.theme;
    const dark = wish === "dark" || (wish !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  },

  // What the person has chosen; nothing when storage is forbidden or holds something else.
  settings() {
    try {
      return Object(JSON.parse(localStorage.getItem("ribeira.settings") ?? "null"));
    } catch {
      return {};
    }
  },

  // Says that loading has failed, which shell.js cannot do when the modules themselves are missing.
  giveUp() {
    document.getElementById("shell-failure")?.removeAttribute("hidden");
    document.getElementById("shell-progress")?.setAttribute("hidden", "");
  },
});

ribeira.theme = ribeira.settings().theme;
ribeira.applyTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ribeira.applyTheme);

addEventListener("error", ({ target }) => {
  if (target instanceof Element && target.tagName === "SCRIPT") ribeira.giveUp();
}, true);

addEventListener("click", ({ target }) => {
  if (!(target instanceof HTMLElement) || target.id !== "shell-again") return;
  if ("plainly" in target.dataset) location.search = "?plain";
  else location.reload();
});
