"""The pages about a game, from the lobby: a summary with pictures, words, questions."""

from playwright.sync_api import expect

from e2e.person.dialogs import dialog, rule_buttons, rule_in_question
from e2e.person.guide import answer_all, page_button, pictures, words
from e2e.person.learn import learn_button, lessons
from e2e.person.state import go
from e2e.person.words import button, say
from e2e.table import QUICK, stored
from ribeira.app.learn.reading import guide_of

GUIDE = guide_of("douro")


def test_from_the_lobby_to_summary_rule_word_and_questions(new_page, site):
    page = new_page(**stored(site, **QUICK))
    go(page, site)
    learn_button(page, "douro").click()
    button(lessons(page), say(page, "rules.page.summary")).click()
    expect(dialog(page)).to_contain_text(say(page, "learn.douro.summary.aim.title"))
    expect(pictures(page)).to_have_count(len({each.picture for each in GUIDE.summary}))
    rule_buttons(dialog(page), "D-6.3").first.click()
    expect(rule_in_question(page)).to_have_text("D-6.3")
    button(dialog(page), say(page, "learn.douro.word.holder")).first.click()
    expect(rule_in_question(page)).to_have_text(say(page, "learn.douro.word.holder"))
    expect(words(page)).to_have_count(len(GUIDE.words))
    page_button(page, "quiz").click()
    answer_all(page, GUIDE)
