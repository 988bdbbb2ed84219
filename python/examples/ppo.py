"""Learns Rocket Jockey for two by PPO against itself, in plain PyTorch: pip install torch; python ppo.py --minutes 5

The net sees what its seat sees and nothing else. It is paid in points: what it scores counts for it, what its rival scores
against it, and winning counts on top. Every few iterations it plays against chance, and the curve is drawn as an SVG.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

import gantry

GAME, SEATS = "rocket-jockey", 2
GAMMA, LAMBDA, CLIP, ENTROPY = 0.997, 0.95, 0.2, 0.01
POINTS = 40.0  # so many points count as much as the win


class Net(nn.Module):
    def __init__(self, features, actions, width=128):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)

    def forward(self, observations, masks):
        hidden = self.body(observations)
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(hidden).squeeze(-1)


def points(env, columns):
    """What each seat has scored, from what the seat to act sees: itself first, then its rival."""
    mine, rival = (env.observations[:, column] * 120.0 for column in columns)
    first = env.seats == 0
    return np.stack([np.where(first, mine, rival), np.where(first, rival, mine)], axis=1)


def rollout(env, net, steps, columns):
    """Plays on in all matches; what was seen, done and earned in every step."""
    seen = {name: [] for name in ("observations", "masks", "actions", "chances", "values", "rewards", "signs", "ended")}
    rows = np.arange(env.n)
    for _ in range(steps):
        observations, masks = torch.from_numpy(env.observations.copy()), torch.from_numpy(env.masks.copy())
        seats, before = env.seats.copy(), points(env, columns)
        with torch.no_grad():
            policy, values = net(observations, masks)
            actions = policy.sample()
        env.step(actions.numpy())
        after = np.where(env.ended[:, None], env.scores, points(env, columns))
        earned = (after - before) / POINTS + np.where(env.ended[:, None], 2 * env.rewards - 1, 0)
        rewards = earned[rows, seats] - earned[rows, 1 - seats]
        signs = np.where(env.ended, 0, np.where(env.seats == seats, 1, -1))
        for name, value in zip(
            seen,
            (observations, masks, actions, policy.log_prob(actions), values, rewards / 2, signs, env.ended.copy()),
        ):
            seen[name].append(torch.as_tensor(value))
    seen = {name: torch.stack(values) for name, values in seen.items()}
    with torch.no_grad():
        last = net(torch.from_numpy(env.observations), torch.from_numpy(env.masks))[1]
    return seen, last


def advantages(seen, last):
    """How much better each action was than expected. A rival's gain is one's loss: the sign turns when the turn does."""
    gain, later, found = torch.zeros_like(last), last, []
    for step in reversed(range(len(seen["values"]))):
        sign = seen["signs"][step].float() * GAMMA
        surprise = seen["rewards"][step].float() + sign * later - seen["values"][step]
        gain = surprise + sign * LAMBDA * gain
        later = seen["values"][step]
        found.append(gain)
    return torch.stack(found[::-1])


def learn(net, optimiser, seen, gains, epochs=3, size=1024):
    flat = {name: values.flatten(0, 1) for name, values in seen.items()}
    gains = gains.flatten()
    targets, gains = gains + flat["values"], (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(epochs):
        for part in torch.randperm(len(gains)).split(size):
            policy, values = net(flat["observations"][part], flat["masks"][part])
            ratio = (policy.log_prob(flat["actions"][part]) - flat["chances"][part]).exp()
            gain = gains[part]
            better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = -better + 0.5 * (values - targets[part]).pow(2).mean() - ENTROPY * policy.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


def against_chance(net, matches, seed):
    """The net's share of wins and its lead in points against random play, in turn at both seats."""
    env = gantry.vec_env(GAME, SEATS, n=matches, seed=seed)
    mine = np.arange(env.n) % SEATS
    rows, counted = np.arange(env.n), np.zeros(env.n, bool)
    shares, leads = np.zeros(env.n), np.zeros(env.n)
    while not counted.all():
        actions = env.sample().copy()
        turn = np.flatnonzero((env.seats == mine) & ~counted)
        if len(turn):
            with torch.no_grad():
                policy, _ = net(torch.from_numpy(env.observations[turn]), torch.from_numpy(env.masks[turn]))
                actions[turn] = policy.sample().numpy()
        env.step(actions)
        new = env.ended & ~counted
        shares[new] = env.rewards[rows, mine][new]
        leads[new] = (env.scores[rows, mine] - env.scores[rows, 1 - mine])[new]
        counted |= new
    return shares.mean(), 1.96 * shares.std() / len(shares) ** 0.5, leads.mean()


def draw(curve, path):
    """The share of wins over the steps, as a small picture."""
    most = max(steps for steps, _, _ in curve) or 1
    at = lambda steps, share: f"{40 + 340 * steps / most:.1f},{190 - 170 * share:.1f}"  # noqa: E731
    line = " ".join(at(steps, share) for steps, share, _ in curve)
    band = [at(steps, min(1, share + wide)) for steps, share, wide in curve]
    band += [at(steps, max(0, share - wide)) for steps, share, wide in reversed(curve)]
    marks = "".join(
        f'<text x="34" y="{194 - 170 * share}" text-anchor="end">{share:.0%}</text>'
        f'<path d="M40 {190 - 170 * share}H380" stroke="#8886"/>'
        for share in (0, 0.5, 1)
    )
    with open(path, "w") as file:
        file.write(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 225" font-family="sans-serif" font-size="11" '
            f'fill="#777"><title>Matches won against random play</title>{marks}'
            f'<polygon points="{" ".join(band)}" fill="#2a7de133"/>'
            f'<polyline points="{line}" fill="none" stroke="#2a7de1" stroke-width="2"/>'
            f'<text x="380" y="210" text-anchor="end">{most / 1e6:.1f} million actions of self-play</text>'
            '<text x="40" y="14">matches won against random play</text></svg>\n'
        )


def main():
    parser = argparse.ArgumentParser(description="Learns Rocket Jockey by PPO.")
    parser.add_argument("--minutes", type=float, default=5, help="how long to learn, in minutes of one core")
    parser.add_argument("--matches", type=int, default=128, help="matches side by side")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", default="curve.svg", help="where the learning curve is drawn")
    parser.add_argument("--save", help="where the net is kept")
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    torch.set_num_threads(args.threads)
    env = gantry.vec_env(GAME, SEATS, n=args.matches, threads=args.threads, seed=args.seed)
    env.scatter(200)
    columns = [env.feature_names.index(f"seat{seat}.score") for seat in range(SEATS)]
    net = Net(len(env.feature_names), env.action_count)
    optimiser = torch.optim.Adam(net.parameters(), lr=5e-4)
    curve, steps, iteration = [], 0, 0
    while True:
        spent = time.process_time() / 60
        over = spent >= args.minutes
        if iteration % 4 == 0 or over:
            share, wide, lead = against_chance(net, 1000 if over else 200, seed=1000 + iteration)
            curve.append((steps, share, wide))
            draw(curve, args.curve)
            print(f"{spent:5.1f} min {steps:9,} actions: {share:.1%} ± {wide:.1%} won, {lead:+.1f} points", flush=True)
        if over:
            break
        seen, last = rollout(env, net, 64, columns)
        learn(net, optimiser, seen, advantages(seen, last))
        steps += 64 * args.matches
        iteration += 1
    if args.save:
        torch.save(net.state_dict(), args.save)


if __name__ == "__main__":
    main()
