// The shell's texts in the person's language, from the catalogues that the build compiled into built.js. Without plural
// forms, which the shell does not need.
import { facts, words } from "./built.js";
import { begun } from "./handover.js";
import { chooseLanguage, fill } from "./language.js";

const wish = begun().stored?.().language;

// The setting, else the first language of the browser that we speak.
export const language = chooseLanguage([wish, ...navigator.languages], Object.keys(words), facts.shipped);

// In the language of the page, which a person may change after the start.
/** @param {string} key @param {Record<string, unknown>} [values] */
export const say = (key, values = {}) => fill(words[document.documentElement.lang][key], values);

export function sayAll() {
  /** @param {string} name */
  const all = (name) => /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(name));
  for (const shown of all("[data-say]")) shown.textContent = say(String(shown.dataset.say));
  for (const named of all("[data-say-label]")) named.ariaLabel = say(String(named.dataset.sayLabel));
}
