#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A slow second opinion about logs: makes a policy with a history and a log, judges each request by itself, and compares.

    truth.py make FOLDER --lines N --seed S --format F      writes FOLDER/policy/…, FOLDER/log, FOLDER/expected
    truth.py compare FOLDER HITS REPORT                     HITS: --hits all, REPORT: --json of the same log

It shares nothing with the program but the list of agents, of which it reads one column: paths, groups, versions, grace,
hours, paces by network, who had read what are read and judged here in their simplest form. What it makes keeps to what it
can judge.
"""

import argparse
import ipaddress
import json
import os
import random
import sys
import time
from urllib.parse import quote

DAY = 86400
START = 1795305600  # 2026-11-22T00:00:00Z
AGENTS = {
    "GPTBot": "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
    "ClaudeBot": "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)",
    "CCBot": "CCBot/2.0 (https://commoncrawl.org/faq/)",
    "AhrefsBot": "Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)",
    "Bytespider": "Mozilla/5.0 (Linux; Android 5.0) AppleWebKit/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)",
    "unknown: FooCrawler": "FooCrawler/2.1 (+https://foo.example/bot.html)",
    "unknown: BarBot": 'Mozilla/5.0 (compatible; BarBot/0.1; "quoted"; +http://bar.example/)',
}
PEOPLE = [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/%d.0.0.0 Safari/537.36" % n
    for n in range(90, 150)
] + ["Mozilla/5.0 (Linux; Android 9; CUBOT_X19) AppleWebKit/537.36", "-", ""]
MOST = 128  # networks of an agent that are timed
WORDS = ["blog", "docs", "shop", "wiki", "img", "private", "api", "old"]


# ---- rules, as plain as can be -------------------------------------------------------------------

def matches(pattern, path):
    """RFC 9309 §2.2.3: * is any run, $ at the end is the end, else a prefix."""
    anchored = pattern.endswith("$")
    pieces = (pattern[:-1] if anchored else pattern).split("*")
    if not path.startswith(pieces[0]):
        return False
    at = len(pieces[0])
    if len(pieces) == 1:
        return not anchored or at == len(path)
    for piece in pieces[1:-1]:
        found = path.find(piece, at)
        if found < 0:
            return False
        at = found + len(piece)
    last = pieces[-1]
    if anchored:
        return len(path) - at >= len(last) and path.endswith(last)
    return path.find(last, at) >= 0


def groups(text):
    """[(agents, [(line, allow, pattern)], hours, delays)] of a robots.txt."""
    found, agents, rules, hours, delays, open_run = [], [], [], [], [], False
    for number, line in enumerate(text.split("\n"), 1):
        key, colon, value = line.split("#")[0].partition(":")
        key, value = key.strip().lower(), value.strip()
        if not colon:
            continue
        if key == "user-agent":
            if not open_run:
                agents, rules, hours, delays = [], [], [], []
                found.append((agents, rules, hours, delays))
            agents.append(value.lower())
            open_run = True
        elif key in ("allow", "disallow"):
            open_run = False
            if value:
                rules.append((number, key == "allow", value))
        elif key == "crawl-delay":
            delays.append(float(value))
        elif key == "visit-time":
            first, last = value.split("-")
            hours.append((number, int(first[:2]) * 60 + int(first[2:]), int(last[:2]) * 60 + int(last[2:])))
    return found


def deciding(text, token):
    """Rules, hours and delays of all groups of the token, else of *."""
    all_groups = groups(text)
    for name in (token.lower(), "*"):
        mine = [g for g in all_groups if name in g[0]]
        if mine:
            return tuple([each for g in mine for each in g[part]] for part in (1, 2, 3))
    return [], [], []


def decide(rules, path):
    """(denied, line): the longest rule, Allow at equal length."""
    best = None
    for number, allow, pattern in rules:
        if matches(pattern, path):
            if best is None or (len(pattern), allow) > (len(best[2]), best[1]):
                best = (number, allow, pattern)
    return (best is not None and not best[1]), (best[0] if best else None)


class Version:
    def __init__(self, name, since, robots, robots2, honeypots):
        self.name, self.since, self.robots, self.robots2, self.honeypots = name, since, robots, robots2, honeypots
        self.rules = {}
        self.answers = {}

    def answer(self, token, path, reading, obeys):
        """(denied, file, line, honeypot); file is 0 for robots.txt, 2 for robots2.txt."""
        key = (token, path)
        if key not in self.answers:
            self.answers[key] = self.ask(token, path, reading, obeys)
        return self.answers[key]

    def ask(self, token, path, reading, obeys):
        trap = any(matches(p, path) for p in self.honeypots)
        unknown = token.startswith("unknown: ")
        name = token.removeprefix("unknown: ")
        if not unknown and reading == "known" and obeys == "no":
            return False, None, None, trap
        denied, line = decide(deciding(self.robots, name)[0], path)
        if denied:
            return True, 0, line, trap
        if self.robots2 and (unknown or reading == "author"):
            denied, line = decide(deciding(self.robots2, name)[0], path)
            if denied:
                return True, 2, line, trap
        return False, None, None, trap

    def hours(self, token, reading):
        if not token.startswith("unknown: ") and reading == "known":
            return []
        return deciding(self.robots, token.removeprefix("unknown: "))[1]

    def delay(self, token, reading, facts):
        """The slowest that is stated to an agent that keeps to it; None without."""
        unknown = token.startswith("unknown: ")
        if not unknown and reading == "known" and (facts["obeys_robots"] == "no" or facts["obeys_crawl_delay"] != "yes"):
            return None
        return max(deciding(self.robots, token.removeprefix("unknown: "))[2], default=None)

    def closed(self, token, at, reading, skew):
        hours = self.hours(token, reading)
        if not hours:
            return False
        for second in range(at - skew, at + skew + 1, max(1, min(30, skew))):
            minute = second // 60 % 1440
            for _, first, last in hours:
                if (first <= minute <= last) if first <= last else (minute >= first or minute <= last):
                    return False
        return True


# ---- judging -------------------------------------------------------------------------------------

class Judge:
    GRACE, SKEW = DAY, 60

    def __init__(self, versions, requests, reading, obeys):
        self.versions, self.reading, self.obeys, self.delays = versions, reading, obeys, {}
        self.live = [v.since for v in versions]
        served = {}
        for r in requests:
            if r["path"] == "/robots.txt" and r["status"] == 200:
                served.setdefault(r["bytes"], []).append(r["time"])
        for times in served.values():
            times.sort()
        sizes = [len(v.robots.encode()) for v in versions]
        for i in range(1, len(versions)):
            self.live[i] = max(self.live[i], self.live[i - 1])
            if sizes[i] == sizes[i - 1]:
                continue
            later = [t for t in served.get(sizes[i], []) if t >= self.live[i]]
            last = i + 1 == len(versions)
            if later and (last or later[0] < versions[i + 1].since or sizes[i + 1] != sizes[i]):
                self.live[i] = later[0]
        self.fetches = {}
        for r in requests:
            if r["path"].split("?")[0] in ("/robots.txt", "/robots2.txt"):
                file = 0 if r["path"].startswith("/robots.txt") else 2
                self.fetches.setdefault((r["agent"], file), []).append((r["time"], r["status"]))
        for list_ in self.fetches.values():
            list_.sort()
        self.known = {}

    def at(self, time_):
        index = None
        for i, live in enumerate(self.live):
            if live <= time_:
                index = i
        return index

    def first_reads(self, agent, path, file):
        """(first time asked, first time a version that denies was got)."""
        key = (agent, path, file)
        if key not in self.known:
            asked = informed = None
            for when, status in self.fetches.get((agent, file), []):
                if asked is None:
                    asked = when
                if informed is None and status in (200, 304):
                    index = self.at(when)
                    if index is not None:
                        denied, its_file, _, _ = self.answer(index, agent, path)
                        if denied and its_file == file:
                            informed = when
            self.known[key] = (asked, informed)
        return self.known[key]

    def answer(self, index, agent, path):
        return self.versions[index].answer(agent, path, self.reading, self.facts(agent)["obeys_robots"])

    def facts(self, agent):
        return self.obeys.get(agent, {"obeys_robots": "unknown", "obeys_crawl_delay": "unknown"})

    def judge(self, r):
        agent, path, when = r["agent"], r["path"], r["time"]
        out = {"line": r["line"], "at": stamp(when), "agent": agent, "verified": None, "path": cut(path),
               "status": r["status"], "class": "ok", "flags": [], "version": None, "file": None, "rule_line": None}
        served = "served" if r["status"] < 400 else "refused"
        now = self.at(when)
        out["flags"] = [served]
        out["version"] = None if now is None else self.versions[now].name
        if path.split("?")[0] in ("/robots.txt", "/robots2.txt"):
            out["class"] = "policy-file"
            return out
        if now is None:
            return out
        denied, file, line, trap = self.answer(now, agent, path)
        in_force, i = [], now
        while True:
            until = self.live[i + 1] if i < now else None
            if until is None or until > self.live[i]:
                in_force.append(i)
            if self.live[i] <= when - self.GRACE:
                covered = True
                break
            if i == 0:
                covered = False
                break
            i -= 1
        if denied:
            out["file"], out["rule_line"] = ("robots.txt", "", "robots2.txt")[file], line
            asked, informed = self.first_reads(agent, path, file)
            flags = []
            if informed is not None and informed < when:
                flags.append("informed")
            if asked is None or asked >= when:
                flags.append("unaware")
            out["flags"] = flags + [served]
            everywhere = covered and all(self.answer(i, agent, path)[0] for i in in_force)
        if trap:
            out["class"] = "honeypot"
        elif denied:
            out["class"] = "denied" if everywhere else "grace"
        elif covered and all(self.versions[i].closed(agent, when, self.reading, self.SKEW) for i in in_force):
            out["class"] = "closed"
            out["file"], out["rule_line"] = "robots.txt", self.opens_next(now, agent, when)
        return out

    def paces(self, agent, times):
        """How fast requests at these times came, as the report has it."""
        pace = {"stated_seconds": None, "gaps": 0, "below": 0, "sessions": 0, "worst_minute": 0, "worst_hour": 0,
                "histogram": [0] * 13}
        minutes, hours, last = {}, {}, None
        for when in sorted(times):
            now = self.at(when)
            delay = None if now is None else self.delays[agent][now]
            pace["stated_seconds"] = pace["stated_seconds"] if delay is None else delay
            if last is None or when - last > 300:
                pace["sessions"] += 1
            if last is not None:
                gap = when - last
                pace["histogram"][min(12, gap.bit_length())] += 1
                pace["gaps"] += delay is not None
                pace["below"] += delay is not None and gap < delay - 1
            minutes[when // 60] = minutes.get(when // 60, 0) + 1
            hours[when // 3600] = hours.get(when // 3600, 0) + 1
            last = when
        pace["worst_minute"], pace["worst_hour"] = max(minutes.values(), default=0), max(hours.values(), default=0)
        return pace

    def all_paces(self, agent, requests):
        """Of the agent, and of each of its networks if a version states a pace to it."""
        self.delays[agent] = [v.delay(agent, self.reading, self.facts(agent)) for v in self.versions]
        mine = [r for r in requests if r["agent"] == agent and r["path"].split("?")[0] not in ("/robots.txt", "/robots2.txt")]
        networks = {}
        if any(delay is not None for delay in self.delays[agent]):
            for r in mine:
                networks.setdefault(network_of(r["address"]), []).append(r["time"])
        return self.paces(agent, [r["time"] for r in mine]), \
            {n: dict(self.paces(agent, times), requests=len(times)) for n, times in networks.items()}

    def opens_next(self, index, agent, when):
        minute = when // 60 % 1440
        hours = self.versions[index].hours(agent, self.reading)
        return min(hours, key=lambda h: ((h[1] - minute) % 1440, h[0]))[0]


def network_of(address):
    return str(ipaddress.ip_network((address, 48 if ":" in address else 24), strict=False))


def stamp(when):
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(when))


def cut(path):
    """Values of a query are left out."""
    stem, mark, query = path.partition("?")
    if not mark:
        return stem
    return stem + "?" + "&".join(p.partition("=")[0] + ("=…" if "=" in p else "") for p in query.split("&"))


# ---- making --------------------------------------------------------------------------------------

def pattern(r):
    word = r.choice(WORDS)
    return r.choice(["/%s/", "/%s", "/*/%s/", "/%s/*.jpg$", "/%s/a*", "/*?*sort="]).replace("%s", word)


def robots_text(r, with_hours):
    lines = []
    for names in (["*"], ["GPTBot", "CCBot"], ["ClaudeBot"], ["FooCrawler"]):
        if names != ["*"] and r.random() < 0.3:
            continue
        if r.random() < 0.3:
            lines.append("# a remark %d" % r.randint(0, 10 ** r.randint(1, 8)))
        lines += ["User-agent: " + n for n in names]
        if with_hours and r.random() < 0.5:
            first, last = r.randint(0, 23), r.randint(0, 23)
            lines.append("Visit-time: %02d%02d-%02d%02d" % (first, r.randint(0, 59), last, r.randint(0, 59)))
        if r.random() < 0.5:
            lines.append("Crawl-delay: " + r.choice(["2", "5", "30", "90", "0.5"]))
        for _ in range(r.randint(0, 5)):
            lines.append(r.choice(["Disallow", "Disallow", "Allow"]) + ": " + pattern(r))
        lines.append("Disallow: /never/")
        lines.append("")
    return "\n".join(lines)


def make_versions(r, hours, days):
    versions, since = [], START - r.choice([1, 3]) * DAY
    for number in range(r.randint(2, 6)):
        robots2 = ""
        if r.random() < 0.6:
            robots2 = "User-agent: *\nDisallow: %s\n" % pattern(r)
        name = time.strftime("%Y-%m-%dT%H%MZ", time.gmtime(since))
        versions.append(Version(name, since - since % 60, robots_text(r, hours), robots2, r.choice([[], ["/trap/"]])))
        since += int(r.uniform(0.2, 1.2) * days * DAY / 4) + 60
        since -= since % 60
    return versions


def request(r, when, versions, delays, paths):
    agent = r.choice(list(AGENTS))
    path, status, size = r.choice(paths), r.choice([200, 200, 200, 301, 403, 404]), r.randint(0, 99999)
    luck = r.random()
    if luck < 0.01:
        path = "/robots.txt"
        serving = [v for v, d in zip(versions, delays) if v.since + d <= when]
        if serving and r.random() < 0.9:
            status, size = 200, len(serving[-1].robots.encode())
        else:
            status = r.choice([304, 404, 503])
    elif luck < 0.015:
        path, status = "/robots2.txt", r.choice([200, 304, 404])
    return {"time": when, "agent": agent, "path": path, "status": status, "bytes": size, "address": address(r)}


def clf_time(when):
    return time.strftime("%d/%b/%Y:%H:%M:%S +0000", time.gmtime(when))


def nginx(text):
    return "".join(c if 32 <= ord(c) < 127 and c not in '"\\' else "\\x%02X" % ord(c) for c in text)


def combined(r, e, agent):
    return '%s - %s [%s] "GET %s HTTP/1.1" %d %d "%s" "%s"' % (
        e["address"], r.choice(["-", "-", "jane doe", "a[b"]), clf_time(e["time"]), nginx(e["path"]), e["status"],
        e["bytes"], r.choice(["-", "https://example.org/"]), nginx(agent)) + r.choice(["", "", ' "-"', " 0.003"])


def address(r):
    """Few networks, or, with r.many, more than are timed."""
    return r.choice(["203.%d.113.%d" % (r.randint(0, 200 if r.many else 9), r.randint(0, 255)),
                     "2001:db8:%x::%x" % (r.randint(0, 200 if r.many else 9), r.randint(1, 65535))])


def json_line(r, e, agent):
    return json.dumps({"time_iso8601": stamp(e["time"]).replace("Z", "+00:00"), "remote_addr": e["address"],
                       "request": "GET %s HTTP/1.1" % e["path"], "status": r.choice([e["status"], str(e["status"])]),
                       "body_bytes_sent": e["bytes"], "http_user_agent": agent, "x": {"status": 999}})


def caddy(r, e, agent):
    return json.dumps({"level": "info", "ts": e["time"] + 0.25, "logger": "http.log.access.log0", "msg": "handled request",
                       "request": {"remote_ip": "203.0.113.7", "client_ip": e["address"], "proto": "HTTP/2.0", "method": "GET",
                                   "host": "h", "uri": e["path"], "headers": {"Accept": ["*/*"], "User-Agent": [agent]}},
                       "duration": 0.001, "size": e["bytes"], "status": e["status"]})


def cloudflare(r, e, agent):
    return json.dumps({"ClientIP": e["address"], "ClientRequestHost": "h", "ClientRequestMethod": "GET",
                       "ClientRequestURI": e["path"], "ClientRequestUserAgent": agent, "EdgeResponseBytes": e["bytes"],
                       "EdgeResponseStatus": e["status"], "EdgeStartTimestamp": e["time"] * 1000000000 + 123456789})


def cloudfront(r, e, agent):
    stem, _, query = e["path"].partition("?")
    agent = quote(agent) or "-"
    if r.random() < 0.3:
        agent = agent.replace("%", "%25")
    return "\t".join([stamp(e["time"])[:10], stamp(e["time"])[11:19], "FRA2", str(e["bytes"]), e["address"], "GET",
                      "d1.cloudfront.net", stem, str(e["status"]), "-", agent, query or "-", "-", "Hit"])


def w3c(r, e, agent):
    stem, _, query = e["path"].partition("?")
    return " ".join([stamp(e["time"])[:10], stamp(e["time"])[11:19], "GET", stem, query or "-", e["address"],
                     agent.replace(" ", "+") or "-", str(e["status"]), str(e["bytes"])])


def haproxy(r, e, agent):
    when = time.strftime("%d/%b/%Y:%H:%M:%S.123", time.gmtime(e["time"]))
    return 'Nov 22 00:00:00 lb haproxy[14389]: %s:33317 [%s] in be/s1 10/0/30/69/109 %d %d - - ---- 1/1/1/1/0 0/0 ' \
           '{h|%s} {} "GET %s HTTP/1.1"' % (e["address"], when, e["status"], e["bytes"], "".join("#%02X" % ord(c) if c in '|{}"#' else c for c in agent), e["path"])


def pattern_line(r, e, agent):
    return '%d|%s|%s|%d|%d|"%s"' % (e["time"], e["address"], nginx(e["path"]), e["status"], e["bytes"], nginx(agent))


FORMATS = {
    "combined": (combined, None, None),
    "vcombined": (lambda r, e, a: "www.example.org:443 " + combined(r, e, a), None, None),
    "json": (json_line, None, None),
    "caddy": (caddy, None, None),
    "cloudflare": (cloudflare, None, None),
    "cloudfront": (cloudfront, "#Version: 1.0\n#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem "
                               "sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type", None),
    "w3c": (w3c, "#Software: Microsoft Internet Information Services 10.0\n#Version: 1.0\n#Fields: date time cs-method "
                 "cs-uri-stem cs-uri-query c-ip cs(User-Agent) sc-status sc-bytes", None),
    "haproxy": (haproxy, None, None),
    "pattern": (pattern_line, None, '$msec|$remote_addr|$request_uri|$status|$bytes_sent|"$http_user_agent"'),
}


def make(options):
    r = random.Random(options.seed)
    r.many = options.seed % 4 == 0
    days = max(2, min(30, options.lines // 3000 + 2))
    hours = r.random() < 0.7
    versions = make_versions(r, hours, days)
    delays = [r.choice([0, 0, 3600, 40000]) for _ in versions]
    paths = ["/%s/%s%d%s" % (r.choice(WORDS), r.choice(["a", "news", "x-y"]), r.randint(1, 999),
                             r.choice(["", "?p=2&sort=asc", ".html", "/", ".jpg"])) for _ in range(3000)]
    paths += ["/", "/trap/x", "/never/%s" % "y", "/a%20b", "/old/?token=secret&x"] * 20
    write_policy(options.folder, versions)
    line_of, header, pattern_ = FORMATS[options.format]
    requests, number, step = [], 0, days * DAY / options.lines
    with open(os.path.join(options.folder, "log"), "w", encoding="utf-8", newline="\n") as log:
        if header:
            log.write(header + "\n")
            number += header.count("\n") + 1
        bad = 0
        for i in range(options.lines):
            when = START + int(i * step) + (r.randint(0, 20) if r.random() < 0.2 else 0)
            number += 1
            luck = r.random()
            if luck < 0.002 and options.format not in ("haproxy",):
                log.write("garbage %d\n" % i)
                bad += 1
                continue
            e = request(r, when, versions, delays, paths)
            e["line"] = number
            if luck < 0.4:
                log.write(line_of(r, e, r.choice(PEOPLE)) + "\n")
                continue
            log.write(line_of(r, e, AGENTS[e["agent"]]) + "\n")
            requests.append(e)
    write_expected(options, versions, requests, number, bad, pattern_)


def write_policy(folder, versions):
    for version in versions:
        at = os.path.join(folder, "policy", version.name)
        os.makedirs(at)
        for name, text in (("robots.txt", version.robots), ("robots2.txt", version.robots2),
                           ("gatepost.yaml", "".join("honeypots: [%s]\n" % h for h in version.honeypots))):
            if text or name == "robots.txt":
                with open(os.path.join(at, name), "w", encoding="utf-8", newline="\n") as file:
                    file.write(text)


def write_expected(options, versions, requests, lines, bad, pattern_):
    obeys = {}
    with open(options.agents, encoding="utf-8") as table:
        rows = [line.rstrip("\n").split("\t") for line in table if not line.startswith("#")]
    for row in rows[1:]:
        obeys[row[0]] = dict(zip(rows[0], row))
    judge = Judge(versions, requests, options.reading, obeys)
    agents = {}
    with open(os.path.join(options.folder, "expected"), "w", encoding="utf-8", newline="\n") as out:
        for e in requests:
            row = judge.judge(e)
            out.write(json.dumps(row, ensure_ascii=False) + "\n")
            a = agents.setdefault(row["agent"], {"requests": 0, "bytes": 0, "informed": 0, "unaware": 0, "served_denied": 0})
            a["requests"] += 1
            a["bytes"] += e["bytes"]
            key = row["class"].replace("-", "_")
            a[key] = a.get(key, 0) + 1
            if row["class"] == "denied":
                a["informed"] += "informed" in row["flags"]
                a["unaware"] += "unaware" in row["flags"]
            a["served_denied"] += row["class"] in ("denied", "honeypot") and "served" in row["flags"]
    for agent, counts in agents.items():
        counts["rate"], counts["networks"] = judge.all_paces(agent, requests)
    with open(os.path.join(options.folder, "totals"), "w", encoding="utf-8") as out:
        json.dump({"lines": lines, "bad_lines": bad, "agents": agents, "pattern": pattern_,
                   "live": {v.name: stamp(t) for v, t in zip(versions, judge.live)}}, out)


def compare(options):
    wrong = 0
    with open(os.path.join(options.folder, "expected"), encoding="utf-8") as expected, \
            open(options.hits, encoding="utf-8") as hits:
        for want in expected:
            got = hits.readline()
            if not got or json.loads(want) != json.loads(got):
                print("expected " + want + "got      " + got)
                wrong += 1
                if wrong == 5:
                    return 1
        if hits.readline():
            print("more hits than expected")
            return 1
    with open(os.path.join(options.folder, "totals"), encoding="utf-8") as file:
        totals = json.load(file)
    with open(options.report, encoding="utf-8") as file:
        report = json.load(file)
    got = {a["token"]: a for a in report["agents"]}
    for key in ("lines", "bad_lines"):
        if totals[key] != report[key]:
            print("%s: expected %s, got %s" % (key, totals[key], report[key]))
            wrong += 1
    live = {v["id"]: v["live_from"] for v in report["versions"]}
    if live != totals["live"]:
        print("live: expected %s, got %s" % (totals["live"], live))
        wrong += 1
    if set(got) != set(totals["agents"]):
        print("agents: expected %s, got %s" % (sorted(totals["agents"]), sorted(got)))
        wrong += 1
    for token, counts in totals["agents"].items():
        for key in ("requests", "bytes", "ok", "policy_file", "honeypot", "denied", "grace", "closed", "informed", "unaware",
                    "served_denied"):
            if token in got and got[token][key] != counts.get(key, 0):
                print("%s %s: expected %s, got %s" % (token, key, counts.get(key, 0), got[token][key]))
                wrong += 1
        wrong += token in got and compare_paces(token, counts, got[token])
    return 1 if wrong else 0


def compare_paces(token, want, got):
    """How many differ: the agent's own, each network's; of more than MOST some are timed."""
    wrong = 0
    rows = got["networks"] or {"n": 0, "complete": True, "too_fast": 0, "list": []}
    pairs = [("rate", want["rate"], {k: got["rate"][k] for k in want["rate"]})]
    complete = len(want["networks"]) <= MOST
    pairs.append(("complete, timed", (complete, min(MOST, len(want["networks"]))), (rows["complete"], len(rows["list"]))))
    if complete:
        pairs.append(("networks", len(want["networks"]), rows["n"]))
    elif not 0.6 < rows["n"] / len(want["networks"]) < 1.6:
        pairs.append(("about how many networks", len(want["networks"]), rows["n"]))
    pairs.append(("too fast", sum(row["below"] > 0 for row in rows["list"]), rows["too_fast"]))
    for row in rows["list"]:
        pace = {k: v for k, v in want["networks"].get(row["network"], {}).items() if k != "stated_seconds"}
        pairs.append((row["network"], pace, {k: v for k, v in row.items() if k != "network"}))
    for what, one, other in pairs:
        if one != other:
            print("%s %s: expected %s, got %s" % (token, what, one, other))
            wrong += 1
    return wrong


def main():
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(dest="command", required=True)
    making = commands.add_parser("make")
    making.add_argument("folder")
    making.add_argument("--lines", type=int, default=3000)
    making.add_argument("--seed", type=int, default=1)
    making.add_argument("--format", choices=FORMATS, default="combined")
    making.add_argument("--reading", choices=["known", "author"], default="known")
    making.add_argument("--agents", default="resources/agents.tsv")
    comparing = commands.add_parser("compare")
    comparing.add_argument("folder")
    comparing.add_argument("hits")
    comparing.add_argument("report")
    options = parser.parse_args()
    if options.command == "make":
        os.makedirs(options.folder, exist_ok=True)
        make(options)
        return 0
    return compare(options)


if __name__ == "__main__":
    sys.exit(main())
