"""The lessons of Douro 1872, in the order in which they are offered."""

from ribeira.games.douro.learn import first_boats

LESSONS = (first_boats.LESSON,)
