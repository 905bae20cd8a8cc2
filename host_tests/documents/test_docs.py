# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The documents say what the code says: boards, pins, colours, version, links and licence."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from host_tests.documents.recipes import copy_of_the_house, run
from tools.boards.board import Board, load_all
from tools.documents import pages
from tools.documents.pictures import look_alike
from tools.documents.table import builds, short
from tools.documents.wiring import price, total
from tools.support.environment import ROOT
from tools.support.firmware import version

pytestmark = pytest.mark.house

BOARDS = load_all()
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/building.md")
LINK = re.compile(r"""(?:\]\(|src=")([^)#\s"]+)(#[^)\s]+)?[)"]""")


def read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def test_tables_diagrams_and_sheets_are_what_the_board_files_make_of_them() -> None:
    assert pages.stale(dict(pages.drawn_pages())) == [], "run python3 tools/docs.py"


def test_boards_that_are_built_alike_share_a_row() -> None:
    groups = [{board.id for board in alike} for alike in builds(BOARDS)]
    assert {"raspberry_pi_pico", "raspberry_pi_pico_w", "raspberry_pi_pico2"} in groups
    assert {"raspberry_pi_pico_sh1106"} in groups  # the same board with another screen


@pytest.mark.slow
def test_a_changed_board_is_said_to_be_out_of_date_and_brought_up_to_date(tmp_path: Path) -> None:
    house = copy_of_the_house(tmp_path / "house")
    check = [sys.executable, "tools/docs.py", "--quick", "--check"]
    assert subprocess.run(check, cwd=house, capture_output=True).returncode == 0
    board = house / "boards" / "raspberry_pi_pico.toml"
    text = board.read_text(encoding="utf-8")
    board.write_text(text.replace('"GP28"', '"GP27"'), encoding="utf-8")
    (house / "boards" / "adafruit_feather_esp32s3_reverse_tft.toml").unlink()
    done = subprocess.run(check, cwd=house, capture_output=True, text=True)
    assert done.returncode == 1
    assert "docs/wiring/raspberry_pi_pico.svg is out of date." in done.stdout
    assert "docs/wiring/raspberry_pi_pico_w.svg is out of date." in done.stdout
    left = "docs/wiring/adafruit_feather_esp32s3_reverse_tft.svg"
    assert f"{left} is left over." in done.stdout
    run("python3 tools/docs.py --quick", house)
    assert "GP27" in (house / "docs/wiring/raspberry_pi_pico.svg").read_text(encoding="utf-8")
    assert not (house / left).exists()
    assert subprocess.run(check, cwd=house, capture_output=True).returncode == 0


def test_a_readme_without_its_marks_is_refused_in_a_sentence(tmp_path: Path) -> None:
    house = copy_of_the_house(tmp_path / "house")
    (house / "README.md").write_text("# Nothing\n", encoding="utf-8")
    command = [sys.executable, "tools/docs.py", "--quick"]
    done = subprocess.run(command, cwd=house, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("README.md should have the lines <!-- boards")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_every_board_is_in_the_table_with_what_to_buy(board: Board) -> None:
    (row,) = [line for line in read("README.md").splitlines() if f"`{board.id}`" in line]
    assert board.name in row
    assert f"{board.screen.width} × {board.screen.height}" in row
    assert all(short(need.part) in row for need in board.build.needs)
    assert (f"docs/wiring/{board.id}.svg" in row) == bool(board.wiring)


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.id)
def test_the_shopping_list_has_every_part_with_its_price_and_the_sum(board: Board) -> None:
    text = read("docs/building.md")
    (table,) = [part for part in text.split("\n\n") if f"\n| {board.name} |" in part]
    for part, cost in [
        (board.name, board.build.price),
        *((n.part, n.price) for n in board.build.needs),
    ]:
        assert f"| {part} | {price(cost)} |" in table
    if board.build.needs:
        least, most = map(int, re.findall(r"\*\*(\d+)–(\d+)\*\*", table)[0])
        assert least <= total(board)[0]
        assert total(board)[1] <= most


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_link_and_picture_leads_somewhere(document: str) -> None:
    for target, anchor in LINK.findall(read(document)):
        if target.startswith("https://"):
            continue
        path = (ROOT / document).parent / target
        assert path.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.+)$", path.read_text(encoding="utf-8"), re.M)
            assert anchor[1:] in {heading.lower().replace(" ", "-") for heading in headings}


def test_every_picture_is_used_and_modest_in_size() -> None:
    used = {target for document in DOCUMENTS for target, _ in LINK.findall(read(document))}
    pictures = sorted((ROOT / pages.PICTURES).iterdir())
    assert {f"docs/pictures/{path.name}" for path in pictures} <= used
    for path in pictures:
        with Image.open(path) as picture:
            moves = getattr(picture, "n_frames", 1) > 30
        assert moves == (path.stem == "turning")
        assert path.stat().st_size < (700_000 if moves else 60_000)


def test_a_picture_with_another_letter_is_another_picture() -> None:
    def picture(word: str, quality: int) -> bytes:
        image = Image.new("RGB", (640, 320))
        ImageDraw.Draw(image).text((40, 40), word, "white", font_size=40)
        file = io.BytesIO()
        image.save(file, "WEBP", quality=quality)
        return file.getvalue()

    assert look_alike(picture("Castle", 90), picture("Castle", 85))
    assert not look_alike(picture("Castle", 90), picture("Cattle", 90))


def test_the_newest_released_entry_of_the_changelog_is_this_version() -> None:
    entries = re.findall(r"^## (\S+) \((.+)\)$", read("CHANGELOG.md"), re.M)
    assert len(entries) == len(re.findall(r"^## ", read("CHANGELOG.md"), re.M))
    coming = [number for number, when in entries if when == "not released yet"]
    released = [number for number, when in entries if re.fullmatch(r"\d{4}-\d\d-\d\d", when)]
    assert [number for number, _ in entries] == coming + released
    assert len(coming) <= 1
    assert released[0] == version()


def test_the_version_number_is_in_one_place() -> None:
    number = re.compile(rf"(?<![\d.]){re.escape(version())}(?![\d.])")
    found = {
        path.relative_to(ROOT).as_posix()
        for room in ("engine_core", "firmware", "tools", "boards")
        for path in (ROOT / room).rglob("*.*")
        if path.suffix in (".py", ".toml", ".js", ".html")
        and number.search(path.read_text("utf-8"))
    }
    assert found == {"firmware/tipperary/__init__.py"}


def tracked() -> list[Path]:
    """The repository's own files, committed or about to be."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("this is not a git checkout")
    command = [git, "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in names.split("\0") if name and (ROOT / name).is_file()]


def test_every_source_file_says_whose_it_is_and_under_which_licence() -> None:
    sources = (".py", ".toml", ".js", ".mjs", ".css", ".html", ".svg", ".md", ".sh")
    missing = [
        path.relative_to(ROOT).as_posix()
        for path in tracked()
        if path.suffix in sources or path.relative_to(ROOT).as_posix() == ".ci/run"
        if "SPDX-FileCopyrightText: 2026 the Tipperary companion authors"
        not in (head := path.read_text(encoding="utf-8")[:400])
        or "SPDX-License-Identifier: MIT" not in head
    ]
    assert missing == []
    assert read("LICENSE").startswith("MIT License\n\nCopyright (c) 2026 the Tipperary companion")


def test_the_readme_says_that_this_is_unofficial() -> None:
    readme = read("README.md")
    assert "unofficial companion" in readme
    assert "none of the game's artwork or text" in readme
