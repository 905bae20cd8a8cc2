# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""A plan in words, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap

from tools.drive.plan import Plan
from tools.support.visible import visible

INDENT = " " * 12
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
        yield f"  move    {visible(before)} to {visible(after)}, as it is not ours"
    if any(path.startswith("lib/") for path in plan.backups):
        yield "          programs of your own that import those of lib find ours now"
    files = f"{plural(len(plan.writes), 'file')} and the manifest"
    yield f"  write   {files}, {plan.bytes_to_write:,} bytes"
    yield from _names(plan.writes)
    if plan.removes:
        yield f"  remove  {plural(len(plan.removes), 'file')}"
        yield from _names(plan.removes)
    yours = [path for path in plan.users if "." not in (path[0], path.rpartition("/")[2][0])]
    yield f"  keep    {plan.unchanged:,} of ours, {len(yours):,} of yours"
    yield from _names(yours)
    free = plan.space.free // plan.space.cluster
    yield (
        f"  space   {max(plan.needed, 0):,} clusters of {plan.space.cluster:,} bytes needed, "
        f"{free:,} free"
    )
    for warning in plan.warnings:
        yield f"  note    {warning}"


def _names(paths: Iterable[str]) -> Iterator[str]:
    names = [visible(path) for path in paths]
    more = [f"and {len(names) - LONGEST} more"] if len(names) > LONGEST else []
    yield from wrap(
        ", ".join(names[:LONGEST] + more),
        width=96,
        initial_indent=INDENT,
        subsequent_indent=INDENT,
        break_long_words=False,
        break_on_hyphens=False,
    )
