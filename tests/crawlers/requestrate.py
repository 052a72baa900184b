# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Requests a second that gatepost-cli serve answers: pages of about 1 KiB over 64 kept connections, asked by one thread."""

from __future__ import annotations

import os
import re
import select
import socket
import subprocess
import tempfile
import time
from pathlib import Path

CONNECTIONS = 64
REQUEST = b"GET /page HTTP/1.1\r\nHost: localhost\r\nUser-Agent: ToyBot/1.0\r\n\r\n"


def connected(port: int) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", port))
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return made


def size_of_answer(port: int) -> tuple:
    """Bytes of the whole answer, which is always the same, and of its body."""
    with connected(port) as one:
        one.sendall(REQUEST)
        got = b""
        while b"\r\n\r\n" not in got:
            got += one.recv(65536)
        head = got.partition(b"\r\n\r\n")[0]
        if not head.startswith(b"HTTP/1.1 200"):
            raise RuntimeError(head.decode(errors="replace"))
        body = int(re.search(rb"(?i)content-length: (\d+)", head).group(1))
        return len(head) + 4 + body, body


def measure(port: int, seconds: float) -> float:
    """Each connection asks again as soon as it is answered. As little as possible for each answer: what is measured is the server."""
    whole, _ = size_of_answer(port)
    sockets = {one.fileno(): one for one in (connected(port) for _ in range(CONNECTIONS))}
    chosen = select.epoll()
    left = {}
    for number, one in sockets.items():
        chosen.register(number, select.EPOLLIN)
        left[number] = whole
        one.send(REQUEST)
    count = 0
    begin = time.monotonic()
    while (passed := time.monotonic() - begin) < seconds:
        for number, _ in chosen.poll():
            got = len(sockets[number].recv(65536))
            if got == 0:
                raise RuntimeError("the server closed a connection")
            left[number] -= got
            if left[number] == 0:
                count += 1
                left[number] = whole
                sockets[number].send(REQUEST)
    chosen.close()
    for one in sockets.values():
        one.close()
    return count / passed


def processor_time(process: int) -> float:
    """Seconds, of the processor."""
    words = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    with tempfile.TemporaryDirectory(prefix="gatepost-rate-") as folder:
        site = Path(folder)
        (site / "robots.txt").write_text("User-agent: *\nDisallow: /private\nCrawl-delay: 10\n")
        links = ", ".join(f"/section/article-{number:03}" for number in range(14))
        (site / "gatepost.yaml").write_text(f"paths: [{links}]\n")
        server = subprocess.Popen(["gatepost-cli", "serve", folder, "--port", "0", "--log", f"{folder}/log"], stderr=subprocess.PIPE, text=True)
        try:
            port = int(re.search(r":(\d+) ", server.stderr.readline()).group(1))
            _, size = size_of_answer(port)
            for _ in range(3):
                before = processor_time(server.pid)
                rate = measure(port, 3)
                used = processor_time(server.pid) - before
                print(f"{rate:.0f} requests/s of {size} bytes over {CONNECTIONS} connections, {rate * 3 / used:.0f} in a second of the "
                      f"server's processor time; load {os.getloadavg()[0]:.1f}", flush=True)
        finally:
            server.terminate()
            server.wait(10)
    return 0
