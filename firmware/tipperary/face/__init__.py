# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What is on the screen: views, where their parts go, and how they are drawn."""
