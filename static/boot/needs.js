// Says what an old browser lacks. Written in the JavaScript of 2010, because no other script of the page runs there.
// It looks only for names: a browser that has something which does not work is not found out.
(function () {
  "use strict";

  function reads(code) {
    try {
      return Boolean(Function(code));
    } catch (error) {
      return false;
    }
  }

  var wasm = window.WebAssembly || {};
  var css = window.CSS || {};
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

  var sentence = document.getElementById("shell-lacks").firstElementChild;
  for (var other = sentence; other; other = other.nextElementSibling) {
    if (other.lang === String(navigator.language).slice(0, 2)) sentence = other;
  }
  var reason = document.getElementById("shell-reason");
  reason.removeAttribute("data-say");
  reason.textContent = sentence.textContent.replace("{names}", lacks.join(", "));
  document.documentElement.setAttribute("data-lacks", lacks.join(", "));
  document.getElementById("shell-progress").hidden = true;
  document.getElementById("shell-failure").hidden = false;
})();
