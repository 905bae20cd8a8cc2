# SPDX-FileCopyrightText: 2026 the Tipperary companion authors
# SPDX-License-Identifier: MIT
"""The ring of light: five arcs for five areas, and a spin that always ends between two of them."""

from micropython import const

from tipperary.light.colours import LIGHT
from tipperary.ticks import since

_AREAS = const(5)
_PIXEL = const(40)  # steps a pixel, so that an area is a whole number of steps for any ring
_BLEND = const(8)  # shades between two coats of arms on the pixel where they meet
_SHADE = const(5)  # steps a shade: _PIXEL // _BLEND
# One turn of the wheel at full speed: five arcs pass a pixel with at most two flashes of light,
# so this keeps it below three flashes a second.
_TURN_MS = const(720)
_HELD_MS = const(8000)  # held longer than this the wheel begins to slow all the same
_DIM = const(12)  # a coat of arms that is not in play has a 12th of the light
_CHANNEL_MA = const(20)  # a WS2812 at full light: 20 mA a colour, and 1 mA when dark


class Ring:
    """The pixels as five arcs."""

    def __init__(self, pixels, part):
        self.pixels = pixels
        self._wire = bytes(_wire_order(part))
        self.count = len(self._wire)
        self._area = self.count * _PIXEL // _AREAS
        # Even if every pixel showed white at once, the whole ring stays below the limit.
        each = (part["limit_ma"] - len(pixels)) * 255 // (_CHANNEL_MA * len(pixels))
        self.most = max(0, min(255, each // 3))
        self._light = self.most
        self._shades = [0] * (_AREAS * _BLEND)
        self._colours = [0] * _AREAS
        self._at = bytearray(_AREAS)
        self._order = bytearray(self._wire)
        self.turning = False
        self.rested = 0  # the turn at which the wheel stopped last
        self.ticks = 0
        self._from = self._target = self._position = 0
        self._began = self._slowed = self._way = self._time = 0

    def adjust(self, brightness, first, reverse):
        """Set the light, 0 to 5, the position of the first area and the direction."""
        self._light = self.most * brightness // 5
        # The places on the wire, from the first area on, in the direction that was set.
        start = first * self.count // _AREAS
        for position in range(self.count):
            place = -position - 1 if reverse else position
            self._order[position] = self._wire[(place + start) % self.count]

    def set_crests(self, crests):
        """Have these coats of arms in full light from now on, and the others dim."""
        for crest in range(_AREAS):
            light = self._light if crest in crests else self._light // _DIM
            self._colours[crest] = _scaled(LIGHT[crest], light)
        for crest in range(_AREAS):
            here = self._colours[crest]
            before = self._colours[crest - 1]
            for shade in range(_BLEND):
                self._shades[crest * _BLEND + shade] = _mixed(before, here, shade)

    def _set(self, position, colour):
        self.pixels[self._order[position]] = colour

    def _show_areas(self, colours):
        # Each area in one colour; a pixel between two areas stays dark.
        for position in range(self.count):
            area = position * _AREAS // self.count
            whole = (position + 1) * _AREAS <= (area + 1) * self.count
            self._set(position, colours[area] if whole else 0)
        self.pixels.show()

    def show_turn(self, turn):
        """Show where each coat of arms is after a turn of the wheel."""
        self.rested = turn
        self._show_areas([self._colours[(area - turn) % _AREAS] for area in range(_AREAS)])

    def show_crest(self, crest):
        """The whole ring in one coat of arms' colour."""
        self._show_areas([_scaled(LIGHT[crest], self._light)] * _AREAS)

    def show_shares(self, crests, shares, most):
        """The ring filled in the colours of coats of arms, each by its share of the most."""
        ends = []
        done = 0
        for share in shares:
            done += share
            ends.append(done * self.count // most)
        for position in range(self.count):
            colour = 0
            for crest, end in zip(crests, ends):
                if position < end:
                    colour = _scaled(LIGHT[crest], self._light)
                    break
            self._set(position, colour)
        self.pixels.show()

    def show_crests(self, crests):
        """The ring shared by these coats of arms."""
        self.show_shares(crests, [1] * len(crests), len(crests))

    def show_areas(self, areas):
        """White light in these areas, the others dark."""
        white = _scaled(0xFFFFFF, self._light)
        self._show_areas([white if area in areas else 0 for area in range(_AREAS)])

    def spin(self, turn):
        """Start the wheel towards a turn that has been drawn."""
        self.turning = True
        self._from = self._position = self.rested * self._area
        self._target = turn * self._area
        self.rested = turn
        self._time = -1
        self.ticks = 0
        for position in range(self.count):
            crest = (position * _AREAS // self.count - self._from // self._area) % _AREAS
            self._set(position, self._colours[crest])
        for crest in range(_AREAS):
            self._at[crest] = (crest * self._area + self._from) // _PIXEL % self.count

    def frame(self, now, held):
        """Draw one frame of the turning wheel; allocates nothing."""
        if self._time < 0:
            self._began = now
            self._time = 0
        full = self._area * _AREAS
        if self._time == 0:
            elapsed = since(self._began, now)
            position = self._from + elapsed * full // _TURN_MS
            if not held or elapsed > _HELD_MS:
                # At least one turn more, to the target, from the speed it has.
                self._way = full + (self._target - position) % full
                self._time = 3 * self._way * _TURN_MS // full
                self._slowed = now
                self._from = position
        else:
            elapsed = since(self._slowed, now)
            if elapsed >= self._time:
                self.turning = False
                return
            left = (self._time - elapsed) * 1000 // self._time
            left = left * left * left // 1000
            left = left // 1000 * self._way // 1000 + left % 1000 * self._way // 1000000
            position = self._from + self._way - left
        if position // self._area != self._position // self._area:
            self.ticks += 1
        if position // _SHADE != self._position // _SHADE:
            self._draw(position)
        self._position = position

    def _draw(self, position):
        # Light changes only where two coats of arms meet, on at most ten pixels. From the last
        # to the first, because on a ring of five pixels one leaves a pixel that the next enters.
        at = self._at
        count = self.count
        area = self._area
        order = self._order
        pixels = self.pixels
        shades = self._shades
        edge = position % (count * _PIXEL) + (_AREAS - 1) * area
        for crest in range(_AREAS - 1, -1, -1):
            shade = edge // _SHADE
            new = shade // _BLEND
            if new >= count:
                new -= count
            old = at[crest]
            if old != new:
                at[crest] = new
                colour = self._colours[crest - 1]
                while old != new:
                    pixels[order[old]] = colour
                    old += 1
                    if old == count:
                        old = 0
            pixels[order[new]] = shades[crest * _BLEND + shade % _BLEND]
            edge -= area
        pixels.show()


def _wire_order(part):
    """The ring's pixels, clockwise from the first area, as places on the wire."""
    wire = list(part["map"])
    wire = wire[part["first"] :] + wire[: part["first"]]
    return wire if part["clockwise"] else wire[:1] + wire[:0:-1]


def _scaled(colour, light):
    red = (colour >> 16) * light // 255
    green = (colour >> 8 & 255) * light // 255
    return red << 16 | green << 8 | (colour & 255) * light // 255


def _mixed(before, here, shade):
    colour = 0
    for shift in (16, 8, 0):
        one = before >> shift & 255
        other = here >> shift & 255
        colour |= (one * shade + other * (_BLEND - shade)) // _BLEND << shift
    return colour
