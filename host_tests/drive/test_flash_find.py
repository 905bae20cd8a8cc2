# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Which board is flashed: labels, boot_out.txt, several boards, and boards that will not do."""

from __future__ import annotations

from pathlib import Path

import pytest

from host_tests.support.drive import contents, make_drive, put
from host_tests.support.repository import small_repository
from tools.boards.board import BOARDS, board_ids
from tools.drive.find import (
    LINUX_PLACES,
    MACOS_PLACES,
    Drive,
    find_drives,
    folder_volumes,
    look_at,
)
from tools.drive.flash import main
from tools.drive.manifest import NAME, decode
from tools.drive.world import DONE, NO_BOARD, USAGE, World
from tools.flash import parse
from tools.support.environment import ROOT

BOOT_OUT = """\
Adafruit CircuitPython 9.2.8-3-g1234567 on 2025-05-28; Raspberry Pi Pico W with rp2040
Board ID:raspberry_pi_pico_w
UID:E6614C311B7E6F35
MAC:28:CD:C1:00:00:00
boot.py output:
"""


class Desk:
    """A computer with boards plugged in."""

    def __init__(self, folder: Path) -> None:
        self.root = small_repository(folder / "repository")
        self.media = folder / "media" / "me"
        self.said: list[str] = []

    def plug_in(
        self, label: str, board_id: str = "raspberry_pi_pico", version: str = "10.0.3"
    ) -> Path:
        return make_drive(self.media / label, board_id, version)

    def flash(self, *arguments: str, answer: str | None = None) -> int:
        self.said.clear()
        world = World(
            volumes=lambda: folder_volumes(LINUX_PLACES, self.media.parents[1]),
            root=self.root,
            say=self.said.append,
            ask=None if answer is None else lambda question: answer,
        )
        return main(parse(["--skip-tests", *arguments]), world)

    @property
    def text(self) -> str:
        return "\n".join(self.said)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def flashed_as(drive: Path) -> str | None:
    manifest = drive / NAME
    found = decode(manifest.read_bytes()) if manifest.exists() else None
    return found.board if found else None


def test_boot_out_says_version_board_and_serial_number(tmp_path: Path) -> None:
    put(tmp_path, {"boot_out.txt": BOOT_OUT.replace("\n", "\r\n").encode()})
    boot = look_at(tmp_path)
    assert boot.version == "9.2.8-3-g1234567"
    assert (boot.name, boot.board) == ("Raspberry Pi Pico W", "raspberry_pi_pico_w")
    assert boot.uid == "E6614C311B7E6F35"
    put(tmp_path, {"boot_out.txt": b"nothing of the kind"})
    assert look_at(tmp_path) == Drive(tmp_path)


@pytest.mark.parametrize(
    ("places", "where"),
    [
        (LINUX_PLACES, "media/me"),
        (LINUX_PLACES, "run/media/me"),
        (LINUX_PLACES, "mnt"),
        (LINUX_PLACES, "media"),
        (MACOS_PLACES, "Volumes"),
    ],
)
@pytest.mark.parametrize("label", ["CIRCUITPY", "CIRCUITPY1", "CIRCUITPY 1", "SHEEP"])
def test_drives_are_found_where_the_system_mounts_them(
    tmp_path: Path, places: tuple[str, ...], where: str, label: str
) -> None:
    drive = make_drive(tmp_path / where / label)
    (tmp_path / where / "USB STICK").mkdir()
    found = find_drives(lambda: folder_volumes(places, tmp_path))
    assert [(d.path, d.board) for d in found] == [(drive, "raspberry_pi_pico")]


@pytest.mark.parametrize(
    ("label", "is_one"),
    [
        ("CIRCUITPY", True),
        ("CIRCUITPY1", True),
        ("CIRCUITPY 1", True),
        ("MYCIRCUITPY", False),
        ("CIRCUITPYX", False),
    ],
)
def test_a_drive_that_says_nothing_of_itself_is_found_by_its_label(
    label: str, is_one: bool, tmp_path: Path
) -> None:
    volumes = [(tmp_path / "C", "Windows"), (tmp_path, label)]
    found = find_drives(lambda: volumes)
    assert [(drive.path, drive.board) for drive in found] == ([(tmp_path, "")] * is_one)


def test_no_board_says_what_was_looked_for_and_how_to_get_one(desk: Desk) -> None:
    assert desk.flash() == NO_BOARD
    for words in ("CIRCUITPY", "boot_out.txt", "cable that carries data", "circuitpython.org"):
        assert words in desk.text


def test_several_boards_are_listed_and_none_is_touched(desk: Desk) -> None:
    drives = [desk.plug_in("CIRCUITPY"), desk.plug_in("CIRCUITPY1", "pybadge")]
    assert desk.flash() == NO_BOARD
    assert "1. " in desk.text
    assert "Adafruit Pybadge (pybadge), CircuitPython 10.0.3" in desk.text
    assert "--all" in desk.text
    assert [flashed_as(drive) for drive in drives] == [None, None]


def test_one_of_several_is_chosen_by_board_by_drive_or_by_answering(desk: Desk) -> None:
    pico, badge = desk.plug_in("CIRCUITPY"), desk.plug_in("CIRCUITPY1", "pybadge")
    assert desk.flash("--board", "pybadge") == DONE
    assert [flashed_as(drive) for drive in (pico, badge)] == [None, "pybadge"]
    assert desk.flash("--drive", str(pico)) == DONE
    assert flashed_as(pico) == "raspberry_pi_pico"
    assert desk.flash("--no-mpy", answer="2") == DONE
    assert (badge / "engine_core" / "game.py").exists()
    assert desk.flash(answer="7") == NO_BOARD
    assert desk.flash(answer="") == NO_BOARD


