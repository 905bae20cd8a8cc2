# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""One server for all the tests that bring their own device."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial

import pytest
from playwright.sync_api import Browser

from host_tests.page.wire import DEVICE, Wire, served, wired

OpenPage = Callable[..., AbstractContextManager[Wire]]


@pytest.fixture(scope="session")
def open_page(browser: Browser) -> Iterator[OpenPage]:
    """Opens the page with a test for a device: `with open_page() as wire`."""
    changes = {"device.js": DEVICE.encode(), "worker.js": b""}
    with served(**changes) as address:
        yield partial(wired, browser, address)
