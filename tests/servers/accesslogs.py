#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Access logs as real servers write them, of requests with odd bytes: the source of tests/cases/logs/server-*.

    ./dev servers logs FOLDER       writes FOLDER/NAME.log for each server

Everything runs on the loopback interface and ends with the script.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

PORT = int(os.environ.get("GATEPOST_PORT", "18580"))
MODULES = "authz_core unixd log_config mpm_event".split()

GPT = b"Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)"
REQUESTS = [
    (b"GET /a?x=1&y=%41 HTTP/1.1", GPT),
    (b"HEAD /robots.txt HTTP/1.1", b"CCBot/2.0 (https://commoncrawl.org/faq/)"),
    (b"GET /%C3%A9/%22q%22 HTTP/1.1", b'CCBot/2.0 "quoted" \\back\\'),
    (b"GET /caf\xc3\xa9 HTTP/1.1", b"CCBot/2.0 caf\xc3\xa9"),
    (b"GET /latin\xe9\xff HTTP/1.1", b"CCBot/2.0 \xe9\xff"),
    (b'GET /quote"in"path\\x HTTP/1.1', b"CCBot/2.0"),
    (b"GET /tab HTTP/1.1", b"CCBot/2.0\twith\ttabs"),
    (b"GET /a b HTTP/1.1", b"CCBot/2.0"),
    (b"GET http://h.example/absolute HTTP/1.1", b"CCBot/2.0"),
    (b"OPTIONS * HTTP/1.1", b"CCBot/2.0"),
    (b"GET /long?" + b"q" * 300 + b" HTTP/1.1", b"CCBot/2.0 " + b"u" * 300),
    (b"GET /html?<b>&amp;{} HTTP/1.1", b"CCBot/2.0 {json: [1|2]} <b>"),
    (b"GET /browser HTTP/1.1", b"Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"),
    (b"GET /none HTTP/1.1", b""),
    (b"GET /old HTTP/1.0", b"CCBot/2.0"),
    (b"\x16\x03\x01\x02\x00", b"CCBot/2.0"),
]


def send(port: int, line: bytes, agent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=3) as link:
        link.settimeout(3)
        head = line + b"\r\nHost: h.example\r\nReferer: https://r.example/\"x\"\r\n"
        if agent:
            head += b"User-Agent: " + agent + b"\r\n"
        link.sendall(head + b"Connection: close\r\n\r\n")
        try:
            while link.recv(65536):
                pass
        except OSError:
            pass


def ask(port: int) -> None:
    for line, agent in REQUESTS:
        try:
            send(port, line, agent)
        except OSError as error:
            print(f"{port}: {line[:40]!r}: {error}", file=sys.stderr)


def wait(port: int) -> None:
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.2)


def serve(name: str, port: int, command: list[str], **more) -> None:
    process = subprocess.Popen(command, stderr=subprocess.PIPE, **more)
    try:
        wait(port)
        if process.poll() is not None:
            sys.exit(f"{name}: {process.stderr.read().decode()[-600:]}")
        ask(port)
        time.sleep(1)
    finally:
        process.terminate()
        process.wait()


def nginx(folder: Path, out: Path) -> None:
    paths = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in "client_body proxy fastcgi uwsgi scgi".split())
    json = (
        '{"time_iso8601":"$time_iso8601","remote_addr":"$remote_addr","request":"$request","status":$status,'
        '"body_bytes_sent":$body_bytes_sent,"http_user_agent":"$http_user_agent"}'
    )
    (folder / "nginx.conf").write_text(
        f"worker_processes 1; daemon off; user root; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
        "events { worker_connections 64; }\n"
        f"http {{ {paths} log_format js escape=json '{json}';\n"
        f"access_log {out}/server-nginx.log combined; access_log {out}/server-nginx-json.log js;\n"
        f"server {{ listen 127.0.0.1:{PORT}; location / {{ return 200 ok; }} }} }}\n"
    )
    serve("nginx", PORT, ["nginx", "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")])


