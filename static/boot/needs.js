// Says what an old browser lacks. Written in the JavaScript of 2010, because no other script of the page runs there.
// It looks only for names: a browser that has something which does not work is not found out.
(function () {
  "use strict";

  /** @param {string} code */
  function reads(code) {
    try {
      return Boolean(Function(code));
    } catch (error) {
      return false;
    }
  }

  var wasm = window.WebAssembly || {};
  var css = window.CSS || {};
  /** @type {Record<string, boolean>} */
  var needs = {
    "JavaScript modules": "noModule" in document.createElement("script"),
    "class static blocks": reads("class A { static { } }"),
    "BigInt64Array": "BigInt64Array" in window,
    "DecompressionStream": "DecompressionStream" in window,
    "FinalizationRegistry": "FinalizationRegistry" in window,
    "HTMLDialogElement": "HTMLDialogElement" in window,
    "WebAssembly": "compileStreaming" in wasm,
    "WebAssembly.Tag": !("compileStreaming" in wasm) || "Tag" in wasm,
    "CSS :has()": Boolean(css.supports && css.supports("selector(:has(a))"))
  };
  var lacks = [];
  for (var name in needs) if (!needs[name]) lacks.push(name);
  if (!lacks.length) return;

  /** @param {string} id */
  function part(id) {
    return /** @type {HTMLElement} */ (document.getElementById(id));
  }

  var sentence = /** @type {Element} */ (part("shell-lacks").firstElementChild);
  for (var other = /** @type {Element | null} */ (sentence); other; other = other.nextElementSibling) {
    if (other.getAttribute("lang") === String(navigator.language).slice(0, 2)) sentence = other;
  }
  var reason = part("shell-reason");
  reason.removeAttribute("data-say");
  reason.textContent = String(sentence.textContent).replace("{names}", lacks.join(", "));
  document.documentElement.setAttribute("data-lacks", lacks.join(", "));
  part("shell-progress").hidden = true;
  part("shell-failure").hidden = false;
})();
