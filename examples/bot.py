"""A bot for any game, in Python: it takes the first action that looks useful.

    gantry sim rocket-jockey --players 2 --bots "exec:python3 examples/bot.py,random" --games 20

The protocol is in docs/bot-protocol.md: one JSON object a line, a question in, an answer out.
"""

import json
import random
import sys

# Actions that end a step are left for last: what a game offers besides them is usually progress.
LAST = ("done", "end", "pass", "none", "wait")


def choose(view, actions):
    """The view is what the seat sees; the actions are codes. Here goes your idea."""
    useful = [action for action in actions if not action.split()[0].endswith(LAST)]
    return random.choice(useful or actions)


def main():
    for line in sys.stdin:
        question = json.loads(line)
        if question["type"] == "begin":
            random.seed(question["seat"])
        elif question["type"] == "choose":
            answer = {"action": choose(question["view"], question["actions"])}
            print(json.dumps(answer), flush=True)
        elif question["type"] == "end":
            pass  # the share of the win and the score, for those that learn


if __name__ == "__main__":
    main()
