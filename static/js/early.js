// The very first line of the page asks for what is large; downloads.js takes it over. The build puts this in front of
// first.js; the one-file edition, which holds everything already, has its loader there instead.
// Bad at: anything else; modules run too late for this.
"use strict";

globalThis.ribeira = { early: { "py/snapshot.bin": fetch("py/snapshot.bin") } };

// Compiled while it comes. Its bytes are counted in a copy, because only of what was fetched a browser keeps the code.
ribeira.early["vendor/pyodide/pyodide.asm.wasm"] = fetch("vendor/pyodide/pyodide.asm.wasm").then((response) => {
  const copy = response.clone();
  if (response.headers.get("Content-Type") !== "application/wasm") return copy;
  ribeira.compiled = WebAssembly.compileStreaming(response);
  ribeira.compiled.catch(() => {}); // who takes it hears of the failure
  return copy;
});

for (const coming of Object.values(ribeira.early)) coming.catch(() => {});
