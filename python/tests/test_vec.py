"""Many matches at once."""

import threading

import numpy as np
import pytest
from setups import SETUPS, name

import gantry


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_matches_end_and_others_follow(setup):
    game, players, options = setup
    env = gantry.vec_env(game, players, options, n=8, seed=1)
    arrays = [env.observations, env.masks, env.rewards, env.ended]
    assert env.observations.shape == (8, len(env.feature_names)) and env.masks.shape == (8, env.action_count)
    ended = 0
    for _ in range(400):
        actions = env.sample()
        assert env.masks[np.arange(8), actions].all() and (env.seats < players).all()
        assert all(given is kept for given, kept in zip(env.step(actions), arrays)), "arrays are made once"
        assert np.abs(env.observations).max() <= 1
        assert not env.rewards[~env.ended].any()
        if not gantry_cooperative(game) and players > 1:
            assert np.allclose(env.rewards[env.ended].sum(axis=1), 1)
        ended += env.ended.sum()
    if game == "rocket-jockey":
        assert ended > 0


def gantry_cooperative(game):
    return next(facts["cooperative"] for facts in gantry.games() if facts["id"] == game)


def test_threads_and_seeds():
    one, two = (gantry.vec_env("rocket-jockey", 3, n=37, threads=threads, seed=5) for threads in (1, 2))
    for _ in range(200):
        actions = one.sample()
        one.step(actions)
        two.step(actions)
        assert np.array_equal(one.observations, two.observations) and np.array_equal(one.masks, two.masks)
    first = one.reset(6)[0].copy()
    assert not np.array_equal(first, one.reset(7)[0]) and np.array_equal(first, one.reset(6)[0])


def test_scattered_matches_are_at_different_moments():
    one, two = (gantry.vec_env("rocket-jockey", 2, n=16, threads=threads, seed=5) for threads in (1, 2))
    observations, masks = one.scatter(300)
    assert observations is one.observations and np.array_equal(observations, two.scatter(300)[0])
    turns = observations[:, one.feature_names.index("turn")]
    assert len(set(turns)) > 3
    one.step(one.sample())


def test_a_row_is_what_the_seat_to_act_sees():
    env = gantry.vec_env("rocket-jockey", 2, n=1, seed=2)
    for _ in range(50):
        table_names = gantry.Match("rocket-jockey", 2, seed=1).feature_names
        assert env.feature_names == table_names
        env.step(env.sample())
    assert env.observations[0][env.feature_names.index("active.me")] == 1


def test_other_threads_of_python_run_meanwhile():
    env = gantry.vec_env("jupiter-rescue", 4, n=256, seed=2)
    counted, over = [0], threading.Event()

    def count():
        while not over.is_set():
            counted[0] += 1

    counter = threading.Thread(target=count)
    counter.start()
    for _ in range(20):
        env.step(env.sample())
    over.set()
    counter.join()
    assert counted[0] > 0


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (lambda env: env.step(np.zeros(3, np.int64)), "there are 4 matches and 3 actions"),
        (lambda env: env.step([-1] * 4), "action -1 is not legal in match 0"),
        (lambda env: env.step(env.sample() * 0 + env.action_count), "is not legal in match 0"),
        (lambda env: gantry.vec_env("chess"), "there is no game"),
        (lambda env: gantry.vec_env("rocket-jockey", n=0), "at least one match"),
        (lambda env: gantry.vec_env("rocket-jockey", n=10**9), "too many"),
        (lambda env: gantry.vec_env("rocket-jockey", threads=0), "at least 1"),
        (lambda env: gantry.vec_env("rocketmen", 2, {"mode": "solo"}), "solo mode is for one player"),
    ],
)
def test_nonsense_is_answered_with_a_sentence(wrong, words):
    env = gantry.vec_env("rocket-jockey", 2, n=4)
    before = env.observations.copy()
    with pytest.raises(ValueError, match=words):
        wrong(env)
    assert np.array_equal(before, env.observations)
    env.step(env.sample())


def test_arrays_of_another_shape_are_refused():
    env = gantry.vec_env("rocket-jockey", 2, n=4)
    with pytest.raises(ValueError, match="size of the batch"):
        env._many.reset(1, 1, {**env._arrays, "seats": np.zeros(5, np.uint8)})
    with pytest.raises((TypeError, ValueError)):
        env._many.reset(1, 1, {**env._arrays, "seats": np.zeros(4, np.int64)})
