# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Stands in for `storage`: a drive that belongs to the computer."""

from __future__ import annotations


def remount(mount_path: str, readonly: bool = False) -> None:
    pass


def disable_usb_drive() -> None:
    pass
