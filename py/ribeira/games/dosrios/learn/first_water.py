"""The lesson of Dos Rios: water, a turn, a dam, buildings and a victory."""

from __future__ import annotations

from ribeira.core.learning.lesson import (
    Act,
    Answer,
    Ask,
    Free,
    Lesson,
    Outcome,
    Part,
    Recap,
    Tell,
    Wrong,
    script,
)

LATE = script("""
P1 flow A1:D; P2 flow B3:D; P1 flow B6:D; P2 flow G1:D; P1 flow G2:DL; P2 flow D5:D; P1 flow
D6:DL; P2 flow C6:DR; P2 place F4; P1 place B3; P2 place B2; P1 place E4; P2 place G4; P1 place
C1; P2 step G4 F3; P2 step F4 F5; P2 step CITY C7; P2 step CITY D7; P2 step C7 B7; P2 step B7
C6; P2 dam E4:DR; P2 dam C5:D; P2 end; P1 step CITY C7; P1 step CITY ROADE; P1 step ROADE G4; P1
step E4 D4; P1 chase1 G4 F3; P1 step CITY E7; P1 end; P2 step F5 F4; P2 step CITY ROADE; P2 step
CITY D7; P2 step F4 E4; P2 chase1 E4 D4; P2 step D7 D6; P2 end; P2 use; P1 step CITY C7; P1
chase2 C7 C7 C6; P1 step C6 C5; P1 chase1 C5 D6; P1 chase1 E7 D7; P1 dam C1:DR; P1 dam E2:DR; P1
end; P1 use; P2 step CITY ROADW; P2 step ROADE CITY; P2 step CITY C7; P2 step CITY C7; P2 chase2
C7 C7 D7; P2 end; P2 use; P1 step CITY C7; P1 step C7 B7; P1 step D6 C5; P1 step C6 B6; P1 step
C5 B5; P1 step B3 B4; P1 end; P1 use; P2 step D7 D6; P2 step CITY D7; P2 step D4 D5; P2 step D7
D6; P2 step D6 D7; P2 finca D5; P2 step B2 A3; P2 end; P2 shift; P1 step B7 C6; P1 step C1 C2;
P1 step F3 E3; P1 step E3 F3; P1 step B4 C3; P1 step C3 D4; P1 finca D4; P1 end; P1 shift; P2
step D5 E4; P2 step D7 CITY; P2 step CITY ROADE; P2 step ROADE G4; P2 chase1 G4 F3; P2 step A3
B2; P2 end; P2 use; P1 step CITY C7; P1 step D4 C3; P1 step C6 B7; P1 step C2 B3; P1 step B5 B4;
P1 finca B6; P1 step B6 B5; P1 end; P1 use; P2 step ROADW A4; P2 step B2 A3; P2 step E4 E3; P2
step D6 C5; P2 chase1 C5 B5; P2 step A4 ROADW; P2 end; P2 use; P1 step CITY ROADW; P1 step C3
C4; P1 chase1 C4 B5; P1 step B3 A4; P1 chase1 A4 A3; P1 step C7 C6; P1 dam C4:DL; P1 end; P1
use; P2 step CITY C7; P2 step CITY D7; P2 finca F3; P2 step C7 D7; P2 step D7 D6; P2 chase2 D7
D7 C6; P2 end; P2 shift; P1 step CITY ROADE; P1 step ROADE G4; P1 step ROADW A4; P1 step G4 G3;
P1 step A4 B4; P1 finca B7; P1 step G3 G2; P1 dam G1:D; P1 flow F1:DL; P1 flow E1:DL; P1 flow
D3:DL; P1 flow C3:DL; P1 end; P1 use; P2 step E3 D3; P2 step D3 C3; P2 step C6 C5; P2 step F3
G3; P2 step D6 E5; P2 end; P2 shift; P1 step B7 B6; P1 step B6 B5; P1 step CITY ROADW; P1 step
ROADW A4; P1 step A4 B3; P1 step CITY E7; P1 end; P1 use; P2 step CITY ROADW; P2 step E5 F6; P2
step C6 B6; P2 step B6 A7; P2 step C5 C4; P2 step F6 G7; P2 end; P2 use; P1 step G2 F2; P1 step
CITY ROADW; P1 step F2 E2; P1 step B3 B4; P1 step CITY ROADW; P1 step ROADW A4; P1 end; P1 use;
P2 step C4 B5; P2 step G7 G6; P2 chase2 ROADW ROADW A4; P2 step G3 G4; P2 step B5 B4; P2 end; P2
shift
""")
"""A game up to a turn in which the learner has three buildings, and money for the hacienda."""

