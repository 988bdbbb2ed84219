"""Every game as a PettingZoo environment."""

import numpy as np

try:
    import gymnasium
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
except ImportError as missing:
    raise ImportError(
        "gantry.aec_env needs PettingZoo: pip install 'gantry[pettingzoo]', or pip install pettingzoo gymnasium"
    ) from missing

from ._gantry import Match


def _name(seat):
    return f"player_{seat}"


class _Spaces:
    """What both environments share: a table, fixed spaces, rendering."""

    def _prepare(self, game, players, options, max_cycles, render_mode, extra_actions=0):
        if max_cycles is not None and max_cycles < 1:
            raise ValueError("max_cycles must be at least 1")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}: use 'human' or 'ansi'")
        self._setup = (game, players, options)
        self.max_cycles, self.render_mode = max_cycles, render_mode
        self.table = Match(game, players, options, seed=0)
        self.possible_agents = [_name(seat) for seat in range(self.table.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.feature_names = self.table.feature_names
        actions = self.table.action_count + extra_actions
        self._action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(-1.0, 1.0, (len(self.feature_names),), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent):
        return self._observation_spaces[agent]

    def action_space(self, agent):
        return self._action_spaces[agent]

    def _deal(self, seed):
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        elif not hasattr(self, "_dice"):
            self._dice = np.random.default_rng()
        game, players, options = self._setup
        self.table = Match(game, players, options, seed=int(self._dice.integers(2**63)))
        self.agents = list(self.possible_agents)

    def _shares(self):
        outcome = self.table.outcome()
        shares = outcome["shares"] if outcome else [0.0] * len(self.possible_agents)
        return {agent: float(shares[seat]) for agent, seat in self._seats.items()}

    def render(self):
        """The board as text, as everybody sees it: printed ('human') or returned ('ansi')."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() does nothing without a render_mode: use 'human' or 'ansi'")
            return None
        board = self.table.board()
        if self.render_mode == "ansi":
            return board
        print(board)
        return None

    def close(self):
        pass


class raw_aec_env(_Spaces, AECEnv):
    """One seat acts at a time. Where several may act at once they do so in turn, and nothing tells what others chose.

    An observation is a dictionary with `observation` (what the agent sees, numbers from -1 to 1 named by `feature_names`)
    and `action_mask`. Rewards are 0 until the match ends; then each agent gets its share of the win: 1 for a sole winner,
    1/k for each of k who tie, 0 for the others. Who play together get 1 each if they win and 0 if they lose.

    `max_cycles` breaks a match off after so many actions per player on the average.
    """

    metadata = {"render_modes": ["human", "ansi"], "name": "gantry", "is_parallelizable": False}

    def __init__(self, game, players=None, options=None, max_cycles=None, render_mode=None):
        super().__init__()
        self.metadata = {**type(self).metadata, "name": f"{game}_v0"}
        self._prepare(game, players, options, max_cycles, render_mode)

    def reset(self, seed=None, options=None):
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = _name(self.table.to_act[0])

    def observe(self, agent):
        seat = self._seats[agent]
        selected = agent == self.agent_selection and not self.table.over
        mask = self.table.mask(seat) if selected else np.zeros(self.action_space(agent).n, np.int8)
        return {"observation": self.table.features(seat), "action_mask": mask}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.act_index(int(action), self._seats[agent])
        if self.table.over:
            self.rewards = self._shares()
            self.terminations = dict.fromkeys(self.agents, True)
            # Every agent hears of it once, beginning with the one that acted.
            self.agent_selection = agent
        else:
            self.agent_selection = _name(self.table.to_act[0])
            if self.max_cycles is not None and self.table.steps >= self.max_cycles * len(self.possible_agents):
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


def aec_env(game, players=None, options=None, max_cycles=None, render_mode=None):
    """A game as a PettingZoo AEC environment, with the usual wrappers: an illegal action ends the match with reward -1.

    See `raw_aec_env` for observations and rewards.
    """
    env = raw_aec_env(game, players, options, max_cycles, render_mode)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class parallel_env(_Spaces, ParallelEnv):
    """All seats choose in every step, as PettingZoo's parallel environments want it.

    The last index of the action space is `wait`, the only one that is legal for a seat that is not to act. In a simultaneous
    phase all seats act in one step. What is not legal counts as a random legal action, so that a program that has not learnt
    the masks yet still plays; `infos[agent]["illegal"]` says when that happened.

    Rewards are those of `raw_aec_env`; `max_cycles` breaks a match off after so many steps.
    """

    metadata = {"render_modes": ["human", "ansi"], "name": "gantry"}

    def __init__(self, game, players=None, options=None, max_cycles=None, render_mode=None):
        self.metadata = {**type(self).metadata, "name": f"{game}_v0"}
        self._prepare(game, players, options, max_cycles, render_mode, extra_actions=1)
        self.wait = self.table.action_count

    def _observe(self, agent):
        seat = self._seats[agent]
        mask = np.append(self.table.mask(seat), np.int8(0))
        mask[self.wait] = not mask.any()
        return {"observation": self.table.features(seat), "action_mask": mask}

    def reset(self, seed=None, options=None):
        self._deal(seed)
        self.cycles = 0
        return {agent: self._observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def _choose(self, seat, action):
        """The action if it is legal, or a random one."""
        mask = self.table.mask(seat)
        if 0 <= action < self.wait and mask[action]:
            return int(action), False
        return int(self._dice.choice(np.flatnonzero(mask))), True

    def step(self, actions):
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise ValueError(f"there is no action for {', '.join(missing)}")
        illegal = {agent: int(actions[agent]) != self.wait for agent in self.agents}
        for seat in self.table.to_act:
            if seat not in self.table.to_act:
                continue  # what another seat did has ended the phase
            agent = _name(seat)
            choice, illegal[agent] = self._choose(seat, int(actions[agent]))
            self.table.act_index(choice, seat)
        self.cycles += 1
        agents = list(self.agents)
        over = self.table.over
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        if over or cut:
            self.agents = []
        return (
            {agent: self._observe(agent) for agent in agents},
            self._shares(),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {"illegal": illegal[agent]} for agent in agents},
        )
