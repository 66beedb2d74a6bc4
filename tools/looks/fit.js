// Fits the drawings into a still picture of the page, as the page itself does.
import { keepZoom } from "/static/page/zoom.js";

for (const svg of document.querySelectorAll("svg[data-zoom]")) svg.dataset.whole = svg.getAttribute("viewBox");
document.getElementById("app").hidden = false;
for (const dialog of document.querySelectorAll("dialog")) dialog.showModal();
keepZoom();
requestAnimationFrame(() => (document.documentElement.dataset.fitted = "true"));
