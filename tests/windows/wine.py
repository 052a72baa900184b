# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Wine with a drive, a registry and a screen of its own, which end with the program."""

import os
import shutil
import signal
import subprocess
import time
from pathlib import Path


class Failure(Exception):
    """Something was not as it must be."""


def windows_path(path):
    """The name under which Wine shows a file of the machine."""
    return "Z:" + str(path).replace("/", "\\")


class Wine:
    def __init__(self, folder, libraries):
        self.folder = Path(folder)
        self.drive = self.folder / "wine/drive_c"
        self.children = []
        shutil.rmtree(self.folder / "wine", ignore_errors=True)
        (self.folder / "wine").mkdir(parents=True)
        # Programs of the machine that tests start, where Wine finds them by a name of Windows.
        tools = self.folder / "tools"
        tools.mkdir(exist_ok=True)
        for name in ("git",):
            (tools / f"{name}.exe").unlink(missing_ok=True)
            (tools / f"{name}.exe").symlink_to(shutil.which(name))
        libraries = [*libraries, tools]
        keep = {key: os.environ[key] for key in ("PATH", "HOME", "TMPDIR") if key in os.environ}
        self.environment = keep | {
            "WINEPREFIX": str(self.folder / "wine"), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",
            "WINEPATH": ";".join(windows_path(one) for one in libraries), "LC_ALL": "C.UTF-8", "TZ": "UTC",
            "DISPLAY": self.display()}
        self.start("Xvfb", self.environment["DISPLAY"], "-screen", "0", "1920x1200x24", "-nolisten", "tcp")
        self.wait("the screen", lambda: self.tool("xdotool", "getdisplaygeometry").returncode == 0)
        self.start("openbox")
        # One server for all programs: to start it anew takes a second each time. What goes on in the background holds no pipe.
        self.start("wineserver", "--persistent").wait(60)
        self.start("wine", "wineboot", "--init").wait(300)
        self.set_value("HKCU\\Software\\Wine", "Version", "REG_SZ", "win11")

    @staticmethod
    def display():
        for number in range(90, 200):
            if not Path(f"/tmp/.X11-unix/X{number}").exists() and not Path(f"/tmp/.X{number}-lock").exists():
                return f":{number}"
        raise Failure("there is no free number for a screen")

    def start(self, *words, **more):
        environment = self.environment | more.pop("environment", {})
        child = subprocess.Popen([str(word) for word in words], env=environment, stdin=subprocess.DEVNULL,
                                 stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True, **more)
        self.children.append(child)
        return child

    def tool(self, *words, seconds=120, environment=None, **more):
        return subprocess.run([str(word) for word in words], env=self.environment | (environment or {}), capture_output=True,
                              stdin=subprocess.DEVNULL, check=False, timeout=seconds, **more)

    def run(self, program, *words, **more):
        return self.tool("wine", program, *words, **more)

    def set_value(self, key, name, kind, value):
        done = self.run("reg", "add", key, "/v", name, "/t", kind, "/d", str(value), "/f")
        if done.returncode != 0:
            raise Failure(f"{key} could not be set: {done.stdout!r}")

    def has_key(self, key):
        return self.run("reg", "query", key).returncode == 0

    def value(self, key, name):
        """A value of the registry as text, empty if it is not there."""
        done = self.run("reg", "query", key, *(["/v", name] if name else ["/ve"]))
        lines = done.stdout.decode("utf-8", "replace").splitlines()
        return next((line.split("REG_SZ", 1)[1].strip() for line in lines if "REG_SZ" in line), "")

    def wait(self, what, is_there, seconds=60):
        end = time.monotonic() + seconds
        while not is_there():
            if time.monotonic() > end:
                self.picture("failed")
                raise Failure(f"{what}: not within {seconds} seconds")
            time.sleep(0.2)

    def picture(self, name):
        self.tool("import", "-window", "root", self.folder / f"{name}.png")

    def windows(self, title):
        """The numbers of the windows that are seen and whose title has these words."""
        return self.tool("xdotool", "search", "--onlyvisible", "--name", title).stdout.decode().split()

    def keys(self, *names):
        for name in names:
            self.tool("xdotool", "key", "--clearmodifiers", "--delay", "40", name)
            time.sleep(0.3)

    def type(self, text):
        self.tool("xdotool", "type", "--delay", "40", text)
        time.sleep(0.3)

    def close(self):
        self.tool("wineserver", "--kill")
        for child in reversed(self.children):
            if child.poll() is None:
                child.send_signal(signal.SIGTERM)
                try:
                    child.wait(timeout=10)
                except subprocess.TimeoutExpired:
                    child.kill()
