"""The settings of a person on this device, for all games."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass, fields, replace

from ribeira.app.stored_text import read_object
from ribeira.i18n.languages import LANGUAGES

FORMAT = 1
CHOICES = {
    "language": tuple(LANGUAGES),
    "theme": ("system", "light", "dark"),
    "contrast": ("system", "more", "normal"),
    "pace": ("calm", "brisk", "instant", "steps"),
    "motion": ("system", "on", "off"),
    "thinking": ("short", "normal", "long"),
}
PATIENCE = {"short": 0.3, "normal": 1.0, "long": 5.0}
WARNING = re.compile(r"[a-z]{1,20}\.[\w-]{1,40}")
MOST_WARNINGS = 100
SWITCHES = ("confirm", "sounds", "speak", "keys", "ear")


@dataclass(frozen=True, slots=True)
class Settings:
    """An empty language is the browser's. `confirm`: the first click shows an action, the second
    plays it. `speak`: screen readers are told what happens. `ear`: the table is words and a line to
    type into. `unwarned` has the warnings that are switched off, such as "dosrios.points"."""

    language: str = ""
    theme: str = "system"
    pace: str = "calm"
    motion: str = "system"
    thinking: str = "normal"
    contrast: str = "system"
    confirm: bool = True
    sounds: bool = False
    speak: bool = True
    keys: bool = True
    ear: bool = False
    unwarned: str = ""

    def warns(self, name: str) -> bool:
        return name not in self.unwarned.split()

    @property
    def patience(self) -> float:
        """By how much the usual thinking time of bots is multiplied."""
        return PATIENCE[self.thinking]


def change(settings: Settings, name: str, value: str) -> Settings:
    """The settings with one of them set from what a form says; nonsense changes nothing."""
    if name in SWITCHES:
        return replace(settings, **{name: value == "true"})  # type: ignore[arg-type]
    if value in CHOICES.get(name, ()):
        return replace(settings, **{name: value})  # type: ignore[arg-type]
    area, _, warning = name.partition(":")
    return _warn(settings, warning, value == "true") if area == "warn" and warning else settings


def _warn(settings: Settings, warning: str, on: bool) -> Settings:
    others = {name for name in settings.unwarned.split() if name != warning}
    return replace(settings, unwarned=" ".join(sorted(others if on else {*others, warning})))


def write(settings: Settings) -> str:
    return json.dumps({"format": FORMAT, **asdict(settings)})


def read(text: str) -> tuple[Settings, bool]:
    """Settings from storage, and whether a newer page wrote them, with more than is known here.
    `ValueError` when the text is none of ours; nonsense is ignored."""
    stored = read_object(text)
    settings = Settings()
    for field in fields(Settings):
        value = stored.get(field.name)
        if isinstance(value, (bool, str)) and isinstance(value, type(field.default)):
            settings = change(settings, field.name, str(value).lower())
    unwarned = {word for word in str(stored.get("unwarned", "")).split() if WARNING.fullmatch(word)}
    settings = replace(settings, unwarned=" ".join(sorted(unwarned)[:MOST_WARNINGS]))
    number = stored.get("format")
    return settings, isinstance(number, int) and number > FORMAT
