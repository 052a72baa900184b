# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sites with goals: what web servers answer with the outputs that `goals --apply --write` made, as the goals say.

`./dev servers goals` runs it. The expected answers are read from the goals and the list alone (S140, S141), never from a file that
the program made, nor from what it says of a question.
"""

from __future__ import annotations

import json
import random
import re
import subprocess
from pathlib import Path

TARGETS = ["nginx", "apache", "haproxy"]
PURPOSES = ["search", "answers", "research", "training", "making", "seo", "ads", "archives"]
OF_CATEGORY = {"search-indexer": "search", "ai-assistant": "answers", "ai-researcher": "research", "data-harvester": "training",
               "code-assistant": "making", "content-generator": "making", "monitoring": "seo", "ad-network": "ads"}
PATTERNS = ["/press/", "/archive/2019/", "/shop/cart", "/*.pdf$", "/a/*/private", "/search?q=", "/drafts", "/%C3%A9t%C3%A9/", "/x~y/z"]
LETS_IN = {"welcome": True, "open": True, "out": False, "ask": False, "pay": False}


def purpose_of(row: dict) -> str:
    if row["purpose"]:
        return row["purpose"]
    if row["kind"] == "user-fetcher":
        return "answers"
    return OF_CATEGORY.get(row["category"], "training")


class Goals:
    """Random goals: for each purpose a stance, paths, and what is excepted; a list of what is closed to all."""

    def __init__(self, r: random.Random):
        self.of = {}
        self.closed = r.sample(PATTERNS, r.randint(1, 2))
        for purpose in PURPOSES:
            stance = r.choice(["welcome", "open", "open", "out", "out", "ask", "pay"])
            # Exceptions for paths that are closed to all would only say the same in two places.
            free = [each for each in PATTERNS if each not in self.closed]
            other = r.choice(free) if r.random() < 0.5 else ""
            self.of[purpose] = (stance, other)

    def yaml(self) -> str:
        lines = ["goals:", f"  closed: {json.dumps(self.closed)}", "  signals: []"]
        for purpose, (stance, other) in self.of.items():
            end = ""
            if other:
                end = f", closed: {json.dumps(other)}" if LETS_IN[stance] else f", except: [{{paths: {json.dumps(other)}, is: open}}]"
            lines.append(f"  {purpose}: {{is: {stance}{end}}}")
        lines.append("outputs: {" + ", ".join(f"{target}: {target}" for target in TARGETS) + "}")
        return "\n".join(lines) + "\n"

    def lets_in(self, purpose: str, path: str) -> bool:
        """Of the patterns that match the longest decides; of equal ones that of the purpose (S141)."""
        stance, other = self.of[purpose]
        words = [(1, 1, LETS_IN[stance])] + [(len(each), 0, False) for each in self.closed if matches(each, path)]
        if other and matches(other, path):
            words.append((len(other), 2, not LETS_IN[stance]))
        return max(words)[2]


def matches(pattern: str, path: str) -> bool:
    expression = "".join(".*" if c == "*" else re.escape(c) for c in pattern.removesuffix("$"))
    return re.match(expression + (r"\Z" if pattern.endswith("$") else ""), path, re.DOTALL) is not None


def paths(r: random.Random, count: int) -> list:
    """Below, above and beside the patterns, spelt as they are (L4 names what other spellings do)."""
    ends = ["", "/", "x", "/index.html", "?q=1", ".pdf", "/a.pdf?x=1", "/2019/b", "cart", "/private/c"]
    found = ["/", "/robots.txt"]
    while len(found) < count:
        pattern = r.choice([*PATTERNS, "/blog/", "/archive/", "/a/", "/x~y/"]).removesuffix("$")
        path = pattern.replace("*", r.choice(["", "b", "b/c", "press/"])) + r.choice(ends)
        path = path[:r.randint(1, len(path))] if r.random() < 0.15 else path
        # A path that ends inside an escape is another one for each server, as is one with an empty segment.
        if re.search(r"%(?![0-9A-F]{2})", path) is None and "//" not in path:
            found.append(path)
    return found


def make_site(folder: Path, robots: bytes, goals: Goals) -> set:
    """Applies and writes; the purposes whose goals are true afterwards."""
    folder.mkdir()
    (folder / "robots.txt").write_bytes(robots)
    (folder / "gatepost.yaml").write_text(goals.yaml())
    subprocess.run(["gatepost-cli", "goals", str(folder), "--apply", "--write"], capture_output=True, check=False)
    run = subprocess.run(["gatepost-cli", "goals", str(folder), "--check", "--json"], capture_output=True, check=False)
    if run.returncode not in (0, 1):
        raise RuntimeError(run.stderr.decode())
    said = json.loads(run.stdout)
    wrong = [output for output in said["outputs"] if output["state"] != "current"]
    if wrong:
        raise RuntimeError(f"{folder}: {wrong}")
    return {goal["goal"] for goal in said["environments"][0]["goals"] if goal["proof"] == "holds"}


def files_of(folder: Path, target: str) -> dict:
    """What `--write` wrote for a server, in the form of `export --json`."""
    return {"files": [{"name": path.name, "text": path.read_text()} for path in sorted((folder / target).iterdir())]}


def questions(r: random.Random, rows: list, goals: Goals, is_true: set, count: int, headers_of) -> list:
    """(header, path, whether it must be refused) of every agent of the goals in turn."""
    asked = [(row["token"], purpose_of(row)) for row in rows]
    asked = [(token, purpose) for token, purpose in asked if purpose in is_true]
    r.shuffle(asked)
    found = []
    for number, path in enumerate(paths(r, count)):
        token, purpose = asked[number % len(asked)]
        refused = path.split("?")[0] != "/robots.txt" and not goals.lets_in(purpose, path)
        found.append((r.choice(headers_of(token)), path, refused))
    return found
