"""The only room that imports pyscript and js: what Python asks of the page, as plain Python."""
