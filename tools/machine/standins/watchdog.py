# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `watchdog`: one that is there and never bites, as the page's clock may stand."""


class WatchDogMode:
    RESET = "reset"


class WatchDogTimer:
    def feed(self):
        """It is not hungry."""
