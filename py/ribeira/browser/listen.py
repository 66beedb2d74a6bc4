"""Binds what a person does in the page, by PyScript's `when`, and sends it as kind, name, value.

`when` looks for its elements once, so it is bound to what never goes; the control is sought around
the target of the event. What has to follow a pointer is JavaScript, and tells its end as an event
of our own (`tell` in static/page/dom.js).
"""

from __future__ import annotations

from collections.abc import Callable

from pyodide.ffi import create_once_callable
from pyscript import document, when, window
from pyscript.js_modules import page

from ribeira.browser.dom import (
    DropEvent,
    Element,
    Event,
    FieldEvent,
    File,
    FormEvent,
    KeyEvent,
    PageEvent,
    PasteEvent,
    SaidEvent,
    StorageEvent,
    attribute,
    text_of,
)
from ribeira.browser.history import History
from ribeira.codec import bundle
from ribeira.codec.pasted import may_be_ours

Send = Callable[[str, str, str], None]

APP, PAGE = "#app", [window]
CONTROLS = "[data-action], [data-pick], [data-ask], [data-do]"
TYPED_INTO = "input, select, textarea"
PRESSED_BY_SPACE = "summary, button:not([aria-disabled=true])"
MOST = 2 * bundle.MAX_CHARACTERS
"""Bytes of a file that are read: more than is accepted, so that what is too large is refused."""

_bound = window.AbortController.new()


def on(event: str, where: object, capture: bool = False) -> Callable[..., Callable[..., None]]:
    """`when`, until `stop`."""
    bound: Callable[..., Callable[..., None]] = when(
        event, where, capture=capture, signal=_bound.signal
    )
    return bound


def stop() -> None:
    """Removes all listeners, so that the app can be started anew in the same page."""
    _bound.abort()


def listen(send: Send, tell: Callable[[str], str], history: History) -> None:
    """`tell(name)` returns the tooltip of a thing on the table."""
    _listen_to_controls(send)
    _listen_to_keys(send)
    _listen_to_files(send)
    _listen_to_addresses(send, history)
    _listen_to_scripts(send, tell)


def _listen_to_controls(send: Send) -> None:
    @on("click", APP)
    def clicked(event: Event) -> None:
        control = event.target.closest(CONTROLS)
        if control and not control.matches("form") and (meaning := _meaning(control)):
            send(*meaning)

    @on("input", APP)
    def changed(event: FieldEvent) -> None:
        field = event.target
        if name := attribute(field, "data-field"):
            value = str(field.checked).lower() if field.type == "checkbox" else field.value
            send("field", name, value)

    @on("submit", APP)
    def submitted(event: FormEvent) -> None:
        event.preventDefault()
        field = event.target.elements.item(0)
        send("do", attribute(event.target, "data-do"), field.value)
        field.value = ""

    @on("cancel", APP, capture=True)
    def cancelled(event: Event) -> None:
        """Escape closes a dialog, but the markup is ours: so the key becomes a command."""
        if event.target.matches("dialog"):
            event.preventDefault()
            send("do", "close", "")


def _meaning(control: Element) -> tuple[str, str, str] | None:
    """What the control stands for. For one that cannot be picked, the answer is why."""
    if name := attribute(control, "data-ask"):
        return "ask", name, ""
    if attribute(control, "aria-disabled") == "true":
        return None
    for kind in ("action", "pick"):
        if name := attribute(control, f"data-{kind}"):
            return kind, name, ""
    return "do", attribute(control, "data-do"), attribute(control, "data-value")


def _listen_to_keys(send: Send) -> None:
    @on("keydown", PAGE)
    def pressed(event: KeyEvent) -> None:
        if event.defaultPrevented or event.ctrlKey or event.altKey or event.metaKey:
            return
        key, target = event.key, event.target
        if target.closest(f"{TYPED_INTO}, dialog"):
            return
        if key == " ":
            if target.closest(PRESSED_BY_SPACE):
                return
            event.preventDefault()  # do not scroll, nor press a control that the skipping brings
        control = document.querySelector(f'{APP} [data-key="{window.CSS.escape(key)}"]')
        meaning = _meaning(control) if control else None
        send("key", key, " ".join(meaning[:2]) if meaning else "")


def _listen_to_files(send: Send) -> None:
    def read(files: list[File]) -> None:
        """One after the other, so that they arrive in their order."""

        def take_in(readable: bool, text: str) -> None:
            """What cannot be read, such as a folder, is refused like other texts."""
            send("do", "take_in", text if readable else "")
            read(files[1:])

        if files:
            page.settle(files[0].slice(0, MOST).text(), create_once_callable(take_in))

    @on("change", APP)
    def chosen(event: FieldEvent) -> None:
        if event.target.matches("[data-files]"):
            read(list(event.target.files))
            event.target.value = ""

    @on("drop", PAGE)
    def dropped(event: DropEvent) -> None:
        if files := list(event.dataTransfer.files):
            event.preventDefault()
            read(files)

    @on("paste", PAGE)
    def pasted(event: PasteEvent) -> None:
        text = event.clipboardData.getData("text").strip()
        if may_be_ours(text) and not event.target.closest(TYPED_INTO):
            event.preventDefault()
            send("do", "take_in", text)


def _listen_to_addresses(send: Send, history: History) -> None:
    @on("hashchange", PAGE)
    def arrived() -> None:
        send("do", "arrive", str(window.location.hash)[1:])

    @on("popstate", PAGE)
    def went() -> None:
        if way := history.went():
            send("do", "return", "\n".join(way))


def _listen_to_scripts(send: Send, tell: Callable[[str], str]) -> None:
    @on("ribeira:grab", APP)
    def grabbed(event: SaidEvent) -> None:
        send("do", "grab", event.detail.name)

    @on("ribeira:drop", APP)
    def put_down(event: SaidEvent) -> None:
        send("do", "drop", event.detail.name)

    @on("ribeira:explain", APP)
    def wondered(event: SaidEvent) -> None:
        send("do", "explain", event.detail.name)

    @on("ribeira:news", APP)
    def heard(event: SaidEvent) -> None:
        send("news", event.detail.name, "")

    @on("ribeira:tell", APP)
    def asked(event: SaidEvent) -> None:
        event.detail.text = tell(event.detail.name)


def listen_to_failures(failed: Callable[[str, str], bool]) -> None:
    """Calls `failed` with the place and the traceback of what nobody has caught, in Python and in
    JavaScript (static/boot/failures.js), which waits for the answer whether it will be shown."""

    @on("ribeira:failed", APP)
    def heard(event: SaidEvent) -> None:
        where, _, trace = event.detail.name.partition("\n")
        event.detail.text = "shown" if failed(where, trace) else ""


def listen_to_storage(heard: Callable[[str, str | None], None]) -> None:
    """Calls `heard` for changes by other tabs; with an empty key when the browser brings this page
    back from its cache, since changes meanwhile went unheard."""

    @on("storage", PAGE)
    def changed(event: StorageEvent) -> None:
        text = event.newValue
        heard(text_of(event.key), text if isinstance(text, str) else None)

    @on("pageshow", PAGE)
    def shown(event: PageEvent) -> None:
        if event.persisted:
            heard("", None)
