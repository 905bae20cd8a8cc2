# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Every command that the documents tell people to type is typed here."""

from __future__ import annotations

import os
import shlex
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from host_tests.documents.recipes import (
    blocks,
    clean_environment,
    commands,
    copy_of_the_house,
    run,
    sections,
)
from host_tests.support.drive import contents, make_drive
from host_tests.support.kept import FIRST, line
from tools.drive.flash import main as flash
from tools.drive.world import FAST, World
from tools.flash import parse as flash_options
from tools.games import parse as games_options
from tools.ledger.command import World as GamesWorld
from tools.ledger.command import main as games
from tools.play import PORT
from tools.support.environment import ROOT

RECIPES = "Recipes"  # test_docs_recipes.py runs the commands of this section


def written(document: str) -> list[str]:
    text = (ROOT / document).read_text(encoding="utf-8")
    return commands(text.replace(sections(text, 2).get(RECIPES, "\0"), ""))


DOCUMENTS = ("README.md", "CONTRIBUTING.md", "docs/building.md", "docs/games.md")
COMMANDS = sorted({command for document in DOCUMENTS for command in written(document)})


def of(tool: str) -> pytest.MarkDecorator:
    chosen = [command for command in COMMANDS if f"tools/{tool}.py" in command]
    return pytest.mark.parametrize("command", chosen)


def arguments(command: str) -> list[str]:
    return shlex.split(command)[2:]


def test_the_documents_name_the_commands_they_should_and_none_that_is_not_run_here() -> None:
    assert {"python3 tools/play.py", "python3 tools/check.py", "python3 tools/flash.py"} <= set(
        written("README.md")
    )
    tools = (
        "play",
        "check",
        "flash",
        "fairness",
        "docs",
        "gallery",
        "benchmark",
        "renew",
        "games",
        "release",
        "case",
    )
    assert [
        c for c in COMMANDS if not c.startswith(tuple(f"python3 tools/{t}.py" for t in tools))
    ] == []


