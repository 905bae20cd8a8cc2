# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The device on a computer: what the host lacks, and a page that shows it."""
