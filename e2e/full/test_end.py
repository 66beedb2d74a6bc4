"""The end of a game in the page: the last move first, then the result, and a picture of it."""

import re
import struct
from pathlib import Path

from playwright.sync_api import expect

from e2e.person.douro import card, hand
from e2e.person.ending import save_picture_button, winner
from e2e.person.state import wanted
from e2e.pixels import grey
from e2e.table import dealt, last_of_all, opened, over, played

SIZE = 1200, 630


def test_the_last_move_is_seen_and_then_who_won(new_page, site):
    page = opened(new_page, site, played(dealt(), last_of_all))
    assert wanted(page) == "choose"
    before = page.title()
    card(page, hand(page)[0]).click()
    assert wanted(page) == "over"
    expect(page).to_have_title(re.compile(re.escape(winner(page).inner_text())))
    assert page.title() != before


def test_the_result_is_saved_as_a_picture(new_page, site):
    page = opened(new_page, site, played(dealt(), over))
    with page.expect_download() as waited:
        save_picture_button(page).click()
    assert waited.value.suggested_filename == "Douro 1872.png"
    png = Path(waited.value.path()).read_bytes()
    assert struct.unpack(">II", png[16:24]) == SIZE
    seen = grey(png)
    middle = {seen[y, x] for y in range(200, 500, 7) for x in range(80, 640, 7)}
    letters = {seen[y, x] for y in range(60, 110) for x in range(60, 300)}
    assert len(middle) > 8
    assert len(letters) > 8
