# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""One server and one Chromium for all the tests of a module."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path

import pytest

from host_tests.simulator.wire import Wire, served, wired
from host_tests.support.browser import chromium

OpenPage = Callable[..., AbstractContextManager[Wire]]


@pytest.fixture(scope="module")
def open_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenPage]:
    """Opens the page: `with open_page() as wire`."""
    folder: Path = tmp_path_factory.mktemp("saves")
    with served(folder) as address, chromium() as browser:
        yield partial(wired, browser, address)
