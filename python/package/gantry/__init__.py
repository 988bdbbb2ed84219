"""Gantry's rocket games by their rules: matches, environments for learning, many matches at once.

>>> import gantry
>>> table = gantry.Match("rocket-jockey", players=2, seed=7)
>>> table.why("done")["clause"]
'RJ-FUEL-1'
>>> table.act("draw deck")
['You draw 3-5 from the deck.']

``docs/python.md`` tells everything on one page.
"""

from ._gantry import GantryError, Match, Refused, games
from .vec import VecEnv, vec_env

__all__ = ["GantryError", "Match", "Refused", "VecEnv", "aec_env", "games", "parallel_env", "raw_aec_env", "vec_env"]


def __getattr__(name):
    """The environments of PettingZoo, which is only needed by whoever asks for them."""
    if name in ("aec_env", "raw_aec_env", "parallel_env"):
        from . import pettingzoo

        return getattr(pettingzoo, name)
    raise AttributeError(f"module 'gantry' has no attribute '{name}'")
