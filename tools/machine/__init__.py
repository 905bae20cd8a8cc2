# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The drive's own files in MicroPython's WebAssembly build, under Node and in a browser."""
