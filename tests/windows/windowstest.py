#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Gatepost authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gatepost for Windows under Wine, on a screen of its own (Xvfb) with a small window manager.

    ./dev windows-test                   all parts
    ./dev windows-test calls tests       these alone
    ./dev windows-test tests tst_lint    of the test programs only those with these words in their names

Parts: vectors, calls, tests, installer, window, portable, pictures. What each found goes to build/windows-test. Status 1 if
something was not as it must be.
"""

import json
import re
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import installer
import window
from wine import Failure, Wine, windows_path

TOP = Path(__file__).resolve().parents[2]
BUILD = TOP / "build/windows"
OUT = TOP / "build/windows-test"
PARTS = ["vectors", "calls", "tests", "installer", "window", "portable", "pictures"]
TEST_SECONDS = 900


# ---- vectors -------------------------------------------------------------------------------------

def look_up(answer, dotted):
    for key in dotted.split("."):
        if answer is None:
            return None
        if key not in answer:
            return "(nothing of this name)"
        answer = answer[key]
    return answer


def same(expected, actual):
    if isinstance(expected, float) or isinstance(actual, float):
        return isinstance(expected, (int, float)) and isinstance(actual, (int, float)) and \
            abs(expected - actual) <= 1e-6 * max(1.0, abs(expected))
    return expected == actual


def ask(wine, program, vector, folder):
    """What is wrong with the answer to one vector; empty: nothing."""
    site = folder / "site"
    site.mkdir(parents=True)
    for name, text in vector["files"].items():
        (site / name).write_bytes(text.encode())
    words = ["simulate", "--site", "site", "--agent", vector["agent"], "--url", vector["url"], "--json"]
    for number, (url, text) in enumerate(vector.get("chain", {}).items()):
        (folder / f"chain{number}").write_bytes(text.encode())
        words += ["--chain", f"{url}=chain{number}"]
    if "asks" in vector:
        asks = vector["asks"]
        (folder / "asks.json").write_text(asks if isinstance(asks, str) else json.dumps(asks))
        words += ["--asks", "asks.json"]
    for key in ("at", "category", "reading"):
        if key in vector:
            words += [f"--{key}", vector[key]]
    if vector.get("competitor"):
        words.append("--competitor")
    done = wine.run(program, *words, cwd=folder)
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        return f"status {done.returncode}: {done.stderr.decode('utf-8', 'replace')[:300]}"
    wrong = [f"{key} is {look_up(answer, key)!r}, not {value!r}" for key, value in vector["answer"].items()
             if not same(value, look_up(answer, key))]
    return "; ".join(wrong)


def vectors(wine, words):
    program = BUILD / "bin/gatepost-cli.exe"
    rows = [json.loads(line) for line in (TOP / "docs/vectors/verdicts.jsonl").read_text().splitlines()]
    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda pair: ask(wine, program, pair[1], Path(scratch) / str(pair[0])), enumerate(rows)))
    failed = 0
    for vector, wrong in zip(rows, found, strict=True):
        if wrong:
            failed += 1
            print(f"FAILED {vector['name']}: {wrong}")
    print(f"vectors: {len(rows) - failed} passed, {failed} failed")
    return failed


# ---- calls ---------------------------------------------------------------------------------------

def calls(wine, words):
    done = subprocess.run([sys.executable, TOP / "tests/windows/calls.py", TOP / "build/release/bin/gatepost-cli",
                           BUILD / "bin/gatepost-cli.exe", *words], env=wine.environment, check=False)
    return done.returncode


# ---- test programs -------------------------------------------------------------------------------

def not_on_windows():
    rows = (TOP / "tests/notonwindows.txt").read_text().splitlines()
    return {row.split()[0]: row.split(maxsplit=1)[1] for row in rows if row.startswith("tst_")}


def run_test(wine, program):
    """A row of the table: passed, failed or skipped functions, or why there are none."""
    began = time.monotonic()
    environment = {"QT_QPA_PLATFORM": "offscreen", "QTEST_FUNCTION_TIMEOUT": str(2000 * TEST_SECONDS)}
    try:
        done = wine.run(program, environment=environment, seconds=TEST_SECONDS, cwd=TOP)
        output, status = done.stdout.decode("utf-8", "replace") + done.stderr.decode("utf-8", "replace"), done.returncode
    except subprocess.TimeoutExpired as late:
        output, status = (late.stdout or b"").decode("utf-8", "replace"), f"no end within {TEST_SECONDS} s"
    (OUT / "tests").mkdir(parents=True, exist_ok=True)
    (OUT / f"tests/{program.stem}.txt").write_text(output)
    totals = re.findall(r"Totals: (\d+) passed, (\d+) failed, (\d+) skipped", output)
    passed, failed, skipped = (sum(int(row[i]) for row in totals) for i in range(3))
    ok = status == 0 and failed == 0 and passed > 0
    return ok, f"{passed:5} passed {failed:3} failed {skipped:3} skipped {time.monotonic() - began:6.0f} s" + \
        ("" if ok else f"  status {status}")


def tests(wine, words):
    left_out = not_on_windows()
    sources = sorted(path.stem for path in TOP.glob("tests/*/tst_*.cpp"))
    wrong, rows = 0, []
    for name in sources:
        program = BUILD / f"bin/{name}.exe"
        if words and not any(word in name for word in words):
            continue
        if name in left_out:
            ok, row = True, f"not run: {left_out[name]}"
        elif not program.exists():
            ok, row = False, "not run: it was not built"
        else:
            ok, row = run_test(wine, program)
        wrong += 0 if ok else 1
        rows.append(f"{'  ' if ok else '! '}{name:22} {row}")
        print(rows[-1], flush=True)
    (OUT / "tests.txt").write_text("\n".join(rows) + "\n")
    rest = sum(1 for row in rows if "not run:" in row and not row.startswith("!"))
    print(f"test programs: {len(rows) - wrong - rest} passed, {wrong} failed, {rest} not run")
    return wrong


# ---- all of it -----------------------------------------------------------------------------------

def main():
    asked = [word for word in sys.argv[1:] if word in PARTS] or PARTS
    words = [word for word in sys.argv[1:] if word not in PARTS]
    OUT.mkdir(parents=True, exist_ok=True)
    parts = {"vectors": vectors, "calls": calls, "tests": tests, "installer": installer.check, "window": window.edits,
             "portable": window.portable, "pictures": window.pictures}
    wine = Wine(OUT, libraries())
    failed = []
    try:
        for part in asked:
            began = time.monotonic()
            try:
                if parts[part](wine, words):
                    failed.append(part)
            except (Failure, subprocess.TimeoutExpired) as error:
                print(f"FAILED {part}: {error}")
                failed.append(part)
            print(f"-- {part}: {'FAILED' if part in failed else 'as it must be'}, {time.monotonic() - began:.0f} s", flush=True)
    finally:
        wine.close()
    return 1 if failed else 0


def libraries():
    """Where the build tree's programs find their DLLs."""
    cache = (BUILD / ".options").read_text()
    prefixes = re.search(r"CMAKE_PREFIX_PATH=([^ ]*)", cache).group(1).split(";")
    folders = [BUILD / "bin", *(Path(prefix) / "bin" for prefix in prefixes)]
    for name in ("libstdc++-6.dll", "libgcc_s_seh-1.dll", "libwinpthread-1.dll"):
        shown = subprocess.run(["x86_64-w64-mingw32ucrt-g++", f"-print-file-name={name}"], capture_output=True, text=True, check=True)
        folders.append(Path(shown.stdout.strip()).resolve().parent)
    return [folder for folder in dict.fromkeys(folders) if folder.is_dir()]


if __name__ == "__main__":
    sys.exit(main())
