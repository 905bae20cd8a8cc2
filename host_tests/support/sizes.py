# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The screen sizes, each by a board that has it."""

SIZES = {
    "128x64": "raspberry_pi_pico",
    "160x128": "pybadge",
    "240x135": "adafruit_feather_esp32s3_reverse_tft",
}
