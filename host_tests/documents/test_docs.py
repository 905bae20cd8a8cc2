# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The documents say what the code says: boards, pins, colours, version, links and licence."""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from host_tests.documents.recipes import copy_of_the_house, run
from tools.documents import pages
from tools.documents.overlay import SIZES
from tools.documents.pictures import look_alike
from tools.documents.wiring import diagram, readable
from tools.drive.boards import Board, load, load_all
from tools.drive.build import version
from tools.support.environment import ROOT

BOARDS = load_all()
WIRED = [board for board in BOARDS if board.wiring]
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/building.md")
LINK = re.compile(r"""(?:\]\(|src=")([^)#\s"]+)(#[^)\s]+)?[)"]""")


def read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def test_tables_diagrams_and_overlays_are_what_the_board_files_make_of_them() -> None:
    stale = [path for path, data in pages.drawn_pages() if not pages.is_current(path, data)]
    assert stale == [], "run python3 tools/docs.py"


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
    assert all(readable(need) in row for need in board.needs)
    assert (f"docs/wiring/{board.id}.svg" in row) == bool(board.wiring)


@pytest.mark.parametrize("board", WIRED, ids=lambda board: board.id)
def test_a_wiring_diagram_shows_every_wire_part_and_the_current(board: Board) -> None:
    texts = re.findall(r"<text [^>]*>([^<]*)</text>", read(f"docs/wiring/{board.id}.svg"))
    for wire in board.wiring:
        assert wire.pad in texts
        assert wire.pin in texts
    together = " ".join(texts)
    assert "330 to 470 Ω resistor" in together
    assert "1000 µF capacitor" in together
    assert f"{board.ring.limit_ma} mA or less" in together
    assert f"{60 * board.ring.pixels:,} mA" in together
    assert all(readable(need) in together for need in board.needs)


def test_the_other_legs_of_the_buttons_go_where_the_keys_data_says() -> None:
    pico = load("raspberry_pi_pico")
    high = replace(pico.keys[0], settings={**pico.keys[0].settings, "pressed": "high"})
    low_svg = diagram(pico, pages.colours())
    high_svg = diagram(replace(pico, keys=(high,)), pages.colours())
    assert low_svg.count(">GND<") == high_svg.count(">GND<") + 1
    assert ">3V3<" not in low_svg
    assert ">3V3<" in high_svg


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size.pixels))
def test_an_overlay_is_in_millimetres_with_areas_pixels_and_a_ruler(size) -> None:
    sheet = read(f"docs/overlay/ring-{size.pixels}.svg")
    assert 'width="210mm" height="297mm" viewBox="0 0 210 297"' in sheet
    radii = {float(radius) for radius in re.findall(r'<circle [^>]*r="([\d.]+)"', sheet)}
    assert {round(size.outer / 2, 2), round(size.inner / 2, 2)} <= radii
    assert sheet.count('width="5" height="5"') == size.pixels
    assert '<line x1="80" y1="252" x2="130" y2="252"' in sheet  # the ruler, 50 mm
    assert [f">{area}</text>" in sheet for area in range(1, 6)] == [True] * 5
    for colour, name in zip(pages.colours(), pages.crest_names(), strict=True):
        assert f"#{colour:06x}" in sheet
        assert f">{name}</text>" in sheet


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
    with Image.open(ROOT / pages.PICTURES / "spin.webp") as spin:
        assert getattr(spin, "n_frames", 1) > 30
    assert (ROOT / pages.PICTURES / "spin.webp").stat().st_size < 400_000
    assert sum(path.stat().st_size for path in pictures) < 1_000_000


def test_a_picture_with_another_letter_is_another_picture() -> None:
    def picture(word: str, quality: int) -> bytes:
        image = Image.new("RGB", (640, 320))
        ImageDraw.Draw(image).text((40, 40), word, "white", font_size=40)
        file = io.BytesIO()
        image.save(file, "WEBP", quality=quality)
        return file.getvalue()

    assert look_alike(picture("Castle", 90), picture("Castle", 85))
    assert not look_alike(picture("Castle", 90), picture("Cattle", 90))


def test_the_newest_entry_of_the_changelog_is_this_version() -> None:
    entries = re.findall(r"^## (\S+)", read("CHANGELOG.md"), re.M)
    assert entries[0] == version()


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
