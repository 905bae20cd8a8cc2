# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Which key of a board is which: facts of the hardware that no other file could tell."""

from __future__ import annotations

import pytest

from tools.boards.board import Buttons, Encoder, Joystick, Shift, board_ids, load

# What a person touches, where it is wired, and what it means.
SHIFT = {"B": "BUTTON_OUT 0 back", "A": "BUTTON_OUT 1 ok", "Start": "BUTTON_OUT 2 ok"}
PICO = {"Previous": "GP10 low prev", "Next": "GP11 low next", "OK": "GP12 low ok"}
KEYS = {
    # Clockwise counts down from A to B, as Adafruit's own library knows, so they are swapped.
    "adafruit_macropad_rp2040": {
        "Turn left": "ENCODER_B ENCODER_A 4 - prev",
        "Turn right": "ENCODER_B ENCODER_A 4 + next",
        "Knob": "ENCODER_SWITCH low ok",
        "Upper middle key": "KEY5 low ok",
        "Lower middle key": "KEY8 low back",
    },
    # D0 is the upper one of three at the screen's left; D1 and D2 are pressed when high.
    "adafruit_feather_esp32s3_reverse_tft": {
        "D0": "D0 low prev",
        "D1": "D1 high next",
        "D2": "D2 high ok",
    },
    "pygamer": {
        **SHIFT,
        "Left": "JOYSTICK_X low end prev",
        "Right": "JOYSTICK_X high end next",
        "Up": "JOYSTICK_Y low end up",
        "Down": "JOYSTICK_Y high end down",
    },
    "pybadge": {
        **SHIFT,
        "Right": "BUTTON_OUT 4 next",
        "Down": "BUTTON_OUT 5 down",
        "Up": "BUTTON_OUT 6 up",
        "Left": "BUTTON_OUT 7 prev",
    },
    **dict.fromkeys((f"raspberry_pi_pico{which}" for which in ("", "_w", "2", "_sh1106")), PICO),
}


def described(board_id: str) -> dict[str, str]:
    """Every key that means something, by what is printed on it."""
    found = {}
    for part in load(board_id).keys:
        for key, (label, intent) in enumerate(zip(part.labels, part.intents, strict=True)):
            if isinstance(part, Buttons):
                where = f"{part.pins[key]} {part.pressed}"
            elif isinstance(part, Shift):
                where = f"{part.data} {key}"
                assert part.pressed == "high"
            elif isinstance(part, Encoder):
                where = f"{part.a} {part.b} {part.divisor} {'-+'[key]}"
            else:
                assert isinstance(part, Joystick)
                where = f"{(part.x, part.y)[key // 2]} {('low', 'high')[key % 2]} end"
            if intent:
                found[label] = f"{where} {intent}"
    return found


@pytest.mark.house
@pytest.mark.parametrize("board_id", board_ids())
def test_every_key_is_where_the_board_has_it_and_means_what_lies_there(board_id: str) -> None:
    assert described(board_id) == KEYS[board_id]
