"""Many matches of one game at once, for self-play."""

import numpy as np

from ._gantry import Many


class VecEnv:
    """`n` matches side by side; in each of them one seat is to act.

    The arrays below are made once and written anew by every `reset` and `step`: copy what you want to keep.

    observations  (n, features) float32   what the seat to act sees, from -1 to 1
    masks         (n, actions) bool       which actions it may choose
    seats         (n,) uint8              which seat that is
    rewards       (n, players) float32    win shares of the match that ended with this step, else 0
    ended         (n,) bool               whether it did; the row already shows the next match
    scores        (n, players) float32    final scores of the latest match that ended
    """

    def __init__(self, game, players=None, options=None, n=1024, threads=1, seed=0):
        if n < 1:
            raise ValueError("a batch needs at least one match")
        if threads < 1:
            raise ValueError("threads must be at least 1")
        self._many = Many(game, players, options, n, seed)
        self.game, self.n, self.threads = game, n, threads
        self.players = self._many.players
        self.options = dict(self._many.options)
        self.feature_names = self._many.feature_names
        self.action_count = self._many.action_count
        self.observations = np.zeros((n, len(self.feature_names)), np.float32)
        self.masks = np.zeros((n, self.action_count), bool)
        self.rewards = np.zeros((n, self.players), np.float32)
        self.scores = np.zeros((n, self.players), np.float32)
        self.ended = np.zeros(n, bool)
        self.seats = np.zeros(n, np.uint8)
        self._sample = np.zeros(n, np.int64)
        self._arrays = {
            "observations": self.observations,
            "masks": self.masks,
            "rewards": self.rewards,
            "scores": self.scores,
            "ended": self.ended,
            "seats": self.seats,
        }
        self.reset(seed)

    def reset(self, seed=0):
        """Deals all matches anew; the same seed deals the same matches. Returns observations and masks."""
        self._many.reset(seed, self.threads, self._arrays)
        return self.observations, self.masks

    def step(self, actions):
        """Plays one action in each match; none at all if one of them is not legal, which raises `GantryError`.

        A match that ends is followed by a new one. Returns observations, masks, rewards and ended.
        """
        actions = np.ascontiguousarray(actions, np.int64)
        self._many.step(actions, self.threads, self._arrays)
        return self.observations, self.masks, self.rewards, self.ended

    def scatter(self, steps):
        """Plays so many random actions in each match, so that they come to different moments. Returns observations and masks."""
        self._many.scatter(steps, self.threads, self._arrays)
        return self.observations, self.masks

    def sample(self):
        """A random legal action for each match; the same array every time."""
        self._many.sample(self._sample)
        return self._sample

    def __repr__(self):
        return f"<gantry.VecEnv of {self.n} matches of {self.game}, {self.players} players>"


def vec_env(game, players=None, options=None, n=1024, threads=1, seed=0):
    """Many matches at once; see `VecEnv`."""
    return VecEnv(game, players, options, n, threads, seed)
