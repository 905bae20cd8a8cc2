# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Finds the Chromium that the browser tests drive."""

import shutil
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)


def find_chromium() -> Path | None:
    """The first Chromium, Chrome or Edge that is installed here."""
    found = [path for name in NAMES if (path := shutil.which(name))]
    found += [place for place in PLACES if Path(place).exists()]
    return Path(found[0]) if found else None
