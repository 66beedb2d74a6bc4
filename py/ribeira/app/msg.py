"""Everything that can happen to the app: what a person does, what the browser reports, what bots
answer. `parse` makes a message from what a control carries.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ribeira.core.values import Message
from ribeira.i18n.catalogue import Catalogue

# Going places


@dataclass(frozen=True, slots=True)
class GoHome:
    """To the lobby."""


@dataclass(frozen=True, slots=True)
class Return:
    """The browser has gone back or forward to this place, a line for each step from the lobby."""

    where: str


@dataclass(frozen=True, slots=True)
class OpenDialog:
    name: str


@dataclass(frozen=True, slots=True)
class OpenRules:
    rule: str


@dataclass(frozen=True, slots=True)
class CloseDialog:
    pass


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Takes the notice away."""


@dataclass(frozen=True, slots=True)
class StartAgain:
    """Loads the page anew."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key was pressed; `press` is what a press on the control sends that has it for itself."""

    key: str
    press: str


# Setting up


@dataclass(frozen=True, slots=True)
class SetUp:
    game: str


@dataclass(frozen=True, slots=True)
class SetDraft:
    field: str
    value: str


@dataclass(frozen=True, slots=True)
class ChooseFirst:
    """Sets the option that makes the game easier to learn, or sets it back."""

    value: str


@dataclass(frozen=True, slots=True)
class Reseed:
    pass


@dataclass(frozen=True, slots=True)
class StartGame:
    pass


# Stored games


@dataclass(frozen=True, slots=True)
class Open:
    name: str


@dataclass(frozen=True, slots=True)
class AskName:
    name: str


@dataclass(frozen=True, slots=True)
class Rename:
    title: str


@dataclass(frozen=True, slots=True)
class Duplicate:
    name: str


@dataclass(frozen=True, slots=True)
class Delete:
    name: str


@dataclass(frozen=True, slots=True)
class Undelete:
    pass


@dataclass(frozen=True, slots=True)
class Export:
    name: str


@dataclass(frozen=True, slots=True)
class ExportAll:
    pass


@dataclass(frozen=True, slots=True)
class TakeIn:
    """Games as text: a file's, or one that was pasted or dropped."""

    text: str


# At a table


@dataclass(frozen=True, slots=True)
class Act:
    """A click on something that is an action by itself."""

    action: str


@dataclass(frozen=True, slots=True)
class Pick:
    """A click on something that is one of several for an action."""

    name: str


@dataclass(frozen=True, slots=True)
class AskWhyNot:
    """A click on what cannot be picked now."""

    name: str


@dataclass(frozen=True, slots=True)
class TypeAction:
    text: str


@dataclass(frozen=True, slots=True)
class Confirm:
    pass


@dataclass(frozen=True, slots=True)
class Unpick:
    pass


@dataclass(frozen=True, slots=True)
class Grab:
    thing: str


@dataclass(frozen=True, slots=True)
class Drop:
    """Names the thing and the place."""

    thing_and_place: str


@dataclass(frozen=True, slots=True)
class LiftCurtain:
    """The person whom the curtain names has come."""


@dataclass(frozen=True, slots=True)
class GoOn:
    """To the next beat of the animation."""


@dataclass(frozen=True, slots=True)
class Skip:
    pass


@dataclass(frozen=True, slots=True)
class Watch:
    """Shows once more what others did."""


@dataclass(frozen=True, slots=True)
class Undo:
    pass


@dataclass(frozen=True, slots=True)
class Redo:
    pass


@dataclass(frozen=True, slots=True)
class Hurry:
    """Has the bots play the best that they have found so far."""


@dataclass(frozen=True, slots=True)
class AskHint:
    pass


