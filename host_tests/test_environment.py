# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A fresh clone, a broken environment, no network: what the first command of all does."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

from tools.support import environment
from tools.support.environment import ROOT

COMMAND = """
import sys
from tools.support.environment import ensure
ensure("run")
print("inside", sys.prefix, sys.argv[1:])
sys.exit(7)
"""
NOWHERE = {"PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": "http://127.0.0.1:9", "PIP_RETRIES": "0"}
BASE = Path(sys.base_prefix, "python.exe" if os.name == "nt" else "bin/python3")


def pins(name: str) -> set[str]:
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    return set(re.findall(r"^([\w.-]+==[\w.]+)", text, re.MULTILINE))


def test_running_and_checking_use_the_same_versions() -> None:
    assert pins("run.txt")
    assert pins("run.txt") < pins("play.txt") < pins("check.txt")
    assert pins("case.txt") < pins("check.txt")


@pytest.mark.parametrize("group", ["run", "play", "case"])
def test_what_serves_for_checking_serves_for_playing_and_for_the_case(group: str) -> None:
    ask = f"from tools.support.environment import ensure; ensure('{group}')"
    done = subprocess.run([str(BASE), "-c", ask], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


@pytest.mark.parametrize("name", ["run.txt", "play.txt", "case.txt", "check.txt"])
def test_every_package_is_pinned_with_its_hashes_and_from_no_named_place(name: str) -> None:
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    for package in re.split(r"^(?=\w)", text, flags=re.MULTILINE)[1:]:
        assert "==" in package
        assert "--hash=sha256:" in package, package.splitlines()[0]
    assert "://" not in text


def test_the_virtual_machine_is_pinned_with_its_hash_and_from_no_named_place() -> None:
    text = (ROOT / "tools/support/node/package-lock.json").read_text(encoding="utf-8")
    assert '"integrity": "sha512-' in text
    assert "://" not in text


class Asked:
    """Stands in for the programs that are run, and notes how: nothing is installed."""

    def __init__(self, prefix: Path) -> None:
        self.commands: list[list[str]] = []
        self.answer = f"{prefix}|True"

    def __call__(self, command: list[str], **how: object) -> subprocess.CompletedProcess[str]:
        self.commands.append([str(word) for word in command])
        return subprocess.CompletedProcess(command, 0, stdout=self.answer, stderr="")

    def the(self, *words: str) -> list[str]:
        (found,) = (one for one in self.commands if set(words) <= set(one))
        return found


def test_what_is_installed_is_what_is_pinned_and_runs_nothing_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = Asked(tmp_path)
    monkeypatch.setattr(environment, "VENV", tmp_path)
    monkeypatch.setattr(environment, "NODE_PACKAGES", tmp_path / "node")
    (tmp_path / "pyvenv.cfg").touch()
    monkeypatch.setattr(subprocess, "run", asked)
    environment._make("check")
    pip, npm = asked.the("pip", "install"), asked.the("ci")
    assert {"--no-deps", "--require-hashes", "--no-input"} <= set(pip)
    assert pip[-2:] == ["--requirement", str(ROOT / "requirements" / "check.txt")]
    assert "--ignore-scripts" in npm
    assert "install" not in npm


def test_what_renews_the_pins_is_pinned_itself_and_writes_every_hash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It writes the hash of every other package, so nothing may slip in there."""
    assert any(pin.startswith("uv==") for pin in pins("check.txt"))
    monkeypatch.setattr(sys, "argv", ["renew.py"])
    renew = importlib.import_module("tools.renew")
    asked = Asked(tmp_path)
    monkeypatch.setattr(subprocess, "run", asked)
    renew.renew_pip(tmp_path, keep=False)
    locks = [f"requirements/{name}.txt" for name in ("run", "play", "case", "check")]
    assert [one[-2:] for one in asked.commands] == [["-o", lock] for lock in locks]
    for command in asked.commands:
        assert command[:4] == [sys.executable, "-m", "uv", "pip"]
        assert {"--generate-hashes", "--upgrade"} <= set(command)
    scripts: list[list[str]] = []
    monkeypatch.setattr(renew, "npm", lambda words, cwd: scripts.append(words))
    renew.renew_npm(ROOT / renew.NODE, keep=False)
    assert "--ignore-scripts" in scripts[0]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A repository with one command, which needs no packages."""
    (tmp_path / "tools/support").mkdir(parents=True)
    for name in ("environment.py", "lock.py"):
        shutil.copy(ROOT / "tools/support" / name, tmp_path / "tools/support")
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements/run.txt").touch()
    (tmp_path / "command.py").write_text(COMMAND)
    return tmp_path


def start(clone: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(BASE), "command.py", *arguments],
        cwd=clone,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
    )


