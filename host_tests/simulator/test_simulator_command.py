# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The command: every way it can end is a sentence, and nothing is left running."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
import webbrowser
from pathlib import Path

import pytest

from tools.drive.boards import load
from tools.simulator import session
from tools.simulator.access import Access
from tools.simulator.nvm import Nvm
from tools.support.environment import ROOT

pytestmark = pytest.mark.slow

COMMAND = [sys.executable, str(ROOT / "tools" / "play.py"), "--no-browser"]


def run(*options: str) -> tuple[int, str]:
    done = subprocess.run(
        [*COMMAND, *options], capture_output=True, text=True, timeout=60, cwd=ROOT
    )
    return done.returncode, (done.stdout + done.stderr).strip()


def test_a_taken_port_is_a_sentence() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        expected = f"Port {port} is taken, perhaps by another play.py; choose one with --port."
        assert run("--port", str(port)) == (1, expected)


def test_a_port_that_does_not_exist_is_a_sentence() -> None:
    assert run("--port", "70000") == (1, "There is no port 70000; ports go from 1 to 65535.")


def test_an_unknown_board_is_a_sentence_with_the_known_ones() -> None:
    code, said = run("--board", "toaster")
    assert code == 1
    assert said.startswith('There is no board "toaster"; there are adafruit_feather')


def test_a_script_needs_a_place_for_its_pictures() -> None:
    code, said = run("--script", "game.txt")
    assert code == 2
    assert said.endswith("--script and --shots go together.")


def start(folder: Path, *options: str) -> tuple[subprocess.Popen[str], list[str]]:
    """The command, running, and what it has said up to its address."""
    process = subprocess.Popen(
        [*COMMAND, "--port", "0", "--saves", str(folder), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=ROOT,
    )
    assert process.stdout
    said = []
    for line in process.stdout:
        said.append(line.strip())
        if "http://" in line:
            break
    return process, said


def end(process: subprocess.Popen[str]) -> str:
    """What it says until it has ended."""
    assert process.stdout
    with process.stdout:
        rest = process.stdout.read()
    process.wait(30)
    return rest


@pytest.mark.skipif(os.name == "nt", reason="signals are not sent there as on a terminal")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_ends_it_with_a_word_and_leaves_nothing_running(how: int, tmp_path: Path) -> None:
    process, said = start(tmp_path)
    address = said[-1].split()[-5]
    assert said[-1] == f"The Raspberry Pi Pico build is at {address} - Ctrl-C ends it."
    with urllib.request.urlopen(address) as answer:
        assert b"Tipperary" in answer.read()
    process.send_signal(how)
    rest = end(process)
    assert (process.returncode, rest.strip()) == (0, "Stopped.")
    # The device held the file of its nvm for as long as it ran.
    Nvm(tmp_path / "raspberry_pi_pico.nvm", b"\xff" * 4096).close()


@pytest.mark.skipif(os.name == "nt", reason="signals are not sent there as on a terminal")
def test_a_fresh_start_keeps_what_was_saved_beside_it(tmp_path: Path) -> None:
    before = tmp_path / "raspberry_pi_pico.nvm"
    before.write_bytes(b"old game" + b"\xff" * 4088)
    process, said = start(tmp_path, "--fresh")
    process.send_signal(signal.SIGINT)
    end(process)
    assert said[-2].startswith("Starting blank; what was saved is kept in ")
    assert before.with_suffix(".before").read_bytes()[:8] == b"old game"
    assert not before.exists() or before.read_bytes()[:8] != b"old game"


@pytest.mark.skipif(os.name == "nt", reason="signals are not sent there as on a terminal")
def test_on_the_network_the_address_has_a_key_and_a_picture_for_the_phone(tmp_path: Path) -> None:
    process, said = start(tmp_path, "--lan")
    process.send_signal(signal.SIGINT)
    rest = end(process)
    key = said[-1].split()[-5].split("/")[3]
    assert len(key) == 16
    assert f"/{key}/" in rest
    assert "\u2580" in rest or "\u2584" in rest  # half blocks: the QR code


def test_without_a_browser_the_address_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(session, "open_browser", lambda address: False)
    session.welcome(load("pybadge"), Access(5220), said.append, open_page=True)
    assert said == [
        "The Adafruit PyBadge build is at http://127.0.0.1:5220/ - Ctrl-C ends it.",
        "No browser was found: open that address yourself.",
    ]


def test_a_computer_without_a_screen_starts_no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(webbrowser, "open", lambda address: pytest.fail("started one"))
    assert session.open_browser("http://127.0.0.1:5220/") is False
