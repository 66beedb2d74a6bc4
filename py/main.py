"""The page's entry: wires the rooms together, nothing else."""

from pyscript import window

window.ribeira.patch("app", "<main><h1>Ribeira</h1><p>Python is here.</p></main>")
window.ribeira.ready("lobby")
