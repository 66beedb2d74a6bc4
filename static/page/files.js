// Files in and out: chosen, dropped and pasted ones are read as text and sent to Python as commands.
const OURS = /^(\{|\S*#\S+$)/;
const MOST = 1 << 24; // more than Python accepts, so that Python refuses what is too large, with its reason

const app = document.getElementById("app");
const takeIn = (text) => ribeira.heard?.("do", "take_in", text);

async function readAll(files) {
  for (const file of files) takeIn(await file.slice(0, MOST).text());
}

app.addEventListener("change", ({ target }) => {
  if (!target.dataset.files) return;
  readAll([...target.files]).then(() => (target.value = ""));
});

addEventListener("dragover", (event) => {
  if (event.dataTransfer.types.includes("Files")) event.preventDefault();
});

addEventListener("drop", (event) => {
  if (!event.dataTransfer.files.length) return;
  event.preventDefault();
  readAll([...event.dataTransfer.files]);
});

// What is pasted outside of fields: a record begins with a brace, a link is one word with a #; all else is ignored.
addEventListener("paste", (event) => {
  const text = event.clipboardData.getData("text").trim();
  if (event.target.closest?.("input, textarea, select") || !OURS.test(text)) return;
  event.preventDefault();
  takeIn(text);
});

ribeira.offerFile = (name, text) => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // long enough for a slow disk
};