@dataclass(frozen=True, slots=True)
class AskWhy:
    """Why a bot did what it did in that step; steps count from 1."""

    step: str


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Plays here from now on what another tab plays."""


@dataclass(frozen=True, slots=True)
class PlayLevel:
    """A new game at the same table, against bots of that level."""

    level: str


@dataclass(frozen=True, slots=True)
class PlayAgain:
    """The same table again, with the same deal or a new one."""

    deal: str


@dataclass(frozen=True, slots=True)
class CopySummary:
    pass


# Looking back


@dataclass(frozen=True, slots=True)
class Look:
    """`first`, `last`, a number of actions, `+1`, `-turn` and the like, or nothing: to now."""

    where: str


@dataclass(frozen=True, slots=True)
class Slide:
    """The slider was moved."""

    at: str


@dataclass(frozen=True, slots=True)
class SeeAs:
    """Shows what that seat saw; empty for what everybody saw."""

    seat: str


@dataclass(frozen=True, slots=True)
class StopLooking:
    pass


@dataclass(frozen=True, slots=True)
class Branch:
    """A new game that continues from the position looked at."""


# Links


@dataclass(frozen=True, slots=True)
class Arrive:
    """What stands after the `#` has changed."""

    fragment: str


@dataclass(frozen=True, slots=True)
class Accept:
    at: str


@dataclass(frozen=True, slots=True)
class Prepare:
    """Opens the deal of the link as a set-up."""


@dataclass(frozen=True, slots=True)
class Decline:
    pass


@dataclass(frozen=True, slots=True)
class OpenShare:
    pass


@dataclass(frozen=True, slots=True)
class SendGame:
    name: str


@dataclass(frozen=True, slots=True)
class SetShare:
    field: str
    value: str


@dataclass(frozen=True, slots=True)
class CopyLink:
    at: str


@dataclass(frozen=True, slots=True)
class SendLink:
    pass


# The arena


@dataclass(frozen=True, slots=True)
class OpenArena:
    game: str


@dataclass(frozen=True, slots=True)
class SetArena:
    field: str
    value: str


@dataclass(frozen=True, slots=True)
class RunArena:
    pass


@dataclass(frozen=True, slots=True)
class StopArena:
    pass


@dataclass(frozen=True, slots=True)
class OpenPlayed:
    number: str


# Settings


@dataclass(frozen=True, slots=True)
class SetSetting:
    name: str
    value: str


# What nobody at this page does


@dataclass(frozen=True, slots=True)
class Begin:
    """The app starts, with what the storage holds and what stands after the `#`."""

    texts: Mapping[str, str | None]
    fragment: str


@dataclass(frozen=True, slots=True)
class LanguageLoaded:
    words: Catalogue | None


@dataclass(frozen=True, slots=True)
class OfflineNews:
    """The site is kept for offline use, or a new version waits."""

    name: str


@dataclass(frozen=True, slots=True)
class Copied:
    sentence: Message


@dataclass(frozen=True, slots=True)
class Promised:
    promised: bool


@dataclass(frozen=True, slots=True)
class BeatEnded:
    run: int
    beat: int


@dataclass(frozen=True, slots=True)
class BotIsSlow:
    run: int
    at: int


@dataclass(frozen=True, slots=True)
class BotAnswered:
    run: int
    seat: int
    answer: str = ""


@dataclass(frozen=True, slots=True)
class HintAnswered:
    run: int
    question: int
    answer: str = ""


@dataclass(frozen=True, slots=True)
class ContestAnswered:
    run: int
    luck: int
    answer: str = ""


@dataclass(frozen=True, slots=True)
class TextsChanged:
    """Another tab has written these texts, or removed those that are none."""

    texts: Mapping[str, str | None]


@dataclass(frozen=True, slots=True)
class TabSaid:
    """Another tab has said something to all tabs."""

    text: str


@dataclass(frozen=True, slots=True)
class StorageFailed:
    kind: str


@dataclass(frozen=True, slots=True)
class Claim:
    """No other tab has played this game: it is played here."""

    name: str


@dataclass(frozen=True, slots=True)
class Failed:
    """Something raised an exception."""

    where: str
    trace: str


@dataclass(frozen=True, slots=True)
class Recover:
    """Goes on after a failure, with the last model that was sound."""


@dataclass(frozen=True, slots=True)
class SaveAfterCrash:
    """Offers the stored text of the open game as a file."""


@dataclass(frozen=True, slots=True)
class CopyReport:
    pass


PlaceMsg = GoHome | Return | OpenDialog | OpenRules | CloseDialog | Dismiss | StartAgain
SetUpMsg = SetUp | SetDraft | ChooseFirst | Reseed | StartGame
LibraryMsg = Open | AskName | Rename | Duplicate | Delete | Undelete
FileMsg = Export | ExportAll | TakeIn
ClickMsg = Act | Pick | AskWhyNot | TypeAction | Confirm | Unpick | Grab | Drop
TurnMsg = LiftCurtain | Undo | Redo | PlayLevel | PlayAgain | CopySummary | BotAnswered | BotIsSlow
AnimationMsg = GoOn | Skip | Watch | BeatEnded
HintMsg = Hurry | AskHint | AskWhy | HintAnswered
LookMsg = Look | Slide | SeeAs | StopLooking | Branch
LinkMsg = Arrive | Accept | Prepare | Decline
ShareMsg = OpenShare | SendGame | SetShare | CopyLink | SendLink | Copied
ArenaMsg = OpenArena | SetArena | RunArena | StopArena | OpenPlayed | ContestAnswered
SettingMsg = SetSetting | LanguageLoaded | OfflineNews
TabMsg = TakeOver | TextsChanged | TabSaid | Claim
StorageMsg = StorageFailed | Promised
CrashMsg = Failed | Recover | SaveAfterCrash | CopyReport
TableMsg = ClickMsg | TurnMsg | AnimationMsg | HintMsg | LookMsg
GameMsg = SetUpMsg | LibraryMsg | FileMsg | LinkMsg | ShareMsg
AnyButKey = (
    TableMsg | GameMsg | PlaceMsg | ArenaMsg | SettingMsg | TabMsg | StorageMsg | CrashMsg | Begin
)
Msg = Key | AnyButKey

FieldMsg = SetDraft | SetSetting | SetShare | SetArena | Slide | SeeAs
"""A changed field leaves the notice standing."""

Unasked = (
    Begin | LanguageLoaded | OfflineNews | Copied | Promised | BeatEnded | BotIsSlow | BotAnswered
    | HintAnswered | ContestAnswered | TextsChanged | TabSaid | StorageFailed
    | Claim | Failed
)  # fmt: skip
"""What nobody at this page does leaves the notice standing too."""


# What a control carries


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
