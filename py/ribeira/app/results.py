"""How a game has ended: who won, by how much, and how the points add up."""

from __future__ import annotations

from ribeira.app.playing import Playing
from ribeira.core.values import Message, msg, plural
from ribeira.games import registry


def has_won(playing: Playing) -> bool:
    """A person has won against bots, or one of several people."""
    return first_of(playing) in playing.table.people and not playing.table.only_looking


def first_of(playing: Playing) -> int:
    return playing.match.game.ranking(state=playing.match.state)[0]


def say_result(playing: Playing) -> tuple[Message, Message]:
    """Who won, and by how much; where points alone do not tell, the game says why."""
    match, names = playing.match, playing.table.names
    ranking = match.game.ranking(state=match.state)
    first = ranking[0]
    people = playing.table.people
    alone = len(people) == 1
    name = names[first]
    lost = alone and first not in people
    title = msg("end.lost", name=name) if lost else msg("end.wins", name=name)
    if alone and not lost:
        title = msg("end.you_won")
    return title, _margin(playing, ranking, alone)


def say_to_others(playing: Playing) -> tuple[Message, Message]:
    """The same for somebody who did not play: nobody is called "you"."""
    ranking = playing.match.game.ranking(state=playing.match.state)
    title = msg("end.wins", name=playing.table.names[ranking[0]])
    return title, _margin(playing, ranking, alone=False)


def _margin(playing: Playing, ranking: tuple[int, ...], alone: bool) -> Message:
    match, names = playing.match, playing.table.names
    scores = [score.total for score in match.game.scores(state=match.state)]
    terms = registry.terms(match.setup.game)
    if len(ranking) == 1:
        return plural("end.points", scores[ranking[0]])
    first, second = ranking[:2]
    ahead = scores[first] - scores[second]
    seen, words = playing.match.game.sight(state=match.state, seat=None), playing.module.words
    if not terms.has_points:
        return words.say_ranking(seen=seen, names=names)[0]
    if ahead <= 0:
        return words.say_status(seen=seen, names=names)
    people = playing.table.people
    if alone and first not in people:
        return plural("end.you_behind", scores[first] - scores[people[0]])
    return plural("end.ahead", ahead, points=scores[first], name=names[second])


def counted(playing: Playing, seat: int) -> tuple[tuple[str, int], ...]:
    """The sources of points of which anybody has some, in the order of the game, each with what the
    seat has by then. A game without points has none."""
    terms, match = registry.terms(playing.match.setup.game), playing.match
    scores = match.game.scores(state=match.state)
    if not terms.has_points:
        return ()
    there = {item.key for score in scores for item in score.items}
    keys, sums, total = [key for key in terms.items if key in there], [], 0
    for key in keys:
        total += sum(item.points for item in scores[seat].items if item.key == key)
        sums.append(total)
    return tuple(zip(keys, sums, strict=True))


def say_end(playing: Playing) -> tuple[Message, ...]:
    """The result, its reason and the ranking, for who cannot see them."""
    match = playing.match
    seen = match.game.sight(state=match.state, seat=None)
    ranking = playing.module.words.say_ranking(seen=seen, names=playing.table.names)
    return (*say_result(playing), *ranking)
