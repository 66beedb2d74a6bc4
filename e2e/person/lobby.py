"""The first screen: the games to choose from, and those that are kept."""

from playwright.sync_api import Locator, Page

from e2e.person.dialogs import dialog
from e2e.person.words import button, heading, hear, like, say
from ribeira.games import registry
from ribeira.i18n.languages import LANGUAGES


def lobby(page: Page) -> Locator:
    """What is on this screen and on no other."""
    return heading(page, say(page, "lobby.games"))


def name_of(page: Page, game: str) -> str:
    return say(page, registry.terms(game).say_game())


def box(page: Page, game: str) -> Locator:
    named = heading(page, name_of(page, game))
    return page.get_by_role("listitem").filter(has=named)


def play_button(page: Page, game: str) -> Locator:
    """Begins a game at once."""
    return button(box(page, game), say(page, "lobby.play_game", game=name_of(page, game)))


def change_button(page: Page, game: str) -> Locator:
    """Leads to the sheet on which one says who plays."""
    return button(box(page, game), say(page, "lobby.change_game", game=name_of(page, game)))


def learn_button(page: Page, game: str) -> Locator:
    return button(box(page, game), say(page, "lobby.learn_game", game=name_of(page, game)))


def language_chooser(page: Page) -> Locator:
    return page.get_by_role("banner").get_by_label(say(page, "settings.language"))


def choose_language(page: Page, language: str) -> None:
    """By the name that it gives itself."""
    language_chooser(page).select_option(label=LANGUAGES[language])
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    hear(page)


def open_arena(page: Page, game: str) -> None:
    button(page, say(page, "table.menu")).click()
    button(dialog(page, "table.menu"), say(page, "arena.of", game=name_of(page, game))).click()


# Games that are kept


def kept_games(page: Page) -> Locator:
    """Each game that can be opened."""
    return page.get_by_role("listitem").filter(has=delete_button(page))


def unreadable_games(page: Page) -> Locator:
    as_it_is = button(page, say(page, "lobby.file_as_is"))
    return page.get_by_role("listitem").filter(has=as_it_is)


def titles(page: Page) -> Locator:
    return kept_games(page).get_by_role("strong")


def open_button(page: Page, title: str | None = None) -> Locator:
    """To go on with a kept game, or to look back at one that is over."""
    return _named(page, "lobby.resume", title).or_(_named(page, "lobby.look_back", title))


def rename_button(page: Page) -> Locator:
    return _named(page, "lobby.rename")


def duplicate_button(page: Page) -> Locator:
    return _named(page, "lobby.duplicate")


def export_button(page: Page) -> Locator:
    return _named(page, "lobby.export")


def delete_button(page: Page) -> Locator:
    return _named(page, "lobby.delete")


def _named(page: Page, what: str, title: str | None = None) -> Locator:
    """What can be done with each kept game, or with that one."""
    about = {"title": title} if title else {}
    return button(page, like(page, "lobby.named", what=say(page, what), **about))


def bring_back(page: Page) -> None:
    """The game that was deleted last."""
    button(page, say(page, "lobby.undelete")).click()


def about_keeping(page: Page) -> Locator:
    """The paragraph that says where games are kept."""
    return page.get_by_role("paragraph").filter(has_text=say(page, "lobby.private"))


def import_button(page: Page) -> Locator:
    return button(page, say(page, "files.import"))


def devices_button(page: Page) -> Locator:
    return button(page, say(page, "devices.title"))
