# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Every screen in every state that looks different, as a store and a list of presses."""
