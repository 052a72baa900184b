#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The worst files of at most 500 KiB that are known, and what each command takes for them: processor time and memory.

    ./dev bench --hostile              every input
    ./dev bench --hostile regex H7     those whose names contain one of these
    ./dev bench --hostile --search     an hour of looking for slower ones, guided by time; --search=SECONDS

A command may take 5 seconds of processor time and 256 MB, and then gives an incomplete answer that says so. The status is 1
if one took more. Nothing here is a test: figures depend on the machine.
"""

from __future__ import annotations

import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

SECONDS = 5.0
MEGABYTES = 256
LIMIT = 500 * 1024
STOPPED = 60  # seconds of processor time after which a command is stopped


def rules(lines, agent="*"):
    return f"User-agent: {agent}\n" + "".join(f"Disallow: {each}\n" for each in lines)


def windows(count, wild):
    rates = [f"Request-rate: 1/{i % 50 + 1} {i * 2 // 60:02}{i * 2 % 60:02}-{i * 2 // 60:02}{i * 2 % 60:02}"
             for i in range(count)]
    paths = [f"Disallow: /{chr(97 + i % 26)}{chr(97 + i // 26 % 26)}*{chr(97 + i * 7 % 26)}" for i in range(wild)]
    return "\n".join(["User-agent: *", *rates, *paths]) + "\n"


def regexes(count, like="((a{1,50}){1,15}b)*%d"):
    return "".join(f"User-agent: {like % i}\nDisallow: /{i}\n" for i in range(count))


def three_stars(count, seed, kind="Disallow"):
    dice = random.Random(seed)
    word = lambda: "".join(dice.choice("ab") for _ in range(3))
    return "User-agent: *\n" + "".join(f"{kind}: /{word()}*{word()}*{word()}*{word()}\n" for _ in range(count))


def groups(count, more=""):
    return "".join(f"User-agent: bot{i}\nDisallow: /{i}\n{more}\n" for i in range(count))


def half(text):
    """Every second rule left out: the other side of a comparison."""
    lines = text.splitlines(keepends=True)
    return "".join(line for i, line in enumerate(lines) if i % 2 == 0 or not line.startswith("Disallow"))


def pieces(count, size):
    dice = random.Random(2)
    return rules("/*" + "".join(dice.choice("ab") for _ in range(size)) + "*q" for _ in range(count))


AB_PATH = "/" + "".join(random.Random(3).choice("ab") for _ in range(8000))

# Name: robots.txt, robots-ai.txt or None, and the commands that it is for (None: all).
INPUTS = {
    "H1 720 rates x 500 rules": (windows(720, 500), None, None),
    "H1 320 x 160": (windows(320, 160), None, None),
    "H1 80 x 80": (windows(80, 80), None, None),
    "H2 12,000 pieces of 24 bytes": (pieces(12_000, 24), None, ["check", "simulate", "map", "diff"]),
    "H3 one rule of 40 KB": (rules(["/" + "ab*" * 13_000]), None, None),
    "H3 200 rules of 3 stars": (three_stars(200, 1), None, None),
    "H4 20,000 plain rules": (rules(f"/p{i}/" for i in range(20_000)), None, None),
    "H5 /*w= 30,000 times": (rules(f"/*{chr(97 + i % 26)}{chr(97 + i // 26 % 26)}=" for i in range(30_000)), None, None),
    "H6 4,000 agents, one group": ("User-agent: *\n" + "".join(f"Crawl-delay: {i}\nUser-agent: b{i}\n" for i in range(4_000))
                                   + "Disallow: /x\n", None, None),
    "H7 200 rules in two files": (three_stars(200, 4, "Allow"), three_stars(200, 5), ["check"]),
    "H7 400 rules in two files": (three_stars(400, 4, "Allow"), three_stars(400, 5), ["check"]),
    "regex 9,800 agents": (regexes(9_800), None, None),
    "regex without a literal": (regexes(9_000, "(a|b){1,30}[%d]$"), None, None),
    "3,000 rules /*a*b*N": (rules(f"/*a*b*{i}" for i in range(3_000)), None, None),
    "13,000 groups": (groups(13_000), None, None),
    "groups with hours and rates": (groups(5_500, "Visit-time: 0100-0500\nRequest-rate: 1/10 0200-0300\n"), None, None),
    "12,000 groups in two files": (groups(12_000), groups(12_000), ["check"]),
    "2,500 nested prefixes": (rules("/" + "a" * i for i in range(1, 700)), None, None),
    "700 half wild": (rules(f"/a{i}/*x{i}" if i % 2 else f"/b{i}/" for i in range(700)), None, None),
    "1,500 half wild": (rules(f"/a{i}/*x{i}" if i % 2 else f"/b{i}/" for i in range(1_500)), None, None),
    "1,000 rules of 3 stars": (three_stars(1_000, 6), None, None),
    "9,000 globs of names": (regexes(9_000, "*a%dx*"), None, None),
    "600 nested prefixes with stars": (rules("/*" + "a" * i + "*b" for i in range(1, 600)), None, None),
    "sets of 2.0": ("User-agent: *\nRobot-version: 2.0\n"
                    + "".join(f"Disallow: /[a-m]?{i}*[!x]*{i}\n" for i in range(5_000)), None, None),
}

def commands(folder, path="/abc/x.php?id=1"):
    robots = str(folder / "robots.txt")
    return {
        "check": ["check", str(folder)],
        "simulate": ["simulate", "--site", str(folder), "--agent", "GPTBot", "--url", path],
        "map --json": ["map", "--site", str(folder), "--json"],
        "map -o svg": ["map", "--site", str(folder), "-o", str(folder / "map.svg")],
        "diff": ["diff", str(folder.parent / "before"), str(folder), "--json"],
        "change": ["change", "--site", str(folder), "--agent", "GPTBot", "--path", "/abc", "--to", "deny", "--json"],
        "export nginx": ["export", "nginx", "--site", str(folder), "-o", str(folder.parent / "out")],
        "tidy": ["tidy", robots],
    }


def run(program, arguments):
    """-> seconds of processor time, megabytes, status"""
    def bound():
        resource.setrlimit(resource.RLIMIT_CPU, (STOPPED, STOPPED + 1))
        resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
    with open(os.devnull, "w") as nothing:
        process = subprocess.Popen([program, *arguments], stdout=nothing, stderr=nothing, stdin=subprocess.DEVNULL,
                                   preexec_fn=bound)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_utime + used.ru_stime, used.ru_maxrss / 1024, process.returncode


def write_site(top, robots, robots_ai):
    for name, text in (("site", robots), ("before", half(robots))):
        folder = top / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        (folder / "robots.txt").write_text(text)
        if robots_ai:
            (folder / "robots-ai.txt").write_text(robots_ai)
    return top / "site"


def measure(program, top, names):
    over = 0
    print(f"{'input':32} {'bytes':>8} {'command':13} {'seconds':>8} {'MB':>7} status")
    for name, (robots, robots_ai, wanted) in INPUTS.items():
        if names and not any(each in name for each in names):
            continue
        assert len(robots) <= LIMIT, name
        folder = write_site(top, robots, robots_ai)
        for command, arguments in commands(folder, AB_PATH if name.startswith("H2") else "/abc/x.php?id=1").items():
            if wanted and command.split()[0] not in wanted:
                continue
            seconds, megabytes, status = run(program, arguments)
            is_over = seconds > SECONDS or megabytes > MEGABYTES
            over += is_over
            print(f"{name:32} {len(robots):8} {command:13} {seconds:8.2f} {megabytes:7.0f} {status:4}"
                  + ("  OVER" if is_over else ""), flush=True)
    return over


def mutated(dice, text):
    """A file like it: lines and pieces of lines doubled, swapped, cut and joined."""
    lines = text.splitlines()
    for _ in range(dice.randint(1, 4)):
        if not lines:
            break
        at = dice.randrange(len(lines))
        how = dice.randrange(6)
        if how == 0:
            lines[at:at] = lines[at:at + dice.randint(1, 400)] * dice.randint(1, 3)
        elif how == 1:
            lines[at] = lines[at] + dice.choice(["*", "a", "*a", "$", "?", "[ab]", "%2a", "/"]) * dice.randint(1, 30)
        elif how == 2:
            lines[at] = lines[at].replace("a", dice.choice(["*", "b", "aa", "*b"]))
        elif how == 3:
            other = dice.randrange(len(lines))
            lines[at], lines[other] = lines[other], lines[at]
        elif how == 4:
            lines.insert(at, dice.choice(["User-agent: *", "Robot-version: 2.0", "Allow: /*a", "Crawl-delay: 7", "User-agent: a*b",
                                          "Visit-time: 0100-0200", "Request-rate: 1/9 0100-0130", "Content-Signal: ai-train=no"]))
        else:
            base = lines[at]
            lines[at:at + 1] = [base + str(i) for i in range(dice.randint(2, 200))]
    return "\n".join(lines)[:LIMIT] + "\n"


def search(program, top, seconds):
    """Keeps what took longest, by command, and mutates it."""
    dice = random.Random(11)
    ends = time.monotonic() + seconds
    worst = {}
    population = [(0.0, robots[:40_000]) for robots, _, _ in INPUTS.values()] + [(0.0, "User-agent: *\nDisallow: /*a\n")]
    rounds = 0
    while time.monotonic() < ends:
        _, parent = dice.choice(population)
        text = mutated(dice, parent)
        folder = write_site(top, text, None)
        command, arguments = dice.choice(list(commands(folder).items()))
        took, megabytes, status = run(program, arguments)
        rounds += 1
        value = took / (0.05 + len(text) / LIMIT)  # seconds a byte: small files that cost much
        population.append((value, text))
        population.sort(key=lambda each: -each[0])
        del population[40:]
        if took > worst.get(command, (0, 0, ""))[0]:
            worst[command] = (took, megabytes, text)
            print(f"{rounds:6} {command:13} {took:7.2f} s {megabytes:6.0f} MB {len(text):7} bytes, status {status}", flush=True)
            (top / ("worst-" + command.replace(" ", "-") + ".txt")).write_text(text)
    print(f"{rounds} files tried; the worst of each command are in {top}")
    return sum(took > SECONDS or megabytes > MEGABYTES for took, megabytes, _ in worst.values())


def main():
    program = os.environ.get("GATEPOST_CLI") or shutil.which("gatepost-cli")
    names = [each for each in sys.argv[1:] if not each.startswith("--")]
    looking = next((each for each in sys.argv[1:] if each.startswith("--search")), None)
    top = Path(tempfile.mkdtemp(prefix="gatepost-hostile-"))
    if looking:
        return search(program, top, float(looking.partition("=")[2] or 3600)) > 0
    try:
        over = measure(program, top, names)
    finally:
        shutil.rmtree(top)
    print(f"{over} over {SECONDS:.0f} s or {MEGABYTES} MB")
    return over > 0


sys.exit(main())
