// The shell's texts in the person's language, from the catalogues that the build compiled into built.js. Without plural
// forms, which the shell does not need.
import { words } from "./built.js";

export const language = chosenLanguage();

// The setting, else the first language of the browser that we speak, else English.
function chosenLanguage() {
  const wishes = [ribeira.settings().language, ...navigator.languages];
  const spoken = wishes.map((wish) => String(wish).split("-")[0]).find((wish) => wish in words);
  return spoken ?? "en";
}

export function say(key, values = {}) {
  return words[language][key].replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

export function sayAll(root) {
  document.documentElement.lang = language;
  for (const shown of root.querySelectorAll("[data-say]")) shown.textContent = say(shown.dataset.say);
  for (const named of root.querySelectorAll("[data-say-label]")) named.ariaLabel = say(named.dataset.sayLabel);
}
