// Files on their way in and out: chosen, dropped and pasted ones are read as text and told to Python as commands.
// Bad at: knowing what is in them.
const OURS = /^(\{|\S*#\S+$)/;
const MOST = 1 << 24; // more than Python takes, so that it is Python that refuses

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

// Pasted anywhere but into a field: a record begins with a brace, a link is one word with a #; the rest is not for us.
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
