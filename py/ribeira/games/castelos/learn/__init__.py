"""How 6 Castelos is learnt."""

from ribeira.games.castelos.learn.applies import applies
from ribeira.games.castelos.learn.coach import DOUBT, NOTES
from ribeira.games.castelos.learn.counts import COUNTS
from ribeira.games.castelos.learn.gallery import gallery
from ribeira.games.castelos.learn.guide import GUIDE
from ribeira.games.castelos.learn.lessons import LESSONS
from ribeira.games.castelos.learn.marks import MARKS
from ribeira.games.castelos.learn.regrets import REGRETS

__all__ = ["COUNTS", "DOUBT", "GUIDE", "LESSONS", "MARKS", "NOTES", "REGRETS", "applies", "gallery"]
