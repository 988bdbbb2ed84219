"""Plays a match of every game at random, and tells how it ended."""

import random

import gantry

for facts in gantry.games():
    table = gantry.Match(facts["id"], players=facts["players"][-1], seed=1)
    while not table.over:
        table.act(random.choice(list(table.actions())))
    print(facts["title"], f"after {table.steps} actions:", table.outcome())
