# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Solids as files for a slicer: 3MF and binary STL, the same bytes for the same solid."""

import io
import zipfile

import numpy as np
from manifold3d import Manifold
from numpy.typing import NDArray

Array = NDArray[np.float64]
TYPES = """\
<?xml version="1.0" encoding="UTF-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">\
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Default Extension="model" ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/>\
</Types>
"""
RELATIONS = """\
<?xml version="1.0" encoding="UTF-8"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">\
<Relationship Target="/3D/3dmodel.model" Id="model" \
Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/></Relationships>
"""
MODEL = """\
<?xml version="1.0" encoding="UTF-8"?>
<model unit="millimeter" xmlns="http://schemas.microsoft.com/3dmanufacturing/core/2015/02">
<metadata name="Title">{title}</metadata>
<metadata name="LicenseTerms">MIT</metadata>
<resources><object id="1" type="model"><mesh>
<vertices>{corners}</vertices>
<triangles>{triangles}</triangles>
</mesh></object></resources>
<build><item objectid="1"/></build>
</model>
"""


def mesh(solid: Manifold) -> tuple[Array, NDArray[np.int64]]:
    """Its corners, and for each triangle the numbers of three of them."""
    made = solid.to_mesh()
    corners = np.asarray(made.vert_properties, dtype=np.float64)[:, :3]
    return corners, np.asarray(made.tri_verts, dtype=np.int64)


def normals(faces: Array) -> Array:
    """The direction that each triangle looks in."""
    across = np.cross(faces[:, 1] - faces[:, 0], faces[:, 2] - faces[:, 0])
    length = np.linalg.norm(across, axis=1, keepdims=True)
    return np.asarray(across / np.where(length == 0, 1, length))


def files(name: str, solid: Manifold) -> dict[str, bytes]:
    """A solid in both forms, by the names of the files."""
    return {f"{name}.3mf": three_mf(solid, name), f"{name}.stl": stl(solid, name)}


def stl(solid: Manifold, title: str) -> bytes:
    corners, triangles = mesh(solid)
    faces = corners[triangles]
    layout = np.dtype([("numbers", "<f4", (12,)), ("none", "<u2")])
    rows = np.zeros(len(faces), layout)
    rows["numbers"] = np.concatenate([normals(faces), faces.reshape(-1, 9)], axis=1)
    head = f"{title}, millimetres".encode("ascii").ljust(80)
    return head + len(faces).to_bytes(4, "little") + rows.tobytes()


def three_mf(solid: Manifold, title: str) -> bytes:
    corners, triangles = mesh(solid)
    model = MODEL.format(
        title=title,
        corners="".join(f'<vertex x="{x:.4f}" y="{y:.4f}" z="{z:.4f}"/>' for x, y, z in corners),
        triangles="".join(f'<triangle v1="{a}" v2="{b}" v3="{c}"/>' for a, b, c in triangles),
    )
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as package:
        texts = {"[Content_Types].xml": TYPES, "_rels/.rels": RELATIONS, "3D/3dmodel.model": model}
        for name, text in texts.items():
            # A ZipInfo of one's own always has the same date.
            package.writestr(zipfile.ZipInfo(name), text, zipfile.ZIP_DEFLATED)
    return file.getvalue()
