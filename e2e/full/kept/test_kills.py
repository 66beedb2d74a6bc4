"""A page that is killed at any time comes back."""

import random

from playwright.sync_api import Error

from e2e.person.state import go
from e2e.table import dealt, opened, record

KILLS = 50
HASTE = """setInterval(() => {
  const choice = document.querySelector("#lift, #hand [data-action], #skip, #continue");
  choice?.click();
}, 20);"""
GONE_ON = """least => document.querySelector("#ranking")
  || Number(document.querySelector("#table").dataset.at) > least"""


def came_back(page, site):
    """The page, or another one where Chromium's tab has died by itself: then it was killed once
    more than was meant."""
    for _ in range(5):
        try:
            go(page, site)
        except Error as error:
            if "crashed" not in str(error):
                raise
            page = page.context.new_page()
        else:
            return page
    raise AssertionError("Chromium's tab dies each time")


def test_a_page_killed_at_any_time_comes_back_before_or_after_an_action(new_page, site):
    """Whatever is stored can be replayed, and only grows."""
    luck = random.Random(1872)
    page = opened(new_page, site, dealt(5, people=(0, 1, 2, 3, 4)))
    before = []
    for kill in range(KILLS):
        page.evaluate(HASTE)
        page.wait_for_function(GONE_ON, arg=len(before))
        page.wait_for_timeout(luck.uniform(0, 60))  # then the page is killed
        if kill % 10 == 0:
            killed, page = page, page.context.new_page()
            killed.close(run_before_unload=False)
        page = came_back(page, site)
        after = record(page)
        assert after[: len(before)] == before
        before = after
    assert len(before) >= KILLS
