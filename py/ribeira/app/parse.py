"""Makes messages from what controls carry and the browser sends."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ribeira.app.msg import (
    Accept,
    Act,
    Arrive,
    AskHint,
    AskName,
    AskWhy,
    AskWhyNot,
    Branch,
    ChooseFirst,
    CloseDialog,
    Confirm,
    CopyLink,
    CopyReport,
    CopySummary,
    Decline,
    Delete,
    Dismiss,
    Drop,
    Duplicate,
    Export,
    ExportAll,
    GoHome,
    GoOn,
    Grab,
    Hurry,
    Key,
    LeaveCrashed,
    LiftCurtain,
    Look,
    Msg,
    OfflineNews,
    Open,
    OpenArena,
    OpenDialog,
    OpenPlayed,
    OpenRules,
    OpenShare,
    Pick,
    PlayAgain,
    PlayLevel,
    Prepare,
    Recover,
    Redo,
    Rename,
    Reseed,
    Return,
    RunArena,
    SaveAfterCrash,
    SeeAs,
    SendGame,
    SendLink,
    SetArena,
    SetDraft,
    SetSetting,
    SetShare,
    SetUp,
    Skip,
    Slide,
    StartAgain,
    StartGame,
    StopArena,
    StopLooking,
    TakeIn,
    TakeOver,
    TypeAction,
    Undelete,
    Undo,
    Unpick,
    Watch,
)


class UnknownWordError(Exception):
    """A control carries what no message is made from: a mistake in the page."""


COMMANDS: Mapping[str, Msg] = {
    "lobby": GoHome(),
    "close": CloseDialog(),
    "dismiss": Dismiss(),
    "reload": StartAgain(),
    "settings": OpenDialog("settings"),
    "log": OpenDialog("log"),
    "text": OpenDialog("text"),
    "menu": OpenDialog("menu"),
    "about": OpenDialog("about"),
    "import": OpenDialog("import"),
    "devices": OpenDialog("devices"),
    "reseed": Reseed(),
    "start": StartGame(),
    "undelete": Undelete(),
    "export_all": ExportAll(),
    "confirm": Confirm(),
    "unpick": Unpick(),
    "lift": LiftCurtain(),
    "continue": GoOn(),
    "skip": Skip(),
    "watch": Watch(),
    "undo": Undo(),
    "redo": Redo(),
    "hurry": Hurry(),
    "hint": AskHint(),
    "take_over": TakeOver(),
    "copy_summary": CopySummary(),
    "now": StopLooking(),
    "branch": Branch(),
    "prepare": Prepare(),
    "decline": Decline(),
    "share": OpenShare(),
    "send": SendLink(),
    "arena_run": RunArena(),
    "arena_stop": StopArena(),
    "recover": Recover(),
    "leave_crashed": LeaveCrashed(),
    "save_crashed": SaveAfterCrash(),
    "copy_report": CopyReport(),
}
"""Commands that need nothing more."""

WITH_VALUE: Mapping[str, Callable[[str], Msg]] = {
    "return": Return,
    "rules": OpenRules,
    "new": SetUp,
    "first": ChooseFirst,
    "open": Open,
    "ask_name": AskName,
    "rename": Rename,
    "duplicate": Duplicate,
    "delete": Delete,
    "export": Export,
    "take_in": TakeIn,
    "type": TypeAction,
    "grab": Grab,
    "drop": Drop,
    "why": AskWhy,
    "level": PlayLevel,
    "again": PlayAgain,
    "look": Look,
    "arrive": Arrive,
    "accept": Accept,
    "send_game": SendGame,
    "copy": CopyLink,
    "arena": OpenArena,
    "arena_open": OpenPlayed,
}
"""Commands with a value."""

FIELDS: Mapping[str, Callable[[str, str], Msg]] = {
    "draft": SetDraft,
    "settings": SetSetting,
    "share": SetShare,
    "arena": SetArena,
    "look": lambda _, value: Slide(value),
    "eyes": lambda _, value: SeeAs(value),
}
"""Fields by the part of their name before the dot."""

KINDS: Mapping[str, Callable[[str], Msg]] = {
    "action": Act,
    "pick": Pick,
    "ask": AskWhyNot,
    "news": OfflineNews,
}


def parse(kind: str, name: str, value: str = "") -> Msg:
    """The message of a click, a changed field or a key. Raises `UnknownWordError`."""
    if kind == "key":
        return Key(name, value)
    if kind == "field":
        area, _, field = name.partition(".")
        if area in FIELDS:
            return FIELDS[area](field, value)
    elif kind in KINDS:
        return KINDS[kind](name)
    elif kind == "do" and name in COMMANDS:
        return COMMANDS[name]
    elif kind == "do" and name in WITH_VALUE:
        return WITH_VALUE[name](value)
    raise UnknownWordError(f"{kind} {name}")
