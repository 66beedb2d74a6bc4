"""The pages about a game: summary, rules, words, everything in the box, questions."""

from playwright.sync_api import Locator, Page, expect

from e2e.person.dialogs import dialog
from e2e.person.words import button, like, say
from ribeira.app.learn.quiz import RIGHT, order
from ribeira.core.learning.guide import Guide

PAGES = ("summary", "rules", "words", "cards", "quiz", "sources")


def page_button(page: Page, name: str) -> Locator:
    """Leads to a page about the game, from another or from the ways to learn it."""
    return button(dialog(page), say(page, f"rules.page.{name}"))


def pictures(page: Page) -> Locator:
    return dialog(page).get_by_role("figure")


def words(page: Page) -> Locator:
    return dialog(page).get_by_role("term")


def answers(page: Page) -> Locator:
    return dialog(page).get_by_role("group").get_by_role("button")


def next_question(page: Page) -> Locator:
    return button(dialog(page), say(page, "rules.quiz.next"))


def answer_all(page: Page, guide: Guide) -> None:
    """First wrongly, which gets a reply, then rightly."""
    for question in guide.questions:
        shown = order(guide, question)
        wrong = next(number for number in shown if number != RIGHT)
        answers(page).nth(shown.index(wrong)).click()
        reply = like(page, guide.key("quiz", question.id, f"reply.{wrong}"))
        expect(dialog(page).get_by_text(reply).first).to_be_visible()  # and it is spoken
        answers(page).nth(shown.index(RIGHT)).click()
        next_question(page).click()
    expect(dialog(page)).to_contain_text(say(page, "rules.quiz.done"))
