// Saves the open game as a file while Python cannot be asked. A game that is not over may hold what people at one screen hide
// from each other: there one of them says first who takes it along, and the others are told, as everywhere else.
import { offerFile } from "../page/files.js";
import { fileIn, peopleIn } from "./open_game.js";
import { say } from "./words.js";

/** @type {Set<string>} games that somebody has taken along */
const taken = new Set();

/** @param {{ name: string, text: string }} game */
export async function saveGame(game) {
  const file = await fileIn(game.text);
  const people = peopleIn(game.text, file);
  if (people.length < 2 || taken.has(game.name)) return offerFile(game.name, file);
  ask(people, (person) => {
    taken.add(game.name);
    tell(say("secrets.taken", { name: person }));
    offerFile(game.name, file);
  });
}

/** @param {string[]} people @param {(person: string) => void} then */
function ask(people, then) {
  tell(say("secrets.what"), say("secrets.who"));
  for (const person of people) {
    const button = Object.assign(document.createElement("button"), { type: "button" });
    button.textContent = say("secrets.me", { name: person });
    button.onclick = () => then(person);
    place().append(button);
  }
  place().querySelector("button")?.focus();
}

/** @param {string[]} sentences */
function tell(...sentences) {
  const said = sentences.map((textContent) => Object.assign(document.createElement("p"), { textContent }));
  place().replaceChildren(...said);
}

const place = () => /** @type {HTMLElement} */ (document.getElementById("shell-secrets"));
