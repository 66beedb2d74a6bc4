"""A record of older rules opens under today's, is only looked back at, or is refused in words."""

import json

import pytest

from ribeira.codec import errors, link, textfile
from ribeira.codec.link import Linked
from ribeira.core.match import play
from ribeira.core.meta import Option
from ribeira.core.upgrade import Upgrade
from ribeira.core.values import Action, msg
from tests.codec.toy import played, saved, toy

BOTS = (0, 3)
WHY = msg("toy.ended")
SAME = Upgrade()
ENDED = Upgrade(ends=WHY)
TURNED = Upgrade(legal=lambda *given: tuple(reversed(given[-1])))
LAST_FIRST = Upgrade(legal=lambda *given: (given[-1][-1], *given[-1][:-1]))
ONE, THREE = Action("take", (1,)), Action("take", (3,))


@pytest.fixture
def before(register):
    """File and link of a game under rules number 1: 3, 2 and 3 were taken."""
    match = played(register(toy()), 3, 2, 3)
    return textfile.write(textfile.Saved(match)), link.write(Linked(match, BOTS))


def taken(match):
    return [step.action.at[0] for step in match.steps]


def test_upgrades_are_applied_one_after_the_other(register):
    old = saved(register(toy()), 1, 2)
    text = textfile.write(old).replace('"pile": "small"', '"heap": "little"')
    text = text.replace("take", "grab")
    renamed = Upgrade(options=lambda old: {"pile": old["heap"]}, same_states=False)
    small = Upgrade(
        options=lambda old: {"pile": {"little": "small"}[old["pile"]]},
        actions=lambda texts: tuple(text.replace("grab", "take") for text in texts),
    )
    game = register(toy(rules=3, upgrades={1: renamed, 2: small}))
    found = textfile.read(text)
    assert found == saved(game, 1, 2)
    assert json.loads(textfile.write(found))["rules"] == 3


@pytest.mark.parametrize("upgrades", [{}, {1: SAME}, {2: SAME}])
def test_a_number_that_no_chain_reaches_is_refused(register, before, upgrades):
    register(toy(rules=3, upgrades=upgrades))
    for read, text in zip((textfile.read, link.read), before, strict=True):
        with pytest.raises(errors.RulesError):
            read(text)


def test_a_newer_number_is_refused(register):
    match = played(register(toy(rules=2)), 1)
    texts = textfile.write(textfile.Saved(match)), link.write(Linked(match, BOTS))
    register(toy(upgrades={0: SAME, 1: SAME, 2: SAME}))
    for read, text in zip((textfile.read, link.read), texts, strict=True):
        with pytest.raises(errors.RulesError):
            read(text)


def test_a_checksum_counts_as_long_as_states_stay_the_same(register, before):
    text = before[0].replace('"seed": 5', '"seed": 6')
    register(toy(rules=2, upgrades={1: SAME}))
    with pytest.raises(errors.ChecksumError):
        textfile.read(text)
    register(toy(rules=2, upgrades={1: Upgrade(same_states=False)}))
    assert taken(textfile.read(text).match) == [3, 2, 3]


@pytest.mark.parametrize("error", [ValueError, KeyError, IndexError])
def test_what_an_upgrade_cannot_read_is_refused(register, before, error):
    def stumble(_):
        raise error

    register(toy(rules=2, upgrades={1: Upgrade(options=stumble)}))
    with pytest.raises(errors.BadSetupError):
        textfile.read(before[0])
    register(toy(rules=2, upgrades={1: Upgrade(actions=stumble)}))
    with pytest.raises(errors.FieldError):
        textfile.read(before[0])


def test_an_upgrade_may_make_more_actions_but_not_without_end(register, before):
    more = Upgrade(actions=lambda texts: texts * 5000, same_states=False)
    register(toy(rules=2, upgrades={1: more}))
    with pytest.raises(errors.TooManyActionsError):
        textfile.read(before[0])


# Games that cannot go on: nobody takes three any more


def end(register):
    register(toy(rules=3, takes=(1, 2), upgrades={1: SAME, 2: ENDED}))


