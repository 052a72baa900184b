#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Neovim, Helix and Kate, driven through the language server: open, complete, fix, lens, rename, save.

    ./dev editors                   all of them, and the extension of VS Code under Node
    ./dev editors neovim kate       these alone

Each editor has a home of its own with the settings that the manual shows (docs/manual/06-command-line.md), a site in a Git
repository, and a screen of its own (Xvfb). Keys are sent as a person would type them. Pictures go to build/editors. What an editor
cannot do is said: Helix and Kate have no lenses. Status 1 if something was not as it must be.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
PICTURES = TOP / "build" / "editors"
MANUAL = TOP / "docs" / "manual" / "06-command-line.md"
COMMITTED = {
    "robots.txt": "User-agent: GPTBot\nDisallow: /private/\n\nUser-agent: *\nDisallow: /tmp/\n",
    "robots-ai.txt": "User-agent: gptbot\nDisallow: /models/\n",
    "gatepost.yaml": "agents: [GPTBot, Googlebot]\n",
}
# Two slips: a directive that is misspelt and a rule that is there twice; and GPTBot lost access since the commit.
EDITED = "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /tmp/\nDisallow: /tmp/\nDisalow: /b\n"


def settings_of(editor: str) -> str:
    """The block of settings below the editor's heading in the manual."""
    found = re.search(rf"^### {editor}\b.*?```text\n(.*?)```", MANUAL.read_text(), re.MULTILINE | re.DOTALL)
    if not found:
        raise RuntimeError(f"the manual has no settings for {editor}")
    return found.group(1)


class Failure(Exception):
    pass


