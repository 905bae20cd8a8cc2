# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Board files: what they may say, and what they say, for everything that is made from them."""
