from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

_Options = Mapping[str, str | int | bool] | None

class VecEnv:
    game: str
    players: int
    options: dict[str, str]
    n: int
    threads: int
    feature_names: list[str]
    action_count: int
    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float32]
    scores: NDArray[np.float32]
    ended: NDArray[np.bool_]
    seats: NDArray[np.uint8]
    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: _Options = None,
        n: int = 1024,
        threads: int = 1,
        seed: int = 0,
    ) -> None: ...
    def reset(self, seed: int = 0) -> tuple[NDArray[np.float32], NDArray[np.bool_]]: ...
    def step(
        self, actions: ArrayLike
    ) -> tuple[NDArray[np.float32], NDArray[np.bool_], NDArray[np.float32], NDArray[np.bool_]]: ...
    def scatter(self, steps: int) -> tuple[NDArray[np.float32], NDArray[np.bool_]]: ...
    def sample(self) -> NDArray[np.int64]: ...

def vec_env(
    game: str, players: int | None = None, options: _Options = None, n: int = 1024, threads: int = 1, seed: int = 0
) -> VecEnv: ...
