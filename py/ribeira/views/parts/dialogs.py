"""The dialogs: rules, settings, log, hint, the table as text, credits, and others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from ribeira.app.learn.coach_kept import COACH
from ribeira.app.learn.kept import LESSONS
from ribeira.app.regions import Region
from ribeira.app.settings import CHOICES
from ribeira.app.update.library import listed
from ribeira.app.update.turns import game_on_screen
from ribeira.core.values import N_, Message, msg
from ribeira.games import registry
from ribeira.i18n.languages import LANGUAGES
from ribeira.kit.markup import Markup, el, group
from ribeira.version import version_text
from ribeira.views.around import masthead
from ribeira.views.around.seat_drawer import draw_seat, name_of_seat
from ribeira.views.daily.calendar import draw_days
from ribeira.views.duel.both import draw_both
from ribeira.views.duel.challenge import draw_challenge
from ribeira.views.ear.page import draw_ear
from ribeira.views.ear.page import draw_switch as draw_ear_switch
from ribeira.views.parts import table_bar
from ribeira.views.parts.controls import button, draw_notice, field, select, switch
from ribeira.views.parts.files import draw_import
from ribeira.views.parts.hint import draw_choice, draw_ideas
from ribeira.views.parts.icons import icon
from ribeira.views.parts.learn import can_be_learnt, draw_learn
from ribeira.views.parts.rulebook import draw_rules
from ribeira.views.parts.saved import draw_devices, draw_naming, say_ago
from ribeira.views.parts.share import draw_news, draw_secrets, draw_share
from ribeira.views.parts.story import log_region
from ribeira.views.parts.unkept import draw_unkept

if TYPE_CHECKING:
    from ribeira.app.model import Model

CHOICE_NAMES = {
    ("theme", "system"): N_("settings.theme.system"),
    ("theme", "light"): N_("settings.theme.light"),
    ("theme", "dark"): N_("settings.theme.dark"),
    ("contrast", "system"): N_("settings.contrast.system"),
    ("contrast", "more"): N_("settings.contrast.more"),
    ("contrast", "normal"): N_("settings.contrast.normal"),
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
Title = Message | Callable[["Model"], str]
DRAWERS = ("log", "menu", "seat", "ideas")
"""Those that come from the edge of a table, which stays in sight."""

CREDITS = (
    N_("about.douro"),
    N_("about.dosrios"),
    N_("about.castelos"),
    N_("about.unofficial"),
    N_("about.sources"),
    N_("about.private"),
    N_("about.code"),
    N_("about.licence"),
)


def dialog_region(model: Model) -> tuple[Region, ...]:
    """The dialog that is open, in its frame."""
    if model.dialog is None:
        return ()
    name, reads = model.dialog.name, (model.dialog, model.words, model.notice, model.noticed)
    if name == "log":
        log = log_region(model, model.table, "log")
        return (Region("dialog", reads, _drawn(model, name), (log,)),)
    return (Region("dialog", (*reads, *_read_by_dialogs(model)), _drawn(model, name)),)


def _drawn(model: Model, name: str) -> Callable[[tuple[Markup, ...]], Markup]:
    def draw(parts: tuple[Markup, ...]) -> Markup:
        title, draw_content = DIALOGS[name]
        close = button(
            "close",
            icon("close"),
            el("span", model.say(msg("page.close")), class_="tool-name"),
            kind="tool",
            rank="quiet",
            id="close",
        )
        return el(
            "dialog",
            el(
                "header",
                el("h2", _title(model, title), id="dialog-title"),
                _look_back(model) if name == "log" else None,
                close,
            ),
            draw_notice(model),
            el("div", group(*parts) if parts else draw_content(model), class_="dialog-body"),
            el(
                "div",
                class_="visually-hidden",
                role="log",
                aria_live="polite",
                aria_atomic="false",
                id="dialog-live",
            ),
            class_=f"sheet dialog-{name}",
            data_part="drawer" if name in DRAWERS else None,
            aria_labelledby="dialog-title",
            id="dialog",
        )

    return draw


def _title(model: Model, title: Title) -> str:
    return model.say(title) if isinstance(title, Message) else title(model)


def _look_back(model: Model) -> Markup:
    """From the story to the position before it."""
    return button("look", icon("look"), model.say(msg("table.look")), id="log-look")


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
        playing.idea,
        playing.heard,
    )
    lists_games = model.dialog is not None and model.dialog.name == "devices"
    games = (game for several in listed(model) for game in several) if lists_games else ()
    return (
        model.settings,
        model.stored.texts.get(LESSONS),
        model.stored.texts.get(COACH),
        model.draft and (model.draft.game, model.draft.options, model.draft.seats),
        about_table,
        model.names_in_links,
        *((model.today, model.stored.days) if model.dialog and model.dialog.name == "days" else ()),
        model.duel,
        model.unkept,
        model.error,
        model.vouched,
        model.intake and model.intake.reading,
        tuple((game, say_ago(model, game.when)) for game in games),
    )


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
        choice("contrast", msg("settings.contrast")),
        choice("pace", msg("settings.pace")),
        choice("motion", msg("settings.motion")),
        choice("thinking", msg("settings.thinking")),
        on_off("confirm", msg("settings.confirm"), msg("settings.confirm_help")),
        on_off("sounds", msg("settings.sounds"), msg("settings.sounds_help")),
        on_off("speak", msg("settings.speak"), msg("settings.speak_help")),
        on_off("keys", msg("settings.keys"), msg("settings.keys_help")),
        on_off("ear", msg("settings.ear"), msg("settings.ear_help")),
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
    return el("div", table_bar.draw_more(model, model.playing), class_="menu-list")


def _thinking(model: Model) -> Markup:
    return el("p", model.say(msg("hint.thinking")), aria_busy="true", id="hint-thinking")


def _why(model: Model) -> Markup:
    """Why a bot did what it did: its best choices, and the one it took."""
    playing, say = model.table, model.say
    at = model.dialog.step - 1 if model.dialog else 0
    if not playing.may_tell_why(at):
        return el("p", say(msg("why.secret")), id="why")
    step = playing.match.past[at]
    words = playing.module.words
    player = playing.table.players[step.seat]
    taken = msg("why.what", name=player.shown, action=words.say_action(action=step.action))
    advice = playing.advice
    if advice is None:
        listed = _thinking(model)
    elif not advice:
        listed = el("p", say(msg("why.none")))
    else:
        lines = [r for place, r in enumerate(advice) if place < BEST or r.action == step.action]
        chosen = el("em", say(msg("why.chosen")), class_="shown")
        listed = el(
            "ol",
            *(draw_choice(model, r, chosen if r.action == step.action else None) for r in lines),
            class_="advice",
            id="advice",
        )
    return el("div", el("p", say(taken)), listed, aria_live="polite", id="why")


def _text(model: Model) -> Markup:
    """The whole table in words, and a line to type into."""
    return group(draw_ear(model, model.table), draw_ear_switch(model))


def _about(model: Model) -> Markup:
    version = msg("about.version", version=version_text(model.page.version))
    return group(
        *(el("p", model.say(msg(key))) for key in CREDITS),
        el("p", model.say(version), id="version"),
        el("p", *_ways_to_sources(model), class_="doors"),
        el("p", el("a", model.say(msg("about.library")), href="./docs/index.html"))
        if model.page.address  # a page that lies in a file is alone
        else "",
    )


def _ways_to_sources(model: Model) -> Iterator[Markup]:
    for game in registry.game_ids():
        if can_be_learnt(game):
            name = registry.terms(game).say_game()
            said = model.say(msg("about.sources_of", game=name))
            yield button("guide", said, value=f"{game}/sources", id=f"sources-{game}")


DIALOGS: dict[str, tuple[Title, Callable[[Model], Markup]]] = {
    "rules": (msg("rules.title"), draw_rules),
    "learn": (msg("learn.title"), draw_learn),
    "settings": (msg("settings.title"), _settings),
    "menu": (msg("table.menu"), _menu),
    "seat": (name_of_seat, draw_seat),
    "log": (msg("log.title"), lambda _: group()),
    "why": (msg("why.title"), _why),
    "ideas": (msg("hint.suggested"), draw_ideas),
    "text": (msg("table.text"), _text),
    "share": (msg("share.title"), draw_share),
    "secrets": (msg("secrets.title"), draw_secrets),
    "news": (msg("arrival.news"), draw_news),
    "devices": (msg("devices.title"), draw_devices),
    "days": (msg("day.today"), draw_days),
    "challenge": (msg("duel.beat"), draw_challenge),
    "both": (msg("duel.both"), draw_both),
    "more": (msg("table.menu"), masthead.draw_more),
    "about": (msg("about.title"), _about),
    "import": (msg("files.title"), draw_import),
    "rename": (msg("naming.title"), draw_naming),
    "unkept": (msg("unkept.title"), draw_unkept),
}
