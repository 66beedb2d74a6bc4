// Runs before the first paint: puts the theme on <html>, and shows the way out when a script does not arrive.
// A classic script, because modules run too late for both. Bad at: anything that can wait.
"use strict";

globalThis.ribeira = {
  // Reads the theme from the settings (light, dark, or the system's own) and puts it on <html>.
  applyTheme() {
    const wish = ribeira.settings().theme;
    const dark = wish === "dark" || (wish !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
  },

  // What the person has chosen; nothing when storage is forbidden or holds something else.
  settings() {
    try {
      return Object(JSON.parse(localStorage.getItem("ribeira.settings")));
    } catch {
      return {};
    }
  },
};

ribeira.applyTheme();
matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ribeira.applyTheme);

addEventListener("error", ({ target }) => {
  if (target.tagName !== "SCRIPT") return;
  document.getElementById("shell-failure")?.removeAttribute("hidden");
  document.getElementById("shell-progress")?.setAttribute("hidden", "");
}, true);

addEventListener("click", ({ target }) => {
  if (target.id === "shell-again") location.reload();
});
