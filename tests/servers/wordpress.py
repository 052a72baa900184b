# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The plug-in for WordPress under php: what it answers, and what it leaves to WordPress.

`./dev servers wordpress` runs it. php's own web server asks a script for every request, which loads the plug-in first, as WordPress
does with wp-content/mu-plugins, and then says "page". Loopback only; the server ends with the script.
"""

from __future__ import annotations

import hashlib
import http.client
import shutil
import subprocess
import sys
import time
from pathlib import Path

PAGE = b"page"
ROUTER = """<?php
require __DIR__ . '/mu-plugins/gatepost.php';
header('Content-Type: text/html');
echo 'page';
"""
YAML = """goals: {search: welcome, signals: [], licence: {terms: "https://www.shop.example/ai", file: "https://www.shop.example/rsl.xml"}}
environments:
  production: {host: [www.shop.example, shop.example]}
  preview: {host: preview.shop.example, files: preview, must: noindex}
outputs: {wordpress: mu-plugins, tdmrep: public/.well-known, rsl: public}
"""


def ask(port: int, path: str, host: str = "www.shop.example", method: str = "GET") -> tuple:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
    try:
        connection.putrequest(method, path, skip_host=True)
        if host:
            connection.putheader("Host", host)
        connection.endheaders()
        response = connection.getresponse()
        return response.status, {name.lower(): value for name, value in response.getheaders()}, response.read()
    finally:
        connection.close()


def make_site(folder: Path) -> dict:
    """The folder of a site; its files by host and path."""
    robots = b"\xef\xbb\xbfUser-agent: *\r\nContent-Usage: train-ai=n\r\nDisallow: /cart\r\n# d\xc3\xa9j\xc3\xa0 'quoted' \\ \x00 <?php ?>\r\n"
    files = {
        "robots.txt": robots,
        "robots-ai.txt": b"User-agent: *\nDisallow: /a\n",
        "robots2.txt": b"train: no\n",
        "preview/robots.txt": b"User-agent: *\nDisallow:\n",
        "gatepost.yaml": YAML.encode(),
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
    return files


def check(port: int, folder: Path, files: dict) -> list:
    wrong = []

    def expect(what: str, found: object, wanted: object) -> None:
        if found != wanted:
            wrong.append(f"{what}: {found!r}, not {wanted!r}")

    rsl = (folder / "public/license.xml").read_bytes()
    tdm = (folder / "public/.well-known/tdmrep.json").read_bytes()
    text = "text/plain; charset=utf-8"
    answers = [
        ("/robots.txt", files["robots.txt"], text),
        ("/robots-ai.txt", files["robots-ai.txt"], text),
        ("/robots2.txt", files["robots2.txt"], text),
        ("/robots.txt?x=1", files["robots.txt"], text),
        ("/rsl.xml", rsl, "application/rsl+xml"),
        ("/.well-known/tdmrep.json", tdm, "application/json"),
    ]
    for path, wanted, kind in answers:
        for host in ["www.shop.example", "shop.example", "WWW.Shop.Example:8080", "www.shop.example.", "unknown.example", ""]:
            status, headers, found = ask(port, path, host)
            where = f"{path} of {host}"
            expect(where, (status, found), (200, wanted))
            expect(f"{where}: type", headers.get("content-type"), kind)
            expect(f"{where}: cache", headers.get("cache-control"), "max-age=3600")
            expect(f"{where}: etag", headers.get("etag"), f'"{hashlib.sha256(wanted).hexdigest()}"')
            expect(f"{where}: noindex", headers.get("x-robots-tag"), None)
        status, headers, found = ask(port, path, method="HEAD")
        expect(f"HEAD {path}", (status, found, headers.get("content-length")), (200, b"", str(len(wanted))))
        expect(f"POST {path}", ask(port, path, method="POST")[2], PAGE)
    preview = "preview.shop.example"
    status, headers, found = ask(port, "/robots.txt", preview)
    expect("robots.txt of preview", (status, found), (200, files["preview/robots.txt"]))
    expect("noindex of preview's robots.txt", headers.get("x-robots-tag"), "noindex")
    expect("robots2.txt of preview, which has none", ask(port, "/robots2.txt", preview)[2], PAGE)
    expect("noindex of preview's pages", ask(port, "/a/page", preview)[1].get("x-robots-tag"), "noindex")
    for path in ["/", "/Robots.txt", "/robots.txt/", "//robots.txt", "/robots%2etxt", "/a/robots.txt", "/robots.txtx", "/gatepost.yaml"]:
        status, headers, found = ask(port, path)
        expect(path, (status, found, headers.get("x-robots-tag")), (200, PAGE, None))
    return wrong


def run(folder: Path, port: int) -> bool:
    if shutil.which("php") is None:
        print("php is not here", file=sys.stderr)
        return False
    files = make_site(folder)
    made = subprocess.run(["gatepost-cli", "goals", str(folder), "--write"], capture_output=True, check=False)
    if not (folder / "mu-plugins/gatepost.php").is_file():
        print(made.stdout.decode(), made.stderr.decode(), file=sys.stderr)
        return False
    return serve(folder, files, port)


def serve(folder: Path, files: dict, port: int) -> bool:
    """The plug-in is made; whoever has no php beside gatepost-cli may make it elsewhere."""
    (folder / "router.php").write_text(ROUTER)
    syntax = subprocess.run(["php", "-l", str(folder / "mu-plugins/gatepost.php")], capture_output=True, check=False)
    alone = subprocess.run(["php", "-r", "define('WP_CLI', true); require 'mu-plugins/gatepost.php'; echo 'on';"], cwd=folder,
                           capture_output=True, check=False)
    with subprocess.Popen(["php", "-S", f"127.0.0.1:{port}", "router.php"], cwd=folder, stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL) as server:
        try:
            for _ in range(100):
                try:
                    ask(port, "/")
                    break
                except OSError:
                    time.sleep(0.1)
            wrong = check(port, folder, files)
        finally:
            server.kill()
    if syntax.returncode != 0:
        wrong.append(syntax.stdout.decode())
    if alone.stdout != b"on":
        wrong.append(f"under WP-CLI: {alone.stdout!r} {alone.stderr!r}")
    for each in wrong:
        print(f"FAILED  {each}")
    print(f"wordpress: {'all answers are as they should be' if not wrong else f'{len(wrong)} are not'}")
    return not wrong


if __name__ == "__main__":
    site = Path(sys.argv[2])
    if sys.argv[1] == "make":
        make_site(site)
    else:
        contents = {str(each.relative_to(site)): each.read_bytes() for each in site.rglob("*") if each.is_file()}
        sys.exit(0 if serve(site, contents, 18479) else 1)
