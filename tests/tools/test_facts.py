"""What Python knows, no script says again: the build writes it into static/boot/built.js, or Python
hands it over when it calls."""

import re
from dataclasses import fields

import pytest

from ribeira.app.settings import CHOICES, Settings
from ribeira.app.storage import SETTINGS
from ribeira.browser.sounds import SOUNDS
from ribeira.i18n.languages import LANGUAGES
from ribeira.i18n.shipped import SHIPPED
from tools.build import facts
from tools.places import STATIC

pytestmark = pytest.mark.cpython_only

SCRIPTS = sorted(STATIC.rglob("*.js"))
STORED = re.compile(r"stored(?:\?\.)?\(\)\.(\w+)")
THEME = re.compile(r'\[data-theme="(\w+)"\]')
KNOWN = {SETTINGS, *LANGUAGES, *SOUNDS, *CHOICES["theme"], *CHOICES["motion"]}


def test_what_the_build_hands_over():
    light, dark = facts()["themes"]
    assert facts()["old"] + facts()["settings"] == SETTINGS
    assert facts()["shipped"] == SHIPPED
    assert {light, dark, Settings().theme} == set(CHOICES["theme"])
    assert facts()["still"] == "off"  # as the styles name it
    assert (light, dark) == ("light", "dark")  # in this order static/boot/first.js takes them


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_a_script_says_nothing_again_that_python_knows(script):
    said = set(re.findall(r'["\'`]([\w.-]+)["\'`]', script.read_text(encoding="utf-8")))
    assert said & KNOWN == set()


def test_the_styles_know_the_same_themes():
    styles = (path.read_text(encoding="utf-8") for path in STATIC.rglob("*.css"))
    assert {theme for text in styles for theme in THEME.findall(text)} == set(facts()["themes"])


def test_the_first_script_reads_settings_that_there_are():
    texts = (path.read_text(encoding="utf-8") for path in SCRIPTS)
    read = {name for text in texts for name in STORED.findall(text)}
    assert read == {"language", "theme"}
    assert read <= {field.name for field in fields(Settings)}
