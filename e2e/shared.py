"""Pages that tests share, one after the other, because a page that has started Python once starts
it again in half the time.

Nothing goes from test to test: each leaves the app, the next one empties the storage, proves that
nothing is left there, and loads the app anew. What cannot be taken back, such as a script that
runs before every page, is refused; such tests open a page of their own with `new_page`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, NoReturn

from playwright.sync_api import Browser, BrowserContext, Error, Page

from e2e.evidence import Evidence, listen

WITHOUT_APP = "static/icons/rabelo.svg"
LASTING_IN_PAGE = (
    *("add_init_script", "emulate_media", "expose_binding", "expose_function", "on", "once"),
    *("route", "set_default_timeout", "set_viewport_size"),
)
LASTING = (
    *("add_cookies", "add_init_script", "expose_binding", "expose_function", "grant_permissions"),
    *("new_page", "on", "once", "route", "set_offline"),
)
EMPTIED = """async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases())
    await new Promise((onsuccess, onerror) =>
      Object.assign(indexedDB.deleteDatabase(name), { onsuccess, onerror }));
  const left = {
    texts: localStorage.length + sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    cookies: document.cookie.length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    name: window.name.length,
  };
  return Object.keys(left).filter((kind) => left[kind]);
}"""
STORE = "texts => { for (const { name, value } of texts) localStorage.setItem(name, value); }"

Make = Callable[..., Page]


class SharedPages:
    """One page for each kind of settings, in the browser of the moment."""

    def __init__(self) -> None:
        self.problems: list[str] = []  # of the test that runs, like what is said
        self.said: list[str] = []
        self._browser: Browser | None = None
        self._pages: dict[str, Page] = {}
        self._used: list[Page] = []

    def begin(self, browser: Browser) -> None:
        """A test begins."""
        self.said.clear()
        if browser is not self._browser:  # a crash has ended the other one
            self._browser, self._pages = browser, {}

    def page(
        self,
        make: Make,
        evidence: Evidence,
        site: str,
        prepare: Callable[[Page], None] | None = None,
        **settings: Any,
    ) -> Page:
        """A page that has stored nothing but what the settings say. `prepare` is called once for
        all pages that want it."""
        state = settings.pop("storage_state", {"origins": []})
        kind = json.dumps([site, repr(prepare), settings], sort_keys=True)
        if kind not in self._pages:
            page = make(**settings)
            listen(page.context, self.said)
            if prepare:
                prepare(page)
            self._pages[kind] = without_lasting_effects(page)
        page = self._pages[kind]
        self._used.append(page)
        evidence.follow(page.context)
        page.goto(f"{site}{WITHOUT_APP}")
        left = page.evaluate(EMPTIED)
        assert not left, f"left by the test before: {left}"
        for origin in state["origins"]:
            page.evaluate(STORE, origin["localStorage"])
        page.mouse.move(0, 0)
        return page

    def leave(self, *, forget: bool) -> None:
        """The test is over: its pages leave the app. After a failure they are not used again."""
        for page in self._used:
            with suppress(Error):  # it may have crashed
                page.goto("about:blank")
                if forget:
                    page.context.close()
        if forget:
            self._pages = {kind: p for kind, p in self._pages.items() if p not in self._used}
        self._used = []


def without_lasting_effects(page: Page) -> Page:
    things: tuple[tuple[Page | BrowserContext | Any, tuple[str, ...]], ...] = (
        (page, LASTING_IN_PAGE),
        (page.context, LASTING),
        (page.clock, ("install", "pause_at", "set_fixed_time")),
    )
    for thing, names in things:
        for name in names:
            setattr(thing, name, partial(_refuse, name))
    return page


def _refuse(name: str, *_: Any, **__: Any) -> NoReturn:
    raise AssertionError(f"{name} would last beyond this test: use new_page")