@pytest.mark.slow
@of("play")
def test_playing(command: str, tmp_path: Path) -> None:
    with socket.socket() as free:
        if free.connect_ex(("127.0.0.1", PORT)) == 0:
            pytest.skip(f"something is playing on port {PORT} already")
    data = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "BROWSER": "echo %s"}
    with subprocess.Popen(
        shlex.split(command),
        cwd=ROOT,
        env={**clean_environment(), **data},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as playing:
        try:
            assert playing.stdout
            first = playing.stdout.readline()
            assert f"http://127.0.0.1:{PORT}" in first
            with urllib.request.urlopen(f"http://127.0.0.1:{PORT}/") as page:
                assert b"<html" in page.read()
        finally:
            playing.send_signal(signal.SIGINT if os.name != "nt" else signal.SIGTERM)
        rest = playing.stdout.read()
    assert playing.returncode == 0, rest
    assert "Traceback" not in rest


@pytest.mark.slow
@of("check")
def test_checking(command: str) -> None:
    """The tests within this test are only collected, or they would never end."""
    said = run(command, ROOT, PYTEST_ADDOPTS="--collect-only -qq")
    assert "tests   passed" in said


@pytest.mark.slow
@of("renew")
def test_renewing_without_a_network_is_a_sentence_and_changes_nothing(
    command: str, tmp_path: Path
) -> None:
    house = copy_of_the_house(tmp_path / "house")
    nowhere = {"UV_OFFLINE": "1", "UV_NO_CACHE": "1", "UV_NO_CONFIG": "1"}
    done = subprocess.run(
        shlex.split(command),
        cwd=house,
        env={**clean_environment(), **nowhere},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "Nothing was renewed: uv gave up; what it said is above."
    )
    for folder in ("requirements", "tools/support/node"):
        assert contents(house / folder) == contents(ROOT / folder)


@pytest.mark.slow
@of("flash")
def test_flashing(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The only drive in this world is a folder, which has no console."""
    monkeypatch.setattr("tools.drive.flash.follow", lambda options, world: 0)
    drive = make_drive(tmp_path / "CIRCUITPY")
    before = contents(drive)
    said: list[str] = []
    world = World(volumes=lambda: [(drive, drive.name)], tests=lambda: True, say=said.append)
    assert flash(flash_options(arguments(command)), world) == 0, said
    if "--dry-run" in command:
        assert contents(drive) == before
        assert "Nothing was written (--dry-run)." in said
    else:
        assert "flashed and verified" in said[-1]
        assert (drive / "tipperary.txt").exists()


@pytest.mark.slow
def test_a_board_file_changed_as_the_documents_say_is_flashed_all_the_same(tmp_path: Path) -> None:
    house = copy_of_the_house(tmp_path / "house")
    path = house / "boards" / "raspberry_pi_pico.toml"
    text = path.read_text(encoding="utf-8")
    changes = {"address = 0x3C": "address = 0x3D", "pixels = 24": "pixels = 45", '"GRB"': '"RGB"'}
    for there, wanted in changes.items():
        assert there in text
        text = text.replace(there, wanted)
    path.write_text(text, encoding="utf-8")
    # Those that know a board by its file.
    tests = "drive/test_boards.py drive/test_release.py drive/test_build.py drawing documents"
    paths = " ".join(f"host_tests/{path}" for path in tests.split())
    assert "tests   passed" in run(f"python3 tools/check.py {shlex.join(FAST)} {paths}", house)


@of("games")
def test_collecting_games(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In this world no board is plugged in, and one game was saved by the page."""
    monkeypatch.setattr("platformdirs.user_data_path", lambda name: tmp_path / "data")
    monkeypatch.chdir(tmp_path)
    world = GamesWorld(volumes=list)
    Path("games.txt").write_text(line(FIRST), encoding="utf-8")
    assert games(games_options(["--from", "games.txt"]), world) == 0
    capsys.readouterr()
    assert games(games_options(arguments(command)), world) == 0
    shown = capsys.readouterr().out
    assert "Zo%C3%AB" in shown or "Zoë" in shown or "games.html shows 1 game" in shown


@pytest.mark.slow
@of("fairness")
def test_the_wheel_s_figures_are_those_in_the_readme(command: str) -> None:
    readme = blocks((ROOT / "README.md").read_text(encoding="utf-8"))
    printed = [block.text for block in readme if block.language == "text"]
    assert run(command, ROOT) in printed


@pytest.mark.slow
@of("gallery")
def test_drawing_every_screen(command: str, tmp_path: Path) -> None:
    house = copy_of_the_house(tmp_path / "house")
    run(f"{command} --only 128x64-en", house)
    (picture,) = (house / "build").rglob("*.png")
    assert picture.stat().st_size > 1000


@pytest.mark.slow
@of("docs")
def test_making_the_documents(command: str, tmp_path: Path) -> None:
    """In a copy, as it writes; there is nothing to write, because all documents are current."""
    said = run(command, copy_of_the_house(tmp_path / "house"))
    assert "documents are up to date" in said, said


@pytest.mark.slow
@of("release")
def test_releasing(command: str, tmp_path: Path) -> None:
    run(f"{command} --board pygamer --into {tmp_path}", ROOT)
    assert len(list(tmp_path.glob("tipperary-*-pygamer.zip"))) == 1


@pytest.mark.slow
@of("case")
def test_making_the_case(command: str, tmp_path: Path) -> None:
    run(f"{command} --to {tmp_path}", ROOT)
    assert {path.suffix for path in tmp_path.iterdir()} == {".3mf", ".stl"}


@pytest.mark.slow
@of("benchmark")
def test_measuring(command: str) -> None:
    """Only the row that is the same on every machine and at every load."""
    assert "saved" in run(f"{command} --only 'saved five-player game'", ROOT)


@pytest.mark.skipif(sys.platform == "win32", reason="python3 may be another program there")
def test_python3_is_the_python_that_the_documents_mean() -> None:
    answer = run("python3 --version", ROOT)
    assert tuple(map(int, answer.split()[1].split(".")[:2])) >= (3, 11)
