"""How Dos Rios is learnt."""

from ribeira.games.dosrios.learn.applies import applies
from ribeira.games.dosrios.learn.coach import DOUBT, NOTES
from ribeira.games.dosrios.learn.counts import COUNTS
from ribeira.games.dosrios.learn.gallery import gallery
from ribeira.games.dosrios.learn.guide import GUIDE
from ribeira.games.dosrios.learn.lessons import LESSONS
from ribeira.games.dosrios.learn.marks import MARKS
from ribeira.games.dosrios.learn.regrets import REGRETS

__all__ = ["COUNTS", "DOUBT", "GUIDE", "LESSONS", "MARKS", "NOTES", "REGRETS", "applies", "gallery"]
