# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The window under Wine, by keys that a person would press: edits and saves, a journal after a kill, long and odd paths, the
portable use, pictures."""

import os
import shutil
import signal
import time
import zipfile
from pathlib import Path

from installer import only
from wine import Failure, windows_path

TOP = Path(__file__).resolve().parents[2]
OUT = TOP / "build/windows-test"
TEXT = "User-agent: *\r\nDisallow: /warenkorb\r\n"
BOM = b"\xef\xbb\xbf"


class Program:
    """The program of the ZIP, unpacked, with nothing of the build beside it."""

    def __init__(self, wine, name="unpacked"):
        self.wine = wine
        folder = OUT / name
        shutil.rmtree(folder, ignore_errors=True)
        with zipfile.ZipFile(only("*.zip")) as packed:
            packed.extractall(folder)
        self.bin = next(folder.iterdir()) / "bin"
        self.child = None

    def start(self, *words, title="Gatepost"):
        self.child = self.wine.start("wine", self.bin / "gatepost.exe", *words, environment={"WINEPATH": ""})
        self.wine.wait(f"a window {title}", lambda: self.wine.windows(title), 90)
        time.sleep(3)

    def pids(self):
        found = []
        for entry in Path("/proc").iterdir():
            try:
                if entry.name.isdigit() and b"gatepost.exe" in (entry / "cmdline").read_bytes() and \
                        f"WINEPREFIX={self.wine.environment['WINEPREFIX']}".encode() in (entry / "environ").read_bytes():
                    found.append(int(entry.name))
            except OSError:
                pass
        return found

    def kill(self):
        for pid in self.pids():
            os.kill(pid, signal.SIGKILL)
        self.wine.wait("the program goes", lambda: not self.pids(), 30)
        time.sleep(1)

    def close(self):
        """As people do, with Alt+F4; what is unsaved would ask."""
        self.wine.keys("alt+F4")
        try:
            self.wine.wait("the program ends", lambda: not self.pids(), 30)
        except Failure:
            self.kill()
            raise


class Checks:
    def __init__(self):
        self.failed = 0

    def expect(self, what, is_so, detail=""):
        print(f"{'  ' if is_so else '! '}{what}{'' if is_so else ': ' + str(detail)}", flush=True)
        self.failed += 0 if is_so else 1


def edit_and_save(wine, checks, program, what, shown, file):
    """Opens `shown`, types a line at the end of the text, saves; `file` is where its bytes are."""
    before = file.read_bytes()
    program.start(shown)
    wine.keys("ctrl+1", "ctrl+End")
    wine.type("Disallow: /neu")
    wine.keys("Escape", "ctrl+s")
    wanted = before + b"Disallow: /neu"
    try:
        wine.wait(what, lambda: file.read_bytes() == wanted, 20)
        checks.expect(f"{what}: saved, byte for byte", True)
    except Failure:
        checks.expect(f"{what}: saved, byte for byte", False, f"{file.read_bytes()!r}, not {wanted!r}")
    wine.picture(f"edit {what}")
    left = sorted(path.name for path in file.parent.iterdir())
    checks.expect(f"{what}: nothing is left beside it", left == [file.name], left)
    program.close()


def site(folder, text=BOM + TEXT.encode()):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "robots.txt").write_bytes(text)
    return folder / "robots.txt"


def long_folder():
    """Of more than 300 characters as Windows counts them."""
    folder = OUT / "sites"
    while len(str(folder)) < 290:
        folder = folder / ("ein langer Name " + "x" * 40)
    return folder / "lang"


def edits(wine, words):
    checks, program = Checks(), Program(wine)
    plain = site(OUT / "sites/Meine Seite ü")
    edit_and_save(wine, checks, program, "byte order mark and CRLF", windows_path(plain), plain)
    deep = site(long_folder())
    edit_and_save(wine, checks, program, f"a path of {len(windows_path(deep))} characters", windows_path(deep), deep)
    plain = site(OUT / "sites/Meine Seite ü")
    edit_and_save(wine, checks, program, "a name that begins with \\\\?\\", "\\\\?\\" + windows_path(plain), plain)
    share = site(OUT / "sites/Freigabe")
    unc = OUT / "wine/dosdevices/unc/rechner"
    unc.mkdir(parents=True, exist_ok=True)
    (unc / "seite").unlink(missing_ok=True)
    (unc / "seite").symlink_to(share.parent)
    edit_and_save(wine, checks, program, "a share", "\\\\rechner\\seite\\robots.txt", share)
    journal(wine, checks, program)
    return checks.failed


def journal(wine, checks, program):
    file = site(OUT / "sites/Absturz")
    data = next((wine.drive / "users").glob("*/AppData")) / "Local/gatepost"
    program.start(windows_path(file))
    wine.keys("ctrl+1", "ctrl+End")
    wine.type("Disallow: /nie-gespeichert")
    time.sleep(3)
    program.kill()
    found = [path for path in data.rglob("journal") if b"nie-gespeichert" in path.read_bytes() or path.stat().st_size > 100]
    checks.expect("a journal is there after a kill", bool(found), list(data.rglob("*")))
    checks.expect("the file is as it was", file.read_bytes() == BOM + TEXT.encode(), file.read_bytes())
    program.start(windows_path(file))
    wine.picture("after a kill")
    wine.keys("Return") # restores
    time.sleep(2)
    wine.keys("ctrl+s")
    wanted = BOM + TEXT.encode() + b"Disallow: /nie-gespeichert"
    time.sleep(3)
    checks.expect("the text came back and was saved", file.read_bytes() == wanted, file.read_bytes())
    wine.picture("after a kill, restored")
    program.kill()


def changed_since(folder, moment):
    return sorted(str(path) for path in folder.rglob("*") if path.is_file() and path.stat().st_mtime > moment)


def portable(wine, words):
    """From a stick: what the program writes lies beside it, nothing on the machine."""
    checks, program = Checks(), Program(wine, "stick")
    file = site(OUT / "sites/Stick")
    (program.bin / "portable").touch()
    before = wine.value("HKCU\\Software\\gatepost\\gatepost\\appearance", "language")
    moment = time.time()
    program.start(windows_path(file))
    wine.keys("ctrl+1", "ctrl+End")
    wine.type("Disallow: /stick")
    time.sleep(3)
    journals = list((program.bin / "portable-data/recovery").rglob("journal"))
    checks.expect("the journal lies beside the program", len(journals) == 1, journals)
    wine.keys("ctrl+s")
    time.sleep(2)
    program.close()
    checks.expect("the settings lie beside the program", (program.bin / "portable-data/gatepost/gatepost.ini").is_file())
    users = wine.drive / "users"
    written = [name for name in changed_since(users, moment) if "gatepost" in name.lower()]
    checks.expect("nothing is written into the user's folders", not written, written)
    checks.expect("nothing is written into the registry",
                  before == wine.value("HKCU\\Software\\gatepost\\gatepost\\appearance", "language"))
    return checks.failed


def pictures(wine, words):
    """Light and dark, German and Arabic, 100 and 150 per cent, for people to look at: build/windows-test/*.png."""
    checks, program = Checks(), Program(wine)
    personal = "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize"
    sample = OUT / "sites/Beispiel"
    shutil.rmtree(sample, ignore_errors=True)
    shutil.copytree(TOP / "resources/sample", sample)
    for percent in (100, 150):
        wine.set_value("HKCU\\Control Panel\\Desktop", "LogPixels", "REG_DWORD", 96 * percent // 100)
        for theme in ("light", "dark"):
            wine.set_value(personal, "AppsUseLightTheme", "REG_DWORD", 1 if theme == "light" else 0)
            for language in ("de", "ar"):
                program.start("--language", language, windows_path(sample))
                time.sleep(4)
                wine.picture(f"{language} {theme} {percent}")
                checks.expect(f"a picture: {language}, {theme}, {percent} %", True)
                program.kill()
    return checks.failed
