"""The doors to the lessons of a game, and the panel of a lesson."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from e2e.person.dialogs import close_button, dialog, typing_field
from e2e.person.lobby import name_of
from e2e.person.state import lit, place_in_lesson, until_step
from e2e.person.table import use
from e2e.person.words import Where, button, like, say
from ribeira.core.learning.lesson import Act, Ask, Free, Lesson
from ribeira.core.values import msg

MOST_CLICKS = 8  # for one action
MOST_LINES = 60  # in a part that is played freely

# The doors


def learn_button(page: Page, game: str) -> Locator:
    return button(page, say(page, "page.learn_game", game=name_of(page, game)))


def lessons(page: Page) -> Locator:
    """The dialog with the lessons of a game."""
    return dialog(page, "learn.title")


def begin_button(page: Page, lesson: Lesson) -> Locator:
    """Begins the lesson, goes on with it, or begins it anew."""
    return button(lessons(page), like(page, "learn.named", title=msg(lesson.title)))


# The panel


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name=say(page, "learn.panel"), exact=True)


def next_button(page: Page) -> Locator:
    return button(panel(page), say(page, "learn.next"))


def show_button(page: Page) -> Locator:
    return button(panel(page), say(page, "learn.show"))


def all_lessons_button(page: Page) -> Locator:
    return button(panel(page), say(page, "learn.more"))


def play_on_button(page: Page) -> Locator:
    """Makes a real game of the free turn with which a lesson ends."""
    return button(panel(page), say(page, "learn.play_on"))


def leave_button(page: Page) -> Locator:
    return button(page, say(page, "learn.leave"))


def answers(page: Page) -> Locator:
    named = page.get_by_role("group", name=say(page, "learn.answers"), exact=True)
    return named.get_by_role("button")


def replied(page: Where, lesson: Lesson, part, step, number: int) -> Locator:
    """The reply to an answer."""
    return page.get_by_text(like(page, lesson.key(part, step, f"reply.{number}")))


# Playing


def follow_the_light(page: Page, press: Callable[[Locator], None]) -> None:
    """Does what the step wants by what is lit; where anything will do, nothing is."""
    place = place_in_lesson(page)
    for _ in range(MOST_CLICKS):
        if place_in_lesson(page) != place:
            return
        press(lit(page) or show_button(page))


def find_the_answer(page: Page, lesson: Lesson, part, step, press) -> None:
    """Tries the answers from the last to the first; each gets its reply."""
    for number in range(len(step.answers), 0, -1):
        press(answers(page).nth(number - 1))
        expect(replied(panel(page), lesson, part, step, number)).to_be_visible()
        if next_button(page).is_visible():
            return


def type_until_it_goes_on(page: Page) -> None:
    """Types the number of the first move, again and again."""
    use(page, "text")
    type_freely(page)
    close_button(page).click()


def type_freely(page: Page) -> None:
    place = place_in_lesson(page)
    for _ in range(MOST_LINES):
        if place_in_lesson(page) != place:
            break
        typing_field(page).fill("1")
        page.keyboard.press("Enter")


def play_lesson(
    page: Page,
    lesson: Lesson,
    press: Callable[[Locator], None],
    play_freely: Callable[[Page], None] = type_until_it_goes_on,
) -> None:
    """From the first step to the last, each of which is told."""
    steps = [(part, step) for part in lesson.parts for step in part.steps]
    for part, step in steps[:-1]:
        until_step(page, lesson, part, step)
        if isinstance(step, Act):
            follow_the_light(page, press)
        elif isinstance(step, Free):
            play_freely(page)
        else:
            if isinstance(step, Ask):
                find_the_answer(page, lesson, part, step, press)
            press(next_button(page))
    until_step(page, lesson, *steps[-1])