WATER = Part(
    id="water",
    seats=2,
    seed=31,
    options=(("layout", "R1"),),
    before=script(
        """
P2 flow A1:D
"""
    ),
    steps=(
        Act(
            id="lead",
            says=2,
            values=(("me", "name 0"),),
            point=("B3", "B4"),
            rules=("R-4.3", "R-4.4"),
            allow=("flow B3:D",),
            wrong=(Wrong(("flow B3:DR",)),),
            then=script(
                """
P2 flow B6:DL; P1 flow G1:DL; P2 flow F1:D; P1 flow D5:DR; P2 flow E5:DL; P1 flow D6:DR; P2 flow
E6:DL
"""
            ),
            expect=(("my wet B4", 1), ("my wet A7", 1), ("sight stage", "place")),
        ),
        Ask(
            id="why-not",
            values=(("hill", "place A4"),),
            point=("A4", "B3"),
            rules=("R-4.3",),
            given=(("my height A4", 4), ("my height B4", 2)),
            answers=(Answer(right=True), Answer()),
        ),
        Act(
            id="settle",
            point=("B4", "B5", "B6", "D5"),
            rules=("R-5.1", "R-9.5"),
            allow=(
                "place A7",
                "place B4",
                "place B5",
                "place B6",
                "place D4",
                "place D5",
                "place D6",
                "place D7",
                "place E3",
                "place E5",
                "place E6",
                "place F3",
            ),
            wrong=(Wrong(("place A1", "place A3", "place B3", "place F2", "place G1")),),
            otherwise=True,
            expect=(("my wet_field (done 0)", 1),),
        ),
    ),
)

