from ._gantry import GantryError as GantryError
from ._gantry import Match as Match
from ._gantry import Refused as Refused
from ._gantry import games as games
from .pettingzoo import aec_env as aec_env
from .pettingzoo import parallel_env as parallel_env
from .pettingzoo import raw_aec_env as raw_aec_env
from .vec import VecEnv as VecEnv
from .vec import vec_env as vec_env

__all__ = ["GantryError", "Match", "Refused", "VecEnv", "aec_env", "games", "parallel_env", "raw_aec_env", "vec_env"]
