"""The lessons of Dos Rios, in the order in which they are offered."""

from ribeira.games.dosrios.learn import first_water

LESSONS = (first_water.LESSON,)