def apache(folder: Path, out: Path) -> None:
    load = "".join(
        f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so\n"
        for name in MODULES
        if Path(f"/usr/lib/apache2/modules/mod_{name}.so").exists()
    )
    (folder / "www").mkdir()
    (folder / "www" / "index.html").write_text("ok")
    (folder / "apache.conf").write_text(
        f"ServerRoot {folder}\nServerName h.example\nListen 127.0.0.1:{PORT + 1}\nPidFile {folder}/apache.pid\n"
        f"ErrorLog {folder}/apache.err\nDocumentRoot {folder}/www\n{load}User nobody\nGroup nogroup\n"
        'LogFormat "%h %l %u %t \\"%r\\" %>s %O \\"%{Referer}i\\" \\"%{User-Agent}i\\"" combined\n'
        f"CustomLog {out}/server-apache.log combined\n"
        'LogFormat "%v:%p %h %l %u %t \\"%r\\" %>s %O \\"%{Referer}i\\" \\"%{User-Agent}i\\"" vcombined\n'
        f"CustomLog {out}/server-apache-vhost.log vcombined\n"
    )
    serve("apache", PORT + 1, ["apache2", "-X", "-f", str(folder / "apache.conf")])


def caddy(folder: Path, out: Path) -> None:
    (folder / "Caddyfile").write_text(
        "{\n\tadmin off\n\tauto_https off\n}\n"
        f"http://:{PORT + 2} {{\n\tbind 127.0.0.1\n\tlog {{\n\t\toutput file {out}/server-caddy.log\n\t}}\n\trespond ok\n}}\n"
    )
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    serve("caddy", PORT + 2, command, env={**os.environ, "HOME": str(folder)})


def haproxy(folder: Path, out: Path) -> None:
    # HAProxy writes its log to a socket, as a syslog daemon would take it.
    path = folder / "log"
    log = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    log.bind(str(path))
    lines: list[bytes] = []

    def drain() -> None:  # or HAProxy drops what the socket has no room for
        try:
            while line := log.recv(65536):
                lines.append(line.strip())
        except OSError:
            pass

    threading.Thread(target=drain, daemon=True).start()
    (folder / "haproxy.cfg").write_text(
        f"global\n  log {path} local0\ndefaults\n  mode http\n  option httplog\n  log global\n  timeout connect 1s\n"
        "  timeout client 5s\n  timeout server 2s\nfrontend f\n"
        f"  bind 127.0.0.1:{PORT + 3}\n  capture request header Host len 64\n"
        "  capture request header User-Agent len 256\n"
        "  http-request return status 200 content-type text/plain string ok\n"
    )
    serve("haproxy", PORT + 3, ["haproxy", "-db", "-f", str(folder / "haproxy.cfg")])
    # What a syslog daemon makes of "<134>Nov 22 00:44:22 haproxy[17]: …".
    written = [line[line.index(b">") + 1 :].replace(b"haproxy[", b"host haproxy[", 1) for line in lines if b" [" in line]
    (out / "server-haproxy.log").write_bytes(b"".join(line + b"\n" for line in written))


def varnish(folder: Path, out: Path) -> None:
    (folder / "v.vcl").write_text("vcl 4.1; backend default none; sub vcl_recv { return (synth(200)); }\n")
    name = str(folder / "varnish")
    command = ["varnishd", "-F", "-a", f"127.0.0.1:{PORT + 4}", "-f", str(folder / "v.vcl"), "-n", name, "-j", "none"]
    logger = None
    process = subprocess.Popen([*command, "-s", "malloc,8m"], stderr=subprocess.PIPE, stdout=subprocess.DEVNULL)
    try:
        wait(PORT + 4)
        if process.poll() is not None:
            sys.exit(f"varnish: {process.stderr.read().decode()[-600:]}")
        with (out / "server-varnish.log").open("wb") as file:
            logger = subprocess.Popen(["varnishncsa", "-n", name], stdout=file, stderr=subprocess.PIPE)
            time.sleep(2)
            ask(PORT + 4)
            time.sleep(2)
            logger.terminate()
            logger.wait()
    finally:
        process.terminate()
        process.wait()


def main(out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for each in [nginx, apache, caddy, haproxy, varnish]:
        with tempfile.TemporaryDirectory() as folder:
            os.chmod(folder, 0o755)
            each(Path(folder), out.resolve())
            print(each.__name__, "done")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
