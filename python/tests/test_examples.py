"""The examples run, and the bot plays at a real web table."""

import json
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

PYTHON = Path(__file__).parent.parent
GANTRY = Path(os.environ.get("GANTRY", PYTHON.parent / "target/debug/gantry"))


def run(example, *args):
    done = subprocess.run(
        [sys.executable, PYTHON / "examples" / example, *args], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_random_play():
    told = run("random_play.py")
    assert all(title in told for title in ("Rocket Jockey", "Rocket Rescue", "Rocketmen", "Jupiter Rescue"))


def ask(address, path, body=None, token=""):
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address + "/api/v1" + path, data, headers)) as answer:
        return json.loads(answer.read())


@pytest.fixture
def server(tmp_path):
    if not GANTRY.exists():
        pytest.skip(f"{GANTRY} is not built")
    how = [GANTRY, "serve", "--listen", "127.0.0.1:0", "--data", tmp_path, "--no-rate-limit"]
    with subprocess.Popen(how, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as house:
        yield re.search(r"http://\S+", house.stdout.readline())[0].rstrip("/")
        house.terminate()


def test_the_bot_of_twenty_lines_plays_at_a_web_table(server):
    token = ask(server, "/players", {"name": "Host"})["token"]
    table = {"game": "rocket-jockey", "seats": ["open", "random"], "pace": "instant"}
    match = ask(server, "/matches", table, token)["id"]
    assert "win" in run("web_bot.py", server, match).lower()
    seen = ask(server, f"/matches/{match}", token=token)
    assert seen["state"] == "over" and seen["seats"][0]["name"] == "Twenty Lines"
