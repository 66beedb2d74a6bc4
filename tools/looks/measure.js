// What a screen measures, or the dialog over it: measures.py judges it. Run in the page as it is, so it imports nothing.
export default () => {
  /** @param {Element} e */
  const box = (e) => e.getBoundingClientRect();
  /** @param {Element} e */
  const shown = (e) => e.checkVisibility() && e.getClientRects().length > 0 && !e.closest("[inert]");
  /** @param {Element} e */
  const hidden = (e) => Boolean(e.closest("svg, .visually-hidden")) || getComputedStyle(e).clipPath !== "none";
  const dialog = document.querySelector("dialog[open]");
  // bare cloth, wider than half the window and higher than 64 px: rows of points at which nothing lies
  const BARE = "html, body, #app, #screen, .screen, .table, main, .play, .board, #over, [data-part]:not([data-part=stage], [data-part=dock])";
  const holes = () => {
    /** @param {number} y */
    const bare = (y) => {
      let [run, most] = [0, 0];
      for (let x = 8; x < innerWidth; x += 16) {
        run = document.elementFromPoint(x, y)?.matches(BARE) ? run + 16 : 0;
        most = Math.max(most, run);
      }
      return most > innerWidth / 2;
    };
    let [high, found] = [0, ""];
    for (let y = 8; y < innerHeight; y += 16) {
      high = bare(y) ? high + 16 : 0;
      if (high > 80) found = `${high} px high, down to ${y}`;
    }
    return found ? [found] : [];
  };
  /** @param {string} selector */
  const all = (selector) => [...(dialog ?? document).querySelectorAll(selector)].filter(shown);
  /** @param {Element} e */
  const say = (e) => e.outerHTML.replace(/<svg.*/s, "").slice(0, 110);
  /** @param {Element | undefined | null} e */
  const round = (e) => {
    const { x, y, width, height } = e ? box(e) : { x: 0, y: 0, width: 0, height: 0 };
    return [x, y, width, height].map((n) => Math.round(n));
  };
  const TEXTS = "#app :is(p, b, span, small, strong, h1, h2, h3, li, button)";
  /** @param {Element} e */
  const hasText = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim());

  /** @type {Record<string, number[]>} */
  const parts = { bar: round(document.getElementById("bar")) };
  for (const name of ["seats", "stage", "boards", "dock"]) parts[name] = round(all(`[data-part=${name}]`)[0]);

  const small = all("button, a, input, select, summary")
    .filter((e) => !hidden(e) && !e.matches(".rule, .why")) // these stand in sentences
    .map((e) => [e, round(e.closest("label") ?? e)])
    .filter(([, [, , width, height]]) => Math.min(width, height) < 44)
    .map(([e, where]) => `${say(e)} ${where}`);
  const scrollers = all("[data-part] *")
    .filter((e) => /auto|scroll/.test(getComputedStyle(e).overflowY) && e.scrollHeight > e.clientHeight + 1)
    .filter((e) => !e.closest("[data-part=drawer]"))
    .map(say);
  const cut = all(TEXTS)
    .filter((e) => !hidden(e) && e.clientWidth > 0 && e.scrollWidth > e.clientWidth + 1)
    .filter((e) => getComputedStyle(e).display !== "inline")
    .filter((e) => !e.closest("[data-may-cut], .bar-progress") && !e.querySelector("[data-may-cut], svg"))
    .map(say);
  const outside = all("#table :is(button, .status, .more, .dr-card, .card, .seat, .dr-seat, .ct-seat, .boat, .pile)")
    .filter((e) => !hidden(e) || e.closest(".dr-card"))
    .filter((e) => {
      const { width, left, right, top, bottom } = box(e);
      const below = innerHeight > 300 && (top < -1 || bottom > innerHeight + 1);
      return width > 0 && (left < -1 || right > innerWidth + 1 || below);
    })
    .map(say);
  // what does not fit into its part, and so lies over the next one
  const spilt = ["seats", "boards", "dock"].flatMap((name) => {
    const part = all(`[data-part=${name}]`)[0];
    const floor = part && innerHeight > 300 ? box(part).bottom + 1 : Infinity;
    return part ? [...part.children].filter((e) => shown(e) && box(e).bottom > floor).map(say) : [];
  });
  // what lies under a button of a drawing that is zoomed can be moved from there
  const covered = all("[data-part=stage] svg:not([data-zoomed]) [data-pick]")
    .filter((e) => {
      const svg = /** @type {Element} */ (e.closest("svg"));
      const { x, y, width, height } = box(e);
      const [left, top] = [x + width / 2, y + height / 2];
      const room = box(svg);
      const low = room.bottom - parseFloat(getComputedStyle(svg).paddingBottom);
      if (left < room.left || left > room.right || top < room.top || top > Math.min(low, innerHeight)) return false;
      const there = document.elementFromPoint(left, top);
      return there !== null && !there.closest("svg");
    })
    .map(say);
  const tiny = all(TEXTS)
    .filter((e) => !hidden(e) && hasText(e))
    .filter((e) => parseFloat(getComputedStyle(e).fontSize) < 11.9)
    .map(say);
  // the display face is for names and titles
  const narrow = all(TEXTS)
    .filter((e) => !hidden(e) && hasText(e) && getComputedStyle(e).fontFamily.startsWith('"Yeseva'))
    .filter((e) => parseFloat(getComputedStyle(e).fontSize) < 16.9)
    .map(say);
  // words in drawings, as large as they are drawn
  const faint = all("svg:not([data-zoom], [aria-hidden]) text")
    .map((e) => [e, /** @type {SVGTextElement} */ (e).getScreenCTM()?.a ?? 1])
    .filter(([e, scale]) => parseFloat(getComputedStyle(/** @type {Element} */ (e)).fontSize) * Number(scale) < 10.9)
    .map(([e]) => `${/** @type {Element} */ (e).textContent}`);
  const picks = all("[data-part=stage] svg [data-pick]").map((e) => box(e.querySelector(".dr-hit, rect") ?? e));
  const targets = picks.map(({ width, height }) => Math.min(width, height));
  // two that are so near that a finger cannot choose
  const middles = picks.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
  const near = middles.flatMap(([a, b], at) =>
    middles.slice(at + 1).filter(([c, d]) => Math.hypot(a - c, b - d) < 23.9).map(([c, d]) => `${[a, b, c, d]}`),
  );
  // what lies over a drawn world lies on its ground
  const places = all("[data-part=stage] svg:not([data-zoomed]) :is(.dr-place .dr-hit, .ct-tile)").map(box);
  const lying = all("[data-part=stage] ~ .tabs, .dr-row > *, .ct-stock, [data-part=stage] .zoom-buttons button")
    .filter((e) => places.some((place) => {
      const { left, right, top, bottom } = box(e);
      const [w, h] = [place.width / 4, 1];
      return left < place.right - w && right > place.left + w && top < place.bottom - h && bottom > place.top + h;
    }))
    .map(say);
  // one sign, one word
  /** @type {Map<string, Set<string>>} */
  const words = new Map();
  // the deal of the day has a button for each game, with its name
  for (const e of all("button:has(> svg.icon):not(.deal)")) {
    const sign = e.querySelector("path")?.getAttribute("d") ?? "";
    const said = (e.textContent ?? "").split(":")[0].trim(); // what follows says of which game
    if (said) words.set(sign, (words.get(sign) ?? new Set()).add(said));
  }
  const signs = [...words.values()].filter((said) => said.size > 1).map((said) => [...said].join(" and "));
  // everybody at the table has a face, and no two have the same
  const sitting = all("[data-part=seats] .who > svg:first-child").map((e) => e.outerHTML);
  const steps = all(".podium .face-of > svg:first-child").map((e) => e.outerHTML);
  const alike = [sitting, steps].filter((faces) => new Set(faces).size < faces.length).map((faces) => `${faces.length}`);
  // at the end, what is in the first window
  /** @param {string} selector */
  const first = (selector) =>
    all(selector).length > 0 && all(selector).every((e) => box(e).top >= -1 && box(e).bottom <= innerHeight + 1);
  const end = document.querySelector(".ending") && {
    title: first(".winner"),
    faces: first(".steps-of-honour .face-of"),
    primary: first("[data-rank=primary]"),
    board: all(".end-board").some((e) => box(e).top < innerHeight * 0.6),
  };
  return {
    parts,
    page: Boolean(dialog) || !all("[data-part=stage]").length,
    drawer: dialog?.matches("[data-part=drawer]") ? box(dialog).height / innerHeight : 0,
    wide: all(`${TEXTS}, button, svg, img, table`)
      .filter((e) => !hidden(e) && (box(e).right > innerWidth + 1 || box(e).left < -1) && box(e).width > 1)
      .filter((e) => !e.closest("[data-part]"))
      .map(say),
    holes: dialog ? [] : holes(),
    narrow,
    faint,
    near,
    lying,
    teaching: Boolean(document.querySelector("#dock .lesson")),
    opening: Boolean(document.querySelector(".castelos:is(.is-trail, .is-contract)")),
    small,
    scrollers,
    cut,
    outside,
    covered,
    spilt,
    tiny,
    sideways: document.documentElement.scrollWidth > innerWidth,
    primaries: all("[data-rank=primary]").map(say),
    least: Math.min(...targets, 999),
    signs,
    alike,
    end,
    typefaces: ["16px Faustina", "20px 'Yeseva One'"].every((face) => document.fonts.check(face)),
    fixed: all("#app *:not(dialog)").filter((e) => /fixed|sticky/.test(getComputedStyle(e).position)).map(say),
  };
};
