"""What a person does arrives in Python as kind, name and value (ribeira/browser/listen.py)."""

import pytest

from e2e.small import opened

CONTROLS = """
<main tabindex="-1">
  <button id="act" data-action="play 7"><span>seven</span></button>
  <button id="pick" data-pick="row 2">row</button>
  <button id="do" data-do="open" data-value="g1">open</button>
  <button id="why" data-ask="play 8" aria-disabled="true">eight</button>
  <button id="no" data-do="never" aria-disabled="true">never</button>
  <button id="mute">nothing</button>
  <svg viewBox="0 0 90 90" width="90" height="90">
    <g id="shape" data-pick="tile 3" role="button" tabindex="0" aria-label="tile">
      <circle id="inside" cx="45" cy="45" r="40"/></g>
  </svg>
</main>"""
FIELDS = """
<input id="text" data-field="draft.name">
<input id="tick" type="checkbox" data-field="settings.keys">
<select id="list" data-field="draft.seats"><option>2</option><option>3</option></select>
<form data-do="take_in"><input id="link"></form>
<input id="files" type="file" multiple data-files>"""
KEYS = """
<button id="undo" data-key="u" data-do="undo" data-value="all">undo</button>
<button id="seven" data-key="7" data-action="play 7">seven</button>
<p id="plain" tabindex="0">text</p><input id="text">"""
DROP = """text => {
  const dataTransfer = new DataTransfer();
  if (text) dataTransfer.items.add(new File([text], "x.json"));
  const drop = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
  document.body.dispatchEvent(drop);
  return drop.defaultPrevented;
}"""
PASTE = """([text, id]) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text", text);
  const paste = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData });
  document.getElementById(id).dispatchEvent(paste);
  return paste.defaultPrevented;
}"""


@pytest.mark.parametrize(
    ("control", "heard"),
    [
        ("#act span", ["action|play 7|"]),
        ("#pick", ["pick|row 2|"]),
        ("#do", ["do|open|g1"]),
        ("#why", ["ask|play 8|"]),
        ("#no", []),
        ("#mute", []),
        ("#inside", ["pick|tile 3|"]),
    ],
)
def test_a_click(small, control, heard):
    small.show(CONTROLS)
    small.page.locator(control).click(force=True)
    assert small.heard() == heard


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_shape_is_pressed_by_keys(small, key):
    small.show(CONTROLS)
    small.page.locator("#shape").focus()
    small.page.keyboard.press(key)
    assert small.heard() == ["pick|tile 3|"]


def test_fields(small):
    small.show(FIELDS)
    page = small.page
    page.locator("#text").fill("Ana")
    page.locator("#tick").check()
    page.locator("#list").select_option("3")
    assert small.heard() == [
        "field|draft.name|Ana",
        "field|settings.keys|true",
        "field|draft.seats|3",
    ]
    page.locator("#link").fill("#abc")
    page.keyboard.press("Enter")
    assert small.heard() == ["do|take_in|#abc"]
    assert page.locator("#link").input_value() == ""


def test_files_come_in_their_order(small):
    small.show(FIELDS)
    files = [
        {"name": name, "mimeType": "text/plain", "buffer": name.encode() * 1000}
        for name in ("b", "a")
    ]
    small.page.locator("#files").set_input_files(files)
    small.page.locator("#heard", has_text="take_in|aaa").wait_for(state="attached")
    assert [line[:12] for line in small.heard()] == ["do|take_in|b", "do|take_in|a"]


def test_drop_and_paste(small):
    small.show('<p id="plain">text</p><input id="text">')
    page = small.page
    assert page.evaluate(DROP, '{"a": 1}')
    page.locator("#heard", has_text="take_in").wait_for(state="attached")
    assert small.heard() == ['do|take_in|{"a": 1}']
    assert not page.evaluate(DROP, "")
    assert page.evaluate(PASTE, [" #abc ", "plain"])
    assert small.heard() == ["do|take_in|#abc"]
    assert not page.evaluate(PASTE, ["#abc", "text"])
    assert not page.evaluate(PASTE, ["words and words", "plain"])
    assert small.heard() == []


def test_keys(small):
    small.show(KEYS)
    page = small.page
    page.locator("#plain").focus()
    for key in ("u", "7", "?", "Control+u", " "):
        page.keyboard.press(key)
    assert small.heard() == ["key|u|do undo", "key|7|action play 7", "key|?|", "key| |"]
    page.locator("#text").focus()
    page.keyboard.press("u")
    page.locator("#undo").focus()
    page.keyboard.press(" ")
    assert small.heard() == ["do|undo|all"]


def test_escape_closes_a_dialog_by_a_command(small):
    small.show('<dialog id="box"><button id="in">in</button></dialog>')
    assert small.focused() == "in"
    small.page.keyboard.press("Escape")
    assert small.heard() == ["do|close|"]
    assert small.page.locator("dialog[open]").count() == 1


def test_addresses_and_other_tabs(new_page, small_site):
    page = new_page()
    small = opened(page, small_site)
    page.evaluate("location.hash = 'abc'")
    page.locator("#heard", has_text="arrive").wait_for(state="attached")
    assert small.heard() == ["do|arrive|abc"]
    other = page.context.new_page()
    other.goto(page.url.partition("#")[0] + "licences.txt")
    other.evaluate("localStorage.setItem('ribeira.x', 'y'); localStorage.removeItem('ribeira.x')")
    page.locator("#heard", has_text="|\n").wait_for(state="attached")
    page.wait_for_function("heard.textContent.split('\\n').length > 2")
    assert small.heard() == ["storage|ribeira.x|y", "storage|ribeira.x|"]


def test_nothing_is_heard_after_stop(small):
    small.show(CONTROLS)
    small.page.evaluate("dispatchEvent(new Event('stop'))")
    small.page.locator("#do").click()
    small.page.keyboard.press("u")
    small.page.evaluate("dispatchEvent(new StorageEvent('storage', { key: 'a' }))")
    assert small.heard() == []
