"""Whether the Parquet files of the lab say what its report says: DuckDB reads them. Needs a built gantry and duckdb.

    python tests/lab/parquet.py
"""

import json
import subprocess
import tempfile
from pathlib import Path

import duckdb

GANTRY = Path(__file__).parents[2] / "target/debug/gantry"
GAMES = 24


def report(folder: Path, game: str, players: int) -> dict:
    """A report with Parquet files beside it."""
    numbers = folder / "report.json"
    command = [GANTRY, "lab", "report", game, "--players", str(players), "--games", str(GAMES), "--bots", "random"]
    subprocess.run([*command, "--json", numbers, "--parquet", folder], check=True, stdout=subprocess.DEVNULL)
    return json.loads(numbers.read_text())


def check(game: str, players: int) -> None:
    """Asks the files for what the report tells."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        told = report(folder, game, players)

        def ask(question: str) -> list:
            for table in ("matches", "seats", "decisions"):
                question = question.replace(f"from {table}", f"from read_parquet('{folder}/{table}.parquet')")
                question = question.replace(f"join {table}", f"join read_parquet('{folder}/{table}.parquet')")
            return duckdb.sql(question).fetchall()

        assert ask("select count(*), count(distinct match), min(seed) from matches") == [(GAMES, GAMES, 1)]
        [(decisions,)] = ask("select avg(decisions) from matches")
        assert abs(decisions - told["decisions"]["mean"]["mean"]) < 1e-9
        for seat, wins, score in ask("select seat, avg(win_share), avg(score) from seats group by seat order by seat"):
            line = told["seats"]["ABCDEFGH".index(seat)]
            assert abs(wins - line["wins"]["share"]) < 1e-9 and abs(score - line["score"]["mean"]) < 1e-9
        assert ask(
            "select count(*) from (select match, count(*) as n from decisions group by match) d"
            " join matches m using (match) where d.n <> m.decisions"
        ) == [(0,)]
        phases = {name: count for name, count in ask("select phase, count(*) from decisions group by phase")}
        for phase in told["phases"]:
            key = next(key for key in phases if key.removeprefix("prompt-").replace("-", " ") == phase["name"])
            assert abs(phases[key] / GAMES - phase["per_match"]["mean"]) < 1e-9, phase["name"]
        assert ask("select count(*) from decisions where code = '' or choices < 1") == [(0,)]
        print(f"{game}: {sum(phases.values())} decisions read back")


check("rocket-jockey", 3)
check("rocketmen", 2)
check("jupiter-rescue", 2)
