#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What web servers refuse with an export, compared with what gatepost-cli simulate says.

    ./dev servers                        requests, long paths, hours, paces on every server
    ./dev servers requests nginx caddy   requests on these alone
    ./dev servers long                   paths of 2, 4 and 8 KiB, in front of and behind what a rule with a star looks for
    ./dev servers syntax                 each server's own check of the exports of many files
    ./dev servers cost                   what an export costs nginx for each request
    ./dev servers goals                  what nginx, Apache and HAProxy refuse with the outputs of goals, as the goals say (goalsites.py)
    ./dev servers wordpress              what the plug-in for WordPress answers, under php (wordpress.py)
    ./dev servers logs FOLDER            their access logs of odd requests, for tests/cases/logs (accesslogs.py)

Everything runs on the loopback interface and ends with the script. GATEPOST_CORPUS names a folder of real robots.txt files;
without it lists are made. GATEPOST_REQUESTS: requests for each server (default 10,000), GATEPOST_SITES: lists for them (12).
GATEPOST_EVERY: 10 checks the syntax of every tenth file alone. Status 1 if anything differed.
"""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import accesslogs
import goalsites
import wordpress

TOP = Path(__file__).resolve().parents[2]
SERVERS = ["nginx", "apache", "caddy", "haproxy", "varnish", "lighttpd"]
PORT = int(os.environ.get("GATEPOST_PORT", "18480"))
REQUESTS = int(os.environ.get("GATEPOST_REQUESTS", "10000"))
REFUSALS = {403: "deny", 503: "later", 429: "pace"}
MODULES = "authz_core rewrite mpm_event".split()

# ---- configurations of a whole server --------------------------------------------------------------------------------


def export(target: str, site: Path, *more: str) -> dict:
    run = subprocess.run(["gatepost-cli", "export", target, str(site), "--json", *more], capture_output=True, check=False)
    if run.returncode != 0:
        raise RuntimeError(f"export {target} {site}: {run.stderr.decode()}")
    return json.loads(run.stdout)


def files_of(made: dict, folder: Path) -> dict:
    folder.mkdir(parents=True, exist_ok=True)
    for file in made["files"]:
        text = file["text"].replace("/etc/haproxy", str(folder))
        (folder / file["name"]).write_text(text)
    return {file["name"]: folder / file["name"] for file in made["files"]}


def nginx_conf(folder: Path, port: int) -> Path:
    temporary = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in "client_body proxy fastcgi uwsgi scgi".split())
    path = folder / "nginx.conf"
    first = folder / "first.conf"
    path.write_text(
        (first.read_text() if first.exists() else "") +
        f"worker_processes 1; daemon off; user root; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
        f"events {{ worker_connections 64; }}\n"
        f"http {{ access_log off; {temporary} keepalive_requests 1000000; large_client_header_buffers 4 32k;\n"
        f"include {folder}/gatepost-http.conf;\n"
        f"server {{ listen 127.0.0.1:{port}; include {folder}/gatepost-server.conf;\n"
        f"location / {{ try_files /nothing =204; }} }} }}\n")
    (folder / "html").mkdir(exist_ok=True)
    return path


def apache_conf(folder: Path, port: int) -> Path:
    modules = "".join(f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so\n" for name in MODULES)
    path = folder / "apache.conf"
    (folder / "www").mkdir(exist_ok=True)
    path.write_text(
        f"LimitRequestLine 32768\nServerRoot {folder}\nServerName localhost\nListen 127.0.0.1:{port}\nPidFile {folder}/apache.pid\n"
        f"ErrorLog {folder}/error.log\nDocumentRoot {folder}/www\n{modules}User root\nGroup root\nKeepAlive On\n"
        f"MaxKeepAliveRequests 0\nKeepAliveTimeout 60\nAllowEncodedSlashes NoDecode\nAcceptPathInfo On\nMutex posixsem\n"
        f"<VirtualHost *:{port}>\nAllowEncodedSlashes NoDecode\nInclude {folder}/gatepost-apache.conf\n"
        f"RewriteEngine On\nRewriteRule ^ - [R=204,L]\n</VirtualHost>\n".replace("User root\nGroup root\n", "User nobody\nGroup nogroup\n"))
    return path


def caddy_conf(folder: Path, port: int) -> Path:
    path = folder / "Caddyfile"
    path.write_text(f"{{\n\tadmin off\n\tauto_https off\n}}\nimport {folder}/gatepost.caddy\n"
                    f"http://127.0.0.1:{port}, http://localhost:{port} {{\n\troute {{\n\t\timport gatepost\n\t\trespond 204\n\t}}\n}}\n")
    return path


def haproxy_conf(folder: Path, port: int) -> Path:
    path = folder / "haproxy.cfg"
    tables = folder / "gatepost-tables.cfg"
    path.write_text("global\n    tune.bufsize 32768\ndefaults\n    mode http\n    timeout connect 1s\n    timeout client 60s\n"
                    "    timeout server 2s\n    timeout http-keep-alive 60s\n"
                    f"frontend main\n    bind 127.0.0.1:{port}\n{(folder / 'gatepost-frontend.cfg').read_text()}"
                    "    http-request return status 204\n\n" + (tables.read_text() if tables.exists() else ""))
    return path


def varnish_conf(folder: Path, port: int) -> Path:
    path = folder / "default.vcl"
    path.write_text(f'vcl 4.1;\nbackend default none;\ninclude "{folder}/gatepost.vcl";\nsub vcl_recv {{ return (synth(204)); }}\n')
    return path


def lighttpd_conf(folder: Path, port: int) -> Path:
    path = folder / "lighttpd.conf"
    (folder / "www").mkdir(exist_ok=True)
    (folder / "www/index.html").write_text("")
    path.write_text(f'server.modules = ( "mod_redirect" )\nindex-file.names = ( "index.html" )\n'
                    f'server.http-parseopts = ( "url-normalize" => "disable" )\n'
                    f'server.document-root = "{folder}/www"\nserver.bind = "127.0.0.1"\n'
                    f'server.port = {port}\nserver.errorlog = "{folder}/error.log"\nserver.max-keep-alive-requests = 60000\n'
                    f'server.max-request-field-size = 32768\n'
                    f'server.max-keep-alive-idle = 60\ninclude "{folder}/gatepost-lighttpd.conf"\n')
    return path


CONFS = {"nginx": nginx_conf, "apache": apache_conf, "caddy": caddy_conf, "haproxy": haproxy_conf, "varnish": varnish_conf,
         "lighttpd": lighttpd_conf}


def command(server: str, conf: Path, folder: Path, port: int) -> list:
    return {
        "nginx": ["nginx", "-c", conf, "-e", folder / "error.log"],
        "apache": ["apache2", "-DFOREGROUND", "-f", conf],
        "caddy": ["caddy", "run", "--config", conf, "--adapter", "caddyfile"],
        "haproxy": ["haproxy", "-db", "-f", conf],
        "varnish": ["varnishd", "-F", "-a", f"127.0.0.1:{port}", "-f", conf, "-n", folder / "v", "-j", "none", "-s", "malloc,16m",
                    "-p", "timeout_idle=60", "-p", "vsl_space=4m", "-p", "http_req_size=64k", "-p", "http_req_hdr_len=32k",
                    "-p", "workspace_client=256k"],
        "lighttpd": ["lighttpd", "-D", "-f", conf],
    }[server]


def check_command(server: str, conf: Path, folder: Path) -> list:
    return {
        "nginx": ["nginx", "-t", "-q", "-c", conf, "-e", folder / "error.log"],
        "apache": ["apache2", "-t", "-f", conf],
        "caddy": ["caddy", "validate", "--config", conf, "--adapter", "caddyfile"],
        "haproxy": ["haproxy", "-c", "-q", "-f", conf],
        "varnish": ["varnishd", "-C", "-f", conf, "-n", folder / "v"],
        "lighttpd": ["lighttpd", "-tt", "-f", conf],
    }[server]


class Server:
    """A server that runs while the block does. `clock`: a time for faketime."""

    def __init__(self, server: str, made: dict, clock: str = ""):
        self.server, self.made, self.clock = server, made, clock

    def __enter__(self):
        self.folder = Path(tempfile.mkdtemp(prefix="gatepost-"))
        os.chmod(self.folder, 0o755)
        files_of(self.made, self.folder)
        conf = CONFS[self.server](self.folder, PORT)
        words = [str(word) for word in command(self.server, conf, self.folder, PORT)]
        environment = dict(os.environ, HOME=str(self.folder), TZ="UTC", XDG_DATA_HOME=str(self.folder), XDG_CONFIG_HOME=str(self.folder))
        if self.clock:
            words = ["faketime", "-f", "@" + self.clock] + words
        self.log = open(self.folder / "output", "wb")
        self.process = subprocess.Popen(words, stdout=self.log, stderr=self.log, env=environment, start_new_session=True)
        for _ in range(1800):  # Varnish compiles its configuration first, which takes minutes on a busy machine
            if self.process.poll() is not None:
                break
            try:
                socket.create_connection(("127.0.0.1", PORT), timeout=1).close()
                return self
            except OSError:
                time.sleep(0.1)
        self.__exit__()
        raise RuntimeError(f"{self.server} did not start: {self.output}")

    def __exit__(self, *_):
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.log.close()
        self.output = (self.folder / "output").read_text(errors="replace")[-1500:]
        for _ in range(50):  # the port must be free for the next
            try:
                socket.create_connection(("127.0.0.1", PORT), timeout=1).close()
                time.sleep(0.1)
            except OSError:
                break
        shutil.rmtree(self.folder, ignore_errors=True)


class Client:
    """HEAD requests over one connection, byte for byte as given."""

    def __init__(self):
        self.socket, self.rest = None, b""

    def ask(self, agent: str, path: bytes) -> int:
        for attempt in (1, 2):
            try:
                return self.try_asking(agent, path)
            except OSError:
                self.close()
                if attempt == 2:
                    return -1
        return -1

    def try_asking(self, agent: str, path: bytes) -> int:
        if self.socket is None:
            self.socket, self.rest = socket.create_connection(("127.0.0.1", PORT), timeout=20), b""
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(b"HEAD " + path + b" HTTP/1.1\r\nHost: localhost:%d\r\nUser-Agent: %s\r\n\r\n" % (PORT, agent.encode()))
        while b"\r\n\r\n" not in self.rest:
            more = self.socket.recv(65536)
            if not more:
                raise OSError("closed")
            self.rest += more
        head, _, self.rest = self.rest.partition(b"\r\n\r\n")
        status = int(head.split(b" ", 2)[1])
        if status == 400 or b"connection: close" in head.lower():
            self.close()
        return status

    def close(self):
        if self.socket is not None:
            self.socket.close()
        self.socket, self.rest = None, b""


# ---- questions -------------------------------------------------------------------------------------------------------


def agents() -> list:
    rows = (TOP / "resources/agents.tsv").read_text().splitlines()
    head = rows[1].split("\t")
    return [dict(zip(head, row.split("\t"))) for row in rows[2:] if row]


def real_headers() -> list:
    return [line for line in (Path(__file__).parent / "useragents.txt").read_text().splitlines() if not line.startswith("#")]


def headers_of(token: str) -> list:
    return [f"{token}/1.0 (+https://bots.example/about)",
            f"Mozilla/5.0 (compatible; {token}/2.1; +http://www.bots.example/bot.html)",
            f"Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; {token}/1.2; +https://bots.example/bot) Chrome/131.0.0.0 Safari/537.36",
            f"Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile "
            f"Safari/537.36 (compatible; {token}/2.1)",
            token.upper() + "/3", token]


def browsers(count: int = 500) -> list:
    r = random.Random(7)
    systems = ["Windows NT 10.0; Win64; x64", "Macintosh; Intel Mac OS X 10_15_7", "X11; Linux x86_64", "Linux; Android 10; K",
               "iPhone; CPU iPhone OS 18_6 like Mac OS X", "iPad; CPU OS 17_7 like Mac OS X", "X11; CrOS x86_64 14541.0.0",
               "Linux; Android 14; SM-S921B", "X11; Ubuntu; Linux x86_64", "Windows NT 6.1; WOW64"]
    found = set()
    while len(found) < count:
        system, version = r.choice(systems), r.randint(80, 145)
        webkit = "AppleWebKit/537.36 (KHTML, like Gecko)"
        found.add(r.choice([
            f"Mozilla/5.0 ({system}) {webkit} Chrome/{version}.0.0.0 Safari/537.36",
            f"Mozilla/5.0 ({system}) {webkit} Chrome/{version}.0.0.0 Mobile Safari/537.36",
            f"Mozilla/5.0 ({system}; rv:{version}.0) Gecko/20100101 Firefox/{version}.0",
            f"Mozilla/5.0 ({system}) {webkit} Chrome/{version}.0.0.0 Safari/537.36 Edg/{version}.0.0.0",
            f"Mozilla/5.0 ({system}) {webkit} Chrome/{version}.0.0.0 Safari/537.36 OPR/{version - 14}.0.0.0",
            f"Mozilla/5.0 ({system}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/{version % 19}.1 Safari/605.1.15",
            f"Mozilla/5.0 ({system}) {webkit} SamsungBrowser/{version % 29}.0 Chrome/{version}.0.0.0 Mobile Safari/537.36",
            f"Mozilla/5.0 ({system}) {webkit} Version/4.0 Chrome/{version}.0 UCBrowser/13.4 Mobile Safari/537.36"]))
    return sorted(found)


def paths_of(text: bytes, count: int, r: random.Random) -> list:
    """Paths near the rules of a file, in honest and hostile spellings."""
    values = [v.split(b"#")[0].strip() for v in re.findall(rb"(?im)^[ \t]*(?:dis)?allow[ \t]*:[ \t]*(.*?)[ \t]*$", text)]
    values = [v for v in values if v.startswith((b"/", b"*"))] or [b"/a"]
    pieces = [b"a", b"x/", b"/", b".pdf", b"?q=1", b"%2e", b"%7E", b"~", b"%c3%a9", b"//", b"/..", b"%2F", b"index.html", b"&b=2", b"%41", b"9", b"%A9",
              b"%zz", b"%", b"\xc3\xa9", b"*", b"$", b"'", b"|", b"{", b"^", b"\\", b"%00", b"%0a", b"%25", b"%2A", b"%24", b"!", b";p", b"+", b"C3", b"%%320", b"%2%30", b""]
    found = []
    for _ in range(count):
        value = r.choice(values)
        path = value.removesuffix(b"$") if r.random() < 0.9 else value
        while b"*" in path:
            path = path.replace(b"*", b"".join(r.choice(pieces) for _ in range(r.randint(0, 3))), 1) if r.random() < 0.95 else path.replace(b"*", b"%2A")
        if r.random() < 0.5:
            path += b"".join(r.choice(pieces) for _ in range(r.randint(0, 3)))
        if r.random() < 0.4:  # needless and other escapes
            spelt = b""
            for byte in path:
                c = bytes([byte])
                if r.random() < 0.15 and byte not in b"%/?":
                    c = (b"%%%02x" if r.random() < 0.5 else b"%%%02X") % byte
                spelt += c
            path = spelt
        if r.random() < 0.05:  # escapes of which a digit is an escape
            path = re.sub(rb"%([0-9A-F])([0-9A-F])", lambda pair: b"%%%%%02x" % pair[1][0] + pair[2], path, count=1)
        if r.random() < 0.1:
            path = path[:r.randint(1, max(1, len(path)))]
        if not path.startswith(b"/"):
            path = b"/" + path
        if r.random() < 0.1:  # long: rules with stars are written for such
            piece, size = r.choice([b"a", b"a=b&", b"%C3%A9", b"%41", b".", *pieces[:6]]), r.choice([1400, 2048, 4096, 8000])
            at = r.randint(1, len(path))
            path = path[:at] + (piece * (size // len(piece)))[:max(0, size - len(path))] + path[at:]
        found.append(bytes(byte for byte in path.split(b"#")[0] if byte > 32 and byte != 127)[:8192])
    found += [b"/robots.txt", b"/robots.txt?x=1", b"/robots-ai.txt", b"/robots2.txt", b"/.well-known/robots2-ask", b"/robots.txtx"]
    return found


def answers(site: Path, questions: list, at: str = "") -> list:
    """Of each question the decision, and the agent by its token in the list."""
    lines = b"\n".join(agent.encode() + b"\t" + path for agent, path in questions) + b"\n"
    words = ["gatepost-cli", "simulate", "--site", str(site), "--queries", "-", "--json"] + (["--at", at] if at else [])
    run = subprocess.run(words, input=lines, capture_output=True, check=False)
    found = [json.loads(line) for line in run.stdout.decode(errors="replace").splitlines()]
    assert len(found) == len(questions), (len(found), len(questions), run.stderr.decode()[:300])
    return [(answer["fetch"]["decision"], answer["agent"]["token"]) for answer in found]


def made_list(r: random.Random) -> bytes:
    rules = []
    for agent in ["*", "GPTBot", "Googlebot", "Bingbot\nUser-agent: CCBot"]:
        rules.append(f"User-agent: {agent}")
        for _ in range(r.randint(3, 40)):
            value = "/" + "".join(r.choice(["a", "b", "/", "*", "blog", ".pdf", "?q=", "%7E", "%C3%A9", "9", "C3", "$", "~", "|", "{2}", '"', "\\", "'"])
                                  for _ in range(r.randint(0, 6)))
            rules.append(("Allow: " if r.random() < 0.4 else "Disallow: ") + value + ("$" if r.random() < 0.2 else ""))
        rules.append("")
    return "\n".join(rules).encode()


def sites(folder: Path, most: int) -> list:
    """The sample site, and folders with one robots.txt each: those of the corpus with the most rules first."""
    found = [TOP / "resources/sample"]
    corpus = os.environ.get("GATEPOST_CORPUS", "")
    texts = []
    if corpus:
        texts = [path.read_bytes() for path in sorted(Path(corpus).glob("*.txt"))]
        texts = [text for text in texts if len(text) < 200_000]
        texts.sort(key=lambda text: (-len(set(re.findall(rb"(?im)^disallow.*$", text))), text))
        half = most // 2
        texts = texts[:half] + random.Random(5).sample(texts[half:], max(0, min(most - half, len(texts) - half)))
    else:
        texts = [made_list(random.Random(seed)) for seed in range(most)]
    for number, text in enumerate(texts):
        site = folder / f"site{number}"
        site.mkdir()
        (site / "robots.txt").write_bytes(text)
        found.append(site)
    return found


# ---- runs ------------------------------------------------------------------------------------------------------------


def is_malformed(path: bytes) -> bool:
    return re.search(rb"[^\x00-\x7f]|%(?![0-9A-Fa-f]{2})", path) is not None


def is_refused_malformed(server: str, path: bytes) -> bool:
    """Caddy's export refuses what is not a URL, lighttpd's what has bytes above 127 (the server's own normalising is off here)."""
    return is_malformed(path) if server == "caddy" else server == "lighttpd" and any(byte > 127 for byte in path)


def named_in(site: Path) -> list:
    text = b"\n".join(path.read_bytes() for path in sorted(site.glob("*.txt")))
    found = re.findall(rb"(?im)^[ \t]*user-agent[ \t]*:[ \t]*([^ \t\r\n/#]{2,60})|^\[agent:[ \t]*([^\]\n]*)", text)
    return [(first or second).decode(errors="replace").strip() for first, second in found]


def questions_about(site: Path, count: int, r: random.Random) -> list:
    """Every crawler of the list in turn, real headers, and as often whom the site names."""
    rows = [row for row in agents() if row["kind"] != "policy-token"]
    tokens = {row["token"].lower() for row in rows}
    # "MistralAI-User/1.0" is a crawler of the list that a header cannot name: there it is MistralAI-User.
    known = [row["token"] for row in rows if row["kind"] == "crawler" and row["token"].lower().split("/")[0] not in tokens - {row["token"].lower()}]
    named = [name for name in named_in(site) if name.lower() in tokens] or known
    real = real_headers()
    text = b"\n".join(path.read_bytes() for path in sorted(site.glob("*.txt")))
    found = []
    for number, path in enumerate(paths_of(text, count, r)):
        if number % 5 == 0:
            found.append((real[number // 5 % len(real)], path))
        else:
            token = known[number // 2 % len(known)] if number % 2 else r.choice(named)
            found.append((r.choice(headers_of(token)), path))
    return found


def called(header: str, spaced: list) -> str:
    """Who is asked about: S10 finds no name with a blank in a header, exports do."""
    return next((token for token in spaced if token.lower() in header.lower()), header)


def run_requests(servers: list, folder: Path) -> bool:
    all_sites = sites(folder, int(os.environ.get("GATEPOST_SITES", "12")))
    people = browsers()
    fetching = {row["token"].lower() for row in agents() if row["kind"] != "policy-token"}
    spaced = [row["token"] for row in agents() if " " in row["token"]]
    good = True
    for server in servers:
        asked = differ = opened = by_itself = touched = malformed = refused = 0
        samples, seen = [], set()
        r = random.Random(11)
        for site in all_sites:
            questions = questions_about(site, REQUESTS // len(all_sites) + 1, r)
            expected = answers(site, [(called(agent, spaced), path) for agent, path in questions])
            # As by default: all of the list that fetch, and whoever a file names.
            chosen = fetching | {name.lower() for name in named_in(site)}
            with Server(server, export(server, site, "--mode", "deny")):
                client = Client()
                for (agent, path), (decision, token) in zip(questions, expected):
                    status = client.ask(agent, path)
                    asked += 1
                    if status in (400, 414, 431, 501, -1) or (server == "apache" and status == 404):
                        by_itself += 1
                        continue
                    seen.add(token)
                    wanted = {"allow": None, "deny": 403, "ask": 403, "later": 503}[decision]
                    if token.lower() not in chosen or (decision == "later" and server == "lighttpd"):  # L2
                        wanted = None
                    got = status if status in REFUSALS else None
                    refused += got is not None
                    if got == wanted or (decision == "later" and got == 403):  # closed, and an ask besides (L5)
                        continue
                    if got == 403 and is_refused_malformed(server, path):
                        malformed += 1
                        continue
                    differ += 1
                    opened += wanted is not None and got is None
                    if len(samples) < 6:
                        samples.append((site.name, agent, path, decision, status))
                for number, agent in enumerate(people[:500 if site == all_sites[0] else 50]):
                    status = client.ask(agent, questions[number % len(questions)][1])
                    touched += status in REFUSALS
                client.close()
        good = good and differ == 0 and touched == 0
        print(f"{server}: {asked} requests of {len(seen)} agents, {refused} refused, {differ} differ ({opened} more open), {by_itself} answered with an error "
              f"by the server itself, {malformed} malformed URLs refused, {touched} browsers touched", flush=True)
        for sample in samples:
            print("   ", *sample, flush=True)
    return good


def run_long(servers: list, folder: Path) -> bool:
    """Each path below as it is, and with so much in front of and behind what the rules look for."""
    site = folder / "long"
    site.mkdir()
    (site / "robots.txt").write_text("User-agent: GPTBot\nDisallow: /*.php$\nDisallow: /plain\nDisallow: /*?*sort=\n"
                                     "Disallow: /*C3*A9x\nAllow: /plain/open*/\nDisallow: /shop/*/cart\n")
    good = True
    for server in servers:
        paths = []
        for size in (0, 1300, 1400, 2048, 4096, 8000):
            for piece in (b"a", b"a=b&", b"%C3%A9", b"%41", b"."):
                fill = piece * (size // len(piece))
                paths += [b"/plain" + fill, b"/" + fill, b"/" + fill + b".php", b"/?" + fill + b"&sort=1", b"/" + fill + b"C3xA9x",
                          b"/plain/open" + fill + b"/", b"/shop/" + fill + b"/cart", b"/ok?q=" + fill]
        questions = [("GPTBot/1.2", path) for path in paths]
        expected = answers(site, questions)
        made, options = export(server, site, "--agents", "GPTBot"), [("", {})]
        if server == "nginx":
            options.append((" with pcre_jit", {"files": [*made["files"], {"name": "first.conf", "text": "pcre_jit on;\n"}]}))
        for title, other in options:
            differ, by_itself = [], 0
            with Server(server, other or made):
                client = Client()
                for (agent, path), (decision, _) in zip(questions, expected):
                    status = client.ask(agent, path)
                    by_itself += status in (400, 414, 431, 501, -1)
                    if (status == 403) != (decision != "allow") or status in (414, 431, 500, 503, -1):
                        differ.append((path[:40], len(path), decision, status))
                client.close()
            good = good and not differ
            print(f"{server}{title}: {len(paths)} paths of up to {max(map(len, paths))} bytes, {len(differ)} differ, "
                  f"{by_itself} answered with an error by the server itself", flush=True)
            for sample in differ[:6]:
                print("   ", *sample, flush=True)
    return good


def run_goals(servers: list, folder: Path) -> bool:
    """Sites with random goals that were applied and written: who is refused, by the goals alone."""
    count = int(os.environ.get("GATEPOST_SITES", "12"))
    tokens = {row["token"].lower() for row in agents()}
    rows = [row for row in agents() if row["kind"] in ("crawler", "user-fetcher") and row["status"] != "retired" and " " not in row["token"]
            and row["token"].lower().split("/")[0] not in tokens - {row["token"].lower()}]  # as in questions_about()
    made, true = [], 0
    for number in range(count):
        r = random.Random(number)
        goals, site = goalsites.Goals(r), folder / f"site{number}"
        is_true = goalsites.make_site(site, made_list(r) if number % 2 else b"", goals)
        true += len(is_true)
        made.append((site, goalsites.questions(r, rows, goals, is_true, REQUESTS // count + 1, headers_of)))
    print(f"{count} sites, {true} of {count * len(goalsites.PURPOSES)} goals true after --apply --write, {len(rows)} agents", flush=True)
    good = true * 10 >= count * len(goalsites.PURPOSES) * 9
    for server in [each for each in servers if each in goalsites.TARGETS]:
        asked = refused = touched = by_itself = 0
        differ = []
        for site, questions in made:
            with Server(server, goalsites.files_of(site, server)):
                client = Client()
                for agent, path, wanted in questions:
                    status = client.ask(agent, path.encode())
                    asked += 1
                    by_itself += status not in (200, 204, 403)
                    refused += status == 403
                    if status not in ((403,) if wanted else (200, 204)):
                        differ.append((site.name, agent, path, "refuse" if wanted else "let in", status))
                for number, agent in enumerate(browsers(50)):
                    touched += client.ask(agent, questions[number][1].encode()) in REFUSALS
                client.close()
        good = good and not differ and touched == 0
        print(f"{server}: {asked} requests, {refused} refused, {len(differ)} not as the goals say, {by_itself} answered otherwise by the server itself, "
              f"{touched} browsers touched", flush=True)
        for sample in differ[:6]:
            print("   ", *sample, flush=True)
    return good


def accepts(server: str, conf: Path, folder: Path) -> str:
    """What the server says against a configuration; empty: nothing."""
    words = [str(word) for word in check_command(server, conf, folder)]
    try:
        run = subprocess.run(words, capture_output=True, check=False, timeout=600, env=dict(os.environ, HOME=str(folder)))
    except subprocess.TimeoutExpired:
        return "not done in ten minutes"
    return (run.stderr or run.stdout).decode(errors="replace")[-400:] or "no message" if run.returncode != 0 else ""


def exported(server: str, text: bytes, folder: Path) -> Path:
    """The export of a robots.txt, and a configuration that includes it."""
    site = folder / "site"
    site.mkdir(parents=True)
    (site / "robots.txt").write_bytes(text)
    files_of(export(server, site), folder)
    return CONFS[server](folder, PORT)


def run_syntax(servers: list, folder: Path) -> bool:
    """Varnish compiles C, two seconds each time: many exports are included in one configuration, and each alone if that fails."""
    corpus = Path(os.environ.get("GATEPOST_CORPUS", ""))
    every = max(1, int(os.environ.get("GATEPOST_EVERY", "1")))
    texts = {path.name: path.read_bytes() for path in sorted(corpus.glob("*.txt"))[::every]} if corpus.name else {}
    texts = texts or {f"made {seed}": made_list(random.Random(seed)) for seed in range(50)}
    folder.chmod(0o755)  # Varnish reads as somebody else
    good = True
    for server in servers:
        failed, began, names = [], time.time(), list(texts)
        together = 10 if server == "varnish" else 1
        for first in range(0, len(names), together):
            out = folder / server
            some = {name: exported(server, texts[name], out / str(number)) for number, name in enumerate(names[first:first + together])}
            if together > 1:
                whole = out / "all.vcl"
                whole.write_text('vcl 4.1;\nbackend default none;\n' + "".join(f'include "{conf.parent}/gatepost.vcl";\n' for conf in some.values()))
                if not accepts(server, whole, out):
                    some = {}
            failed += [(name, why) for name, conf in some.items() if (why := accepts(server, conf, conf.parent))]
            shutil.rmtree(out)
        good = good and not failed
        print(f"{server}: {len(texts)} files, {len(failed)} not accepted, {time.time() - began:.0f} s", flush=True)
        for name, why in failed[:4]:
            print("   ", name, why, flush=True)
    return good


def hours_list(shift: int) -> str:
    """Two windows, so many minutes later."""
    windows = [(6 * 60, 8 * 60 + 45), (22 * 60, 10)]
    lines = "".join("Visit-time: " + "-".join(f"{(minute + shift) % 1440 // 60:02}{(minute + shift) % 60:02}" for minute in window) + "\n"
                    for window in windows)
    return f"User-agent: GPTBot\n{lines}Disallow: /no/\n"


def run_hours(servers: list, folder: Path) -> bool:
    """The clock is set by faketime. Caddy reads it otherwise, HAProxy and Varnish wait for ever inside libfaketime: there the windows
    are moved so that the minute is the one that is wanted."""
    site = folder / "hours"
    site.mkdir()
    clocks = ["05:59:58", "06:00:02", "07:30:00", "08:45:50", "08:46:02", "12:00:00", "21:59:50", "22:00:02", "00:10:30", "00:11:02"]
    good = True
    for server in servers:
        if server == "lighttpd":  # no hours (L2)
            continue
        by_moving = server not in ("nginx", "apache")
        differ = []
        for clock in clocks:
            wanted_minute = int(clock[:2]) * 60 + int(clock[3:5])
            at, statuses = f"2026-11-20T{clock}Z", []
            while not statuses:
                now = time.time()
                if by_moving and now % 60 > 45:
                    time.sleep(60 - now % 60)
                    continue
                if by_moving:
                    at = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(now))
                (site / "robots.txt").write_text(hours_list(int(now // 60) % 1440 - wanted_minute if by_moving else 0))
                with Server(server, export(server, site), "" if by_moving else f"2026-11-20 {clock}"):
                    decision = answers(site, [("GPTBot/1.2", b"/yes")], at)[0][0]
                    client = Client()
                    statuses = [client.ask("GPTBot/1.2", path) for path in (b"/yes", b"/no/", b"/robots.txt")]
                    statuses.append(client.ask(browsers(1)[0], b"/no/"))
                    client.close()
                if by_moving and now // 60 != time.time() // 60:
                    statuses = []  # the minute is over
            wanted = [503 if decision == "later" else None, 403, None, None]
            if [status if status in REFUSALS else None for status in statuses] != wanted:
                differ.append((clock, wanted, statuses))
        good = good and not differ
        print(f"{server}: {len(clocks)} times of the day, {len(differ)} differ", *differ, flush=True)
    return good


def run_paces(servers: list, folder: Path) -> bool:
    good = True
    for server in servers:
        if server not in ("nginx", "haproxy", "varnish"):
            continue
        for line, seconds in (("Request-rate: 1/2s", 2.0), ("Request-rate: 2/1s", 0.5), ("Request-rate: 10/1s", 0.1)):
            site = folder / "paces"
            shutil.rmtree(site, ignore_errors=True)
            site.mkdir()
            (site / "robots.txt").write_text(f"User-agent: GPTBot\nUser-agent: CCBot\n{line}\nDisallow: /no/\n")
            with Server(server, export(server, site)):
                client, began, passed, asked = Client(), time.time(), 0, 0
                length = 40 * seconds if seconds > 1 else 20.0
                while time.time() - began < length:
                    passed += client.ask("GPTBot/1.2", b"/yes") not in REFUSALS
                    asked += 1
                    if server != "nginx":
                        time.sleep(seconds / 40)
                took = time.time() - began
                other = client.ask("CCBot/2", b"/yes") not in REFUSALS
                policy = [client.ask("GPTBot/1.2", b"/robots.txt") not in REFUSALS for _ in range(20)]
                client.close()
            pace = took / max(1, passed)
            within = abs(pace - seconds) <= 0.1 * seconds
            good = good and within and other and all(policy)
            print(f"{server}: {line}: {passed} of {asked} passed in {took:.1f} s, one in {pace:.3f} s ({pace / seconds - 1:+.1%})"
                  f"{'' if other else ', ANOTHER AGENT REFUSED'}{'' if all(policy) else ', POLICY FILE REFUSED'}", flush=True)
    return good


def worker_seconds(folder: Path) -> float:
    """Processor time that nginx's workers have used, and the system for them."""
    master = int((folder / "nginx.pid").read_text())
    total = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == master:
            total += int(fields[11]) + int(fields[12])
    return total / os.sysconf("SC_CLK_TCK")


def cost_of(server: Server, agent: str, count: int) -> float:
    """Processor seconds of the worker for a request, of `count` requests on one connection."""
    path = b"/nowhere/that/any/rule/matches/index.html?a=b&c=d"
    request = b"HEAD %s HTTP/1.1\r\nHost: localhost\r\nUser-Agent: %s\r\n\r\n" % (path, agent.encode())
    with socket.create_connection(("127.0.0.1", PORT)) as connection:
        before = worker_seconds(server.folder)
        for _ in range(count // 100):
            connection.sendall(request * 100)
            got = 0
            while got < 100:
                got += connection.recv(1 << 20).count(b"HTTP/1.1 ")
        return (worker_seconds(server.folder) - before) / count


def run_cost(_: list, folder: Path) -> bool:
    """Processor time of nginx's worker, with 700 rules and with nothing, in one run."""
    r = random.Random(4)
    words = "blog cart account search print archive media wp admin user tag page author feed files shop news press data api".split()
    rules = set()
    while len(rules) < 700:
        rules.add("/" + "/".join(r.choice(words) + str(r.randint(1, 99)) for _ in range(r.randint(1, 3))) + r.choice(["", "/", "*.pdf$", "?*id="]))
    site = folder / "cost"
    site.mkdir()
    (site / "robots.txt").write_text("User-agent: GPTBot\nUser-agent: *\n" + "".join(
        f"{'Allow' if r.random() < 0.1 else 'Disallow'}: {rule}\n" for rule in sorted(rules)))
    empty = {"files": [{"name": name, "text": ""} for name in ("gatepost-http.conf", "gatepost-server.conf")]}
    exact = export("nginx", site)
    compiled = {"files": [*exact["files"], {"name": "first.conf", "text": "pcre_jit on;\n"}]}
    kinds = {"nothing": empty, "700 rules": exact, "compact": export("nginx", site, "--compact"), "pcre_jit": compiled}
    askers = {"bot": "Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)",
              "usual browser": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
              "other browser": "Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/4.0 Chrome/94.0 TV Safari/537.36"}
    count = int(os.environ.get("GATEPOST_COST", "20000"))
    figures = {}
    for _ in range(5):  # the least of five: other work on the machine only adds
        for name, made in kinds.items():
            with Server("nginx", made) as server:
                time.sleep(0.5)
                for who, agent in askers.items():
                    seconds = cost_of(server, agent, count)
                    figures[name, who] = min(seconds, figures.get((name, who), 1))
    for who in askers:
        base = figures["nothing", who]
        print(f"nginx, {who}: {base * 1e6:.1f} us without; with " +
              ", ".join(f"{name} +{(figures[name, who] - base) * 1e6:.1f}" for name in kinds if name != "nothing"), flush=True)
    return True


def main() -> int:
    runs = {"requests": run_requests, "long": run_long, "syntax": run_syntax, "hours": run_hours, "paces": run_paces, "cost": run_cost,
            "goals": run_goals}
    words = sys.argv[1:]
    if words[:1] == ["logs"] and len(words) == 2:
        accesslogs.main(Path(words[1]))
        return 0
    if words == ["wordpress"]:
        with tempfile.TemporaryDirectory(prefix="gatepost-servers-") as folder:
            return 0 if wordpress.run(Path(folder), PORT) else 1
    wrong = [word for word in words if word not in runs and word not in SERVERS]
    if wrong:
        print(f"servers.py: {wrong[0]}: one of {', '.join([*runs, *SERVERS])} is expected", file=sys.stderr)
        return 2
    chosen = [word for word in words if word in runs] or ["requests", "long", "hours", "paces"]
    servers = [word for word in words if word in SERVERS] or SERVERS
    good = True
    for name in chosen:
        with tempfile.TemporaryDirectory(prefix="gatepost-servers-") as folder:
            print(f"-- {name}", flush=True)
            good = runs[name](servers, Path(folder)) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
