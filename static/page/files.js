// Files in and out: chosen, dropped and pasted ones are read as text and sent to Python as commands.
import { app, around, tell } from "./dom.js";

const OURS = /^(\{|\S*#\S+$)/;
const MOST = 1 << 24; // more than Python accepts, so that Python refuses what is too large, with its reason

/** @param {File[]} files */
async function readAll(files) {
  for (const file of files) tell("do", "take_in", await file.slice(0, MOST).text());
}

app.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.dataset.files) return;
  readAll([...(target.files ?? [])]).then(() => (target.value = ""));
});

addEventListener("dragover", (event) => {
  if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
});

addEventListener("drop", (event) => {
  const files = [...(event.dataTransfer?.files ?? [])];
  if (!files.length) return;
  event.preventDefault();
  readAll(files);
});

// What is pasted outside of fields: a record begins with a brace, a link is one word with a #; all else is ignored.
addEventListener("paste", (event) => {
  const text = event.clipboardData?.getData("text").trim() ?? "";
  if (around(event.target, "input, textarea, select") || !OURS.test(text)) return;
  event.preventDefault();
  tell("do", "take_in", text);
});

ribeira.offerFile = (name, text) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // long enough for a slow disk
};
