"""The compiled part of gantry."""

from collections.abc import Mapping
from typing import Any, final

import numpy as np
from numpy.typing import NDArray

__all__ = ["GantryError", "Many", "Match", "Refused", "games"]

class GantryError(ValueError):
    """What was asked cannot be done; the text says why."""

class Refused(GantryError):
    """The rules do not allow an action now."""

    clause: str
    """The clause that forbids it, such as ``RJ-FUEL-3``."""
    reason: str
    """Why, in words."""

def games() -> list[dict[str, Any]]:
    """Every game on the shelf, with its player counts and options."""

@final
class Match:
    """One play of a game. Seats are numbers from 0; where one may be left out, it is the first that is to act."""

    def __new__(
        cls,
        game: str,
        players: int | None = None,
        options: Mapping[str, str | int | bool] | None = None,
        seed: int | str | None = None,
        *,
        names: list[str] | None = None,
        language: str = "en",
    ) -> Match: ...
    @staticmethod
    def from_record(record: str, *, language: str = "en") -> Match:
        """Plays a record again, checking everything it claims."""
    @staticmethod
    def from_position(
        position: str,
        options: Mapping[str, str | int | bool] | None = None,
        seed: int | str | None = None,
        *,
        names: list[str] | None = None,
        language: str = "en",
    ) -> Match:
        """Begins at a position file, with the components of the box."""
    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def options(self) -> dict[str, str]: ...
    @property
    def seed(self) -> str: ...
    @property
    def to_act(self) -> list[int]:
        """The seats that may act now: several in a simultaneous phase, none when the match is over."""
    @property
    def over(self) -> bool: ...
    @property
    def steps(self) -> int:
        """How many actions stand."""
    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees; what everybody sees if no seat is named."""
    def describe(self, seat: int | None = None) -> list[tuple[str, list[str]]]:
        """What a seat sees in words: headings with their sentences."""
    def board(self, seat: int | None = None) -> str:
        """The board as text, as a seat sees it."""
    def prompt(self, seat: int | None = None) -> str:
        """What a seat is asked to do, in words."""
    def actions(self, seat: int | None = None) -> dict[str, str]:
        """The legal actions of a seat: each code with its sentence, in a fixed order."""
    def act(self, code: str, seat: int | None = None) -> list[str]:
        """Plays an action by its code, and tells what its seat saw happen. Raises `Refused` if the rules are against it."""
    def why(self, code: str, seat: int | None = None) -> dict[str, str] | None:
        """Why an action is not legal: clause and reason; `None` if it is legal."""
    def undoable(self, seat: int | None = None) -> int:
        """How many steps a seat may take back alone."""
    def undo(self, seat: int | None = None) -> None:
        """Takes back a seat's latest step. Raises `GantryError` if that would tell it something, or others have acted."""
    def log(self, seat: int | None = None, since: int = 0) -> list[str]:
        """What a seat saw happen, in words, from a step on."""
    def outcome(self) -> dict[str, Any] | None:
        """How the match ended: `shares` of the win and `scores` by seat, and `places` or `won`; `None` before the end."""
    def record(self) -> str:
        """The match as a record: a text that replays to the same position anywhere."""
    def position(self) -> str:
        """The position as a file that people read and edit. It tells all secrets."""
    def advise(self, bot: str = "thumb", seat: int | None = None, *, seed: int | None = None) -> str:
        """What a bot would do in a seat's place, knowing what the seat knows: the code of an action."""
    def act_bot(self, bot: str = "thumb", seat: int | None = None, *, seed: int | None = None) -> str:
        """Lets a bot act for a seat: the code of what it did."""
    @property
    def feature_names(self) -> list[str]:
        """What each feature tells."""
    @property
    def action_count(self) -> int:
        """How many indices of actions there are."""
    def features(self, seat: int | None = None) -> NDArray[np.float32]:
        """What a seat sees as numbers from -1 to 1."""
    def mask(self, seat: int | None = None) -> NDArray[np.int8]:
        """Which indices are legal for a seat now, as an array of 0 and 1."""
    def index(self, code: str, seat: int | None = None) -> int:
        """The index of an action for a seat."""
    def code(self, index: int, seat: int | None = None) -> str:
        """The code of the action that an index means for a seat now, legal or not."""
    def act_index(self, index: int, seat: int | None = None) -> None:
        """Plays the action with an index. Raises `Refused` if the rules are against it."""

@final
class Many:
    """Matches of one game side by side; `gantry.VecEnv` gives it the arrays that it writes into."""

    @property
    def feature_names(self) -> list[str]: ...
    @property
    def action_count(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def options(self) -> list[tuple[str, str]]: ...
    def __new__(
        cls, game: str, players: int | None, options: Mapping[str, str | int | bool] | None, n: int, seed: int
    ) -> Many: ...
    def reset(self, seed: int, threads: int, arrays: Mapping[str, NDArray[Any]]) -> None: ...
    def step(self, actions: NDArray[np.int64], threads: int, arrays: Mapping[str, NDArray[Any]]) -> None: ...
    def scatter(self, steps: int, threads: int, arrays: Mapping[str, NDArray[Any]]) -> None: ...
    def sample(self, actions: NDArray[np.int64]) -> None: ...
