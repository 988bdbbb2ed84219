"""The environments, by PettingZoo's own tests."""

import types

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec
from setups import SETUPS, name

import gantry

pytestmark = pytest.mark.filterwarnings("ignore:.*(all zeros|not a NumPy array|probably should be|is not defined).*")


@pytest.fixture(params=SETUPS, ids=name)
def make(request):
    game, players, options = request.param
    return lambda **how: gantry.aec_env(game, players, options, **how)


@pytest.fixture(params=SETUPS, ids=name)
def make_parallel(request):
    game, players, options = request.param
    return lambda **how: gantry.parallel_env(game, players, options, **how)


def test_api(make, capsys):
    api_test(make(), num_cycles=60)


def test_seeds(make):
    seed_test(make, num_cycles=20)


def test_rendering(make, capsys):
    render_test(make)
    assert capsys.readouterr().out


def test_max_cycles_of_turns(make):
    env = make(max_cycles=3)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
        steps += not over
    assert steps <= 3 * len(env.possible_agents)
    assert terminated or steps == 3 * len(env.possible_agents)


def test_max_cycles_in_parallel(make_parallel):
    env = lambda max_cycles: parallel_to_aec(make_parallel(max_cycles=max_cycles))  # noqa: E731
    parallel_env = lambda max_cycles: make_parallel(max_cycles=max_cycles)  # noqa: E731
    max_cycles_test(types.SimpleNamespace(parallel_env=parallel_env, env=env))


def test_parallel_api(make_parallel):
    parallel_api_test(make_parallel(), num_cycles=40)


def play_out(env, seed):
    """Plays at random; the last reward and observation of every agent."""
    env.reset(seed=seed)
    chance, last = np.random.default_rng(seed), {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        mask = observation["action_mask"]
        over = terminated or truncated
        last[agent] = reward
        assert over or mask.any()
        env.step(None if over else int(chance.choice(np.flatnonzero(mask))))
    return last


def test_rewards_are_shares_of_the_win():
    for seed in range(3):
        env = gantry.aec_env("rocket-jockey", 3)
        rewards = play_out(env, seed)
        shares = env.unwrapped.table.outcome()["shares"]
        assert [rewards[f"player_{seat}"] for seat in range(3)] == shares and sum(shares) == pytest.approx(1)


def test_who_plays_together_wins_and_loses_together():
    env = gantry.aec_env("jupiter-rescue", 3)
    assert len(set(play_out(env, 1).values())) == 1


def test_an_illegal_action_ends_the_match():
    env = gantry.aec_env("rocket-jockey", 2)
    env.reset(seed=1)
    observation, *_ = env.last()
    agent = env.agent_selection
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1 and all(env.terminations.values())


def test_plans_are_made_in_turn_without_telling():
    """Where all act at once, the second seat sees the same whatever the first has planned."""
    seen = []
    for first in ("die research 1", "die research 6"):
        env = gantry.aec_env("rocket-rescue", 3)
        env.reset(seed=4)
        table = env.unwrapped.table
        assert table.to_act == [0, 1, 2] and env.agent_selection == "player_0"
        env.step(table.index(first, 0))
        seen.append(env.observe("player_1")["observation"])
    assert np.array_equal(*seen)


def test_waiting_agents_have_nothing_to_choose():
    env = gantry.aec_env("rocket-jockey", 2)
    env.reset(seed=1)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(waiting)["action_mask"].any()


def test_nonsense_is_answered_with_a_sentence():
    with pytest.raises(ValueError, match="no render mode"):
        gantry.aec_env("rocket-jockey", render_mode="smell")
    with pytest.raises(ValueError, match="max_cycles"):
        gantry.aec_env("rocket-jockey", max_cycles=0)
    with pytest.raises(ValueError, match="there is no action for player_1"):
        env = gantry.parallel_env("rocket-jockey", 2)
        env.reset(seed=1)
        env.step({"player_0": 0})
