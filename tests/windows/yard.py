# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The folder that the calls of calls.txt are made in: sites, logs, repositories, all with fixed bytes and times."""

import gzip
import json
import os
import shutil
import subprocess
from pathlib import Path

AGENTS = ["Googlebot/2.1 (+http://www.google.com/bot.html)", "GPTBot/1.2", "Bingbot/2.0", "Mozilla/5.0 (Windows NT 10.0)",
          "ClaudeBot/1.0", "PageScraper/0.3", "AhrefsBot/7.0"]
PATHS = ["/", "/robots.txt", "/cart", "/catalogue/autumn.pdf", "/journal/2026/11", "/press/2026-11-prize", "/search?q=tides"]


def combined_log(lines, newline="\n"):
    rows = []
    for n in range(lines):
        hour, minute, second = n // 60 % 24, n % 60, n * 7 % 60
        path = PATHS[n * 5 % len(PATHS)]
        rows.append(f"192.0.2.{n % 9} - - [20/Nov/2026:{hour:02}:{minute:02}:{second:02} +0000] "
                    f"\"GET {path} HTTP/1.1\" 200 {100 + n} \"-\" \"{AGENTS[n % len(AGENTS)]}\"{newline}")
    return "".join(rows).encode()


def table():
    rows = ["time\tuser_agent\turl"]
    rows += [f"2026-11-20T{n % 24:02}:00:00Z\t{AGENTS[n % len(AGENTS)]}\thttps://tidewater.example{PATHS[n % len(PATHS)]}"
             for n in range(30)]
    return ("\n".join(rows) + "\n").encode()


