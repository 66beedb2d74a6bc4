// The open game as it is in storage, for when Python cannot be asked.
import { facts } from "./built.js";
import { kept } from "./place.js";

// Its name and its text; nothing when no game is open or storage is forbidden.
export function openGame() {
  const name = kept(facts.open);
  const text = name && kept(facts.game + name);
  return text ? { name: `${name}.ribeira.json`, text } : undefined;
}

// As stored_games.file_in has it: the file in the stored text; without one, the text itself.
/** @param {string} text */
export async function fileIn(text) {
  try {
    const { file, packed } = JSON.parse(text);
    return typeof packed === "string" ? await unpacked(packed) : typeof file === "string" ? file : text;
  } catch {
    return text;
  }
}

// The names of the people who share this screen, unless the game is over, when nothing is hidden any more.
/** @param {string} text @param {string} file */
export function peopleIn(text, file) {
  try {
    if (JSON.parse(text).over) return [];
    const { players, seats } = JSON.parse(file);
    const people = players.slice(0, seats).filter((/** @type {{ bot: string }} */ player) => player.bot === "");
    return people.map((/** @type {{ name: string }} */ player) => shown(String(player.name)));
  } catch {
    return []; // damaged: nobody plays on with it
  }
}

// Anybody may have written the name: what cannot be seen is shown, and the signs around it keep its direction to itself.
/** @param {string} name */
const shown = (name) => `\u2068${name.replaceAll(/[\p{Cc}\p{Cf}]/gu, "\ufffd").slice(0, 24)}\u2069`;

/** @param {string} packed as ribeira/app/kept/packed.py does it */
async function unpacked(packed) {
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(inflated).text();
}