TURN = Part(
    id="turn",
    seats=2,
    seed=31,
    options=(("layout", "R1"),),
    before=script(
        """
P2 flow A1:D; P1 flow B3:D; P2 flow B6:DL; P1 flow G1:DL; P2 flow F1:D; P1 flow D5:DR; P2 flow
E5:DL; P1 flow D6:DR; P2 flow E6:DL; P1 place C3; P2 place B4; P1 place E5; P2 place E3; P1
place D6; P2 place D4; P1 end; P2 end
"""
    ),
    steps=(
        Act(
            id="climb",
            says=2,
            values=(("points", "sight points"), ("name", "name 1"), ("place", "place B4")),
            point=("C3", "B3", "B4"),
            rules=("R-6.7", "R-6.17"),
            given=(("my height C3", 2), ("my height B4", 2), ("my height B3", 3)),
            allow=("step C3 B3",),
            otherwise=True,
            expect=(("sight points", 5),),
        ),
        Act(
            id="chase",
            point=("B3", "B4"),
            rules=("R-6.17", "R-6.21"),
            allow=("chase1 B3 B4",),
            otherwise=True,
            expect=(("event chased victim", 1), ("sight points", 4), ("my in_city 1", 4)),
        ),
        Ask(
            id="where",
            values=(("name", "name (event chased victim)"), ("city", "my in_city 1")),
            point=("CITY", "seat-1-city"),
            rules=("R-6.21",),
            answers=(Answer(right=True), Answer()),
        ),
        Act(
            id="out",
            values=(("points", "sight points"),),
            point=("CITY", "D7"),
            rules=("R-1.6", "R-6.7"),
            given=(("my wet C7", 0), ("my wet E7", 0)),
            allow=("step CITY D7",),
            wrong=(Wrong(("step CITY C7", "step CITY E7")), Wrong(("end",))),
            otherwise=True,
            expect=(("my wet D7", 1),),
        ),
        Act(
            id="end-actions",
            values=(("button", "my button end"),),
            point=("row-0",),
            rules=("R-6.3", "R-6.5"),
            allow=("end",),
            otherwise=True,
            expect=(("sight stage", "card"),),
        ),
        Ask(
            id="count",
            says=2,
            values=(
                ("card", "my card_name (sight row.0)"),
                ("each", "my harvest"),
                ("mine", "calc (my pay 0 T) * (my harvest)"),
                ("one", "my harvest"),
                ("all", "calc (my pay 0 T) * (my harvest) + (my harvest)"),
            ),
            point=("row-0", "B4", "E5", "D6"),
            rules=("R-9.5",),
            given=(("my pay 0 T", 3), ("my pay 1 T", 0), ("sight row.0", "T")),
            answers=(
                Answer(is_="my harvest"),
                Answer(is_="calc (my pay 0 T) * (my harvest)"),
                Answer(is_="calc (my pay 0 T) * (my harvest) + (my harvest)"),
            ),
            truth="calc (my pay 0 T) * (my harvest)",
        ),
        Act(
            id="use",
            values=(("name", "name 1"), ("button", "my button use")),
            point=("row-0",),
            rules=("R-9.2", "R-9.3"),
            allow=("use",),
            wrong=(Wrong(("shift",)),),
            expect=(("event paid money seat=0", 300), ("sight money.0", 300), ("sight money.1", 0)),
        ),
        Tell(
            id="clock",
            says=2,
            values=(("money", "event paid money seat=0"), ("name", "name 1")),
            point=("row-0", "row-2", "seat-0-money"),
            rules=("R-9.8",),
        ),
    ),
)

DAM = Part(
    id="dam",
    seats=2,
    seed=31,
    options=(("layout", "R1"),),
    before=script(
        """
P2 flow A1:D; P1 flow B3:D; P2 flow B6:DL; P1 flow G1:DL; P2 flow F1:D; P1 flow D5:DR; P2 flow
E5:DL; P1 flow D6:DR; P2 flow E6:DL; P1 place B6; P2 place A7; P1 place C6; P2 place E5; P1
place D5; P2 place F3; P1 end; P2 end
"""
    ),
    steps=(
        Act(
            id="build-dam",
            says=2,
            values=(
                ("name", "name 1"),
                ("his", "place A7"),
                ("mine", "place C6"),
                ("border", "place B6"),
                ("dams", "sight hands.0"),
            ),
            point=("mode-dam", "B6", "A7", "C6"),
            rules=("R-7.2", "R-7.6"),
            given=(("my wet A7", 1), ("my wet C6", 0)),
            allow=("dam B6:DL",),
            wrong=(Wrong(("dam *",)), Wrong(("end",))),
            otherwise=True,
            expect=(("event dammed wet", 1), ("sight bed", "B6")),
        ),
        Act(
            id="turn-river",
            says=2,
            point=("C6", "B7"),
            rules=("R-7.6", "R-7.7"),
            allow=("flow B6:DR",),
            wrong=(Wrong(("flow B6:D",)),),
            expect=(("my wet C6", 1),),
        ),
        Act(id="turn-on", point=("C6",), rules=("R-7.7",), allow=("flow C6:*",)),
        Ask(
            id="dry",
            values=(("his", "place A7"), ("mine", "place C6")),
            point=("A7", "C6"),
            rules=("R-7.6",),
            given=(("my wet A7", 0), ("my wet C6", 1), ("event rerouted dry.0", "A7")),
            answers=(Answer(right=True), Answer()),
        ),
    ),
)

