// The very first line of the page asks for what is large; downloads.js takes it over. The build puts this in front of
// first.js; the one-file edition, which holds everything already, has its loader there instead.
// Bad at: anything else; modules run too late for this.
"use strict";

globalThis.ribeira = {
  early: Object.fromEntries(
    ["vendor/pyodide/pyodide.asm.wasm", "py/snapshot.bin"].map((path) => [path, fetch(path)]),
  ),
};

for (const coming of Object.values(ribeira.early)) coming.catch(() => {}); // who takes it hears of the failure
