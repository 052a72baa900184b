#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""wget2, Scrapy with Protego, and toys that obey, in the laboratory: what it finds about them beside what their sources say.

    ./dev crawlers                  all scenarios, two at a time
    ./dev crawlers paths visits     these alone
    ./dev crawlers requests         how many requests a second serve answers

The table EXPECTED was written from the crawlers' manuals and sources, before the first run. That run corrected no rule; it showed
that Scrapy fetches a start page twice where pages link it, and how long the crawlers take to start. Every rule is compared: broken, and
how often; kept; or not tested. Nothing leaves the loopback interface: the script has a network of its own without any other.
Each run has a limit. Status 1 if anything differed.
"""

from __future__ import annotations

import concurrent.futures
import fcntl
import json
import os
import socket
import struct
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import requestrate

HERE = Path(__file__).resolve().parent
KEPT = "kept"


@dataclass
class Scenario:
    """A site and a day of it. Pages link each other; each crawler begins at /."""

    robots: str = "User-agent: *\nDisallow:\n"
    pages: tuple = ("/a", "/b", "/c")
    traps: tuple = ()
    files: dict = field(default_factory=dict)
    lines: str = ""  # of the scenario


SCENARIOS = {
    # Stars and ends of paths, and a longer rule that allows.
    "paths": Scenario(
        "User-agent: *\nDisallow: /private/\nAllow: /private/open\nDisallow: /*.pdf\nDisallow: /exact$\n",
        ("/private/a", "/private/open", "/doc.pdf", "/exact", "/exactly", "/shop")),
    # A group for each of them, and two names above one group.
    "groups": Scenario(
        "User-agent: Wget\nDisallow: /wget-only\n\nUser-agent: Scrapy\nUser-agent: Other\nDisallow: /scrapy-only\n\n"
        "User-agent: *\nDisallow: /star\n",
        ("/wget-only", "/scrapy-only", "/star")),
    "delay": Scenario("User-agent: *\nCrawl-delay: 2\n"),
    "rate": Scenario("User-agent: *\nRequest-rate: 1/2s\n"),
    "visits": Scenario("User-agent: *\nVisit-time: 0200-0300\n", lines="clock: 2026-11-20T12:00:00Z\n"),
    # 429 with Retry-After to whoever comes too soon.
    "refusal": Scenario("User-agent: *\nCrawl-delay: 30\n", lines="enforce: verdict\n"),
    "error": Scenario(lines="events:\n  - {at: 2020-01-01T00:00:00Z, path: /robots.txt, status: 503}\n"),
    "gone": Scenario("User-agent: *\nDisallow: /\n",
                     lines="events:\n  - {at: 2020-01-01T00:00:00Z, path: /robots.txt, status: 404}\n"),
    # robots2.txt wants to be asked before a page is fetched.
    "asking": Scenario(files={"robots2.txt": "crawl: ask\n", "asks.json": '[{"directive": "crawl", "status": 200, "decision": "allow"}]'}),
    "trap": Scenario("User-agent: *\nDisallow: /trap/\n", traps=("/trap/*",)),
    "open-trap": Scenario(traps=("/trap/*",)),
    "loop": Scenario("User-agent: *\nDisallow: /x\n", ("/loop", "/x"),
                     lines="events:\n  - {at: 2020-01-01T00:00:00Z, path: /loop, redirect: loop}\n"),
    # A day of a minute: robots.txt fails at 02:00 for 14 hours, and is another one from 20:00 on. The clock starts half a day
    # before, because a crawler needs seconds to start, which are hours here.
    "day": Scenario(
        "User-agent: *\nDisallow: /never\n", tuple(f"/{page}" for page in range(9)) + ("/never",),
        files={"../new.txt": "User-agent: *\nDisallow: /\n"},
        lines="clock: 2026-11-19T12:00:00Z\nspeed: 1440\nevents:\n"
              "  - {at: 2026-11-20T02:00:00Z, path: /robots.txt, status: 503, for: 14h}\n"
              "  - {at: 2026-11-20T20:00:00Z, path: /robots.txt, file: new.txt}\n"),
    # The same for a crawler that keeps to all of it, from midnight to midnight, with a loop at noon.
    "obeyed": Scenario(
        "User-agent: *\nDisallow: /private\nAllow: /private/open\nCrawl-delay: 1800\nVisit-time: 0000-2259\n", (),
        files={"../new.txt": "User-agent: *\nDisallow: /shop\nCrawl-delay: 600\nVisit-time: 0000-2259\n"},
        lines="clock: 2026-11-20T00:00:00Z\nspeed: 1440\nenforce: verdict\nevents:\n"
              '  - {at: "02:00", path: /robots.txt, status: 503, for: 14h}\n'
              '  - {at: "20:00", path: /robots.txt, file: new.txt}\n'
              '  - {at: "12:00", path: /shop, redirect: loop, for: 1h}\n'),
}

CRAWLERS = {
    "wget2": ["wget2", "--recursive", "--level=2", "--max-threads=1", "--tries=1", "--no-hsts", "--delete-after", "--quiet"],
    "scrapy": ["scrapy", "runspider", str(HERE / "spider.py"), "-a", "url={url}", "-s", "ROBOTSTXT_OBEY=True"],
}


def wget2(*more: str) -> list:
    return [*CRAWLERS["wget2"], *more, "{url}/"]


def scrapy(*more: str) -> list:
    return [*CRAWLERS["scrapy"], *(word for setting in more for word in ("-s", setting))]


def toy(hours: int) -> list:
    return ["python3", str(HERE / "toy.py"), "{url}", str(hours)]


# Scenario, crawler, and what is expected of each rule: how many requests break it, or that it is kept. A rule that is not named
# is one that nothing happens about.
#   wget2:   reads Disallow alone, as the beginning of a path; the group of "wget2" or the first *; any error of robots.txt is
#            "no rules"; a 429 is an error of that page alone. Its manual mentions neither pace nor hours.
#   Scrapy:  asks Protego whether a path is allowed, stars and longest match and all. Protego reads Crawl-delay, Request-rate and
#            Visit-time, and Scrapy asks for none of them. A body is read whatever its status was; 429 and 5xx are tried three
#            times, at once; robots.txt is fetched once in a run.
#   Neither asks for robots2.txt.
EXPECTED = [
    ("paths", "wget2", wget2(), {"longest-match": 2}),  # /doc.pdf, /exact
    ("paths", "scrapy", scrapy(), {"longest-match": KEPT}),
    ("paths", "scrapy, disobedient", scrapy("ROBOTSTXT_OBEY=False"), {"cache": 7}),  # it never asks
    ("groups", "wget2", wget2(), {"longest-match": 1}),  # "User-agent: Wget" is not for "wget2"
    ("groups", "scrapy", scrapy(), {"longest-match": KEPT}),
    ("delay", "wget2", wget2(), {"crawl-delay": 3}),
    ("delay", "wget2, 2 s", wget2("--wait=2"), {"crawl-delay": KEPT}),
    ("delay", "scrapy", scrapy(), {"crawl-delay": 3}),
    ("delay", "scrapy, 2 s", scrapy("DOWNLOAD_DELAY=2"), {"crawl-delay": KEPT}),
    ("rate", "wget2", wget2(), {"request-rate": 3}),
    ("rate", "scrapy", scrapy(), {"request-rate": 3}),
    ("rate", "scrapy, 2 s", scrapy("DOWNLOAD_DELAY=2"), {"request-rate": KEPT}),
    ("visits", "wget2", wget2(), {"visit-time": 4}),
    ("visits", "scrapy", scrapy(), {"visit-time": 4}),
    ("refusal", "wget2", wget2(), {"crawl-delay": 1, "retry-after": 2}),
    ("refusal", "scrapy", scrapy(), {"crawl-delay": 1, "retry-after": 8}),  # three pages, three times each
    ("error", "wget2", wget2(), {"unreachable": 4}),
    ("error", "scrapy", scrapy(), {"unreachable": 4}),
    ("gone", "wget2", wget2(), {}),  # everything is allowed, so nothing is kept
    ("gone", "scrapy", scrapy(), {}),
    ("asking", "wget2", wget2(), {"ask": 4}),
    ("asking", "scrapy", scrapy(), {"ask": 4}),
    ("trap", "wget2", wget2(), {"longest-match": KEPT, "honeypot": KEPT}),
    ("trap", "scrapy", scrapy(), {"longest-match": KEPT, "honeypot": KEPT}),
    ("open-trap", "wget2", wget2(), {"honeypot": 1}),
    ("open-trap", "scrapy", scrapy(), {"honeypot": 1}),
    ("loop", "wget2", wget2(), {"longest-match": KEPT}),
    ("loop", "scrapy", scrapy(), {"longest-match": KEPT}),
    # Ten pages, each 9 s (3 h 36 min of the clock) after the request before: for the last four the copy of robots.txt is too old.
    # What robots.txt answers meanwhile they do not see.
    ("day", "wget2, 9 s", wget2("--wait=9"), {"longest-match": KEPT, "cache": 4}),
    ("day", "scrapy, 9 s", scrapy("DOWNLOAD_DELAY=9"), {"longest-match": KEPT, "cache": 4}),
    # Toys of ours that obey: one that uses its copy all day, and one that asks every hour and so meets the errors.
    ("obeyed", "toy, 24 h", toy(24), {"longest-match": KEPT, "crawl-delay": KEPT, "visit-time": KEPT}),
    ("obeyed", "toy, 1 h", toy(1), {"longest-match": KEPT, "crawl-delay": KEPT, "visit-time": KEPT, "unreachable": KEPT}),
]


def write(scenario: Scenario, folder: Path) -> Path:
    site = folder / "site"
    site.mkdir(parents=True)
    (site / "robots.txt").write_text(scenario.robots)
    # No page links /: Scrapy fetches its start page again where it is linked.
    (site / "gatepost.yaml").write_text(f"honeypots: {json.dumps(scenario.traps)}\n")
    for name, text in scenario.files.items():
        (site / name).write_text(text)
    path = folder / "scenario.yaml"
    path.write_text(f"site: site\npages: {json.dumps(scenario.pages)}\n{scenario.lines}")
    return path


def run(row: tuple) -> tuple:
    """The row, what was found, how many requests there were, and each fault."""
    name, _, command, _ = row
    with tempfile.TemporaryDirectory(prefix="gatepost-crawlers-") as folder:
        scenario = write(SCENARIOS[name], Path(folder))
        home = Path(folder) / "home"
        home.mkdir()
        environment = {"PATH": os.environ["PATH"], "HOME": str(home), "LANG": "C.UTF-8"}
        begin = time.monotonic()
        done = subprocess.run(["gatepost-cli", "lab", "--limit", "150s", "--json", str(scenario), "--", *command],
                              cwd=home, env=environment, capture_output=True, timeout=200, check=False)
    if not done.stdout.startswith(b"{"):
        return row, {"no marks": done.stderr.decode(errors="replace")}, "", []
    said = json.loads(done.stdout)
    found = {rule["rule"]: len(rule["faults"]) or KEPT for rule in said["rules"] if rule["mark"] != "not-tested"}
    if said["crawler"]["end"] != "exited":
        found["end"] = said["crawler"]["end"]
    faults = [f"{fault['at']} {rule['rule']} {fault['target']}: {fault['why']}" for rule in said["rules"] for fault in rule["faults"]]
    requests = f"{said['requests']} requests in {time.monotonic() - begin:.1f} s"
    return row, found, requests, faults


def without_network() -> None:
    """A network of this process alone, which has the loopback interface and nothing else."""
    os.unshare(os.CLONE_NEWNET)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
        name = b"lo".ljust(16, b"\0")
        flags = struct.unpack("16sh", fcntl.ioctl(control, 0x8913, name + bytes(16))[:18])[1]  # SIOCGIFFLAGS
        fcntl.ioctl(control, 0x8914, struct.pack("16sh14x", name, flags | 1))  # SIOCSIFFLAGS, IFF_UP


def text(marks: dict) -> str:
    return ", ".join(f"{rule} {mark}" for rule, mark in sorted(marks.items())) or "nothing tested"


def main() -> int:
    names = sys.argv[1:]
    wrong = [name for name in names if name not in SCENARIOS and name != "requests"]
    if wrong:
        print(f"crawlers.py: {wrong[0]}: one of {', '.join([*SCENARIOS, 'requests'])} is expected", file=sys.stderr)
        return 2
    without_network()
    if names == ["requests"]:
        return requestrate.main()
    rows = [row for row in EXPECTED if not names or row[0] in names]
    # The longest first; they mostly sleep.
    rows.sort(key=lambda row: row[0] not in ("day", "obeyed"))
    differing = 0
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for done in concurrent.futures.as_completed(pool.submit(run, row) for row in rows):
            row, found, requests, faults = done.result()
            same = row[3] == found
            differing += not same
            print(f"{'agrees ' if same else 'DIFFERS'}  {row[0]:<10} {row[1]:<20} {text(found)}; {requests}", flush=True)
            if not same:
                print(f"         expected: {text(row[3])}", *faults, sep="\n", flush=True)
    print(f"{len(rows) - differing} of {len(rows)} as expected")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
