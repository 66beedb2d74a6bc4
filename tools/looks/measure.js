// What a table on the screen measures: measures.py judges it. Run in the page as it is, so it imports nothing.
export default () => {
  /** @param {Element} e */
  const box = (e) => e.getBoundingClientRect();
  /** @param {Element} e */
  const shown = (e) => e.checkVisibility() && e.getClientRects().length > 0 && !e.closest("[inert]");
  /** @param {Element} e */
  const hidden = (e) => Boolean(e.closest("svg, .visually-hidden")) || getComputedStyle(e).clipPath !== "none";
  /** @param {string} selector */
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  /** @param {Element} e */
  const say = (e) => e.outerHTML.replace(/<svg.*/s, "").slice(0, 110);
  /** @param {Element | undefined | null} e */
  const round = (e) => {
    const { x, y, width, height } = e ? box(e) : { x: 0, y: 0, width: 0, height: 0 };
    return [x, y, width, height].map((n) => Math.round(n));
  };
  const TEXTS = "#screen :is(p, b, span, small, strong, h1, h2, h3, li, button)";

  /** @type {Record<string, number[]>} */
  const parts = { bar: round(document.getElementById("bar")) };
  for (const name of ["seats", "stage", "boards", "dock"]) parts[name] = round(all(`[data-part=${name}]`)[0]);

  const small = all("button, a, input, select, summary")
    .filter((e) => !hidden(e) && Math.min(box(e).width, box(e).height) < 43.5)
    .map((e) => `${say(e)} ${round(e)}`);
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
    .filter((e) => !hidden(e) && [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim()))
    .filter((e) => parseFloat(getComputedStyle(e).fontSize) < 11.9)
    .map(say);
  const picks = all("[data-part=stage] svg [data-pick]").map((e) => box(e.querySelector(".dr-hit, rect") ?? e));
  const targets = picks.map(({ width, height }) => Math.min(width, height));
  // one sign, one word
  /** @type {Map<string, Set<string>>} */
  const words = new Map();
  for (const e of all("button:has(> svg.icon)")) {
    const sign = e.querySelector("path")?.getAttribute("d") ?? "";
    const said = (e.textContent ?? "").trim();
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
    fixed: all("#app *").filter((e) => /fixed|sticky/.test(getComputedStyle(e).position)).map(say),
  };
};
