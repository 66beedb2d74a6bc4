"""Everything that can happen to the app, as one closed union of frozen values."""

from ribeira.app.msg.daily import CopyDay, OpenDays, PlayDay, PlayDayAgain, SendDay
from ribeira.app.msg.duel import (
    CopyChallenge,
    OpenBoth,
    OpenChallenge,
    SendChallenge,
    ShowMoment,
)
from ribeira.app.msg.learn import (
    AnswerStep,
    LeaveLesson,
    NextStep,
    OpenGuide,
    OpenLearn,
    OpenLesson,
    PlayOn,
    SetCoach,
    ShowStep,
    StepBack,
    TryAnswer,
)
from ribeira.app.msg.outside import (
    BeatEnded,
    Begin,
    BotAnswered,
    BotIsSlow,
    Claim,
    CoachAdvised,
    ContestAnswered,
    Copied,
    EndWaited,
    Failed,
    FileRead,
    GameRead,
    HintAnswered,
    LanguageLoaded,
    LinkRead,
    OfflineNews,
    PictureDrawn,
    Promised,
    ReadFar,
    StorageFailed,
    TabSaid,
    TextKept,
    TextsChanged,
)
from ribeira.app.msg.person import (
    Accept,
    Arrive,
    AskName,
    CloseDialog,
    CopyLink,
    CopyReport,
    Decline,
    Delete,
    Dismiss,
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
    Key,
    LeaveCrashed,
    ListMore,
    Open,
    OpenArena,
    OpenDialog,
    OpenPlayed,
    OpenRules,
    OpenSeat,
    OpenShare,
    PlayNow,
    Prepare,
    ReadOn,
    Recover,
    Rename,
    Reseed,
    Return,
    RunArena,
    SaveAfterCrash,
    SendGame,
    SendLink,
    SetArena,
    SetDraft,
    SetSetting,
    SetShare,
    SetUp,
    StartAgain,
    StartGame,
    StopArena,
    TakeIn,
    Undelete,
    Vouch,
)
from ribeira.app.msg.review import (
    CloseReview,
    GoOnReview,
    OpenReview,
    ReviewSeat,
    ReviewTold,
    ShowChoice,
    StopReview,
    TryAgain,
)
from ribeira.app.msg.table import (
    Act,
    AskHint,
    AskWhy,
    AskWhyNot,
    Branch,
    Confirm,
    CopySummary,
    Drop,
    GoOn,
    Grab,
    Hurry,
    LiftCurtain,
    Look,
    Pick,
    PlayAgain,
    PlayHint,
    PlayLevel,
    Redo,
    SaveResult,
    SeeAs,
    ShowIdea,
    ShowTab,
    Skip,
    Slide,
    StopLooking,
    TakeOver,
    TypeLine,
    Undo,
    Unpick,
    Watch,
)

PlaceMsg = (
    FindRules | GoHome | Return | OpenDialog | OpenRules | OpenSeat | CloseDialog | Dismiss
    | StartAgain
)  # fmt: skip
SetUpMsg = SetUp | PlayNow | SetDraft | Reseed | StartGame
LibraryMsg = (
    Open | AskName | Rename | Duplicate | Delete | Undelete | DropAside | ListMore | PictureDrawn
)
FileMsg = Export | ExportAll | ExportUnkept | ExportAside | TakeIn | GiveUp
ReadMsg = ReadFar | LinkRead | GameRead | FileRead | ReadOn
ClickMsg = Act | Pick | AskWhyNot | Confirm | Unpick | Grab | Drop
TurnMsg = LiftCurtain | Undo | Redo | PlayLevel | PlayAgain | CopySummary | BotAnswered | BotIsSlow
AnimationMsg = GoOn | Skip | Watch | BeatEnded | EndWaited
HintMsg = Explain | Hurry | AskHint | ShowIdea | PlayHint | AskWhy | HintAnswered
LookMsg = Look | ShowTab | Slide | SeeAs | StopLooking | Branch
ReviewMsg = (
    OpenReview | ReviewSeat | StopReview | GoOnReview | ShowChoice | TryAgain | CloseReview
    | ReviewTold
)  # fmt: skip
LinkMsg = Arrive | Accept | Prepare | Decline
ShareMsg = OpenShare | SendGame | SetShare | CopyLink | SendLink | SaveResult | Copied
LearnMsg = (
    OpenLearn | OpenGuide | OpenLesson | NextStep | AnswerStep | ShowStep | StepBack
    | LeaveLesson | PlayOn | TryAnswer
)  # fmt: skip
DayMsg = PlayDay | PlayDayAgain | OpenDays | CopyDay | SendDay
CoachMsg = SetCoach | CoachAdvised
ArenaMsg = OpenArena | SetArena | RunArena | StopArena | OpenPlayed | ContestAnswered
SettingMsg = SetSetting | LanguageLoaded | OfflineNews
TabMsg = TakeOver | TextsChanged | TabSaid | Claim
StorageMsg = StorageFailed | TextKept | Promised
CrashMsg = Failed | Recover | LeaveCrashed | SaveAfterCrash | CopyReport
TableMsg = ClickMsg | TurnMsg | AnimationMsg | HintMsg | LookMsg | ReviewMsg | TypeLine
DuelMsg = OpenChallenge | CopyChallenge | SendChallenge | OpenBoth | ShowMoment
ExchangeMsg = FileMsg | LinkMsg | ShareMsg | ReadMsg | Vouch | DuelMsg
GameMsg = SetUpMsg | LibraryMsg | LearnMsg | CoachMsg | DayMsg | ExchangeMsg
AnyButKey = (
    TableMsg | GameMsg | PlaceMsg | ArenaMsg | SettingMsg | TabMsg | StorageMsg | CrashMsg | Begin
)
Msg = Key | AnyButKey

