// The second Python, in which the bots think. Takes { id, request }, answers { id, answer } or { id, error };
// { hurry: id } asks for the answers up to that one at once.
// Bad at: two things at once; requests wait for one another.
import { startDownloads } from "./downloads.js";
import { startPython } from "./python.js";

const SLICE = 0.04; // seconds of thinking between two looks at what has come in

startDownloads();
const desk = startPython().then((python) => python.pyimport("ribeira.bots.desk"));
let last = desk.catch(() => undefined);
let hurried = 0;

onmessage = ({ data: { id, request, hurry } }) => {
  if (hurry) hurried = hurry;
  else last = last.then(() => reply(id, request));
};

async function reply(id, request) {
  let thinking;
  try {
    thinking = (await desk).begin(request);
    do {
      await breath();
      if (id <= hurried) thinking.hurry();
    } while (!thinking.work(SLICE));
    postMessage({ id, answer: thinking.answer() });
  } catch (error) {
    postMessage({ id, error: String(error) });
  } finally {
    thinking?.destroy();
  }
}

// Lets messages in.
function breath() {
  return new Promise((go) => { setTimeout(go); });
}
