// One listener for each kind of input: what the person does becomes ribeira.heard(kind, name, value) in Python.
import { app, around, tell } from "./dom.js";
import { movesFocus, rove } from "./focus.js";

app.addEventListener("click", ({ target }) => {
  const control = around(target, "[data-action], [data-pick], [data-ask], [data-do]");
  const wish = control && !control.matches("form") && meaning(control);
  if (wish) tell(...wish);
});

// Sends what the control stands for. For one that cannot be picked, Python answers why.
/** @param {HTMLElement} control @returns {[string, string, string?] | null} */
function meaning({ dataset, ariaDisabled }) {
  if (dataset.ask) return ["ask", dataset.ask];
  if (ariaDisabled === "true") return null;
  if (dataset.action) return ["action", dataset.action];
  return dataset.pick ? ["pick", dataset.pick] : ["do", String(dataset.do), dataset.value ?? ""];
}

app.addEventListener("input", ({ target }) => {
  const field = /** @type {HTMLInputElement} */ (target); // or a select or textarea
  if (field.dataset.field) tell("field", field.dataset.field, field.type === "checkbox" ? field.checked : field.value);
});

// what is there to be copied is selected at once
app.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  if (target.readOnly || "select" in target.dataset) target.select();
});

app.addEventListener("submit", (event) => {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const field = /** @type {HTMLInputElement} */ (form.elements[0]);
  tell("do", String(form.dataset.do), field.value);
  field.value = "";
});

// Escape closes a dialog, but the markup is Python's: so the key becomes a command
app.addEventListener("cancel", (event) => {
  event.preventDefault();
  tell("do", "close");
}, true);

addEventListener("hashchange", () => tell("do", "arrive", location.hash.slice(1)));

addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const { key, target } = event;
  const group = around(target, "[data-rove]");
  if (group && movesFocus(key)) {
    event.preventDefault();
    return rove(group, key, /** @type {HTMLElement} */ (target));
  }
  if (around(target, "input, select, textarea, dialog")) return;
  if (target instanceof Element && target.matches("[role=button]") && (key === " " || key === "Enter")) {
    event.preventDefault(); // an SVG control is pressed by keys like a button
    return void target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  if (key === " ") {
    if (around(target, "summary, button:not([aria-disabled=true])")) return; // there the key presses it
    event.preventDefault(); // do not scroll, nor press a control that the skipping brings here
  }
  const own = /** @type {HTMLElement | null} */ (app.querySelector(`[data-key="${CSS.escape(key)}"]`)); // named by a control
  tell("key", key, own ? (meaning(own)?.join(" ") ?? "") : "");
});
