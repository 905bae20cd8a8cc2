# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `watchdog`: one that is there and never bites, as the page's clock may stand."""


class WatchDogMode:
    """What happens when nobody feeds it."""

    RAISE = "raise"
    RESET = "reset"


class WatchDogTimer:
    """Counts nothing."""

    timeout = None
    mode = None

    def feed(self):
        """It is not hungry."""
