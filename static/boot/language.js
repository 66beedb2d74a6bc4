// Which language to speak, and how values come into a text. Knows nothing of the page.

/**
 * The first wish that is spoken.
 * @param {readonly unknown[]} wishes such as "pt-BR"; a broken setting may be anything
 * @param {string[]} spoken @param {string} otherwise
 */
export function chooseLanguage(wishes, spoken, otherwise) {
  const plain = wishes.map((wish) => (typeof wish === "string" ? wish.split("-")[0] : ""));
  return plain.find((wish) => spoken.includes(wish)) ?? otherwise;
}

/** @param {string} text with {names} @param {Record<string, unknown>} values */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