WIN = Part(
    id="win",
    seats=2,
    seed=42,
    options=(("layout", "R1"), ("reshuffle", "when-needed")),
    before=LATE,
    steps=(
        Act(
            id="road",
            says=2,
            values=(
                ("houses", "my buildings 0"),
                ("money", "sight money.0"),
                ("price", "my price hacienda"),
            ),
            point=("ROADW", "A5"),
            rules=("R-8.1", "R-1.6"),
            given=(("my buildings 0", 3), ("my wet_buildings 0", 2)),
            allow=("step ROADW A5",),
            otherwise=True,
        ),
        Act(
            id="field",
            point=("A5", "B5"),
            rules=("R-6.7",),
            allow=("step A5 B5",),
            otherwise=True,
            expect=(("my wet B5", 1),),
        ),
        Act(
            id="hacienda",
            point=("mode-hacienda", "B5"),
            rules=("R-8.1", "R-8.3"),
            allow=("hacienda B5",),
            wrong=(Wrong(("finca *",)),),
            otherwise=True,
            expect=(
                ("event built kind", "hacienda"),
                ("event built price", 1000),
                ("my buildings 0", 4),
                ("my wet_buildings 0", 3),
                ("sight stage", "actions"),
            ),
        ),
        Ask(
            id="not-yet",
            values=(("all", "my buildings 0"), ("wet", "my wet_buildings 0"), ("dry", "place D4")),
            point=("B5", "B6", "B7", "D4"),
            rules=("R-2.1",),
            given=(("my wet D4", 0),),
            answers=(Answer(right=True), Answer()),
        ),
    ),
)

VICTORY = Part(
    id="victory",
    seats=2,
    seed=42,
    options=(("layout", "R1"), ("reshuffle", "when-needed")),
    before=(
        *LATE,
        *script("""
P1 step ROADW A5; P1 step A5 B5; P1 step CITY ROADW; P1 step CITY ROADW; P1 hacienda B5; P1 step
B5 A5; P1 chase1 A5 B4; P1 end; P1 use; P2 step G6 F6; P2 step F6 G7; P2 step G4 F3; P2 step
CITY ROADE; P2 step ROADE G6; P2 step G7 F6; P2 end; P2 shift; P1 step ROADW A5; P1 step CITY
D7; P1 step E2 D2; P1 step D7 E7; P1 step ROADW A6; P1 step B4 B3; P1 end; P1 use; P2 step A7
B6; P2 step B6 C5; P2 step F3 E2; P2 chase2 A4 A4 B3; P2 step E2 E1; P2 end; P2 shift; P1 step
A5 B4
"""),
    ),
    steps=(
        Act(
            id="last-dam",
            says=2,
            values=(
                ("dams", "sight hands.0"),
                ("from", "place D2"),
                ("past", "place C3"),
                ("last", "place B4"),
                ("dry", "place D4"),
            ),
            point=("mode-dam", "D2", "C3", "B4", "D4"),
            rules=("R-7.6",),
            given=(("my wet D4", 0), ("my wet D2", 1), ("my wet C3", 1), ("my wet_buildings 0", 3)),
            allow=("dam E1:DL", "dam C3:DL"),
            wrong=(
                Wrong(("dam *",), because=(Outcome((("length winners", 0),)),)),
                Wrong(("end",)),
            ),
            otherwise=True,
        ),
        Free(
            id="flow-on",
            point=("D4",),
            rules=("R-7.7", "R-11.1"),
            during="sight bed",
            goal=("length winners", 1),
            always=True,
            expect=(("sight victory", "irrigated"), ("my wet_buildings 0", 4)),
        ),
        Recap(id="won", says=3, rules=("R-2.1", "R-7.6", "R-9.2")),
    ),
)

YOURS = Part(
    id="yours",
    seats=TURN.seats,
    seed=TURN.seed,
    options=TURN.options,
    before=TURN.before,
    steps=(
        Free(
            id="your-turn",
            says=2,
            rules=("R-6.2", "R-9.1"),
            goal=("sight money.0", 1),
        ),
        Recap(id="go-on", rules=("R-2.1",)),
    ),
)

LESSON = Lesson(
    id="dosrios.first",
    rules=1,
    parts=(
        WATER,
        TURN,
        DAM,
        WIN,
        VICTORY,
        YOURS,
    ),
)
