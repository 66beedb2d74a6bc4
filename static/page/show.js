// Draws what Python gives: the whole app as markup, sentences for screen readers, theme and motion.
import { all, app } from "./dom.js";
import { settleFocus } from "./focus.js";
import { patch } from "./morph.js";
import { hideTip } from "./tip.js";
import { keepZoom } from "./zoom.js";

const live = document.getElementById("live");
const screenOf = () => app.querySelector("main")?.className;

/** @type {HTMLElement[]} */
let scrolledTo = [];

function scrollToWanted() {
  const places = all("[data-scroll-here]");
  for (const place of places) if (!scrolledTo.includes(place)) place.scrollIntoView({ block: "nearest" });
  scrolledTo = places;
}

Object.assign(globalThis.ribeira, {
  // The whole app, made equal to the markup.
  show(/** @type {string} */ html) {
    hideTip();
    const screen = screenOf();
    patch("app", html);
    if (screenOf() !== screen) scrollTo(0, 0); // another screen begins at its top
    keepZoom();
    settleFocus();
    scrollToWanted();
  },

  // A repeated sentence gets an invisible mark, or it would not be read again. A dialog has a live region of its own,
  // because screen readers ignore what is behind it.
  speak(/** @type {string} */ text) {
    for (const voice of [live, document.getElementById("dialog-live")])
      if (voice) voice.textContent = voice.textContent === text ? `${text}\u200b` : text;
  },

  wear(/** @type {string} */ theme, /** @type {string} */ motion) {
    const still = motion === "off" || (motion === "system" && matchMedia("(prefers-reduced-motion: reduce)").matches);
    document.documentElement.dataset.motion = still ? "off" : "on";
    ribeira.theme = theme;
    ribeira.applyTheme();
  },
});
