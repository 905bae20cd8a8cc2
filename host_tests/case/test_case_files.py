# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What comes of the solids: files for a slicer, pictures for the documents; and the parts' data."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from tools.boards.declared import BoardError
from tools.documents.pages import CASE
from tools.documents.pictures import look_alike
from tools.enclosure.design import PARTS, load_part
from tools.enclosure.designs import DESIGNS, design
from tools.enclosure.files import mesh, stl, three_mf
from tools.enclosure.pictures import ALBUM, picture
from tools.enclosure.table import on_the_table
from tools.support.environment import ROOT

pytestmark = [pytest.mark.house, pytest.mark.slow]

CORE = "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"
NAMES = sorted(path.stem for path in PARTS.glob("*.toml"))


@pytest.fixture(scope="module", autouse=True)
def solids_go_before_the_program_does() -> Iterator[None]:
    yield
    design.cache_clear()


def test_a_3mf_file_has_every_corner_and_triangle_in_millimetres() -> None:
    solid = design("puck")["base"].on_bed()
    corners, triangles = mesh(solid)
    with zipfile.ZipFile(io.BytesIO(three_mf(solid, "base"))) as package:
        assert package.testzip() is None
        assert package.namelist()[0] == "[Content_Types].xml"
        model = ElementTree.fromstring(package.read("3D/3dmodel.model"))
    assert model.get("unit") == "millimeter"
    read = [[float(v.get(axis, "")) for axis in "xyz"] for v in model.iter(f"{CORE}vertex")]
    assert np.allclose(read, corners, atol=1e-4)
    sides = [
        [int(t.get(corner, "")) for corner in ("v1", "v2", "v3")]
        for t in model.iter(f"{CORE}triangle")
    ]
    assert np.array_equal(sides, triangles)
    assert three_mf(solid, "base") == three_mf(solid, "base")


def test_an_stl_file_has_every_triangle_with_its_direction() -> None:
    solid = design("puck")["diffuser"].on_bed()
    data = stl(solid, "diffuser")
    corners, triangles = mesh(solid)
    assert data[80:84] == len(triangles).to_bytes(4, "little")
    assert len(data) == 84 + 50 * len(triangles)
    rows = np.frombuffer(data[84:], np.dtype([("numbers", "<f4", (12,)), ("none", "<u2")]))
    faces = rows["numbers"].reshape(-1, 4, 3)
    assert np.allclose(faces[:, 1:], corners[triangles], atol=1e-4)
    volume = np.einsum("ij,ij->i", faces[:, 1], np.cross(faces[:, 2], faces[:, 3])).sum() / 6
    assert volume == pytest.approx(solid.volume(), rel=1e-3)


@pytest.mark.parametrize("name", ALBUM)
def test_a_picture_in_the_documents_is_the_case_as_it_is_now(name: str) -> None:
    assert look_alike((ROOT / CASE / f"{name}.webp").read_bytes(), picture(name))


def test_there_are_pictures_of_the_largest_and_the_smallest_and_none_too_many() -> None:
    assert {look.design for look in ALBUM.values()} == {"console-2.42", "console-0.96", "puck"}
    assert {look.design for look in ALBUM.values()} <= set(DESIGNS)
    assert {path.stem for path in (ROOT / CASE).iterdir()} == {*ALBUM, "table"}


def test_the_drawing_of_the_table_is_the_case_as_it_is_now() -> None:
    drawn = (ROOT / CASE / "table.svg").read_text(encoding="utf-8")
    assert drawn == on_the_table()
    ElementTree.fromstring(drawn)


@pytest.mark.parametrize("name", NAMES)
def test_a_part_says_where_its_sizes_are_from(name: str) -> None:
    part = load_part(name)
    assert all(len(source) > 20 and "://" not in source for source in part.source)
    assert all(piece.solid().volume() > 0 for piece in part.piece)


def test_every_part_is_used() -> None:
    used = {placed.part for name in DESIGNS for placed in design(name).placed}
    assert used == {load_part(name) for name in NAMES}


@pytest.mark.parametrize(
    ("good", "bad", "said"),
    [
        ("tolerance = 0.3", "", "tolerance is missing"),
        ("tolerance = 0.3", "tolerance = 5.0", "tolerance must be"),
        ("box = [8.0, 1.0, 6.0]", "", "a piece is a box or a tube"),
        ("box = [8.0, 1.0, 6.0]", "box = [8.0, 1.0]", "must have 3 entries"),
    ],
)
def test_a_part_with_a_mistake_is_refused_in_a_sentence(
    good: str, bad: str, said: str, tmp_path: Path
) -> None:
    text = (PARTS / "piezo.toml").read_text(encoding="utf-8")
    assert good in text
    (tmp_path / "piezo.toml").write_text(text.replace(good, bad, 1), encoding="utf-8")
    with pytest.raises(BoardError, match=said):
        load_part("piezo", tmp_path)
    with pytest.raises(BoardError, match=r"banjo\.toml cannot be read"):
        load_part("banjo", tmp_path)
