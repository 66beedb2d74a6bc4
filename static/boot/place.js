// Under which keys the page finds its texts in storage: ribeira/app/kept/places.py says why. A page in a file has no folder of
// its own; there the keys are those of former versions.
import { facts } from "./built.js";

const { old } = facts;

// What each key begins with; in the worker there is no storage.
export const place = location.protocol === "file:" ? old : old.slice(0, -1) + location.pathname.replace(/[^/]*$/, "");

// The text with that name, also under its key of former versions, from which Python takes it over. Nothing when storage is
// forbidden.
/** @param {string} name */
export function kept(name) {
  try {
    return localStorage.getItem(place + name) ?? localStorage.getItem(old + name);
  } catch {
    return null;
  }
}
