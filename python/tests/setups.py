"""Every game, number of players and edition, and some of the other options."""

import gantry

FACTS = {facts["id"]: facts for facts in gantry.games()}


def editions(game, players):
    """The options that make another game of it."""
    if game == "rocket-rescue":
        first = [{"edition": "first", "characters": True}] if players < 5 else []
        return [*first, {"edition": "second"}, {"edition": "second", "sealed-fronts": True}]
    if game == "rocketmen":
        modes = ["solo"] if players == 1 else ["standard", "battle-for-earth"]
        return [{"mode": mode, "round-cap": 20} for mode in modes]
    if game == "jupiter-rescue":
        return [{}, {"polite_colonists": True, "robot_vulnerability": True, "ask_before_taking": True}]
    return [{}]


SETUPS = [
    (game, players, options)
    for game, facts in FACTS.items()
    for players in facts["players"]
    for options in editions(game, players)
]


def name(setup):
    game, players, options = setup
    return "-".join([game, str(players), *(f"{key}={value}" for key, value in options.items())])
