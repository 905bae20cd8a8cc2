# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A small repository in a temporary folder: the real engine and code.py, and a one-line app."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.support.environment import ROOT

APP = '"""Says that it runs."""\n\n\ndef turns():\n    print("app: running")\n    return ()\n'


def small_repository(folder: Path) -> Path:
    shutil.copytree(ROOT / "engine_core", folder / "engine_core", ignore=_caches)
    package = folder / "firmware" / "tipperary"
    package.mkdir(parents=True)
    for name in ("code.py", "boot.py"):
        shutil.copyfile(ROOT / "firmware" / name, folder / "firmware" / name)
    shutil.copytree(ROOT / "firmware/tipperary/displays", package / "displays", ignore=_caches)
    (package / "face").mkdir()
    for name in ("__init__.py", "signs.py"):
        shutil.copyfile(ROOT / "firmware/tipperary/face" / name, package / "face" / name)
    shutil.copytree(ROOT / "firmware/pictures", folder / "firmware/pictures")
    (package / "__init__.py").write_text('__version__ = "1.2.3"\n', encoding="utf-8")
    (package / "main.py").write_text(APP, encoding="utf-8")
    return folder


def _caches(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if name == "__pycache__"]
