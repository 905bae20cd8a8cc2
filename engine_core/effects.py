# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What a placement gains: new edges, runs and sites, from the map before and the map after."""

from engine_core.landscape import BOG, DISTILLERY, GRAIN, RUIN, joined
from engine_core.rules import const

_RUN = const(3)


def gained(
    before: bytearray, after: bytearray, wide: int, places: list[int]
) -> tuple[int, int, int]:
    """Steps of whiskey, towers and bonus tiles that the spaces at these new places gain."""
    runs = _runs(before, after, 1, places) + _runs(before, after, wide, places)
    return _edges(before, after, wide, places), runs, _sites(before, after, wide, places)


def _edges(before: bytearray, after: bytearray, wide: int, places: list[int]) -> int:
    """New edges between a grain field and a distillery."""
    halves = 0
    for at in places:
        if after[at] == GRAIN or after[at] == DISTILLERY:
            partner = GRAIN + DISTILLERY - after[at]
            for near in (at - wide, at - 1, at + 1, at + wide):
                if after[near] == partner:
                    # Between two new spaces the edge comes up once from either side.
                    halves += 2 if before[near] == partner else 1
    return halves // 2


def _runs(before: bytearray, after: bytearray, step: int, places: list[int]) -> int:
    """New runs of three or more ruins in one direction; those that had three are only longer."""
    count = 0
    firsts = []
    for at in places:
        if after[at] != RUIN:
            continue
        while after[at - step] == RUIN:
            at -= step
        if at in firsts:
            continue
        firsts.append(at)
        length = old = longest_old = 0
        while after[at] == RUIN:
            length += 1
            old = old + 1 if before[at] == RUIN else 0
            longest_old = max(longest_old, old)
            at += step
        if length >= _RUN > longest_old:
            count += 1
    return count


def _sites(before: bytearray, after: bytearray, wide: int, places: list[int]) -> int:
    """New groups of two or more bogs; those in which two were joined before are only larger."""
    count = 0
    bogs = bytearray(len(after))
    for at in range(len(after)):
        bogs[at] = after[at] == BOG
    for at in places:
        if bogs[at]:
            site = joined(bogs, wide, at)
            old = [bog for bog in site if before[bog] == BOG]
            if len(site) > 1 and not any(bog + 1 in old or bog + wide in old for bog in old):
                count += 1
    return count
