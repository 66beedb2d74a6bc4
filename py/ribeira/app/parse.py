"""Makes messages from what controls carry and the browser sends."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ribeira.app.msg import (
    Accept,
    Act,
    AnswerStep,
    Arrive,
    AskHint,
    AskName,
    AskWhy,
    AskWhyNot,
    Branch,
    CloseDialog,
    Confirm,
    CopyDay,
    CopyLink,
    CopyReport,
    CopySummary,
    Decline,
    Delete,
    Dismiss,
    Drop,
    DropAside,
    Duplicate,
    Explain,
    Export,
    ExportAll,
    ExportAside,
    ExportUnkept,
    FindRules,
    GiveUp,
    GoHome,
    GoOn,
    Grab,
    Hurry,
    Key,
    LeaveCrashed,
    LeaveLesson,
    LiftCurtain,
    ListMore,
    Look,
    Msg,
    NextStep,
    OfflineNews,
    Open,
    OpenArena,
    OpenDays,
    OpenDialog,
    OpenGuide,
    OpenLearn,
    OpenLesson,
    OpenPlayed,
    OpenRules,
    OpenSeat,
    OpenShare,
    Pick,
    PlayAgain,
    PlayDay,
    PlayDayAgain,
    PlayHint,
    PlayLevel,
    PlayNow,
    PlayOn,
    Prepare,
    ReadOn,
    Recover,
    Redo,
    Rename,
    Reseed,
    Return,
    RunArena,
    SaveAfterCrash,
    SaveResult,
    SeeAs,
    SendDay,
    SendGame,
    SendLink,
    SetArena,
    SetCoach,
    SetDraft,
    SetSetting,
    SetShare,
    SetUp,
    ShowIdea,
    ShowStep,
    ShowTab,
    Skip,
    Slide,
    StartAgain,
    StartGame,
    StepBack,
    StopArena,
    StopLooking,
    TakeIn,
    TakeOver,
    TryAnswer,
    TypeLine,
    Undelete,
    Undo,
    Unpick,
    Vouch,
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
    "more": OpenDialog("more"),
    "ideas": OpenDialog("ideas"),
    "import": OpenDialog("import"),
    "devices": OpenDialog("devices"),
    "reseed": Reseed(),
    "start": StartGame(),
    "undelete": Undelete(),
    "export_all": ExportAll(),
    "export_unkept": ExportUnkept(),
    "unkept": OpenDialog("unkept"),
    "list_more": ListMore(),
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
    "play_hint": PlayHint(),
    "take_over": TakeOver(),
    "copy_summary": CopySummary(),
    "save_picture": SaveResult(),
    "copy_day": CopyDay(),
    "send_day": SendDay(),
    "now": StopLooking(),
    "branch": Branch(),
    "prepare": Prepare(),
    "decline": Decline(),
    "share": OpenShare(),
    "send": SendLink(),
    "read_on": ReadOn(),
    "give_up": GiveUp(),
    "arena_run": RunArena(),
    "arena_stop": StopArena(),
    "next_step": NextStep(),
    "show_step": ShowStep(),
    "step_back": StepBack(),
    "leave_lesson": LeaveLesson(),
    "play_on": PlayOn(),
    "recover": Recover(),
    "leave_crashed": LeaveCrashed(),
    "save_crashed": SaveAfterCrash(),
    "copy_report": CopyReport(),
}
"""Commands that need nothing more."""

WITH_VALUE: Mapping[str, Callable[[str], Msg]] = {
    "return": Return,
    "rules": OpenRules,
    "explain": Explain,
    "seat": OpenSeat,
    "new": SetUp,
    "play_now": PlayNow,
    "choose": lambda wish: SetDraft(*_pair(wish)),
    "day": PlayDay,
    "day_again": PlayDayAgain,
    "days": OpenDays,
    "open": Open,
    "ask_name": AskName,
    "rename": Rename,
    "duplicate": Duplicate,
    "delete": Delete,
    "export": Export,
    "export_aside": ExportAside,
    "drop_aside": DropAside,
    "take_in": TakeIn,
    "type": TypeLine,
    "grab": Grab,
    "drop": Drop,
    "why": AskWhy,
    "show_idea": ShowIdea,
    "level": PlayLevel,
    "again": PlayAgain,
    "look": Look,
    "tab": ShowTab,
    "sound": lambda value: SetSetting("sounds", value),
    "ear": lambda value: SetSetting("ear", value),
    "arrive": Arrive,
    "accept": Accept,
    "send_game": SendGame,
    "vouch": Vouch,
    "copy": CopyLink,
    "learn": OpenLearn,
    "guide": OpenGuide,
    "quiz": TryAnswer,
    "lesson": OpenLesson,
    "answer": AnswerStep,
    "coach": SetCoach,
    "arena": OpenArena,
    "arena_open": OpenPlayed,
}
"""Commands with a value."""

FIELDS: Mapping[str, Callable[[str, str], Msg]] = {
    "draft": SetDraft,
    "settings": SetSetting,
    "share": SetShare,
    "arena": SetArena,
    "rules": lambda _, value: FindRules(value),
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


def _pair(wish: str) -> tuple[str, str]:
    """A field of the set-up and its value, as in `seats=3`."""
    field, _, value = wish.partition("=")
    return field, value


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
