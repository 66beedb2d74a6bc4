"""Serves the sources to work on: what is saved is seen in the open page, and the game goes on.

    python -m tools.dev [--port N] [--host ADDRESS] [--root FOLDER]

Nothing is built, and the page uses neither snapshot nor service worker. In the page, page.js and
main.py of this folder take the place of static/boot/early.js and py/main.py.
"""
