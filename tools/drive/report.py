# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A plan in words, for the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tools.drive import manifest as manifests
from tools.drive.plan import Plan

LONGEST = 8  # names before "and so many more"


def plural(count: int, noun: str) -> str:
    return f"{count:,} {noun}" if count == 1 else f"{count:,} {noun}s"


def describe_plan(plan: Plan) -> Iterator[str]:
    if plan.empty:
        yield f"Nothing to do: all {plural(plan.unchanged, 'file')} are there and unchanged."
        yield from plan.warnings
        return
    yield "Plan:"
    for before, after in plan.backups.items():
        yield f"  move    {before} to {after}, as it is not ours"
    files = f"{plural(len(plan.writes), 'file')} and the manifest"
    yield f"  write   {files}, {plan.bytes_to_write:,} bytes{_names(list(plan.writes))}"
    removed = [path for path in plan.removes if path != manifests.NEW]
    if removed:
        yield f"  remove  {plural(len(removed), 'file')}{_names(removed)}"
    yours = [path for path in plan.users if "." not in (path[0], path.rpartition("/")[2][0])]
    yield f"  keep    {plan.unchanged:,} of ours, {len(yours):,} of yours{_names(yours)}"
    free = plan.space.free // plan.space.cluster
    yield (
        f"  space   {max(plan.needed, 0):,} clusters of {plan.space.cluster:,} bytes needed, "
        f"{free:,} free"
    )
    for warning in plan.warnings:
        yield f"  note    {warning}"


def _names(paths: Sequence[str]) -> str:
    if not paths:
        return ""
    more = f" and {len(paths) - LONGEST} more" if len(paths) > LONGEST else ""
    return ": " + ", ".join(paths[:LONGEST]) + more
