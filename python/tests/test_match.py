"""A match by codes and sentences."""

import doctest
import json
import random

import numpy as np
import pytest
from setups import SETUPS, name

import gantry


def play_out(table, seed=1):
    chance = random.Random(seed)
    while not table.over:
        table.act(chance.choice(list(table.actions())))
    return table


def test_the_example_of_the_package_is_true():
    assert doctest.testmod(gantry).failed == 0


def test_the_shelf_has_four_games():
    games = {facts["id"]: facts for facts in gantry.games()}
    assert set(games) == {"rocket-jockey", "rocket-rescue", "rocketmen", "jupiter-rescue"}
    assert games["jupiter-rescue"]["cooperative"] and games["rocket-rescue"]["simultaneous"]
    assert games["rocket-jockey"]["players"] == [2, 3, 4]
    assert {option["id"] for option in games["rocket-rescue"]["options"]} >= {"edition", "characters"}


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_a_match_plays_to_its_end_and_its_record_replays(setup):
    game, players, options = setup
    table = gantry.Match(game, players, options, seed=3)
    assert table.players == players and table.game == game
    play_out(table)
    outcome = table.outcome()
    assert len(outcome["shares"]) == len(outcome["scores"]) == players
    assert table.to_act == [] and table.log(0)
    again = gantry.Match.from_record(table.record())
    assert again.outcome() == outcome and again.record() == table.record()


def test_views_are_dictionaries_and_hide_what_is_hidden():
    table = gantry.Match("rocket-jockey", players=3, seed=5)
    mine, theirs, public = table.view(0), table.view(1), table.view()
    assert isinstance(mine["seats"], list) and mine["deck"] == public["deck"]
    assert public["hand"] is None and mine["hand"] != theirs["hand"]
    assert "\n" in table.board(0) and table.describe(0)[0][0] and table.prompt(table.to_act[0])


def test_the_same_seed_is_the_same_match():
    one, other = (play_out(gantry.Match("rocketmen", 2, {"round_cap": 20}, seed=9)) for _ in range(2))
    assert one.record() == other.record()
    assert gantry.Match("rocketmen", 2, seed=1).position() != gantry.Match("rocketmen", 2, seed=2).position()
    assert gantry.Match("rocketmen", 2).seed != gantry.Match("rocketmen", 2).seed


def test_actions_have_sentences_in_both_languages():
    english = gantry.Match("rocket-jockey", 2, seed=7).actions()
    german = gantry.Match("rocket-jockey", 2, seed=7, language="de").actions()
    assert list(english) == list(german) and english["draw deck"] != german["draw deck"]


def test_what_the_rules_forbid_is_refused_with_its_clause():
    table = gantry.Match("rocket-jockey", 2, seed=7)
    seat = table.to_act[0]
    assert table.why("draw deck") is None
    why = table.why("done")
    with pytest.raises(gantry.Refused) as refused:
        table.act("done")
    assert refused.value.clause == why["clause"] and refused.value.clause.startswith("RJ-")
    assert refused.value.reason == why["reason"] and why["reason"] in str(refused.value)
    assert isinstance(refused.value, ValueError)
    assert table.steps == 0 and table.to_act == [seat]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (lambda: gantry.Match("chess"), "there is no game `chess`"),
        (lambda: gantry.Match("rocket-jockey", 9), "takes 2 to 4 players"),
        (lambda: gantry.Match("rocket-jockey", 2, {"edition": "third"}), "has no option `edition`"),
        (lambda: gantry.Match("rocket-rescue", 3, {"edition": "third"}), "is not a value of the option"),
        (lambda: gantry.Match("rocket-jockey", 2, seed="tomorrow"), "is not a seed"),
        (lambda: gantry.Match("rocket-jockey", 2, language="tlh"), "is not a language we speak"),
        (lambda: gantry.Match("rocket-jockey", 2).view(2), "there is no seat 2"),
        (lambda: gantry.Match("rocket-jockey", 2).act("jump"), "is not an action of Rocket Jockey"),
        (lambda: gantry.Match("rocket-jockey", 2).act_bot("genius"), "genius"),
        (lambda: gantry.Match("rocket-jockey", 2).act_bot("exec:true"), "programs do not sit"),
        (lambda: gantry.Match("rocket-jockey", 2).act_index(10**9), "means no action"),
        (lambda: gantry.Match("rocket-jockey", 2).index("fly 4-6 to 10"), "has no index"),
        (lambda: gantry.Match.from_record("{"), "line 1 of the record"),
        (lambda: gantry.Match.from_record(""), "the record is empty"),
        (lambda: gantry.Match.from_position("[]"), "the position file is not readable"),
    ],
)
def test_nonsense_is_answered_with_a_sentence(wrong, words):
    with pytest.raises(gantry.GantryError, match=words.replace("(", r"\(")):
        wrong()


def test_undo_takes_back_and_cannot_peek():
    table = gantry.Match("rocketmen", 2, seed=4)
    before, code = table.position(), next(code for code in table.actions() if code.startswith("discard "))
    table.act(code)
    if table.undoable(0):
        table.undo(0)
        assert table.position() == before
    drawn = gantry.Match("rocket-jockey", 2, seed=4)
    seat = drawn.to_act[0]
    drawn.act("draw deck")
    assert drawn.undoable(seat) == 0
    with pytest.raises(gantry.GantryError):
        drawn.undo(seat)


def test_position_files_read_back_and_are_checked():
    table = gantry.Match("jupiter-rescue", 3, seed=2)
    for _ in range(30):
        table.act_bot("random", seed=1)
    again = gantry.Match.from_position(table.position(), seed=5)
    assert again.position() == table.position() and again.to_act == table.to_act
    broken = json.loads(table.position())
    broken["position"]["saved"] = 200
    with pytest.raises(gantry.GantryError):
        gantry.Match.from_position(json.dumps(broken))


def test_bots_play_by_name():
    table = gantry.Match("rocket-jockey", 2, seed=8)
    advice = table.advise("thumb", seed=1)
    assert advice in table.actions() and table.steps == 0
    assert table.act_bot("thumb", seed=1) == advice and table.steps == 1
    assert table.act_bot("search:20", seed=1)
    while not table.over:
        table.act_bot("thumb")
    with pytest.raises(gantry.GantryError, match="nobody is to act"):
        table.act_bot("thumb")


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_indices_and_codes_go_together(setup):
    table = gantry.Match(*setup, seed=6)
    for _ in range(60):
        if table.over:
            break
        seat = table.to_act[-1]
        codes = list(table.actions(seat))
        mask = table.mask(seat)
        assert mask.sum() == len(codes) and len(mask) == table.action_count
        indices = [table.index(code, seat) for code in codes]
        assert set(np.flatnonzero(mask)) == set(indices)
        assert [table.code(index, seat) for index in indices] == codes
        features = table.features(seat)
        assert features.dtype == np.float32 and len(features) == len(table.feature_names)
        assert np.abs(features).max() <= 1
        table.act_index(indices[len(indices) // 2], seat)


def test_features_do_not_tell_what_is_hidden():
    """A rival's secret plan: the same features whatever it is."""
    one, other = (gantry.Match("rocket-rescue", 3, seed=1) for _ in range(2))
    one.act("die research 1", 1)
    other.act("die research 6", 1)
    assert np.array_equal(one.features(0), other.features(0))
    assert not np.array_equal(one.features(1), other.features(1))
