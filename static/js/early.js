// The very first line of the page asks for what is large; downloads.js takes it over. The build puts this in front of
// first.js; the one-file edition, which holds everything already, has its loader there instead.
// Bad at: anything else; modules run too late for this.
"use strict";

globalThis.ribeira = { early: {} };

(() => {
  const WASM = "vendor/pyodide/pyodide.asm.wasm";
  const SAMPLE = 1 << 19; // bytes of the wasm, unpacked
  const QUICK = 80; // milliseconds in which they come on a line of some 20 Mbit/s
  const BEAT = 4; // milliseconds, the least that browsers allow

  const expect = (path, coming) => {
    ribeira.early[path] = coming;
    coming.catch(() => {}); // who takes it hears of the failure
  };

  // Compiled while it comes. Its bytes are counted in a copy, because only of what was fetched a browser keeps the code.
  function compile(response) {
    const copy = response.clone();
    if (response.headers.get("Content-Type") !== "application/wasm") return copy;
    ribeira.compiled = WebAssembly.compileStreaming(response);
    ribeira.compiled.catch(() => {});
    return copy;
  }

  // Whether bytes come so slowly that Python is sooner there from the compiled library, which takes longer to start but
  // has fewer of them, than from the snapshot. Unsqueezed it has more. Only the time counts in which the page had nothing
  // else to do: a slow device is no slow line.
  async function isSlow(response) {
    if (!response.headers.has("Content-Encoding")) return false;
    const reader = response.clone().body.getReader();
    let [came, waited, before] = [0, 0, performance.now()];
    const heart = setInterval(() => {
      const now = performance.now();
      if (now - before < 3 * BEAT) waited += now - before;
      before = now;
    }, BEAT);
    try {
      for (let read = {}; came < SAMPLE && !read.done; came += read.value?.length ?? 0) read = await reader.read();
    } finally {
      clearInterval(heart);
    }
    reader.cancel();
    return waited > QUICK;
  }

  const wasm = fetch(WASM);
  const isKept = navigator.serviceWorker?.controller; // then no line is asked, however slow it is
  ribeira.slow = isKept ? Promise.resolve(false) : wasm.then(isSlow).catch(() => false);
  expect(WASM, wasm.then(compile));
  ribeira.slow.then((slow) => {
    const path = slow ? "py/stdlib.zip" : "py/snapshot.bin";
    expect(path, fetch(path));
  });
})();
