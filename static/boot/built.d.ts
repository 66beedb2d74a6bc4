// What the build writes into built.js (tools/build.py).
export const facts: {
  old: string; // what the keys in storage began with in former versions
  settings: string; // the name under which the settings are in storage
  open: string; // that of the name of the open game
  game: string; // what stands before the name of a game
  shipped: string; // the language that needs no download
  still: string; // the choice of those who want no motion
  themes: string[]; // the light and the dark one
};
export const lock: string; // Pyodide's list of packages, as JSON
export const sizes: Record<string, number>; // bytes of each large download
export const stamp: string; // of the snapshot that fits this site
export const words: Record<string, Record<string, string>>; // the shell's texts in each language
