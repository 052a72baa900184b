#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""calls.py LINUX WINDOWS [WORD]: every call of calls.txt (with WORD in it) by gatepost-cli of Linux and by that of Windows under
Wine. Status, output, messages and every file that is there afterwards must be the same, byte for byte, and the status must be the
one that calls.txt has. With --statuses in place of WINDOWS it prints the calls with the status that Linux gives."""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

import yard as yards

HERE = Path(__file__).resolve().parent
TOP = HERE.parent.parent


@dataclass
class Call:
    status: int
    folder: str
    stdin: str
    arguments: list
    line: str


def read_calls(word):
    calls = []
    for line in (HERE / "calls.txt").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#") or word not in line:
            continue
        words = shlex.split(line)
        status, folder, stdin = int(words.pop(0)), ".", ""
        if words and words[0].startswith("@"):
            folder = words.pop(0)[1:]
        if words and words[0].startswith("<"):
            stdin = words.pop(0)[1:]
        calls.append(Call(status, folder, stdin, words, line))
    return calls


def tree(folder):
    """Every file and folder below, with the digest of its bytes."""
    found = {}
    for path in sorted(folder.rglob("*")):
        name = str(path.relative_to(folder))
        found[name] = hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "folder"
    return found


class Runner:
    """A copy of the yard, and a program that is run in it."""

    def __init__(self, name, program, pristine, scratch):
        self.name, self.program, self.pristine = name, program, pristine
        self.folder = scratch / name / "yard"
        self.restore()
        self.first = tree(self.folder)

    def restore(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(self.pristine, self.folder)

    def run(self, call):
        environment = {key: value for key, value in os.environ.items() if not key.startswith("XDG_")}
        environment |= {"TZ": "UTC", "LC_ALL": "C.UTF-8", "HOME": os.environ["HOME"], "XDG_DATA_HOME": "/nowhere"}
        stdin = open(self.folder / call.stdin, "rb") if call.stdin else subprocess.DEVNULL
        try:
            done = subprocess.run([*self.program, *call.arguments], cwd=self.folder / call.folder, env=environment, stdin=stdin,
                                  capture_output=True, timeout=120)
            result = [done.returncode, done.stdout, done.stderr]
        except subprocess.TimeoutExpired:
            result = ["no end within 120 s", b"", b""]
        after = tree(self.folder)
        changed = {name: after.get(name) for name in {*after, *self.first} if after.get(name) != self.first.get(name)}
        if changed:
            self.kept = {name: (self.folder / name).read_bytes() for name in changed if (self.folder / name).is_file()}
            self.restore()
        return [*result, changed]


def show(part, linux, windows):
    print(f"  {part} on Linux:   {linux!r:.1500}\n  {part} on Windows: {windows!r:.1500}")


def main():
    linux, windows = sys.argv[1], sys.argv[2]
    calls = read_calls(sys.argv[3] if len(sys.argv) > 3 else "")
    failed = 0
    with tempfile.TemporaryDirectory() as scratch:
        scratch = Path(scratch)
        yards.make(scratch / "pristine", TOP)
        here = Runner("linux", [linux], scratch / "pristine", scratch)
        if windows == "--statuses":
            for call in calls:
                result = here.run(call)
                print(result[0], call.line.split(" ", 1)[1] if " " in call.line else "")
                print("   ", (result[2] or result[1])[:160], sorted(result[3]), file=sys.stderr)
            return 0
        there = Runner("windows", [os.environ.get("WINE", "wine"), windows], scratch / "pristine", scratch)
        for call in calls:
            expected, got = here.run(call), there.run(call)
            wrong = [part for part, a, b in zip(("status", "output", "messages", "files"), expected, got, strict=True) if a != b]
            if expected[0] != call.status:
                wrong.append(f"status {expected[0]} on Linux, not that of the table")
            if wrong:
                failed += 1
                print(f"FAILED {call.line}: {', '.join(wrong)}")
                for part, a, b in zip(("status", "output", "messages", "files"), expected, got, strict=True):
                    if a != b:
                        show(part, a, b)
                sys.stdout.flush()
    print(f"calls: {len(calls) - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
