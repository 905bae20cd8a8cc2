#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Shows that the wheel is fair: every byte counted, then two million draws put to the test."""

from __future__ import annotations

import argparse
import io
import math
import random
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from engine_core.rules import AREAS
from engine_core.wheel import draw_turn

RUNS, DRAWS = 100, 20_000
LIMIT = 9.49  # a fair wheel of five is more uneven than this in one run of twenty


def by_byte() -> Counter[int]:
    """How many of the 256 byte values give each turn; the others are drawn again."""
    turns: Counter[int] = Counter()
    for value in range(256):
        source = io.BytesIO(bytes([value, 0]))
        turn = draw_turn(source.read)
        turns[turn if source.tell() == 1 else -1] += 1
    return turns


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, help="repeatable chance instead of this computer's own")
    options = parser.parse_args()
    own = random.SystemRandom()
    source = (own if options.seed is None else random.Random(options.seed)).randbytes

    turns = by_byte()
    each = ", ".join(str(turns[turn]) for turn in range(AREAS))
    print(f"Of the 256 values of a byte, {each} give each turn; {turns[-1]} is drawn again.")
    runs = [[0] * AREAS for _ in range(RUNS)]
    for counts in runs:
        for _ in range(DRAWS):
            counts[draw_turn(source)] += 1
    whole = [sum(column) for column in zip(*runs, strict=True)]
    square = chi_square(whole)
    # How often a fair wheel of five is at least this uneven: four degrees of freedom.
    more = math.exp(-square / 2) * (1 + square / 2)
    uneven = sum(chi_square(counts) > LIMIT for counts in runs)
    print(f"{RUNS * DRAWS:,} draws: {', '.join(f'{count:,}' for count in whole)}.")
    print(
        f"Chi-square {square:.2f}, four degrees of freedom: "
        f"{more:.0%} of fair wheels are less even."
    )
    print(f"Of {RUNS} runs of {DRAWS:,}, {uneven} are above {LIMIT}; a fair wheel has about 5.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