class Session:
    """A home, a site, a screen; what was started in it ends with it."""

    def __init__(self, name: str, display: int) -> None:
        self.name = name
        self.folder = Path(tempfile.mkdtemp(prefix=f"gatepost-{name}-"))
        self.home = self.folder / "home"
        self.site = self.folder / "site"
        self.children: list[subprocess.Popen] = []
        for folder in (self.home / ".config", self.home / "run", self.site):
            folder.mkdir(parents=True)
        (self.home / "run").chmod(0o700)
        self.environment = {
            **os.environ,
            "HOME": str(self.home),
            "XDG_CONFIG_HOME": str(self.home / ".config"),
            "XDG_RUNTIME_DIR": str(self.home / "run"),
            "DISPLAY": f":{display}",
            "LC_ALL": "C.UTF-8",
        }
        for variable in ("XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "WAYLAND_DISPLAY"):
            self.environment.pop(variable, None)
        for name_, text in COMMITTED.items():
            (self.site / name_).write_text(text)
        git = ["git", "-c", "user.name=a", "-c", "user.email=a@example.org", "-C", str(self.site)]
        for words in (["init", "-q"], ["add", "."], ["commit", "-q", "-m", "policy"]):
            subprocess.run([*git, *words], env=self.environment, check=True)
        (self.site / "robots.txt").write_text(EDITED)
        self.start("Xvfb", f":{display}", "-screen", "0", "1280x720x24", "-nolisten", "tcp")
        self.wait("the screen", lambda: self.tool("xdotool", "getdisplaygeometry").returncode == 0)

    def start(self, *words: str) -> subprocess.Popen:
        log = (self.folder / f"{Path(words[0]).name}.log").open("wb")
        child = subprocess.Popen(words, env=self.environment, cwd=self.site, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
        self.children.append(child)
        return child

    def tool(self, *words: str) -> subprocess.CompletedProcess:
        return subprocess.run(words, env=self.environment, capture_output=True, text=True, check=False, timeout=60)

    def wait(self, what: str, is_there, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while not is_there():
            if time.monotonic() > end:
                self.picture("failed")
                raise Failure(f"{self.name}: {what}: not within {seconds:.0f} seconds")
            time.sleep(0.2)

    def keys(self, *names: str) -> None:
        for name in names:
            self.tool("xdotool", "key", "--delay", "60", name)
            time.sleep(0.15)

    def type(self, text: str) -> None:
        self.tool("xdotool", "type", "--delay", "60", text)

    def control(self, key: str) -> None:
        self.tool("xdotool", "keydown", "Control_L", "key", key, "keyup", "Control_L")
        time.sleep(0.5)

    def click(self, x: int, y: int) -> None:
        self.tool("xdotool", "mousemove", str(x), str(y), "click", "1")

    def picture(self, what: str) -> None:
        PICTURES.mkdir(parents=True, exist_ok=True)
        self.tool("import", "-window", "root", str(PICTURES / f"{self.name}-{what}.png"))

    def text(self, name: str = "robots.txt") -> str:
        return (self.site / name).read_text()

    def saved(self, what: str, name: str, wanted: str) -> None:
        self.wait(f"{what}: {name} has {wanted!r}", lambda: wanted in self.text(name))
        self.ok(what)

    def ok(self, what: str) -> None:
        print(f"ok      {self.name}: {what}", flush=True)

    def end(self) -> None:
        for child in reversed(self.children):
            child.terminate()
            try:
                child.wait(10)
            except subprocess.TimeoutExpired:
                child.kill()
        shutil.rmtree(self.folder, ignore_errors=True)

    # What all of them must have written at the end.
    def all_saved(self) -> None:
        self.saved("rename and save", "robots.txt", "User-agent: OAI-Bot\n")
        self.saved("rename in a file that was not open", "robots-ai.txt", "User-agent: OAI-Bot\n")
        self.saved("rename in gatepost.yaml", "gatepost.yaml", "agents: [OAI-Bot, Googlebot]")
        self.saved("the fix is saved", "robots.txt", "\nDisallow: /b\n")
        self.saved("what was completed is saved", "robots.txt", "\nUser-agent: Googlebot\n")


def neovim(display: int) -> None:
    session = Session("neovim", display)
    try:
        config = session.home / ".config" / "nvim"
        config.mkdir()
        (config / "init.lua").write_text(settings_of("Neovim") + "vim.o.showmode = false\n")
        address = str(session.folder / "nvim")
        session.start("xterm", "-fa", "DejaVu Sans Mono", "-fs", "11", "-geometry", "138x42+0+0", "-e",
                      "nvim", "--listen", address, "robots.txt")

        def ask(expression: str) -> str:
            return session.tool("nvim", "--server", address, "--remote-expr", expression).stdout.strip()

        def lua(code: str) -> str:
            return ask("luaeval(\"" + code.replace("\\", "\\\\").replace('"', '\\"') + "\")")

        def send(keys: str) -> None:
            session.tool("nvim", "--server", address, "--remote-send", keys)

        session.wait("problems", lambda: lua("#vim.diagnostic.get(0)").isdigit() and int(lua("#vim.diagnostic.get(0)")) >= 2)
        session.ok("open: " + lua("#vim.diagnostic.get(0)") + " problems, the first: " + lua("vim.diagnostic.get(0)[1].message"))
        send("Go<CR>User-agent: Googleb<C-x><C-o>")
        session.wait("completion", lambda: ask("pumvisible()") == "1")
        session.picture("completion")
        send("<C-y><Esc>")
        session.wait("what was completed", lambda: ask("getline('.')") == "User-agent: Googlebot")
        session.ok("complete: " + ask("getline('.')"))
        send(":7<CR>")
        lua("vim.lsp.buf.code_action({apply = true, filter = function(a) return a.title:find('Disallow') ~= nil end})")
        session.wait("the fix", lambda: ask("getline(7)") == "Disallow: /b")
        session.ok("fix: " + ask("getline(7)"))
        lua("vim.lsp.codelens.refresh({bufnr = 0})")
        session.wait("lenses", lambda: lua("#vim.lsp.codelens.get(0)").isdigit() and int(lua("#vim.lsp.codelens.get(0)")) >= 2)
        first = lua("vim.lsp.codelens.get(0)[1].command.title")
        if not re.fullmatch(r"blocks 1 of \d+ known agents; 1 loses access since HEAD", first):
            raise Failure(f"neovim: the first lens is {first!r}")
        session.ok("lens: " + first)
        lua("vim.lsp.inlay_hint.enable(true)")
        send("gg0f:w")
        time.sleep(2)
        session.picture("lenses")
        lua("vim.lsp.buf.rename('OAI-Bot')")
        session.wait("rename", lambda: ask("getline(1)") == "User-agent: OAI-Bot")
        send(":wa<CR>")
        session.all_saved()
        lua("vim.lsp.buf.hover()")
        time.sleep(1)
        session.picture("end")
        send(":qa!<CR>")
    finally:
        session.end()


def helix(display: int) -> None:
    session = Session("helix", display)
    try:
        config = session.home / ".config" / "helix"
        config.mkdir()
        (config / "languages.toml").write_text(settings_of("Helix"))
        (config / "config.toml").write_text("[editor.lsp]\ndisplay-inlay-hints = true\n")
        session.start("xterm", "-fa", "DejaVu Sans Mono", "-fs", "11", "-geometry", "138x42+0+0", "-e", "hx", "robots.txt")
        session.wait("the window", lambda: session.tool("xdotool", "search", "--class", "xterm").stdout.strip() != "")
        time.sleep(4)
        session.keys("space", "d")  # the list of problems
        time.sleep(2)
        session.picture("problems")
        session.keys("Escape", "g", "e", "o")
        session.keys("Return")
        session.type("User-agent: Googleb")
        time.sleep(2)
        session.picture("completion")
        session.keys("Tab", "Return", "Escape")
        session.type(":w")
        session.keys("Return")
        session.saved("complete", "robots.txt", "\nUser-agent: Googlebot")
        session.type("/Disalow")
        session.keys("Return")
        session.keys("space", "a")
        time.sleep(2)
        session.picture("fix")
        session.keys("Return")
        time.sleep(1)
        session.keys("Escape")
        session.type(":w")
        session.keys("Return")
        session.saved("fix", "robots.txt", "\nDisallow: /b\n")
        session.keys("g", "g")
        session.type("/GPTBot")
        session.keys("Return")
        session.keys("space", "r")
        time.sleep(1)
        session.keys("ctrl+u")
        session.type("OAI-Bot")
        session.keys("Return")
        time.sleep(2)
        session.picture("end")
        session.type(":wa")
        session.keys("Return")
        session.all_saved()
        session.type(":qa!")
        session.keys("Return")
        print("none    helix: lens (Helix 25.01 shows none)", flush=True)
    finally:
        session.end()


def kate(display: int) -> None:
    session = Session("kate", display)
    try:
        config = session.home / ".config" / "kate" / "lspclient"
        config.mkdir(parents=True)
        (config / "settings.json").write_text(settings_of("Kate"))
        json.loads(settings_of("Kate"))
        syntax = session.home / ".local" / "share" / "org.kde.syntax-highlighting" / "syntax"
        syntax.mkdir(parents=True)
        for file in (TOP / "resources" / "syntax").glob("*.xml"):
            shutil.copy(file, syntax)
        session.start("dbus-run-session", "--", "kate", "-b", "-n", str(session.site / "robots.txt"))
        session.wait("the window", lambda: session.tool("xdotool", "search", "--name", "robots.txt").stdout.strip() != "")
        window = session.tool("xdotool", "search", "--name", "robots.txt").stdout.split()[-1]
        session.tool("xdotool", "windowsize", window, "1280", "720")
        time.sleep(6)
        session.picture("asked")
        session.click(693, 375)  # Kate asks whether the server may be started: yes
        time.sleep(5)
        session.picture("open")
        session.click(300, 200)  # the last line
        session.type("\nUser-agent: Googleb")
        time.sleep(3)
        session.picture("completion")
        session.keys("Return")
        session.type("\n")
        session.control("s")
        session.saved("complete", "robots.txt", "\nUser-agent: Googlebot\n")
        session.click(100, 186)  # the misspelt directive
        session.control("period")
        time.sleep(2)
        session.picture("fix")
        session.click(190, 190)
        time.sleep(1)
        session.control("s")
        session.saved("fix", "robots.txt", "\nDisallow: /b\n")
        session.click(180, 102)  # GPTBot
        session.keys("F2")
        time.sleep(2)
        session.picture("rename")
        session.control("a")
        session.type("OAI-Bot")
        time.sleep(1)
        session.click(674, 344)  # OK
        time.sleep(3)
        session.picture("renamed")
        session.click(300, 300)
        session.control("l")  # save all
        time.sleep(2)
        session.picture("end")
        session.all_saved()
        print("none    kate: lens (Kate 25.04 shows none)", flush=True)
    finally:
        session.end()


def vscode(display: int) -> None:
    session = Session("vscode", display)
    try:
        text = "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /a\nDisallow: /a\nDisalow: /b\n"
        (session.site / "robots.txt").write_text(text + "Sitemap: https://shop.example/s.xml\n")
        (session.site / "robots-ai.txt").unlink()
        shutil.rmtree(session.site / ".git")
        run = session.tool("node", str(TOP / "tests/app/vscode/client.js"), str(TOP / "packaging/vscode"), str(session.site),
                           "gatepost-cli")
        print(run.stdout, end="")
        if run.returncode != 0:
            raise Failure("vscode: " + run.stderr)
    finally:
        session.end()


def main() -> int:
    drivers = {"neovim": neovim, "helix": helix, "kate": kate, "vscode": vscode}
    failed = False
    for number, name in enumerate(sys.argv[1:] or drivers):
        try:
            drivers[name](90 + number)
        except Failure as failure:
            print(f"FAILED  {failure}", flush=True)
            failed = True
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
