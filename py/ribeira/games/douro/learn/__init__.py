"""How Douro 1872 is learnt."""

from ribeira.games.douro.learn.applies import applies
from ribeira.games.douro.learn.coach import DOUBT, NOTES
from ribeira.games.douro.learn.counts import COUNTS
from ribeira.games.douro.learn.gallery import gallery
from ribeira.games.douro.learn.guide import GUIDE
from ribeira.games.douro.learn.lessons import LESSONS
from ribeira.games.douro.learn.marks import MARKS
from ribeira.games.douro.learn.regrets import REGRETS

__all__ = ["COUNTS", "DOUBT", "GUIDE", "LESSONS", "MARKS", "NOTES", "REGRETS", "applies", "gallery"]
