# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The installer under Wine: install, upgrade, repair, remove. What it leaves is compared with what is in the ZIP."""

import hashlib
import os
import subprocess
import zipfile
from pathlib import Path

from wine import Failure

TOP = Path(__file__).resolve().parents[2]
BUILD = TOP / "build/windows"
LIST = "Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\Gatepost"
TYPES = "HKLM\\Software\\Classes\\Applications\\gatepost.exe"
OLDER = "0.0.9"


def only(pattern):
    found = list((BUILD / "packages").glob(pattern))
    if len(found) != 1:
        raise Failure(f"not one file {pattern} in build/windows/packages: ./dev windows makes it")
    return found[0]


def in_zip():
    """Each file below the folder that the ZIP has, with the digest of its bytes."""
    with zipfile.ZipFile(only("*.zip")) as packed:
        return {name.split("/", 1)[1]: hashlib.sha256(packed.read(name)).hexdigest()
                for name in packed.namelist() if not name.endswith("/")}


def on_drive(folder):
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in sorted(folder.rglob("*")) if path.is_file()}


class Installed:
    def __init__(self, wine):
        self.wine = wine
        self.folder = wine.drive / "Program Files/Gatepost"
        self.menu = wine.drive / "ProgramData/Microsoft/Windows/Start Menu/Programs/Gatepost"
        self.failed = 0

    def expect(self, what, is_so, detail=""):
        print(f"{'  ' if is_so else '! '}{what}{'' if is_so else ': ' + str(detail)}")
        self.failed += 0 if is_so else 1

    def install(self, file):
        done = self.wine.run(file, "/S", seconds=300)
        self.expect(f"{file.name} ends with status 0", done.returncode == 0, done.returncode)

    def expect_whole(self, version):
        files = on_drive(self.folder)
        files.pop("Uninstall.exe", None)
        wanted = in_zip()
        differs = sorted(name for name in {*files, *wanted} if files.get(name) != wanted.get(name))
        self.expect("every file of the ZIP is there, and no other", not differs, differs)
        shown = self.wine.value(f"HKLM\\{LIST}", "DisplayVersion")
        self.expect(f"the list of programs has version {version}", shown == version, shown)
        self.expect("the start menu has a link", (self.menu / "Gatepost.lnk").is_file(), list(self.menu.parent.rglob("*.lnk")))
        opened = self.wine.value(f"{TYPES}\\shell\\open\\command", "")
        self.expect("the program opens a file", opened.endswith('bin\\gatepost.exe" "%1"'), opened)
        for kind in (".kno", ".txt"):
            self.expect(f"it is offered for {kind}", self.wine.run("reg", "query", f"{TYPES}\\SupportedTypes", "/v", kind).returncode == 0)
        done = self.wine.run(self.folder / "bin/gatepost-cli.exe", "--version", environment={"WINEPATH": ""})
        self.expect("gatepost-cli runs from there alone", done.returncode == 0 and b"0.1.0" in done.stdout, done)
        done = self.wine.run(self.folder / "bin/gatepost.exe", "--version", environment={"WINEPATH": ""})
        self.expect("gatepost runs from there alone", done.returncode == 0 and b"0.1.0" in done.stdout, done)

    def expect_nothing(self):
        self.expect("no file is left", not self.folder.exists(), on_drive(self.folder) if self.folder.exists() else "")
        self.expect("no entry in the list of programs is left", not self.wine.has_key(f"HKLM\\{LIST}"))
        self.expect("no key of the program is left", not self.wine.has_key(TYPES))
        self.expect("no link is left", not self.menu.exists(), list(self.menu.rglob("*")) if self.menu.exists() else "")


def older_installer():
    """The same files as another version."""
    folder = BUILD / "older"
    subprocess.run(["cpack", "-G", "NSIS", "-B", folder, "--config", BUILD / "CPackConfig.cmake", "-D",
                    f"CPACK_PACKAGE_VERSION={OLDER}", "-D", f"CPACK_PACKAGE_FILE_NAME=gatepost-{OLDER}-win64"],
                   check=True, stdout=subprocess.DEVNULL, env=os.environ | {"SOURCE_DATE_EPOCH": "0"})
    return folder / f"gatepost-{OLDER}-win64.exe"


def check(wine, words):
    new, older = only("*.exe"), older_installer()
    size = new.stat().st_size
    it = Installed(wine)
    it.expect(f"{new.name} has at most 40 MB ({size / 1e6:.1f})", size <= 40e6)
    print("install an older version")
    it.install(older)
    shown = wine.value(f"HKLM\\{LIST}", "DisplayVersion")
    it.expect(f"the list of programs has version {OLDER}", shown == OLDER, shown)
    print("upgrade")
    it.install(new)
    it.expect_whole("0.1.0")
    print("repair")
    (it.folder / "bin/Qt6Core.dll").unlink()
    (it.folder / "bin/gatepost-cli.exe").write_bytes(b"damaged")
    it.install(new)
    it.expect_whole("0.1.0")
    print("remove")
    done = wine.run(it.folder / "Uninstall.exe", "/S", seconds=120)
    it.expect("Uninstall.exe ends with status 0", done.returncode == 0, done.returncode)
    try: # it copies itself and goes on
        wine.wait("the folder goes", lambda: not it.folder.exists(), 60)
    except Failure:
        pass
    it.expect_nothing()
    print("install")
    it.install(new)
    it.expect_whole("0.1.0")
    wine.run(it.folder / "Uninstall.exe", "/S", seconds=120)
    return it.failed