def git(folder, *arguments, day="01"):
    when = f"2026-11-{day}T09:00:00+00:00"
    names = {"GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@tidewater.example", "GIT_COMMITTER_NAME": "A",
             "GIT_COMMITTER_EMAIL": "a@tidewater.example", "GIT_AUTHOR_DATE": when, "GIT_COMMITTER_DATE": when,
             "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull, "PATH": os.environ["PATH"]}
    subprocess.run(["git", "-C", folder, *arguments], check=True, env=names, stdout=subprocess.DEVNULL)


def write(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())


def history(yard, top):
    """A repository whose site changed twice, with a folder whose name is not ASCII."""
    folder = yard / "repo"
    shutil.copytree(top / "resources/sample", folder / "site")
    write(folder / "Größe" / "robots.txt", "User-agent: *\nDisallow: /alt\n")
    git(yard, "init", "-q", "-b", "main", folder.name)
    git(folder, "config", "core.autocrlf", "false")
    git(folder, "add", "-A")
    git(folder, "commit", "-qm", "first")
    write(folder / "site" / "robots.txt", "User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /\n")
    write(folder / "Größe" / "robots.txt", "User-agent: *\nDisallow: /neu\n")
    git(folder, "commit", "-qam", "second", day="10")
    write(folder / "site" / "robots.txt", "User-agent: *\nDisallow: /\n")
    git(folder, "commit", "-qam", "third", day="20")
    git(folder, "tag", "v1", "HEAD~1", day="20")


def versions(yard, top):
    """Dated versions of a site, as replay reads them."""
    write(yard / "versions/2026-11-01T000000Z/robots.txt", "User-agent: *\nDisallow: /cart\n")
    write(yard / "versions/2026-11-20T030000Z/robots.txt", "User-agent: *\nDisallow: /journal/\nCrawl-delay: 10\n")


def make(yard, top):
    yard, top = Path(yard), Path(top)
    shutil.copytree(top / "resources/sample", yard / "sample")
    for seed in sorted((top / "tests/cases/seeds").glob("*.txt")):
        name = "robots2.txt" if seed.name.startswith("robots2-") else "robots.txt"
        write(yard / seed.stem / name, seed.read_bytes())
    text = "User-agent: *\nDisallow: /warenkorb\nDisallow: /übersicht\nAllow: /übersicht/öffentlich\n"
    write(yard / "Meine Seite ü/robots.txt", b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    write(yard / "crlf/robots.txt", text.replace("\n", "\r\n"))
    write(yard / "cr/robots.txt", text.replace("\n", "\r"))
    write(yard / "mixed/robots.txt", "User-agent: *\r\nDisallow: /a\nDisallow: /b\r\nDisallow: /a\n")
    write(yard / "empty/robots.txt", "")
    (yard / "none").mkdir()
    write(yard / "latin1/robots.txt", "User-agent: *\nDisallow: /caf\xe9\n".encode("latin-1"))
    write(yard / "nul/robots.txt", b"User-agent: *\nDisallow: /a\x00b\n")
    write(yard / "broken/robots.txt", "User-agnet: *\nDisalow: /a\nDisallow /b\nuser-agent GPTBot\nCrawl-delay: soon\n")
    write(yard / "idle/robots.txt", "User-agent: *\nDisallow: /a\nDisallow: /a/b\nAllow: /c\n")
    write(yard / "goals/robots.txt", "User-agent: *\nDisallow: /cart\n")
    write(yard / "goals/gatepost.yaml", "goals:\n  search: welcome\n  training: out\n  seo: {is: open, hours: 22:00-05:59, pace: 10s}\n"
                                        "outputs: {nginx: deploy}\n")
    write(yard / "goals/bad.yaml", "goals:\n  - training: perhaps\n")
    write(yard / "tests/robots.txt", "User-agent: *\nDisallow: /a\n")
    write(yard / "tests/gatepost.yaml", "tests:\n  - {agent: GPTBot, path: /a, expect: deny}\n"
                                        "  - {agent: GPTBot, path: /b, expect: deny}\n")
    write(yard / "questions.tsv", "".join(f"{agent}\t{path}\t2026-11-20T07:00:00Z\n" for agent in ("GPTBot", "Googlebot")
                                          for path in PATHS))
    write(yard / "questions-crlf.tsv", "GPTBot\t/a\r\nBingbot\t/cart\r\n")
    write(yard / "urls.txt", "".join(path + "\n" for path in PATHS))
    write(yard / "page.txt", "HTTP/1.1 200 OK\r\nX-Robots-Tag: noai, noindex\r\nContent-Type: text/html\r\n\r\n"
                             "<!doctype html><html><head><meta name=robots content=nofollow></head></html>\n")
    write(yard / "logs/access.log", combined_log(400))
    write(yard / "logs/crlf.log", combined_log(60, "\r\n"))
    write(yard / "logs/bom.log", b"\xef\xbb\xbf" + combined_log(20))
    write(yard / "logs/packed.log.gz", gzip.compress(combined_log(200), mtime=0))
    write(yard / "logs/cut.log.gz", gzip.compress(combined_log(200), mtime=0)[:-40])
    write(yard / "logs/zugriffe ü.log", combined_log(50))
    write(yard / "logs/odd.log", b"not a log\n\xff\xfe\n")
    write(yard / "logs/names.txt", "logs/access.log\nlogs/packed.log.gz\n")
    write(yard / "rows.tsv", table())
    write(yard / "rows.jsonl", '{"time":"2026-11-20T07:00:00Z","user_agent":"GPTBot","url":"/cart"}\n' * 3)
    write(yard / "list.tsv", (top / "resources/agents.tsv").read_bytes()[:4000].rsplit(b"\n", 1)[0] + b"\n")
    for folder in ("日本", "صفحة", "lang/" + "x" * 120, "a b/c d"):
        write(yard / folder / "robots.txt", "User-agent: *\nDisallow: /" + folder[:1] + "\n")
    write(yard / "scenario.yaml", "speed: 0\n")
    write(yard / "slip.yaml", "site: sample\nevents:\n  - {path: /, at: soon, status: 503}\n")
    write(yard / "requests.jsonl", '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}\n'
                                   '{"jsonrpc":"2.0","id":2,"method":"tools/list"}\n'
                                   '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"simulate","arguments":'
                                   '{"site":"sample","agent":"GPTBot","url":"/cart","at":"2026-11-20T07:00:00Z"}}}\n'
                                   "nonsense\n")
    lsp = b""
    for body in (b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}',
                 b'{"jsonrpc":"2.0","method":"initialized","params":{}}',
                 b'{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"untitled:robots.txt",'
                 b'"languageId":"robots.txt","version":1,"text":"User-agnet: *\\nDisallow: /a\\n"}}}',
                 b'{"jsonrpc":"2.0","id":2,"method":"shutdown"}', b'{"jsonrpc":"2.0","method":"exit"}'):
        lsp += b"Content-Length: %d\r\n\r\n" % len(body) + body
    write(yard / "messages.lsp", lsp)
    answers = [{"url": f"https://tidewater.example/{name}", "method": "GET", "hops": [{"url":
                f"https://tidewater.example/{name}", "status": status, "address": "192.0.2.7"}], "headers":
                [["content-type", "text/plain"]], **({"body": name} if status == 200 else {})}
               for name, status in (("robots.txt", 200), ("robots-ai.txt", 404), ("robots2.txt", 503))]
    write(yard / "answers/answers.json", json.dumps({"version": 1, "origin": "https://tidewater.example",
                                                     "at": "2026-11-20T07:00:00Z", "answers": answers}))
    write(yard / "answers/robots.txt", "User-agent: *\nDisallow: /cart\n")
    history(yard, top)
    versions(yard, top)
