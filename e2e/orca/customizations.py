"""Orca runs this when it starts: in place of a voice it gets a file, a line for each utterance.

Not imported by the tests. `SAY!` cuts off what was being said, `SAY` waits for its turn.
"""

# mypy: ignore-errors
# ruff: noqa: N802 - Orca calls them so
import os

import orca.speech

LOG = open(os.environ["SPOKEN"], "a", buffering=1, encoding="utf-8")  # noqa: SIM115 - for as long as Orca runs


def note(kind, text):
    flat = " ".join(str(text).split())
    LOG.write(f"{kind}\t{flat}\n")


class Writer:
    def speak(self, text=None, acss=None, interrupt=True):
        note("SAY!" if interrupt else "SAY", text)

    def speakCharacter(self, character, acss=None):
        note("SIGN", character)

    def getInfo(self):
        return ["written", "written"]

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return lambda *_, **__: None


def init():
    orca.speech._speechserver = Writer()
    note("BEGUN", "")


orca.speech.init = init
