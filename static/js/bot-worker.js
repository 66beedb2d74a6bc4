// The second Python, in which the bots think. Takes { id, request }, answers { id, answer } or { id, error }.
// Bad at: two things at once; requests wait for one another.
import { startDownloads } from "./downloads.js";
import { startPython } from "./python.js";

startDownloads();
const desk = startPython().then((python) => python.pyimport("ribeira.bots.desk"));

onmessage = async ({ data: { id, request } }) => {
  try {
    postMessage({ id, answer: (await desk).answer(request) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
};
