# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""One server and one Chromium for all the tests of a module."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial

import pytest

from host_tests.page.wire import DEVICE, Wire, served, wired
from host_tests.support.browser import chromium

OpenPage = Callable[..., AbstractContextManager[Wire]]


@pytest.fixture(scope="module")
def open_page() -> Iterator[OpenPage]:
    """Opens the page with a test for a device: `with open_page() as wire`."""
    changes = {"device.js": DEVICE.encode(), "worker.js": b""}
    with served(**changes) as address, chromium() as browser:
        yield partial(wired, browser, address)
