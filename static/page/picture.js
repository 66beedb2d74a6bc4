// Saves a drawing as a picture. An image that is drawn from text cannot ask for anything: it takes the page's styles and
// typefaces along.
import { facts } from "../boot/built.js";
import { offer } from "./files.js";

const [WIDTH, HEIGHT] = [1200, 630];

/** @param {string} id @param {string} name */
export function savePicture(id, name) {
  const drawing = document.getElementById(id);
  if (drawing) pictureOf(drawing).then((picture) => picture && offer(name, picture)).catch(reportError);
}

/** @param {Element} drawing @returns {Promise<Blob | null>} */
async function pictureOf(drawing) {
  const copy = /** @type {Element} */ (drawing.cloneNode(true));
  const style = document.createElementNS(copy.namespaceURI, "style");
  const rules = [...document.styleSheets].map((sheet) => rulesOf(sheet.cssRules));
  style.textContent = (await Promise.all(rules)).join("\n");
  copy.prepend(style);
  copy.setAttribute("width", `${WIDTH}`);
  copy.setAttribute("height", `${HEIGHT}`);
  copy.setAttribute("data-theme", facts.themes[0]);
  const href = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }));
  const image = new Image(WIDTH, HEIGHT);
  image.src = href;
  try {
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
    canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, HEIGHT);
    return await new Promise((then) => canvas.toBlob(then));
  } finally {
    URL.revokeObjectURL(href);
  }
}

// The rules as text, with those that are imported.
/** @param {CSSRuleList} rules @returns {Promise<string>} */
async function rulesOf(rules) {
  const texts = [...rules].map(async (rule) => {
    if (rule instanceof CSSFontFaceRule) return withTypeface(rule);
    if (!(rule instanceof CSSImportRule) || !rule.styleSheet) return rule.cssText;
    const imported = await rulesOf(rule.styleSheet.cssRules);
    return rule.layerName ? `@layer ${rule.layerName} {${imported}}` : imported;
  });
  return (await Promise.all(texts)).join("\n");
}

// Its file becomes part of the rule.
/** @param {CSSFontFaceRule} rule */
async function withTypeface(rule) {
  const [, address] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
  if (!address || address.startsWith("data:")) return rule.cssText;
  const from = rule.parentStyleSheet?.href ?? document.baseURI;
  const file = await fetch(new URL(address, from)).then((response) => response.blob());
  return rule.cssText.replace(address, await asData(file));
}

/** @param {Blob} file @returns {Promise<string>} */
function asData(file) {
  return new Promise((then, fail) => {
    const reader = new FileReader();
    reader.onload = () => then(String(reader.result));
    reader.onerror = fail;
    reader.readAsDataURL(file);
  });
}
