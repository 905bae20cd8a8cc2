# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""One module a screen, imported when it is entered and let go when it is left."""
