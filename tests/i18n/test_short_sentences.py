"""What is asked at a table is short, and said as the design of the screens says it."""

from __future__ import annotations

import pytest

from ribeira.i18n.languages import LANGUAGES

pytestmark = pytest.mark.cpython_only

SAID = {
    "douro.button.play": "Load {n} barrels",
    "castelos.board.do.place": "Place it here",
    "castelos.board.do.first": "Lay it first",
    "castelos.button.mark.skip": "Skip marking",
    "castelos.board.do.end": "End turn",
    "hint.play": "Play it",
    "hint.another": "Another idea",
    "hint.equal": "Two moves are about equal.",
    "curtain.lift": "I am {name}",
    "undo.done": "Taken back.",
    "end.again": "Play again",
    "end.same_deal": "Same deal again",
    "end.you_won": "You won!",
    "dosrios.board.mode.none": "none left",
    "lobby.start_here": "Start here",
}
"""The fifteen sentences and labels that the design writes out, by key."""

LONGEST = 78
"""Letters of a prompt in any language: two lines on a phone."""


@pytest.mark.parametrize("key", SAID)
def test_it_is_said_as_the_design_has_it(key: str) -> None:
    from tools.catalogues import entries, read_catalogue, texts

    assert SAID[key] in texts(entries(read_catalogue("en"))[key])


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_prompt_is_longer_than_two_lines_of_a_phone(language: str) -> None:
    from tools.catalogues import entries, read_catalogue, texts

    long = [
        f"{key}: {text}"
        for key, entry in entries(read_catalogue(language)).items()
        if ".status." in key and ".over" not in key
        for text in texts(entry)
        if len(text) > LONGEST
    ]
    assert not long, "\n".join(long)
