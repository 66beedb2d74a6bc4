"""Serves the sources to work on: what is saved is seen in the open page, and the game goes on.

    python -m tools.dev [--port N] [--host ADDRESS] [--root FOLDER]

Nothing is built, and the page uses neither snapshot nor service worker. In the page, page.js of
this folder comes before all other modules, and main.py takes the place of py/main.py.
"""
