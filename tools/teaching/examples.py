"""What the worked examples of the printed rules say, a sentence at a time in our own words, and
where each is taught: steps of lessons, and passages of the summary.

docs/learning.md shows it (`tools/teaching/lessons.py`); tests hold it against lessons and guides.
"""

Sentences = tuple[tuple[str, tuple[str, ...]], ...]

DOURO: dict[str, Sentences] = {
    "G-01": (
        ("Cards are shown and added up.", ("first/boats/first-boat", "summary/play")),
        ("The order is met, and the highest card alone gains 2.", ("first/boats/first-boat",)),
    ),
    "G-02": (
        ("On the Fragas an order that is missed costs the lowest card 4.", ("summary/fog",)),
        ("Nobody else gains or loses.", ("summary/fog",)),
    ),
    "G-03": (
        ("At Our Lady of Cardia the two lowest cards lose 1 each.", ("summary/fog",)),
        ("All cards of that play go back to the hands.", ("summary/fog",)),
    ),
    "G-04": (
        ("On the Rápidos the order is missed, and nobody loses.", ("summary/fog",)),
        ("One card gains 2: the highest, or the lowest by option O-2.", ("summary/fog",)),
    ),
    "G-05": (
        ("Sirga tows the next boat out of the stack.", ("summary/fog",)),
        ("The cards that lie there count for it: met, the highest gains 2.", ("summary/fog",)),
    ),
    "G-06": (
        (
            "At the Barraca the lowest card gains 2, whatever the sum.",
            ("first/boats/fog-lifts", "summary/fog"),
        ),
    ),
    "G-07": (
        (
            "Three highest cards are equal; the holder of the phylloxera is one and gets nothing.",
            ("first/boats/tie", "summary/shared"),
        ),
        ("The two others gain 1 each.", ("summary/shared",)),
        ("The phylloxera moves on clockwise.", ("first/boats/tie",)),
    ),
    "G-08": (
        ("Two lowest cards are equal: the holder alone loses 2.", ("summary/shared",)),
        ("The phylloxera moves on.", ("summary/shared",)),
    ),
    "G-09": (
        ("Boats are laid out until a fog lies on top.", ("first/half/plan",)),
        ("The boats are played for in their order.", ("first/half/plan",)),
        ("Then the fog is played for.", ("first/boats/fog",)),
    ),
}
DOSRIOS: dict[str, Sentences] = {
    "GE-1": (
        (
            "Water prefers a field to a forest, and a forest to a hill.",
            ("first/water/lead", "first/water/why-not", "summary/water"),
        ),
        ("Between equals whoever lays the piece chooses.", ("first/water/lead", "summary/water")),
        ("The river ends in a lake.", ("summary/water",)),
    ),
    "GE-2": (("The second river is laid in the same way.", ("first/water/lead", "summary/water")),),
    "GE-3": (
        ("From a space as low as the rival's nobody is chased alone.", ("first/turn/climb",)),
        ("One climbs first and chases from above.", ("first/turn/climb", "first/turn/chase")),
        ("Or two go together and chase from anywhere.", ("summary/chase",)),
    ),
    "GE-4": (
        ("From a road two chase one together.", ("summary/chase",)),
        ("Or one climbs the hill beside it and chases alone.", ("summary/chase",)),
    ),
    "GE-5": (
        ("A dam on running water takes its piece up.", ("first/dam/build-dam", "summary/dams")),
        ("The water takes the lowest way that is open.", ("first/dam/build-dam", "summary/dams")),
        ("The old bed is dry where no river feeds it.", ("first/dam/dry", "summary/dams")),
    ),
    "GE-6": (
        ("A dam turns one river above the meeting.", ("first/victory/last-dam",)),
        ("Below the meeting the course belongs to both rivers.", ("summary/water",)),
    ),
    "GE-7": (
        ("Desperados ride down the river of their card.", ("summary/desperados",)),
        ("From each of the first three spaces one goes to the city.", ("summary/desperados",)),
        ("A space with a hacienda is spared and not counted.", ("summary/desperados",)),
    ),
}
CASTELOS: dict[str, Sentences] = {
    "G1": (
        (
            "A tile takes part in four montes, and one of them is chosen.",
            ("family/land/montes", "summary/turn"),
        ),
    ),
    "G2": (
        ("A closed monte with a rock becomes a castle.", ("family/land/rock", "summary/castles")),
        ("Two cannot stand side by side: the player chooses.", ("summary/castles",)),
        ("Houses, chapels and camps around it make its factor.", ("family/land/rock",)),
    ),
    "G3": (
        ("The cylinder goes on as far as the monte fits.", ("summary/trail",)),
        ("A disc marks a space further on.", ("family/land/disc", "summary/trail")),
        ("A disc that is reached comes back.", ("family/land/disc-back", "summary/trail")),
    ),
    "G4": (
        (
            "Goods owned, times the factor of the castle, are paid in mealhas.",
            ("family/land/sell", "summary/sale"),
        ),
        ("The disc stays on the market and closes it.", ("summary/sale",)),
    ),
    "G5": (
        (
            "With as many lakes as the cell says a disc takes it.",
            ("advanced/lakes/how-much", "summary/landscapes"),
        ),
        ("All cells but the top one are taken once.", ("summary/landscapes",)),
    ),
    "G6": (
        (
            "Two workers on the land are two moves, shared out as one likes.",
            ("workers/workers/walk", "summary/workers"),
        ),
    ),
    "G7": (
        (
            "Crosses and chapels in the montes of one's workers are steps of religion.",
            ("workers/workers/religion-again", "summary/religion"),
        ),
    ),
    "G8": (
        (
            "Constructions in all one's montes count together for a cell.",
            ("advanced/opening/claim", "summary/constructions"),
        ),
        ("A worker of the reserve may take it.", ("advanced/opening/claim",)),
    ),
}
SAID = {"douro": DOURO, "dosrios": DOSRIOS, "castelos": CASTELOS}
