# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""What is written when the store is tidied: only what counts, what matters most first."""

from micropython import const

from tipperary.borrow import borrow
from tipperary.store import record_kinds as kinds

_OF_RECORD = const(8)  # what the journal and the kind add to a record


def records(saves, room):
    """All that counts; past games take no more than this room, the oldest go first."""
    found = []
    past = saves.past
    for data in past:
        room -= len(data) + _OF_RECORD
    while room < 0 and len(past) > 1:
        room += len(past.pop(0)) + _OF_RECORD
    kept = past
    if saves.ended:
        # As they were written, so that the end of that game can still be taken back.
        kept = past[:-1]
        found.append(bytes([kinds.GAME]) + saves.ended)
        found.append(bytes([kinds.PAST]) + past[-1])
    if saves.game is not None:
        found.append(bytes([kinds.GAME]) + saves.game.log)
        for seat, number in saves.drafts.items():
            found.append(bytes([kinds.DRAFT]) + kinds.draft(seat, number))
        for seat, data in saves.maps.items():
            found.append(bytes([kinds.LAND, seat]) + data)
    if saves.setup:
        found.append(bytes([kinds.SETUP]) + saves.setup)
    found.append(bytes([kinds.SETTINGS]) + borrow("settings").dump(saves.settings))
    found.append(bytes([kinds.LANGUAGE]) + saves.settings["language"].encode("utf-8"))
    if saves.explained:
        found.append(bytes([kinds.EXPLAINED]))
    for crest, name in enumerate(saves.names):
        if name:
            found.append(bytes([kinds.NAME, crest]) + name.encode("utf-8"))
    for crest, outline in enumerate(saves.outlines):
        if outline:
            found.append(bytes([kinds.TOWN, crest, outline]))
    for data in kept:
        found.append(bytes([kinds.KEPT]) + data)
    return found
