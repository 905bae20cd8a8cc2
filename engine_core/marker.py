# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The Largest Flock marker: who has it after a sheep phase."""

from engine_core.rules import MOST, RuleError, whole


def settle(holder: int | None, flocks: tuple[int, ...]) -> int | None:
    """The seat that has the marker now, or None when it is in the supply."""
    if not flocks:
        raise RuleError("players")
    for flock in flocks:
        whole(flock, 0, MOST, "number")
    if holder is not None:
        whole(holder, 0, len(flocks) - 1, "holder")
    most = max(flocks)
    tied = [seat for seat, flock in enumerate(flocks) if flock == most]
    if len(tied) == 1:
        return tied[0]
    return holder if holder in tied else None
