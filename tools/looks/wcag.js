// What is wrong on the page as it stands, or in the dialog that is open, by WCAG 2.2 AA. Run in the page as it is.
export default () => {
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  const scope = open ?? document.body;
  /** @param {Element} e */
  const say = (e) => e.outerHTML.replace(/<svg.*/s, "").slice(0, 140);
  /** @param {Element} e */
  const box = (e) => e.getBoundingClientRect();
  /** @param {Element} e */
  const style = (e) => getComputedStyle(e);
  /** @param {Element | null} e @returns {boolean} */
  const clipped = (e) => e !== null && (style(e).clipPath !== "none" || clipped(e.parentElement));
  /** @param {Element} e */
  const seen = (e) => !clipped(e) && box(e).width > 0;
  /** @param {string} what */
  const all = (what) =>
    [...scope.querySelectorAll(what)].filter((e) => e.checkVisibility({ visibilityProperty: true }) && !e.closest("[inert]") && seen(e));

  // sideways
  const wide = [document.documentElement, ...(open ? [open, ...open.children] : [])]
    .filter((e) => e.scrollWidth > e.clientWidth + 1)
    .map((e) => `${say(e).slice(0, 60)}: ${e.scrollWidth} of ${e.clientWidth}`);
  const beyond = all("button, a, input, select, textarea, summary, h1, h2, h3, p, li")
    .filter((e) => box(e).right > innerWidth + 1 || box(e).left < -1)
    .filter((e) => !e.closest("svg, .float"))
    .map(say);

  // over what scrolls
  const still = open ? [] : all("*").filter((e) => /fixed|sticky/.test(style(e).position) && !e.closest(".curtain")).map(say);

  // too small to be met
  /** @param {Element} e */
  const area = (e) => box((e.matches("input") && e.closest("label")) || (e.querySelector(":scope > .dr-hit") ?? e));
  // what lies in a drawing that can be zoomed grows with it
  /** @param {Element} e */
  const least = (e) => (e.closest("svg[data-zoom]") ? 11 : 23.5);
  const small = all("button, a[href], input, select, textarea, summary, [role=button], [role=tab], [data-pick]")
    .filter((e) => Math.min(area(e).width, area(e).height) < least(e))
    .map((e) => `${say(e)} ${Math.round(area(e).width)}x${Math.round(area(e).height)}`);

  // words that do not fit
  /** @param {Element} e */
  const speaks = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim());
  /** @param {Element} e */
  const clips = (e) => /hidden|clip/.test(style(e).overflow);
  /** @param {Element} e */
  const leaves = (e) => {
    const around = e.closest("button, .seat, .bar");
    return around !== null && around !== e && (box(e).right > box(around).right + 1 || box(e).bottom > box(around).bottom + 1);
  };
  const cut = all("p, b, span, small, strong, h1, h2, h3, li, button, a, summary, label, legend, td, th, dt, dd")
    .filter((e) => speaks(e) && e.clientWidth > 0 && style(e).display !== "inline")
    .filter((e) => !e.closest("svg, [data-may-cut], .ticker, .opening, .float")) // all moves are in the story
    .filter((e) => e.scrollWidth > e.clientWidth + (clips(e) ? 1 : 6) || (clips(e) && e.scrollHeight > e.clientHeight + 2) || leaves(e))
    .map((e) => `${say(e)} ${e.scrollWidth}x${e.scrollHeight} in ${e.clientWidth}x${e.clientHeight}`);
  return { wide, beyond, still, small, cut };
};
