#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A crawler that keeps to the rules through a virtual day: paths, Crawl-delay, Visit-time, 24 hours, errors of robots.txt.

    toy.py URL HOURS    asks for robots.txt again after so many hours of the clock, at most 24

What time it is, the site says: GET /__gatepost/clock. One group and no stars: it is for these sites alone.
"""

from __future__ import annotations

import http.client
import json
import sys
import time
from datetime import datetime, timedelta
from urllib.parse import urlsplit

AGENT = {"User-Agent": "ToyBot/1.0"}
DAY = timedelta(hours=24)


class Toy:
    def __init__(self, url: str, hours: int) -> None:
        parts = urlsplit(url)
        self.connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=10)
        self.again = timedelta(hours=hours)
        self.rules: list = []
        self.delay = timedelta(0)
        self.hours = (0, 1440)
        self.isOpen = True
        self.copied = datetime.min
        self.pages = 0
        self.refused = 0

    def get(self, path: str) -> tuple:
        self.connection.request("GET", path, headers=AGENT)
        answer = self.connection.getresponse()
        return answer.status, answer.read().decode(), answer.headers

    def now(self) -> datetime:
        return datetime.fromisoformat(json.loads(self.get("/__gatepost/clock")[1])["now"]).replace(tzinfo=None)

    def wait(self, until: datetime) -> None:
        while self.now() < until:
            time.sleep(0.02)

    def read_robots(self) -> None:
        """After an error nothing is allowed (RFC 9309 2.3.1.4)."""
        status, text, _ = self.get("/robots.txt")
        self.copied = self.now()
        self.isOpen = status == 200
        self.refused += not self.isOpen
        if not self.isOpen:
            return
        self.rules, self.delay, self.hours = [], timedelta(0), (0, 1440)
        for line in text.splitlines():
            name, _, value = (word.strip() for word in line.partition(":"))
            if name in ("Allow", "Disallow") and value:
                self.rules.append((len(value), name == "Allow", value))
            elif name == "Crawl-delay":
                self.delay = timedelta(seconds=float(value))
            elif name == "Visit-time":
                first, last = value.split("-")
                self.hours = tuple(int(part[:2]) * 60 + int(part[2:]) for part in (first, last))

    def is_allowed(self, path: str) -> bool:
        found = [rule for rule in self.rules if path.startswith(rule[2])]
        return not found or max(found)[1]

    def opens(self, at: datetime) -> datetime:
        """The first minute from `at` on at which it may come."""
        minute = at.hour * 60 + at.minute
        if self.hours[0] <= minute <= self.hours[1]:
            return at
        day = at if minute < self.hours[0] else at + DAY
        return day.replace(hour=self.hours[0] // 60, minute=self.hours[0] % 60, second=0)

    def crawl(self, pages: list) -> None:
        begin = self.now()
        number = 0
        hops = 0
        path = pages[0]
        while (now := self.now()) < begin + DAY:
            if now - self.copied >= self.again:
                self.read_robots()
                continue
            if not self.isOpen:
                self.wait(min(begin + DAY, self.copied + self.again))
                continue
            if (opens := self.opens(now)) > now:
                self.wait(min(begin + DAY, opens))
                continue
            if self.is_allowed(path):
                status, _, headers = self.get(path)
                self.pages += 1
                self.wait(self.now() + self.delay)
                hops = hops + 1 if status == 302 else 0
                if 0 < hops <= 5 and headers["Location"].startswith("/"):
                    path = headers["Location"]  # each hop is a request, at the usual pace
                    continue
            hops = 0
            number += 1
            path = pages[number % len(pages)]


def main() -> int:
    toy = Toy(sys.argv[1], int(sys.argv[2]))
    toy.crawl(["/", "/shop", "/private/a", "/private/open", "/blog"])
    print(f"{toy.pages} pages, robots.txt failed {toy.refused} times", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