FieldMsg = (
    FindRules | SetDraft | SetSetting | SetShare | SetArena | Slide | SeeAs | ReviewSeat
    | ShowMoment
)  # fmt: skip
"""A changed field leaves the notice standing."""

Unasked = (
    Begin | LanguageLoaded | OfflineNews | Copied | Promised | BeatEnded | EndWaited
    | BotIsSlow | BotAnswered | HintAnswered | CoachAdvised | ContestAnswered | TextsChanged
    | TabSaid | StorageFailed | TextKept | PictureDrawn | Claim | Failed | ReadFar | LinkRead
    | GameRead | FileRead | ReviewTold
)  # fmt: skip
"""What nobody at this page does leaves the notice standing too."""

__all__ = [
    "Accept",
    "Act",
    "AnimationMsg",
    "AnswerStep",
    "AnyButKey",
    "ArenaMsg",
    "Arrive",
    "AskHint",
    "AskName",
    "AskWhy",
    "AskWhyNot",
    "BeatEnded",
    "Begin",
    "BotAnswered",
    "BotIsSlow",
    "Branch",
    "Claim",
    "ClickMsg",
    "CloseDialog",
    "CloseReview",
    "CoachAdvised",
    "CoachMsg",
    "Confirm",
    "ContestAnswered",
    "Copied",
    "CopyChallenge",
    "CopyDay",
    "CopyLink",
    "CopyReport",
    "CopySummary",
    "CrashMsg",
    "DayMsg",
    "Decline",
    "Delete",
    "Dismiss",
    "Drop",
    "DropAside",
    "DuelMsg",
    "Duplicate",
    "EndWaited",
    "ExchangeMsg",
    "Explain",
    "Export",
    "ExportAll",
    "ExportAside",
    "ExportUnkept",
    "Failed",
    "FieldMsg",
    "FileMsg",
    "FileRead",
    "FindRules",
    "GameMsg",
    "GameRead",
    "GiveUp",
    "GoHome",
    "GoOn",
    "GoOnReview",
    "Grab",
    "HintAnswered",
    "HintMsg",
    "Hurry",
    "Key",
    "LanguageLoaded",
    "LearnMsg",
    "LeaveCrashed",
    "LeaveLesson",
    "LibraryMsg",
    "LiftCurtain",
    "LinkMsg",
    "LinkRead",
    "ListMore",
    "Look",
    "LookMsg",
    "Msg",
    "NextStep",
    "OfflineNews",
    "Open",
    "OpenArena",
    "OpenBoth",
    "OpenChallenge",
    "OpenDays",
    "OpenDialog",
    "OpenGuide",
    "OpenLearn",
    "OpenLesson",
    "OpenPlayed",
    "OpenReview",
    "OpenRules",
    "OpenSeat",
    "OpenShare",
    "Pick",
    "PictureDrawn",
    "PlaceMsg",
    "PlayAgain",
    "PlayDay",
    "PlayDayAgain",
    "PlayHint",
    "PlayLevel",
    "PlayNow",
    "PlayOn",
    "Prepare",
    "Promised",
    "ReadFar",
    "ReadMsg",
    "ReadOn",
    "Recover",
    "Redo",
    "Rename",
    "Reseed",
    "Return",
    "ReviewMsg",
    "ReviewSeat",
    "ReviewTold",
    "RunArena",
    "SaveAfterCrash",
    "SaveResult",
    "SeeAs",
    "SendChallenge",
    "SendDay",
    "SendGame",
    "SendLink",
    "SetArena",
    "SetCoach",
    "SetDraft",
    "SetSetting",
    "SetShare",
    "SetUp",
    "SetUpMsg",
    "SettingMsg",
    "ShareMsg",
    "ShowChoice",
    "ShowIdea",
    "ShowMoment",
    "ShowStep",
    "ShowTab",
    "Skip",
    "Slide",
    "StartAgain",
    "StartGame",
    "StepBack",
    "StopArena",
    "StopLooking",
    "StopReview",
    "StorageFailed",
    "StorageMsg",
    "TabMsg",
    "TabSaid",
    "TableMsg",
    "TakeIn",
    "TakeOver",
    "TextKept",
    "TextsChanged",
    "TryAgain",
    "TryAnswer",
    "TurnMsg",
    "TypeLine",
    "Unasked",
    "Undelete",
    "Undo",
    "Unpick",
    "Vouch",
    "Watch",
]
