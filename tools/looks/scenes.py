"""The screens beside the table, and what opens over it: a model for each, made by messages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from ribeira.app import stored_games
from ribeira.app.learn.coach_kept import COACH
from ribeira.app.model import Model
from ribeira.app.msg import (
    AnyButKey,
    NextStep,
    OpenDialog,
    OpenGuide,
    OpenLearn,
    OpenLesson,
    OpenSeat,
    SetCoach,
    SetUp,
)
from ribeira.app.storage import GAME
from ribeira.app.update import update
from ribeira.i18n.catalogue import Catalogue
from tools.looks.moments import MOMENTS, Moment, playing_at, table_of, words

NOW = 1_780_000_000_000
MIDDLE = "middle"


@dataclass(frozen=True)
class Scene:
    """What is on the screen after the messages; they begin at the moment of that name, if any."""

    name: str
    game: str
    messages: tuple[AnyButKey, ...] = ()
    moment: str = ""
    stored: tuple[str, ...] = field(default=())  # moments of the game that are kept


COACHED = (SetCoach("true"),)
SCENES = (
    Scene("lobby", "all"),
    Scene("lobbykept", "dosrios", stored=(MIDDLE, "end")),
    Scene("sheet", "douro", (SetUp("douro"),)),
    Scene("sheet", "dosrios", (SetUp("dosrios"),)),
    Scene("sheet", "castelos", (SetUp("castelos"),)),
    Scene("rules", "douro", (OpenGuide("douro/summary"),)),
    Scene("rules", "dosrios", (OpenGuide("dosrios/summary"),), MIDDLE),
    Scene("rules", "castelos", (OpenGuide("castelos/rules"),)),
    Scene("learn", "douro", (OpenLearn("douro"),)),
    Scene("lesson", "douro", (OpenLesson("douro.first"),)),
    Scene("lesson", "dosrios", (OpenLesson("dosrios.first"), NextStep(), NextStep())),
    Scene("lesson", "castelos", (OpenLesson("castelos.workers"), NextStep(), NextStep())),
    Scene("coach", "douro", COACHED, MIDDLE),
    Scene("coach", "dosrios", COACHED, "card"),
    Scene("coach", "castelos", COACHED, "mark"),
    Scene("ideas", "douro", (OpenDialog("ideas"),), "hint"),
    Scene("ideas", "dosrios", (OpenDialog("ideas"),), "hint"),
    Scene("ideas", "castelos", (OpenDialog("ideas"),), "hint"),
    Scene("story", "dosrios", (OpenDialog("log"),), MIDDLE),
    Scene("tools", "castelos", (OpenDialog("menu"),), MIDDLE),
    Scene("seat", "castelos", (OpenSeat("1"),), "long"),
    Scene("settings", "douro", (OpenDialog("settings"),), MIDDLE),
    Scene("about", "all", (OpenDialog("about"),)),
    Scene("more", "all", (OpenDialog("more"),)),
)


def scenes(wanted: tuple[Scene, ...], language: str) -> Iterator[tuple[Scene, Model]]:
    said = words(language)
    for scene in wanted:
        yield scene, model_of(scene, said)


def model_of(scene: Scene, said: Catalogue) -> Model:
    model = replace(Model(said), now=NOW, luck=7)
    model = replace(model, stored=replace(model.stored, texts=_kept(scene)))
    if scene.moment:
        model = replace(model, screen=playing_at(_moment(scene.game, scene.moment)))
    for message in scene.messages:
        model, _ = update(model, message)
    return model


def _kept(scene: Scene) -> dict[str, str]:
    texts = {COACH: json.dumps({})}
    for at, name in enumerate(scene.stored):
        table = replace(table_of(_moment(scene.game, name)), id=f"kept{at}")
        texts[f"{GAME}{table.id}"] = stored_games.write(table, NOW - at * 60_000)
    return texts


def _moment(game: str, name: str) -> Moment:
    return next(one for one in MOMENTS if (one.game, one.name) == (game, name))
