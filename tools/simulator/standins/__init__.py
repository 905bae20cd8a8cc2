# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Small modules in place of what CircuitPython has and a computer lacks.

The device puts them into sys.modules under their own names before it starts the firmware.
"""