def sentence(said: subprocess.CompletedProcess[str]) -> str:
    """The one plain sentence of a command that gave up."""
    assert said.returncode == 1
    assert "Traceback" not in said.stderr
    assert len(said.stderr.splitlines()) == 1
    return said.stderr


@pytest.mark.slow
def test_a_fresh_clone_gets_an_environment_once_and_a_broken_one_is_mended(clone: Path) -> None:
    first = start(clone, "one", "two words")
    assert "Making a virtual environment" in first.stdout
    assert f"inside {clone / '.venv'} ['one', 'two words']" in first.stdout
    assert first.returncode == 7

    assert start(clone).stdout == f"inside {clone / '.venv'} []\n"

    shutil.rmtree(clone / ".venv" / ("Scripts" if os.name == "nt" else "bin"))
    mended = start(clone)
    assert "Making a virtual environment" in mended.stdout
    assert mended.returncode == 7


@pytest.mark.slow
def test_what_is_out_of_reach_or_not_what_was_pinned_is_not_installed(clone: Path) -> None:
    run = clone / "requirements/run.txt"
    run.write_text(f"tqdm==4.70.1 --hash=sha256:{64 * '0'}\n")
    assert "check the network" in sentence(start(clone, **NOWHERE))
    wheel = clone / "sheep-1.0-py3-none-any.whl"
    about = "sheep-1.0.dist-info"
    with zipfile.ZipFile(wheel, "w") as file:
        file.writestr("sheep.py", "")
        file.writestr(f"{about}/METADATA", "Metadata-Version: 2.1\nName: sheep\nVersion: 1.0\n")
        file.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        file.writestr(f"{about}/RECORD", "")
    run.write_text(f"{wheel.as_uri()}\n")
    assert "pip could not install" in sentence(start(clone, **NOWHERE))
    run.write_text(f"{wheel.as_uri()} --hash=sha256:{64 * '0'}\n")
    assert "is not the one that was pinned" in sentence(start(clone, **NOWHERE))
    run.write_text(f"{wheel.as_uri()} --hash=sha256:{sha256(wheel.read_bytes()).hexdigest()}\n")
    assert start(clone, **NOWHERE).returncode == 7


def test_a_python_without_venv_says_what_to_install(clone: Path) -> None:
    (clone / "sitecustomize.py").write_text("import sys; sys.modules['ensurepip'] = None")
    said = start(clone, PYTHONPATH=str(clone))
    assert "apt-get install python3-venv" in sentence(said)
    assert not (clone / ".venv").exists()


def test_an_old_python_is_told_which_one_is_needed(clone: Path) -> None:
    pretend = "import sys; sys.version_info = (3, 9, 1, 'final', 0)"
    (clone / "sitecustomize.py").write_text(pretend)
    said = sentence(start(clone, PYTHONPATH=str(clone)))
    assert said == "Python 3.11 or newer is needed; this is Python 3.9.1.\n"


def test_a_folder_that_cannot_be_written_is_a_sentence(clone: Path) -> None:
    (clone / ".venv.lock").mkdir()
    assert "could not be made" in sentence(start(clone))
