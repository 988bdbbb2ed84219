"""Random play a second on one core: Gantry beside PettingZoo's classic games and OpenSpiel, in one run on one machine.

pip install ./python pettingzoo[classic] open_spiel; python python/bench.py

Every library does what a learning program needs in each step: it tells what the seat to act sees and may do, and plays a
random legal action. Only what is installed is measured.
"""

import argparse
import importlib
import random
import time

import numpy as np

import gantry


def rate(work, seconds):
    """Steps a second: `work` plays some and says how many. The best of three, because noise only ever slows down.

    Seconds are those of the processor: other programs that run meanwhile make less of a difference.
    """
    work()
    best = 0.0
    for _ in range(3):
        steps, begun = 0, time.process_time()
        while time.process_time() - begun < seconds / 3:
            steps += work()
        best = max(best, steps / (time.process_time() - begun))
    return best


def vectorised(game, players, n):
    env = gantry.vec_env(game, players, n=n, seed=1)
    env.scatter(100)

    def work():
        for _ in range(4):
            env.step(env.sample())
        return 4 * n

    return work


def in_rust(game, players, n):
    """The same work without coming back to Python after each step."""
    env = gantry.vec_env(game, players, n=n, seed=1)
    env.scatter(100)

    def work():
        env.scatter(4)
        return 4 * n

    return work


def pettingzoo_env(make):
    env = make()

    def work():
        steps = 0
        env.reset()
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(int(np.random.choice(np.flatnonzero(observation["action_mask"]))))
                steps += 1
            if steps >= 300:
                break
        return steps

    return work


def open_spiel(name):
    import pyspiel

    game = pyspiel.load_game(name)
    tensor = "information_state_tensor" if game.get_type().provides_information_state_tensor else "observation_tensor"

    def work():
        steps, state = 0, game.new_initial_state()
        while not state.is_terminal() and steps < 1000:
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
                state.apply_action(random.choices(actions, chances)[0])
                continue
            getattr(state, tensor)(state.current_player())
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return work


def measure(rows, name, make, seconds):
    try:
        speed = rate(make(), seconds)
    except ImportError as missing:
        print(f"{name:44} not measured: {missing}")
        return
    rows[name] = speed
    print(f"{name:44} {speed:12,.0f}", flush=True)


def main():
    parser = argparse.ArgumentParser(description="Random steps a second on one core.")
    parser.add_argument("--seconds", type=float, default=3, help="of the processor, for each line")
    parser.add_argument("-n", type=int, default=1024, help="matches side by side in vec_env")
    args = parser.parse_args()
    rows = {}
    print(f"{'random steps a second, one core':44} {'steps':>12}")
    for facts in gantry.games():
        game, players = facts["id"], facts["players"][len(facts["players"]) // 2]
        measure(rows, f"{game} x{players}, vec_env", lambda: vectorised(game, players, args.n), args.seconds)
        measure(rows, f"{game} x{players}, the same inside Rust", lambda: in_rust(game, players, args.n), args.seconds)
        measure(rows, f"{game} x{players}, aec_env", lambda: pettingzoo_env(lambda: gantry.aec_env(game, players)), args.seconds)
    for name in ("hanabi_v5", "leduc_holdem_v4", "connect_four_v3", "tictactoe_v3"):
        make = lambda: pettingzoo_env(importlib.import_module(f"pettingzoo.classic.{name}").env)  # noqa: E731
        measure(rows, f"PettingZoo {name}", make, args.seconds)
    for name in ("hanabi", "gin_rummy", "backgammon", "leduc_poker"):
        measure(rows, f"OpenSpiel {name}", lambda: open_spiel(name), args.seconds)
    hanabi = rows.get("PettingZoo hanabi_v5")
    if hanabi:
        print("\nvec_env beside PettingZoo's hanabi:")
        for name, speed in rows.items():
            if name.endswith("vec_env"):
                print(f"{name:44} {speed / hanabi:11,.0f}x")


if __name__ == "__main__":
    main()
