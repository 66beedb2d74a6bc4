"""The dialogs: rules, settings, log, hint, the table as text, credits, and others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ribeira.app.settings import CHOICES
from ribeira.core.values import N_, Action, Message, msg
from ribeira.games import registry
from ribeira.i18n.languages import LANGUAGES
from ribeira.kit.advice import Ranked
from ribeira.kit.markup import Markup, el, group
from ribeira.version import version_text
from ribeira.views.parts.controls import button, draw_notice, field, form, select, switch
from ribeira.views.parts.files import draw_import
from ribeira.views.parts.icons import icon
from ribeira.views.parts.saved import draw_devices, draw_naming
from ribeira.views.parts.share import draw_news, draw_share
from ribeira.views.parts.story import draw_log
from ribeira.views.screens.table import draw_extras, sight_and_view

if TYPE_CHECKING:
    from ribeira.app.session import Session

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


def draw_dialog(session: Session) -> Markup | None:
    """The dialog that is open, in its frame."""
    if session.dialog not in DIALOGS:
        return None
    title, draw = DIALOGS[session.dialog]
    return el(
        "dialog",
        el(
            "header",
            el("h2", session.say(title), id="dialog-title"),
            button(
                "close",
                icon("close"),
                kind="quiet tool",
                aria_label=session.say(msg("page.close")),
                id="close",
            ),
        ),
        draw_notice(session),
        el("div", draw(session), class_="dialog-body"),
        el("div", class_="visually-hidden", role="status", id="dialog-live"),
        class_=f"sheet dialog-{session.dialog}",
        aria_labelledby="dialog-title",
        id="dialog",
    )


def _rules(session: Session) -> Markup:
    words = registry.load(_game(session)).words
    return group(*(_chapter(session, title, rules) for title, rules in words.CHAPTERS))


def _game(session: Session) -> str:
    """The game whose rules and warnings the dialogs show."""
    if session.playing:
        return session.playing.match.setup.game
    return session.draft.game if session.draft else registry.game_ids()[0]


def _chapter(session: Session, title: str, rules: tuple[tuple[str, str], ...]) -> Markup:
    terms = [
        el(
            "div",
            el("dt", number),
            el("dd", session.say(msg(text))),
            id=f"rule-{number}",
            class_="here" if number == session.rule else None,
            data_scroll_here=number == session.rule,
        )
        for number, text in rules
    ]
    return el("section", el("h3", session.say(msg(title))), el("dl", *terms, class_="rules"))


def _settings(session: Session) -> Markup:
    say, settings = session.say, session.settings

    def choice(name: str, label: Message) -> Markup:
        values = [(value, say(msg(CHOICE_NAMES[name, value]))) for value in CHOICES[name]]
        return field(say(label), select(f"settings.{name}", getattr(settings, name), values))

    def on_off(name: str, label: Message, help_: Message) -> Markup:
        control = switch(f"settings.{name}", getattr(settings, name))
        return field(say(label), control, say(help_), kind="row")

    return group(
        field(
            say(msg("settings.language")),
            select("settings.language", session.words.language, LANGUAGES.items()),
        ),
        choice("theme", msg("settings.theme")),
        choice("pace", msg("settings.pace")),
        choice("motion", msg("settings.motion")),
        choice("thinking", msg("settings.thinking")),
        on_off("confirm", msg("settings.confirm"), msg("settings.confirm_help")),
        on_off("sounds", msg("settings.sounds"), msg("settings.sounds_help")),
        on_off("keys", msg("settings.keys"), msg("settings.keys_help")),
        _warnings(session),
    )


def _warnings(session: Session) -> Markup | None:
    """The warnings of the game, each with its switch."""
    game = _game(session)
    names = registry.meta(game).warnings
    if not names:
        return None
    say, cautions = session.say, registry.load(game).cautions
    assert cautions, "a game with warnings has cautions"
    switches = (
        field(
            say(cautions.say_warning(name=name)),
            switch(f"settings.warn:{game}.{name}", session.settings.warns(f"{game}.{name}")),
            kind="row",
        )
        for name in names
    )
    return el("fieldset", el("legend", say(msg("settings.warnings"))), *switches)


def _menu(session: Session) -> Markup:
    assert session.playing is not None
    return el("div", draw_extras(session, session.playing, "listed"), class_="menu-list")


def _log(session: Session) -> Markup:
    assert session.playing is not None
    return draw_log(session, session.playing, "dialog-log")


def _hint(session: Session) -> Markup:
    """The hint in a live region of its own, because a dialog silences the one of the page."""
    return el("div", _advice(session), aria_live="polite", id="hint")


def _advice(session: Session) -> Markup:
    """The best choices of a strong bot, with its reasons in points."""
    playing = session.playing
    assert playing is not None
    if playing.hints.advice is None:
        return _thinking(session)
    return group(
        el("p", session.say(msg("hint.what"))),
        el(
            "ol",
            *(_reasons(session, ranked) for ranked in playing.hints.advice[:BEST]),
            class_="advice",
            id="advice",
        ),
    )


def _thinking(session: Session) -> Markup:
    return el("p", session.say(msg("hint.thinking")), aria_busy="true", id="hint-thinking")


def _reasons(session: Session, ranked: Ranked, chosen: Action | None = None) -> Markup:
    """A choice, what it is worth, and the named parts of that."""
    playing, say = session.playing, session.say
    assert playing is not None
    words = registry.load(playing.match.setup.game).words
    parts = [
        el("li", say(part.reason), ": ", _signed(session, part.points))
        for part in ranked.parts
        if _rounded(part.points)
    ]
    return el(
        "li",
        el("strong", say(words.say_action(action=ranked.action))),
        " ",
        el("em", say(msg("why.chosen")), " ") if ranked.action == chosen else None,
        el("span", say(msg("hint.worth", points=_signed(session, ranked.value)))),
        el("ul", *parts) if parts else el("p", say(msg("why.nothing"))),
    )


def _why(session: Session) -> Markup:
    """Why a bot did what it did: its best choices, and the one it took."""
    playing, say = session.playing, session.say
    assert playing is not None
    if not playing.hints.may_tell_why(session.advisers.step - 1):
        return el("p", say(msg("why.secret")), id="why")
    step = playing.match.past[session.advisers.step - 1]
    words = registry.load(playing.match.setup.game).words
    player = playing.table.players[step.seat]
    taken = msg("why.what", name=player.name, action=words.say_action(action=step.action))
    advice = playing.hints.advice
    if advice is None:
        listed = _thinking(session)
    elif not advice:
        listed = el("p", say(msg("why.none")))
    else:
        lines = [r for place, r in enumerate(advice) if place < BEST or r.action == step.action]
        listed = el(
            "ol", *(_reasons(session, r, step.action) for r in lines), class_="advice", id="advice"
        )
    return el("div", el("p", say(taken)), listed, aria_live="polite", id="why")


def _signed(session: Session, points: float) -> str:
    mark = session.say(msg("page.decimal_mark"))
    return f"{_rounded(points):+.1f}".replace("-", "−").replace(".", mark)


def _rounded(points: float) -> float:
    return round(points, 1) + 0.0  # makes -0.0 into 0.0


def _text(session: Session) -> Markup:
    """The whole table as headings and lists, and a line to type actions into."""
    playing = session.playing
    assert playing is not None
    words = registry.load(playing.match.setup.game).words
    seen, _ = sight_and_view(session, playing)
    say = session.say
    sections = [
        el(
            "section",
            el("h3", say(section.title)),
            el("ul", *(el("li", say(line)) for line in section.lines)),
        )
        for section in words.say_sight(seen=seen, names=playing.table.names)
    ]
    return group(_typing(session), *sections)


def _typing(session: Session) -> Markup:
    say = session.say
    playing = session.playing
    assert playing is not None
    example = playing.match.game.write(action=playing.legal[0]) if playing.legal else ""
    entry = field(
        say(msg("text.type")),
        el("input", type="text", id="typed", autocomplete="off", placeholder=example or None),
        say(msg("text.type_help", example=example)) if example else "",
    )
    return form("type", entry, say(msg("text.send")), "typing")


def _about(session: Session) -> Markup:
    version = msg("about.version", version=version_text(session.page.version()))
    return group(
        *(el("p", session.say(msg(key))) for key in CREDITS),
        el("p", session.say(version), id="version"),
    )


DIALOGS = {
    "rules": (msg("rules.title"), _rules),
    "settings": (msg("settings.title"), _settings),
    "menu": (msg("table.menu"), _menu),
    "log": (msg("log.title"), _log),
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
