// Where in the site the large downloads are.
export const WASM = "vendor/pyodide/pyodide.asm.wasm";
export const SNAPSHOT = "py/snapshot.bin"; // library and app, already imported
export const LIBRARY = "py/stdlib.zip"; // compiled, and only what the app needs
export const PLAIN_LIBRARY = "vendor/pyodide/python_stdlib.zip"; // as Pyodide ships it
export const APP = "py/app.zip";
