# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT

"""Programs that run on a computer: play, flash, check, measure."""