def test_all_boards_are_flashed_one_after_the_other_with_a_summary(desk: Desk) -> None:
    pico = desk.plug_in("CIRCUITPY")
    old = desk.plug_in("CIRCUITPY1", "pygamer", "8.2.10")
    badge = desk.plug_in("CIRCUITPY2", "pybadge")
    assert desk.flash("--all") == NO_BOARD
    assert [flashed_as(drive) for drive in (pico, old, badge)] == [
        "raspberry_pi_pico",
        None,
        "pybadge",
    ]
    summary = desk.said[desk.said.index("\nSummary:") :]
    assert len(summary) == 4
    assert "too old" in "".join(summary)
    assert desk.flash("--all", "--board", "pybadge") == DONE


@pytest.mark.parametrize("version", ["9.1.4", "8.2.10", "7.0.0"])
def test_an_old_circuitpython_is_refused(desk: Desk, version: str) -> None:
    drive = desk.plug_in("CIRCUITPY", version=version)
    before = contents(drive)
    assert desk.flash() == NO_BOARD
    assert f"CircuitPython {version} is too old: 9.2 or newer is needed" in desk.text
    assert contents(drive) == before


def test_a_version_of_its_maker_s_own_is_flashed_as_one_that_is_unknown(desk: Desk) -> None:
    desk.plug_in("CIRCUITPY", version="3f2a1bc")
    assert desk.flash() == DONE
    assert "Its CircuitPython is unknown" in desk.text


def test_a_newer_circuitpython_than_we_know_is_said_and_flashed(desk: Desk) -> None:
    desk.plug_in("CIRCUITPY", version="11.0.0")
    assert desk.flash() == DONE
    assert "newer than the ones we have tried" in desk.text


def test_an_unknown_board_is_told_what_is_supported(desk: Desk) -> None:
    drive = desk.plug_in("CIRCUITPY")
    boot = (drive / "boot_out.txt").read_bytes()
    put(drive, {"boot_out.txt": boot.replace(b"raspberry_pi_pico", b"pimoroni_tiny")})
    assert desk.flash() == NO_BOARD
    assert "The board pimoroni_tiny" in desk.text
    assert all(board_id in desk.text for board_id in board_ids())


def test_a_board_wired_like_a_known_one_is_flashed_as_that_and_starts(desk: Desk) -> None:
    drive = desk.plug_in("CIRCUITPY")
    boot = (drive / "boot_out.txt").read_bytes()
    put(drive, {"boot_out.txt": boot.replace(b"raspberry_pi_pico", b"pimoroni_tiny")})
    assert desk.flash("--board", "raspberry_pi_pico") == DONE
    manifest = decode((drive / NAME).read_bytes())
    assert manifest is not None
    assert (manifest.board, manifest.device) == ("raspberry_pi_pico", "pimoroni_tiny")
    assert "flashed as a Raspberry Pi Pico" in desk.text


def test_any_folder_is_a_drive_when_the_board_is_named(desk: Desk, tmp_path: Path) -> None:
    folder = tmp_path / "somewhere"
    folder.mkdir()
    assert desk.flash("--drive", str(folder)) == NO_BOARD
    assert "press the board's reset button, or name it with --board" in desk.text
    assert desk.flash("--drive", str(folder), "--board", "pygamer") == DONE
    assert flashed_as(folder) == "pygamer"
    assert "Its CircuitPython is unknown" in desk.text
    assert desk.flash("--drive", str(tmp_path / "nowhere")) == NO_BOARD
    assert desk.flash("--drive", str(folder), "--board", "toaster") == NO_BOARD


def test_a_board_of_ones_own_is_flashed_from_its_file(desk: Desk, tmp_path: Path) -> None:
    own = tmp_path / "boards"
    own.mkdir()
    pico = (BOARDS / "raspberry_pi_pico.toml").read_text(encoding="utf-8")
    (own / "raspberry_pi_pico.toml").write_text(pico, encoding="utf-8")
    (own / "kitchen.toml").write_text(
        'id = "kitchen"\nname = "Kitchen clock"\nlike = "raspberry_pi_pico"\n', encoding="utf-8"
    )
    drive = desk.plug_in("CIRCUITPY")
    boot = (drive / "boot_out.txt").read_bytes()
    put(drive, {"boot_out.txt": boot.replace(b"raspberry_pi_pico", b"kitchen")})
    world = World(root=desk.root, boards=own, say=desk.said.append)
    assert main(parse(["--skip-tests", "--drive", str(drive)]), world) == DONE
    assert flashed_as(drive) == "kitchen"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--drive", "x", "--all"],
        ["--monitor", "--all"],
        ["--build-only", "x", "--drive", "y"],
        ["--sheep"],
    ],
)
def test_options_that_make_no_sense_together_are_a_usage_error(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        parse(arguments)
    assert stopped.value.code == USAGE
    assert "error:" in capsys.readouterr().err


def test_the_help_names_every_option_and_fits_a_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        parse(["--help"])
    text = capsys.readouterr().out
    for option in ("--skip-tests", "--drive", "--board", "--all", "--build-only"):
        assert option in text
    for option in ("--no-mpy", "--mpy-cross", "--dry-run", "--watch", "--monitor"):
        assert option in text
    assert max(map(len, text.splitlines())) <= 100


@pytest.mark.parametrize("place", ["", "firmware", "engine_core", ".", "..", "tools/drive"])
def test_a_folder_with_sources_is_no_drive(
    place: str, desk: Desk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    with pytest.raises(SystemExit):
        desk.flash("--drive", place)
    assert "is not a drive" in capsys.readouterr().err
