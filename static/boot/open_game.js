// The open game as it is in storage, for when Python cannot be asked.
import { facts } from "./built.js";

// Its name and its text as a file; nothing when no game is open or storage is forbidden.
export function openGame() {
  try {
    const name = localStorage.getItem(facts.open);
    const text = name && localStorage.getItem(facts.game + name);
    return text ? { name: `${name}.ribeira.json`, text: fileIn(text) } : undefined;
  } catch {
    return undefined;
  }
}

// As stored_games.file_in has it: the file in the stored text; without one, the text itself.
/** @param {string} text */
function fileIn(text) {
  try {
    return String(JSON.parse(text).file ?? text);
  } catch {
    return text;
  }
}
