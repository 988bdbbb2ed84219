from collections.abc import Mapping
from typing import Any

from gymnasium.spaces import Space
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from ._gantry import Match

_Options = Mapping[str, str | int | bool] | None
_Observation = dict[str, NDArray[Any]]

class raw_aec_env(AECEnv[str, _Observation, int]):
    table: Match
    feature_names: list[str]
    max_cycles: int | None
    render_mode: str | None
    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: _Options = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None: ...
    metadata: dict[str, Any]
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None: ...
    def observe(self, agent: str) -> _Observation: ...
    def step(self, action: int | None) -> None: ...
    def observation_space(self, agent: str) -> Space[Any]: ...
    def action_space(self, agent: str) -> Space[Any]: ...
    def render(self) -> str | None: ...
    def close(self) -> None: ...

def aec_env(
    game: str,
    players: int | None = None,
    options: _Options = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, _Observation, int]: ...

class parallel_env(ParallelEnv[str, _Observation, int]):
    table: Match
    feature_names: list[str]
    wait: int
    max_cycles: int | None
    render_mode: str | None
    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: _Options = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None: ...
    metadata: dict[str, Any]
    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, _Observation], dict[str, dict[str, Any]]]: ...
    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, _Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]: ...
    def observation_space(self, agent: str) -> Space[Any]: ...
    def action_space(self, agent: str) -> Space[Any]: ...
    def render(self) -> str | None: ...
    def close(self) -> None: ...
