# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""Keys, knobs and sticks become intents; holding and repeating are told apart here."""

from micropython import const

from tipperary.ticks import since

NOTHING, PREV, NEXT, OK, BACK, UP, DOWN = range(7)
INTENTS = ("", "prev", "next", "ok", "back", "up", "down")

_HOLD_MS = const(600)
_REPEAT_AFTER_MS = const(400)
_REPEAT_MS = const(100)
_FAST_TURN_MS = const(40)  # detents of a knob closer than this are a quick spin
_TURN_ENDS_MS = const(300)  # and farther apart than this they are two turns

_FREE = const(0)
_DOWN = const(1)
_HELD = const(2)
_DEAD = const(3)  # pressed while keys were ignored: does nothing until it is let go


class Keys:
    """Every source of keys of a board, read as intents."""

    def __init__(self, sources):
        # A source has `taps` and `holds`, the intents of each key, and `get()`: 0 when nothing
        # happened, key + 1 when a key went down, -(key + 1) when it was let go, after `held` ms.
        self._sources = sources
        self._state = [bytearray(len(source.taps)) for source in sources]
        self._source = 0
        self._key = 0
        self._since = 0
        self.repeats = 0  # how often the key that is held has counted again
        self._turned = 0
        self._ignores_turn = False
        self.step = 1  # how far a number moves with this intent
        self.pad = any(UP in source.taps for source in sources)  # there are four directions
        self.has_back = any(BACK in source.taps for source in sources)  # a key of its own
        self.turns = any(source.turns for source in sources)  # there is a knob
        self._injected = NOTHING
        self.ok_down = False
        self.stirred = False  # something was touched, also while keys are ignored

    def poll(self, now, listening=True):
        """The next intent, or NOTHING; while not listening, presses are ignored until released."""
        if self._injected:
            intent = self._injected
            self._injected = NOTHING
            return intent if listening else NOTHING
        # Not enumerate: it would take memory, in every frame of a spin.
        for index in range(len(self._sources)):
            event = self._sources[index].get()
            if event:
                self.stirred = True
                intent = self._event(index, event, now, listening)
                if intent:
                    return intent
        # There are no sources where the keys could not be made: the game is still shown.
        return self._holding(now) if listening and self._sources else NOTHING

    def inject(self, intent):
        """Have an intent come next, as if a key had it: from a computer's keyboard."""
        self._injected = intent
        self.stirred = True
        self.repeats = 0
        self.step = 1

    def forget(self):
        """Let every key that is down do nothing until it is let go."""
        for states in self._state:
            for key in range(len(states)):
                if states[key]:
                    states[key] = _DEAD
        self.ok_down = False

    def _event(self, index, event, now, listening):
        source = self._sources[index]
        states = self._state[index]
        key = abs(event) - 1
        tap = source.taps[key]
        hold = source.holds[key]
        if event < 0:
            state = states[key]
            states[key] = _FREE
            if tap == OK:
                self.ok_down = False
            if state != _DOWN or not hold or not listening:
                return NOTHING
            # Held while the device was busy, and let go before it looked: still held.
            return hold if source.held >= _HOLD_MS else tap
        if source.turns:
            apart = since(self._turned, now)
            self._turned = now
            self.step = 5 if apart < _FAST_TURN_MS else 1
            self.repeats = 0
            # A turn that began while keys were ignored is ignored until the knob rests.
            self._ignores_turn = not listening or (self._ignores_turn and apart < _TURN_ENDS_MS)
            return NOTHING if self._ignores_turn else tap
        if not listening or not tap:
            states[key] = _DEAD
            return NOTHING
        # Two keys at once: only the last one counts.
        if self._state[self._source][self._key]:
            self._state[self._source][self._key] = _DEAD
        states[key] = _DOWN
        self._source = index
        self._key = key
        self._since = now
        self.repeats = 0
        self.step = 1
        if tap == OK:
            self.ok_down = True
        return NOTHING if hold else tap

    def _holding(self, now):
        states = self._state[self._source]
        state = states[self._key]
        if state != _DOWN and state != _HELD:
            return NOTHING
        source = self._sources[self._source]
        hold = source.holds[self._key]
        elapsed = since(self._since, now)
        if state == _DOWN and hold:
            if elapsed < _HOLD_MS:
                return NOTHING
            states[self._key] = _HELD
            self._since = now
            return hold
        intent = hold or source.taps[self._key]
        if (
            intent == OK
            or intent == BACK
            or elapsed < (_REPEAT_MS if self.repeats else _REPEAT_AFTER_MS)
        ):
            return NOTHING
        self._since = now
        self.repeats += 1
        self.step = 1 if self.repeats < 9 else 5 if self.repeats < 17 else 10
        return intent
