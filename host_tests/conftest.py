# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What every test may use."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

import host_tests.support  # noqa: F401  makes the device's package importable
from tools.support.browser import find_chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The long ones come first, so that all processors have work to the end.

    Tests in a browser are skipped, and say so, where there is no browser.
    """
    items.sort(key=lambda item: not item.get_closest_marker("browser"))
    items.sort(key=lambda item: not item.get_closest_marker("slow"))
    if find_chromium() is None:
        without = pytest.mark.skip(reason="no Chromium here: apt-get install chromium")
        for item in items:
            if item.get_closest_marker("browser"):
                item.add_marker(without)


def pytest_collection_finish() -> None:
    """The device collects garbage at every screen; what all the tests are made of is none."""
    gc.freeze()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a process; every page in it has a memory of its own."""
    from host_tests.support.browser import chromium  # few tests need what it imports

    with chromium() as started:
        yield started