def test_a_game_that_cannot_go_on_opens_as_far_as_it_means_the_same(register):
    text = textfile.write(saved(register(toy()), 2, 1, 3, 1))
    register(toy(rules=2, takes=(1, 2), upgrades={1: ENDED}))
    found = textfile.read(text)
    assert taken(found.match) == [2, 1]
    assert found.only_looking.why == WHY
    assert textfile.write(found) == text


def test_a_file_may_end_before_its_first_action(register, before):
    end(register)
    found = textfile.read(before[0])
    assert (taken(found.match), found.only_looking.why) == ([], WHY)


def test_a_verb_that_there_is_no_more_ends_it_too(register, before):
    register(toy(rules=2, upgrades={1: ENDED}))
    text = before[0].replace('"P2 take 2"', '"P2 borrow 2"')
    assert taken(textfile.read(text).match) == [3]


def test_what_was_never_a_record_is_refused_all_the_same(register, before):
    end(register)
    fields = json.loads(before[0])
    for actions in (["P1 take 1", 5], ["nobody takes"], {}):
        with pytest.raises(errors.CodecError):
            textfile.read(json.dumps(fields | {"actions": actions}))


# Links


def test_a_link_whose_order_of_actions_did_not_change_opens(register, before):
    game = register(toy(rules=2, upgrades={1: SAME}))
    assert link.read(before[1]) == Linked(played(game, 3, 2, 3), BOTS)


def test_a_link_is_read_in_the_order_of_its_own_rules(register, before):
    game = register(toy(rules=3, takes=(3, 2, 1), upgrades={1: SAME, 2: TURNED}))
    found = link.read(before[1])
    assert found.match == played(game, 3, 2, 3)
    assert link.read(link.write(found)) == found


def test_orders_of_several_rules_follow_each_other(register, before):
    upgrades = {1: TURNED, 2: LAST_FIRST}
    register(toy(rules=3, takes=(2, 1, 3), upgrades=upgrades))  # then (3, 2, 1), then (1, 2, 3)
    assert taken(link.read(before[1]).match) == [3, 2, 3]


@pytest.mark.parametrize("changed", [{"options": dict}, {"actions": tuple}])
def test_a_link_whose_order_is_not_known_is_refused(register, before, changed):
    register(toy(rules=2, upgrades={1: Upgrade(**changed)}))
    with pytest.raises(errors.RulesError):
        link.read(before[1])


def test_a_link_of_a_game_that_cannot_go_on_is_refused_in_its_words(register, before):
    end(register)
    with pytest.raises(errors.CodecError) as refused:
        link.read(before[1])
    assert refused.value.message == WHY


@pytest.mark.parametrize("ends", [WHY, None])
def test_a_link_may_list_what_is_legal_no_more(register, ends):
    payload = link.write(Linked(played(register(toy()), 2, 1, 3, 1), BOTS))
    older = Upgrade(ends=ends, legal=lambda *given: (*given[-1], THREE))
    register(toy(rules=2, takes=(1, 2), upgrades={1: older}))
    if ends:
        found = link.read(payload)
        assert (taken(found.match), found.only_looking.why) == ([2, 1], WHY)
        assert link.write(found) == payload
    else:
        with pytest.raises(errors.ImpossibleLinkError):
            link.read(payload)


def test_an_order_without_any_action_is_refused(register, before):
    register(toy(rules=2, upgrades={1: Upgrade(legal=lambda *_: ())}))
    with pytest.raises(errors.ImpossibleLinkError):
        link.read(before[1])


# How long a game may be


ENDLESS = toy((Option("pile", ("endless",), "endless"),))


@pytest.fixture(scope="module")
def longest():
    match = played(ENDLESS)
    for number in range(textfile.MAX_ACTIONS):
        match = play(match, number % 2, ONE)
    return match


def test_the_longest_game_comes_back(register, longest):
    register(ENDLESS)
    assert textfile.read(textfile.write(textfile.Saved(longest))).match == longest
    assert link.read(link.write(Linked(longest, BOTS))).match == longest


def test_a_longer_one_is_not_written(register, longest):
    register(ENDLESS)
    longer = play(longest, 0, ONE)
    with pytest.raises(errors.TooManyActionsError):
        textfile.write(textfile.Saved(longer))
    with pytest.raises(errors.TooManyActionsError):
        link.write(Linked(longer, BOTS))
