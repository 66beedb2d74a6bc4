"""The documentation from *About*, and its notebook, which runs in the Python of the site."""

from playwright.sync_api import expect

from e2e.person.docs import cell, program, python_is_ready, run, way_to_docs, way_to_notebook
from e2e.person.state import go
from e2e.person.table import use

START = 120_000  # milliseconds, on a busy machine


def test_the_notebook_is_opened_from_about_and_runs(page, site):
    go(page, site)
    use(page, "about")
    way_to_docs(page).click()
    expect(page.get_by_role("heading", name="The library")).to_be_visible()
    way_to_notebook(page).click()
    expect(python_is_ready(page)).to_be_visible(timeout=START)
    with page.expect_event("frameattached") as drawn:
        run(page, 1)
    expect(drawn.value.get_by_role("heading", name="Play 1 of 20")).to_be_visible()
    run(page, 3)
    expect(cell(page, 3)).to_contain_text("won by")
    program(page, 5).fill("print(1 / 0)")
    run(page, 5)
    expect(cell(page, 5)).to_contain_text("ZeroDivisionError")
