"""The dialogs: rules, settings, log, hint, the table as text, credits, and others."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ribeira.app.regions import Region
from ribeira.app.settings import CHOICES
from ribeira.app.update.turns import game_on_screen
from ribeira.core.values import N_, Action, Message, msg
from ribeira.games import registry
from ribeira.i18n.languages import LANGUAGES
from ribeira.kit.advice import Ranked
from ribeira.kit.markup import Markup, el, group
from ribeira.version import version_text
from ribeira.views.parts.controls import button, draw_notice, field, form, select, switch
from ribeira.views.parts.files import draw_import
from ribeira.views.parts.icons import icon
from ribeira.views.parts.saved import draw_devices, draw_naming, say_ago
from ribeira.views.parts.share import draw_news, draw_share
from ribeira.views.parts.story import log_region
from ribeira.views.screens.table import draw_extras, sight_and_view

if TYPE_CHECKING:
    from ribeira.app.model import Model

CHOICE_NAMES = {
    ("theme", "system"): N_("settings.theme.system"),
    ("theme", "light"): N_("settings.theme.light"),
    ("theme", "dark"): N_("settings.theme.dark"),
    ("pace", "calm"): N_("settings.pace.calm"),
    ("pace", "brisk"): N_("settings.pace.brisk"),
    ("pace", "instant"): N_("settings.pace.instant"),
    ("pace", "steps"): N_("settings.pace.steps"),
    ("thinking", "short"): N_("settings.thinking.short"),
    ("thinking", "normal"): N_("settings.thinking.normal"),
    ("thinking", "long"): N_("settings.thinking.long"),
    ("motion", "system"): N_("settings.motion.system"),
    ("motion", "on"): N_("settings.motion.on"),
    ("motion", "off"): N_("settings.motion.off"),
}
BEST = 3
"""So many choices are shown with their reasons."""

CREDITS = (
    N_("about.douro"),
    N_("about.dosrios"),
    N_("about.castelos"),
    N_("about.unofficial"),
    N_("about.private"),
    N_("about.code"),
    N_("about.licence"),
)


def dialog_region(model: Model) -> tuple[Region, ...]:
    """The dialog that is open, in its frame."""
    if model.dialog is None:
        return ()
    name, reads = model.dialog.name, (model.dialog, model.words, model.notice)
    if name == "log":
        log = log_region(model, model.table, "dialog-log", whole=True)
        return (Region("dialog", reads, _drawn(model, name), (log,)),)
    return (Region("dialog", (*reads, *_read_by_dialogs(model)), _drawn(model, name)),)


def _drawn(model: Model, name: str) -> Callable[[tuple[Markup, ...]], Markup]:
    def draw(parts: tuple[Markup, ...]) -> Markup:
        title, draw_content = DIALOGS[name]
        close = button(
            "close",
            icon("close"),
            kind="quiet tool",
            aria_label=model.say(msg("page.close")),
            id="close",
        )
        return el(
            "dialog",
            el("header", el("h2", model.say(title), id="dialog-title"), close),
            draw_notice(model),
            el("div", group(*parts) if parts else draw_content(model), class_="dialog-body"),
            el("div", class_="visually-hidden", role="status", id="dialog-live"),
            class_=f"sheet dialog-{name}",
            aria_labelledby="dialog-title",
            id="dialog",
        )

    return draw


def _read_by_dialogs(model: Model) -> tuple[object, ...]:
    """What the dialogs look at: all of them together, since only one is open."""
    playing = model.playing
    about_table = playing and (
        playing.table,
        playing.viewer,
        playing.shown_state,
        playing.choosing,
        playing.looking,
        playing.advice,
    )
    listed = tuple((game, say_ago(model, game.when)) for game in model.stored.games())
    return (
        model.settings,
        model.draft and model.draft.game,
        about_table,
        model.names_in_links,
        listed if model.dialog and model.dialog.name == "devices" else (),
    )


def _rules(model: Model) -> Markup:
    words = registry.load(game_on_screen(model)).words
    wanted = model.dialog.rule if model.dialog else ""
    return group(*(_chapter(model, title, rules, wanted) for title, rules in words.CHAPTERS))


def _chapter(model: Model, title: str, rules: tuple[tuple[str, str], ...], wanted: str) -> Markup:
    terms = [
        el(
            "div",
            el("dt", number),
            el("dd", model.say(msg(text))),
            id=f"rule-{number}",
            class_="here" if number == wanted else None,
            data_scroll_here=number == wanted,
        )
        for number, text in rules
    ]
    return el("section", el("h3", model.say(msg(title))), el("dl", *terms, class_="rules"))


def _settings(model: Model) -> Markup:
    say, settings = model.say, model.settings

    def choice(name: str, label: Message) -> Markup:
        values = [(value, say(msg(CHOICE_NAMES[name, value]))) for value in CHOICES[name]]
        return field(say(label), select(f"settings.{name}", getattr(settings, name), values))

    def on_off(name: str, label: Message, help_: Message) -> Markup:
        control = switch(f"settings.{name}", getattr(settings, name))
        return field(say(label), control, say(help_), kind="row")

    return group(
        field(
            say(msg("settings.language")),
            select("settings.language", model.words.language, LANGUAGES.items()),
        ),
        choice("theme", msg("settings.theme")),
        choice("pace", msg("settings.pace")),
        choice("motion", msg("settings.motion")),
        choice("thinking", msg("settings.thinking")),
        on_off("confirm", msg("settings.confirm"), msg("settings.confirm_help")),
        on_off("sounds", msg("settings.sounds"), msg("settings.sounds_help")),
        on_off("keys", msg("settings.keys"), msg("settings.keys_help")),
        _warnings(model),
    )


def _warnings(model: Model) -> Markup | None:
    """The warnings of the game, each with its switch."""
    game = game_on_screen(model)
    names = registry.meta(game).warnings
    if not names:
        return None
    say, cautions = model.say, registry.load(game).cautions
    assert cautions, "a game with warnings has cautions"
    switches = (
        field(
            say(cautions.say_warning(name=name)),
            switch(f"settings.warn:{game}.{name}", model.settings.warns(f"{game}.{name}")),
            kind="row",
        )
        for name in names
    )
    return el("fieldset", el("legend", say(msg("settings.warnings"))), *switches)


def _menu(model: Model) -> Markup:
    assert model.playing is not None
    return el("div", draw_extras(model, model.playing, "listed"), class_="menu-list")


def _hint(model: Model) -> Markup:
    """The hint in a live region of its own, because a dialog silences the one of the page."""
    return el("div", _advice(model), aria_live="polite", id="hint")


def _advice(model: Model) -> Markup:
    """The best choices of a strong bot, with its reasons in points."""
    playing = model.playing
    assert playing is not None
    if playing.advice is None:
        return _thinking(model)
    return group(
        el("p", model.say(msg("hint.what"))),
        el(
            "ol",
            *(_reasons(model, ranked) for ranked in playing.advice[:BEST]),
            class_="advice",
            id="advice",
        ),
    )


def _thinking(model: Model) -> Markup:
    return el("p", model.say(msg("hint.thinking")), aria_busy="true", id="hint-thinking")


def _reasons(model: Model, ranked: Ranked, chosen: Action | None = None) -> Markup:
    """A choice, what it is worth, and the named parts of that."""
    playing, say = model.playing, model.say
    assert playing is not None
    words = registry.load(playing.match.setup.game).words
    parts = [
        el("li", say(part.reason), ": ", _signed(model, part.points))
        for part in ranked.parts
        if _rounded(part.points)
    ]
    return el(
        "li",
        el("strong", say(words.say_action(action=ranked.action))),
        " ",
        el("em", say(msg("why.chosen")), " ") if ranked.action == chosen else None,
        el("span", say(msg("hint.worth", points=_signed(model, ranked.value)))),
        el("ul", *parts) if parts else el("p", say(msg("why.nothing"))),
    )


def _why(model: Model) -> Markup:
    """Why a bot did what it did: its best choices, and the one it took."""
    playing, say = model.table, model.say
    at = model.dialog.step - 1 if model.dialog else 0
    if not playing.may_tell_why(at):
        return el("p", say(msg("why.secret")), id="why")
    step = playing.match.past[at]
    words = registry.load(playing.match.setup.game).words
    player = playing.table.players[step.seat]
    taken = msg("why.what", name=player.name, action=words.say_action(action=step.action))
    advice = playing.advice
    if advice is None:
        listed = _thinking(model)
    elif not advice:
        listed = el("p", say(msg("why.none")))
    else:
        lines = [r for place, r in enumerate(advice) if place < BEST or r.action == step.action]
        listed = el(
            "ol", *(_reasons(model, r, step.action) for r in lines), class_="advice", id="advice"
        )
    return el("div", el("p", say(taken)), listed, aria_live="polite", id="why")


def _signed(model: Model, points: float) -> str:
    mark = model.say(msg("page.decimal_mark"))
    return f"{_rounded(points):+.1f}".replace("-", "−").replace(".", mark)


def _rounded(points: float) -> float:
    return round(points, 1) + 0.0  # makes -0.0 into 0.0


def _text(model: Model) -> Markup:
    """The whole table as headings and lists, and a line to type actions into."""
    playing = model.playing
    assert playing is not None
    words = registry.load(playing.match.setup.game).words
    seen, _ = sight_and_view(model, playing)
    say = model.say
    sections = [
        el(
            "section",
            el("h3", say(section.title)),
            el("ul", *(el("li", say(line)) for line in section.lines)),
        )
        for section in words.say_sight(seen=seen, names=playing.table.names)
    ]
    return group(_typing(model), *sections)


def _typing(model: Model) -> Markup:
    say = model.say
    playing = model.playing
    assert playing is not None
    example = playing.match.game.write(action=playing.legal[0]) if playing.legal else ""
    entry = field(
        say(msg("text.type")),
        el("input", type="text", id="typed", autocomplete="off", placeholder=example or None),
        say(msg("text.type_help", example=example)) if example else "",
    )
    return form("type", entry, say(msg("text.send")), "typing")


def _about(model: Model) -> Markup:
    version = msg("about.version", version=version_text(model.page.version))
    return group(
        *(el("p", model.say(msg(key))) for key in CREDITS),
        el("p", model.say(version), id="version"),
    )


DIALOGS = {
    "rules": (msg("rules.title"), _rules),
    "settings": (msg("settings.title"), _settings),
    "menu": (msg("table.menu"), _menu),
    "log": (msg("log.title"), lambda _: group()),
    "hint": (msg("hint.title"), _hint),
    "why": (msg("why.title"), _why),
    "text": (msg("table.text"), _text),
    "share": (msg("share.title"), draw_share),
    "news": (msg("arrival.news"), draw_news),
    "devices": (msg("devices.title"), draw_devices),
    "about": (msg("about.title"), _about),
    "import": (msg("files.title"), draw_import),
    "rename": (msg("naming.title"), draw_naming),
}
