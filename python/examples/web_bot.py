"""A bot that takes a seat at a web table: python web_bot.py http://127.0.0.1:8080 MATCH"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


def ask(path, body=None, token=""):
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(server + "/api/v1" + path, data, headers)) as answer:
        return json.loads(answer.read() or "null")


server, match = sys.argv[1].rstrip("/"), sys.argv[2]
token = ask("/players", {"name": "Twenty Lines"})["token"]
ask(f"/matches/{match}/join", {}, token)
while (table := ask(f"/matches/{match}", token=token))["state"] in ("open", "running"):
    if not table["actions"]:
        time.sleep(0.05)
        continue
    choice = random.choice(table["actions"])["action"]  # here would be something cleverer
    try:
        ask(f"/matches/{match}/actions", {"version": table["version"], "action": choice}, token)
    except urllib.error.HTTPError as error:
        if error.code not in (409, 429):  # the table has changed meanwhile, or we were too fast: look again
            raise
        time.sleep(0.2)
print("\n".join(table["result"]))
